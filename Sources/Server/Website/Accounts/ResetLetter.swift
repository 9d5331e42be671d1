import Feeds
import Kernel
import Mail

/// What the mail about a forgotten password says.
struct ResetLetter {
  var language: LanguageTag
  var site: String
  var link: String

  func letter(to address: MailAddress, id: [UInt8], now: Instant) -> Letter {
    Letter(
      to: address, subject: subject, text: text, language: language.rawValue,
      // What HTTP calls GMT, mail writes as +0000 (RFC 5322 section 3.3).
      date: HTTPDate.text(now).dropLast(3) + "+0000", id: id)
  }

  private var subject: String {
    switch language {
    case .en: "A new password for Pocketful"
    case .fr: "Un nouveau mot de passe pour Pocketful"
    case .es: "Una contraseña nueva para Pocketful"
    }
  }

  private var text: String {
    switch language {
    case .en:
      """
      You have asked for a new password for Pocketful at \(site).

      This link lets you set one. It works once, within half an hour:

      \(link)

      It lets you in, but it does not open your data: for that you need a device that is signed in, a passkey or your recovery code. \
      Your other devices stay signed in.

      If you have not asked for this, you need do nothing. Your password stays as it is.

      """
    case .fr:
      """
      Vous avez demandé un nouveau mot de passe pour Pocketful sur \(site).

      Ce lien permet d’en choisir un. Il sert une seule fois, dans la demi-heure :

      \(link)

      Il vous fait entrer, mais n’ouvre pas vos données : pour cela, il faut un appareil déjà connecté, une clé d’accès ou votre code \
      de secours. Vos autres appareils restent connectés.

      Si vous n’avez rien demandé, vous n’avez rien à faire. Votre mot de passe reste le même.

      """
    case .es:
      """
      Has pedido una contraseña nueva para Pocketful en \(site).

      Con este enlace puedes elegirla. Sirve una sola vez, durante media hora:

      \(link)

      Te deja entrar, pero no abre tus datos: para eso hace falta un dispositivo que ya tenga la sesión abierta, una clave de acceso o \
      tu código de recuperación. Tus otros dispositivos siguen con la sesión abierta.

      Si no lo has pedido, no tienes que hacer nada. Tu contraseña sigue siendo la misma.

      """
    }
  }
}
