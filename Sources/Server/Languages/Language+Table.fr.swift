// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
package import Kernel

extension Language {
  package static let fr = Language(.fr, table: """
    002222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222221
    Français
    ,
    \u{202F}
    4
    \u{2}\u{A0}\u{1}
    \u{2}\u{A0}\u{1}
    \u{1}, \u{2}
    \u{1} et \u{2}
    janvier
    février
    mars
    avril
    mai
    juin
    juillet
    août
    septembre
    octobre
    novembre
    décembre
    lundi
    mardi
    mercredi
    jeudi
    vendredi
    samedi
    dimanche
    lun.
    mar.
    mer.
    jeu.
    ven.
    sam.
    dim.
    1er
    \u{1} \u{2}
    \u{1} \u{2}
    \u{1} \u{2}
    \u{1} \u{2}
    \u{1}, \u{2}
    \u{1} \u{2}
    Exporter en CSV
    Exporter en JSON
    Importer un fichier
    guillemets non fermés
    Rien n’a été changé.
    Ligne \u{1}\u{202F}: \u{2}
    Ce fichier n’a pas pu être lu comme un historique.
    Ce fichier est vide ou illisible.
    Ce fichier dépasse 20 Mo.
    Ce fichier a plus de \u{1} lignes.
    \u{1} s
    \u{1} min
    \u{1} h
    \u{1} j
    Hors ligne · \u{1}
    Hors ligne
    En direct · il y a \u{1}
    En direct
    Données en retard · \u{1}
    Données en retard
    Périmé · \u{1}
    Périmé
    Plus de mise à jour · \u{1}
    Plus de mise à jour
    Horaire théorique
    Pas de données
    Ajouter
    En tableau
    Annuler
    Modifier
    Choisir un fichier
    Copié.
    Jour
    Supprimer
    Modifié.
    Masquer
    Historique
    C’est encore à venir.
    Monter \u{1}
    Descendre \u{1}
    Nom
    Saisissez une date.
    Cette page réessaie d’elle-même.
    Enregistrer
    Afficher plus
    Réessayer
    Vous êtes hors ligne.
    Le serveur ne répond pas.
    Le serveur a répondu \u{1}.
    Aujourd’hui
    Maintenant
    Une nouvelle version est prête.
    Une partie de l’app n’est pas encore arrivée. Elle est redemandée sans cesse.
    Le serveur a désormais une autre version de l’app. Rechargez pour continuer\u{202F}; rien n’est perdu.
    Enregistrement…
    Enregistré.
    Ce navigateur ne garde rien ici\u{202F}: tout dure jusqu’à la fermeture de la page.
    Recharger
    Organiser les modules
    Tous les modules sont masqués
    Choisissez ce que vous voulez voir ici.
    Choisir les modules
    Principale
    Aller au contenu
    Annuler
    Annulé.
    Rétabli.
    Ouvrir
    Fermer
    Page inconnue
    Il n’y a rien à cette adresse.
    Aller à Aujourd’hui
    Votre carte de transport, les prochains trains et courses, vos entraînements et votre score de crédit. Aucun compte nécessaire, marche hors ligne.
    Impossible d’enregistrer la suite. \u{1} entrées ont été importées\u{202F}; réimportez le fichier pour le reste.
    Rien de nouveau dans ce fichier.
    \u{1} entrée importée.\u{1F}\u{1} d’entrées importées.\u{1F}\u{1} entrées importées.
    Impossible d’enregistrer\u{202F}: c’est trop long. Rien n’a été changé.
    Impossible d’enregistrer\u{202F}: cet appareil est plein. Rien n’a été changé.
    Ce navigateur ne garde rien ici\u{202F}: vos changements durent jusqu’à la fermeture de la page.
    Impossible d’enregistrer sur cet appareil. Rien n’a été changé\u{202F}: réessayez.
    Carte
    Départs
    Courses
    Sport
    Score
    Réglages
    Réglages
    Thème
    Taille du texte
    Heure
    Langue
    Distances
    Poids
    La semaine commence
    Comme l’appareil
    Clair
    Sombre
    Plus grand
    Très grand
    Pieds, miles
    Mètres
    \u{1}\u{202F}: \u{2}.
    Modules
    Ce que montrent Aujourd’hui et la barre, et dans quel ordre
    Afficher \u{1}
    \u{1}, \u{2} sur \u{3}.
    \u{1} déplacé.
    Masqué\u{A0}: \u{1}.
    \u{1} est affiché.
    Derniers changements
    Les 50 derniers, chacun peut être annulé
    Lecture des changements
    Vos changements sont gardés sur cet appareil et demandent JavaScript.
    Rien à annuler
    Vos changements seront listés ici et pourront être annulés un par un, même après un redémarrage.
    Un changement que cette version ne connaît pas
    Annuler\u{202F}: \u{1}
    Rétablir
    Rétablir : \u{1}
    Annulé
    Notifications
    Ce qui vous est rappelé quand l’app est fermée
    Trains annoncés app fermée
    Courses annoncées app fermée
    Fins de repos annoncées app fermée
    Cartes annoncées app fermée
    Séances annoncées app fermée
    Calme à partir de
    Calme jusqu’à
    Oui
    Non
    Compte
    Aucun n’est nécessaire. Tout ce que vous saisissez reste sur cet appareil.
    Connecté. Ce que vous saisissez se retrouve sur vos autres appareils.
    Déconnecté. Tout est encore ici.
    Données
    Où elles sont, exporter, importer, effacer
    Où elles sont gardées
    Dans ce navigateur, sur cet appareil, qui n’est dans aucun compte.
    Dans ce navigateur, sur cet appareil. Ce qui a été envoyé est aussi sur le serveur du compte tant que ce compte existe, scellé\u{A0}: il ne peut pas le lire.
    Le navigateur a promis de les garder jusqu’à ce que vous les effaciez.
    Le navigateur peut les effacer si l’appareil manque de place. Installer l’app, ou exporter de temps en temps, aide.
    Demander au navigateur de les garder
    \u{1} changement est enregistré ici.\u{1F}\u{1} changements sont enregistrés ici.\u{1F}\u{1} changements sont enregistrés ici.
    \u{1} utilisés sur \u{2} offerts par le navigateur.
    \u{1} entrée enregistrée est endommagée. Elle est mise de côté et accompagne l’export.\u{1F}\u{1} entrées enregistrées sont endommagées. Elles sont mises de côté et accompagnent l’export.\u{1F}\u{1} entrées enregistrées sont endommagées. Elles sont mises de côté et accompagnent l’export.
    \u{1}\u{A0}ko
    \u{1}\u{A0}Go
    \u{1}\u{A0}Mo
    Exporter
    Un fichier JSON avec tout ce que vous avez saisi. Son format est documenté et cette page le relit.
    Tout exporter
    Écriture du fichier… \u{1}\u{202F}%
    Importer
    Depuis un fichier exporté ici ou sur un autre appareil. Vous voyez son contenu avant tout ajout.
    Dans ce fichier
    \u{1} nouveau changement\u{1F}\u{1} nouveaux changements\u{1F}\u{1} nouveaux changements
    \u{1} déjà présent\u{1F}\u{1} déjà présents\u{1F}\u{1} déjà présents
    \u{1} inutilisable, écartée\u{1F}\u{1} inutilisables, écartées\u{1F}\u{1} inutilisables, écartées
    \u{1} entrée endommagée, gardée telle quelle\u{1F}\u{1} entrées endommagées, gardées telles quelles\u{1F}\u{1} entrées endommagées, gardées telles quelles
    Lecture du fichier…
    Exporté le \u{1}
    \u{1}\u{202F}: \u{2}
    Réglages
    Annulations et importations
    D’une version ultérieure
    Ajouter \u{1}
    Aucun nouveau changement.
    Tout ce qu’il contient est déjà ici.
    Rien d’utilisable n’y est nouveau.
    Rien n’y est utilisable.
    Il ne contient rien.
    Ce fichier n’est pas du JSON ou il est tronqué. Rien n’a été ajouté.
    Ce fichier n’est pas un export de Pocketful. Rien n’a été ajouté.
    Ce fichier vient d’une version ultérieure. Mettez d’abord l’app à jour\u{202F}; rien n’a été ajouté.
    Ce fichier est vide ou illisible. Rien n’a été ajouté.
    Effacer
    Supprime tout ce que cette app garde sur cet appareil. C’est irréversible.
    Déconnecte cet appareil, et ne supprime rien sur le serveur du compte.
    Tout effacer
    Tout effacer sur cet appareil\u{202F}?
    Exportez d’abord si vous pourriez en avoir besoin.
    Effacer maintenant
    Une version plus récente est ouverte
    Vos données ne peuvent pas être ouvertes
    Le navigateur ne laisse pas cette page lire ce qu’elle a enregistré. Rien n’a été supprimé. Fermez les autres onglets de l’app, libérez de la place, puis réessayez.
    Tout a été effacé dans un autre onglet. Réessayez pour repartir de zéro.
    Une version plus récente de l’app, peut-être dans un autre onglet, a repris ce qui est enregistré. Rien n’est perdu. Rechargez pour continuer avec elle.
    Plus de données sont enregistrées ici que l’app ne peut en ouvrir à la fois. Rien n’a été supprimé, et tout peut être exporté.
    L’app s’est arrêtée plusieurs fois avec ce qui est enregistré ici. Rien n’a été supprimé, et tout peut être exporté. Une version ultérieure pourra l’ouvrir.
    Ce que cette page avait lu n’est plus sur l’appareil\u{202F}: le navigateur ou un outil de nettoyage l’a supprimé. Ce qui est encore en mémoire peut être exporté.
    Nulle part\u{202F}: ce navigateur ne garde rien ici. Ce que vous saisissez dure jusqu’à la fermeture de la page\u{202F}; exportez-le avant.
    \u{1} changement n’est que sur cette page.\u{1F}\u{1} changements ne sont que sur cette page.\u{1F}\u{1} changements ne sont que sur cette page.
    Exporter ce qui est lisible
    Copier le diagnostic
    Ce navigateur ne laisse pas copier une page.
    À propos
    Version, licence, sources
    Version \u{1}
    Logiciel libre sous licence MIT. Aucun compte nécessaire, sans publicité, sans pistage.
    Sources
    Stations, lignes, couleurs et trains\u{202F}: données ouvertes de la Metropolitan Transportation Authority, New York, selon ses conditions. Les heures sont celles de l’exploitant et peuvent être fausses.
    Tarifs et plafonds\u{202F}: publiés par les exploitants, avec leurs dates. Le solde est celui que vous avez saisi, pas celui de l’exploitant.
    Pocketful n’est l’app officielle de personne.
    Carte de transport
    Détails
    Récent
    Tout l’historique
    Carte inconnue
    Cette carte n’est pas sur cet appareil, ou elle a été retirée.
    Aller à la carte
    Plus de trajet
    \u{1} trajet restant\u{1F}\u{1} trajets restants\u{1F}\u{1} trajets restants
    Saisissez le solde
    Expirée le \u{1}
    Gratuit jusqu’à \u{1}
    Prochain trajet \u{1}
    Pas encore de solde
    numéro finissant par \u{1}
    Solde \u{1}.
    Solde insuffisant.
    SOLDE INSUFFISANT
    Correspondance gratuite
    Correspondance gratuite jusqu’à \u{1}
    \u{1} trajet avant la gratuité\u{1F}\u{1} trajets avant la gratuité\u{1F}\u{1} trajets avant la gratuité
    repart à zéro \u{1}
    \u{1} sur \u{2} dépensés
    Pensez à recharger
    Cette carte a expiré
    Cette carte expire aujourd’hui
    Cette carte expire demain
    Cette carte expire dans \u{1} jour\u{1F}Cette carte expire dans \u{1} jours\u{1F}Cette carte expire dans \u{1} jours
    Le solde est négatif
    Les trajets ont coûté plus que ce qui a été saisi. Saisissez ce que la carte contient vraiment.
    Deux appareils ont pu utiliser le même argent. Saisissez ce que la carte contient vraiment.
    Corriger le solde
    Touchez la carte et saisissez son solde actuel.
    Votre carte vit sur cet appareil et demande JavaScript. Rien n’en est gardé sur un serveur.
    Ouverture de votre carte
    Valider
    Express \u{1}
    Nouveau trajet \u{1}
    Correspondance ou nouveau trajet\u{202F}?
    Nouveau trajet\u{202F}?
    Recharger
    Saisir le solde
    Retirer
    Ajouter une carte
    Retirer cette carte
    \u{1} et son historique partent d’ici, et des autres appareils d’un compte. Vous pourrez l’annuler.
    Vos cartes
    Trajet gratuit.
    Plafond atteint.
    Correspondance gratuite.
    Solde fixé à \u{1}.
    \u{1} ajoutés.
    Enregistré.
    \u{1}\u{202F}: modification faite.
    Ligne modifiée.
    Ligne supprimée.
    \u{1} ajoutée.
    Carte modifiée.
    Carte retirée.
    Solde
    Nouveau solde
    Montant
    Tarif
    Prix d’un trajet
    Mon propre tarif
    Monnaie
    Voyageur
    Plein
    Réduit
    Date d’expiration
    Numéro de carte
    Titulaire
    Nom et titulaire
    Rappel
    Rappeler sous ce nombre de trajets
    Sous \u{1} trajet\u{1F}Sous \u{1} trajets\u{1F}Sous \u{1} trajets
    Désactivé
    Aucun
    Date et heure
    Service
    Métro et bus
    Bus express
    Trajet
    Nouveau trajet
    Correspondance
    Montant payé, s’il était différent
    Laissé vide, le tarif le fixe.
    Différence \u{1}
    Carte \u{1}
    Saisissez un montant.
    Saisissez un montant comme \u{1}.
    Le montant ne peut pas être négatif.
    Cette monnaie n’a pas de décimales.
    \u{1} décimale au plus.\u{1F}\u{1} décimales au plus.\u{1F}\u{1} décimales au plus.
    \u{1} au plus.
    Saisissez plus que zéro.
    Saisissez une date et une heure.
    Saisissez le numéro de la carte.
    Des chiffres et des espaces seulement.
    Un numéro de carte a de 10 à 20 chiffres\u{202F}; celui-ci en a \u{1}.
    Donnez un nom à la carte.
    À votre rythme, vide \u{1}
    À votre rythme, cela dure plus de deux mois
    \u{1} de plus suffiraient pour une semaine
    Payer au trajet a économisé \u{1} en quatre semaines par rapport au forfait \u{2} jours
    Le forfait \u{1} jours aurait économisé \u{2} en quatre semaines
    Le forfait \u{1} jours aurait coûté autant
    dans la nuit
    matin
    après-midi
    soir
    cette nuit
    ce matin
    cet après-midi
    ce soir
    demain \u{1}
    le \u{1}
    Trajet
    Trajet express
    Recharge
    Correction
    Premier solde
    correspondance gratuite
    gratuit par le plafond
    reste jusqu’au plafond
    montant saisi
    tarif inconnu ici
    Vos trajets seront ici
    Chaque trajet, recharge et correction figure ici par jour, et peut être modifié ou supprimé.
    Solde \u{1}
    Les montants gardent leurs chiffres\u{202F}: \u{1} devient \u{2}.
    \u{1} déjà connue\u{1F}\u{1} déjà connues\u{1F}\u{1} déjà connues
    \u{1} ignorée\u{1F}\u{1} ignorées\u{1F}\u{1} ignorées
    Les lignes du fichier ont été ajoutées.
    \u{1} ligne ajoutée\u{1F}\u{1} lignes ajoutées\u{1F}\u{1} lignes ajoutées
    date et heure illisibles
    la date doit être comme 2026-02-05 08:10
    son heure est encore à venir
    type inconnu
    montant illisible
    solde illisible
    service inconnu
    Est-ce la même carte\u{202F}?
    Deux appareils ont chacun apporté une carte\u{202F}: \u{1}, et \u{2}. Réunies, elles ont un seul historique.
    La même carte
    Deux cartes
    Elles ne font plus qu’une carte.
    Elles restent deux cartes.
    New York
    Bus de Londres (exemple)
    Tarif unique (exemple)
    Horloges décalées
    Mise à jour · \u{1}
    Mise à jour
    Nous réessayons.
    Les données de l’exploitant ont du retard.
    Les données de l’exploitant ont plus de cinq minutes. Les heures peuvent être fausses.
    L’horloge de l’exploitant et celle du serveur diffèrent. Les heures peuvent être fausses.
    Ni données en direct ni horaire théorique pour cette station en ce moment.
    Pas de données en direct. Heures de l’horaire théorique.
    Le flux de l’exploitant ne donne pas de réponse utilisable.
    \u{1}\u{202F}: l’horloge de l’exploitant et celle du serveur diffèrent.
    \u{1}\u{202F}: données d’il y a \u{2}.
    \u{1}\u{202F}: plus de mise à jour depuis \u{2}.
    \u{1}\u{202F}: horaire théorique.
    \u{1}\u{202F}: pas de données en direct.
    Pas de train en ce moment.
    Premier à \u{1}.
    Premier demain à \u{1}.
    Premier \u{1} à \u{2}.
    Terminus : aucun train ne part d’ici.
    Pas de train \u{1} dans ce sens en ce moment.
    \u{1} · les départs connus s’arrêtaient à \u{2}.
    Les départs connus s’arrêtaient à \u{1}.
    \u{1}\u{202F}: la suite n’est pas connue.
    Les horaires gardés sur cet appareil allaient jusqu’au \u{1}.
    La suite vient du dernier tableau et des horaires gardés sur cet appareil.
    La suite vient des horaires gardés sur cet appareil.
    Rien de connu ici pour l’instant.
    Les départs de cet arrêt n’ont pas encore été chargés. Ils viendront avec le réseau.
    Hors ligne · jamais chargé
    Départs
    Mes arrêts
    Trouver une station
    Arrêts près de moi
    Plan
    Plan de toutes les lignes. Les flèches le déplacent, plus et moins agrandissent ou réduisent, Entrée ouvre la station au milieu.
    Exploitants
    Ligne mise en avant
    Agrandir
    Réduire
    Tout le plan
    Aucun train \u{1} n’était connu à \u{2}.
    \u{1} · aucun train \u{2} connu à \u{3}.
    Les lignes choisies
    Le plan n’a pas encore été chargé sur cet appareil. Les lignes et leurs stations sont listées ci-dessous.
    Les lignes et leurs stations
    Stations de la ligne \u{1}
    Voir sur le plan
    \u{1} train de la ligne \u{2}\u{1F}\u{1} de trains de la ligne \u{2}\u{1F}\u{1} trains de la ligne \u{2}
    Aucun train de la ligne \u{1} n’est suivi en ce moment
    On ne sait pas en ce moment où sont les trains de la ligne \u{1}.
    Placés d’après leurs heures de passage.
    Direction \u{1} : entre \u{2} et \u{3}
    Direction \u{1} : à \u{2}
    Station inconnue
    < 1 min
    théorique
    retenu
    Supprimé
    Ne s’arrête pas ici
    sans signal
    Voie \u{1}
    dans moins d’une minute
    dans \u{1} minute\u{1F}dans \u{1} minutes\u{1F}dans \u{1} minutes
    dans \u{1} minutes
    Ligne \u{1}
    \u{1} express
    \u{1} vers \u{2}
    ligne \u{1}
    Ligne \u{2}\u{1F}Lignes \u{2}\u{1F}Lignes \u{2}
    Vers le nord
    Vers le sud
    Retirer \u{1}
    \u{1} dans mes arrêts
    Retirer de mes arrêts
    Lignes et direction de \u{1}
    Lignes affichées
    Direction affichée
    Deux sens
    Garder seulement \u{1}
    Modifier
    OK
    Trains suivants
    Moins de trains
    Toutes
    Afficher une ligne
    Afficher l’heure
    Minutes
    Heure
    Les deux
    Afficher les trains
    Par ligne
    Par heure
    Utiliser ma position
    Effacer
    Chercher
    \u{1} ajouté à mes arrêts.
    \u{1} retiré.
    \u{1}, \u{2} sur \u{3}.
    \u{1}\u{202F}: toutes les lignes.
    \u{1}\u{202F}: seulement \u{2}.
    \u{1}\u{202F}: les deux sens.
    \u{1} déplacé.
    Heures affichées\u{202F}: \u{1}.
    Trains affichés par ligne.
    Trains affichés par heure.
    Aucune station trouvée.
    \u{1} station trouvée.\u{1F}\u{1} stations trouvées.\u{1F}\u{1} stations trouvées.
    Vos arrêts seront ici
    Ajoutez vos stations. Leurs prochains trains s’affichent aussitôt et décomptent d’eux-mêmes.
    Chargement des départs
    Impossible de charger les départs
    «\u{202F}\u{1}\u{202F}» est inconnu. Cherchez la station par son nom.
    Les trains ne sont affichés ici que pour vos \u{1} premiers arrêts. Ceux-ci sont sur la page de la station.
    Nom, rue ou ligne
    Nom, rue ou ligne, comme «\u{202F}\u{1}\u{202F}»
    Rien trouvé pour «\u{202F}\u{1}\u{202F}».
    Essayez moins de lettres, un numéro de rue ou une ligne.
    Ouvertes récemment
    Par ligne
    ligne \u{1}
    Votre position reste sur cet appareil\u{202F}; elle n’est demandée que si vous touchez le bouton.
    Ou près d’un lieu que vous tapez
    Recherche de votre position
    Près de \u{1}
    Près de vous
    Le navigateur ne peut pas utiliser votre position. Autorisez-la dans les réglages du site, ou tapez un lieu.
    Votre position n’a pas été trouvée à temps. Réessayez, ou tapez un lieu.
    Votre position n’est pas disponible ici. Tapez un lieu.
    Vos arrêts vivent sur cet appareil et demandent JavaScript. Sans lui, vous pouvez chercher et ouvrir toute station.
    ici
    \u{1} m
    \u{1} km
    \u{1} pi
    \u{1} mi
    \u{1} min à pied
    Aucune station de ce réseau à moins de 50 km
    Aucune station de ce réseau à moins de 30 miles
    La plus proche est \u{1}, à \u{2}. Tapez un lieu pour voir ce qui l’entoure.
    partez dans \u{1} min
    partez maintenant
    plus tôt que \u{1} min à pied
    pour celui de \u{1}
    Partez dans \u{1} min pour le \u{2}
    Partez maintenant pour le \u{1}
    \u{1} part à \u{2}
    \u{1} part maintenant à \u{2}
    \u{1} de \u{2} est supprimé ou n’est plus annoncé
    Partez dans \u{1} min
    Partez dans \u{1} min pour le \u{2}
    Partez maintenant
    Était prévu à \u{1}.
    \u{1} de \u{2} n’est plus annoncé
    \u{1} de \u{2} est supprimé
    \u{1} de \u{2} ne s’arrête pas ici
    \u{1} de \u{2} est de nouveau annoncé.
    \u{1} part maintenant à \u{2}, \u{3} min plus tard.
    \u{1} part maintenant à \u{2}, \u{3} min plus tôt.
    \u{1} min plus tard qu’à votre demande
    \u{1} min plus tôt qu’à votre demande
    Prochains arrêts
    À \u{1} arrêt d’ici\u{1F}À \u{1} d’arrêts d’ici\u{1F}À \u{1} arrêts d’ici
    Retards
    Ses arrêts ne sont pas connus pour le moment.
    Me prévenir avant \u{1}
    Vous serez prévenu avant \u{1}.
    Plus d’avis pour descendre.
    Descendez dans \u{1} arrêt\u{A0}: \u{2}\u{1F}Descendez dans \u{1} d’arrêts\u{A0}: \u{2}\u{1F}Descendez dans \u{1} arrêts\u{A0}: \u{2}
    Descendez au prochain arrêt\u{A0}: \u{1}
    Descendez à \u{1}\u{A0}: \u{2}
    \u{1} ne s’arrête plus à \u{2}
    Arrivée à \u{1}.
    La cloche vous prévient deux arrêts avant, puis à l’arrêt d’avant, tant que Pocketful est ouvert à l’écran.
    Ne pas me prévenir
    Ce n’est pas tout\u{A0}: seules celles de certains arrêts ont été chargées.
    Le navigateur ne peut pas utiliser votre position. Autorisez-le dans les réglages du site, ou indiquez les minutes vous-même.
    Votre position n’a pas été trouvée à temps. Réessayez, ou indiquez les minutes vous-même.
    Votre position n’est pas disponible ici. Indiquez les minutes vous-même.
    \u{1} autre fois\u{1F}\u{1} d’autres fois\u{1F}\u{1} autres fois
    Aucun train de ce nom n’est annoncé ici. Il est peut-être parti, ou l’exploitant ne l’annonce pas.
    On ne sait rien de ce train pour l’instant.
    À pied jusqu’à \u{1}
    Une minute de moins
    Une minute de plus
    Mesurer d’ici
    Vous êtes trop loin pour y aller à pied.
    \u{1}\u{A0}: \u{2} min à pied.
    Me dire quand partir
    Rappel chaque semaine
    Rappels
    Quand partir pour \u{1}
    Aucun rappel
    Ouvrez un train par son heure sur un tableau, ou le ⋯ d’un arrêt, pour savoir quand partir.
    Ce rappel ou cet arrêt n’existe pas ici.
    Le rappel vient tant que Pocketful est ouvert à l’écran.
    Trop tard pour un rappel, sauf si le train a du retard.
    Rappel avant le départ
    Rappel \u{1}
    Plus tard
    Plus tôt
    \u{1} min avant
    au moment de partir
    Rappel créé\u{A0}: \u{1}.
    Rappel modifié\u{A0}: \u{1}.
    Rappel supprimé.
    Plus de rappel de celui-ci aujourd’hui.
    Rappels avant le départ\u{A0}: \u{1}.
    Plus aujourd’hui
    Plus rien aujourd’hui
    Aucun train connu ne laisse le temps de marcher
    Supprimer le rappel pour \u{1}
    Jours
    Tous les jours
    Du lundi au vendredi
    Le week-end
    Premier train
    Dernier train
    Choisissez un jour.
    Choisissez une heure.
    Choisissez une autre heure que celle du premier train.
    Alertes
    À vos arrêts
    En ce moment et bientôt
    Prévu
    Aucune alerte
    L’exploitant n’annonce rien d’inhabituel.
    Aucun flux d’alertes n’est lu ici pour \u{1}.
    On ne sait rien des alertes pour l’instant.
    Toutes les lignes
    Plus
    à partir de \u{1}
    \u{1}, \u{2}
    jusqu’à \u{1}
    et \u{1} de plus
    Toutes les alertes
    \u{1} alerte\u{1F}\u{1} d’alertes\u{1F}\u{1} alertes
    \u{1} alerte de l’exploitant ne peut pas être lue ici.\u{1F}\u{1} d’alertes de l’exploitant ne peuvent pas être lues ici.\u{1F}\u{1} alertes de l’exploitant ne peuvent pas être lues ici.
    Je ne prends pas d’escalier ici
    Je ne prends pas d’escalier à \u{1}
    Je reprends l’escalier à \u{1}
    Aucun ascenseur n’est signalé hors service ici.
    On ne sait rien des ascenseurs ici pour l’instant.
    \u{1} avis sur les ascenseurs ou escaliers mécaniques ici\u{1F}\u{1} d’avis sur les ascenseurs ou escaliers mécaniques ici\u{1F}\u{1} avis sur les ascenseurs ou escaliers mécaniques ici
    Ascenseur hors service
    Escalier mécanique hors service
    Ascenseurs et escaliers mécaniques
    hors service depuis \u{1}
    retour prévu \u{1}
    Aucune station à cet endroit.
    On ne sait rien des ascenseurs pour l’instant.
    Escalier mécanique bientôt hors service
    Ascenseur bientôt hors service
    Le lendemain
    \u{1}\u{A0}: suivi.
    Suivi arrêté.
    Courses
    Prochains départs
    Suivies
    suivie
    Course non annoncée
    Elle a été courue, retirée, ou ne figure pas encore parmi les prochaines.
    Cette course n’est pas connue ici
    Elle est partie, et a quitté le tableau.
    Aller aux prochaines courses
    Filtre
    Toutes
    Genres de course
    Galop
    Trot
    Lévriers
    Autres
    Combien de courses
    Pays
    Tous les pays
    \u{1} pays\u{1F}\u{1} pays\u{1F}\u{1} pays
    Réinitialiser
    Revenir à toutes les courses
    Le filtre est réglé sur \u{1}.
    \u{1}\u{A0}: \u{2}.
    oui
    non
    Suivre cette course
    Suivre toute la réunion
    Me prévenir avant le départ
    Non
    Chargement des courses
    Aucune course à venir
    Aucune course connue ici
    Les prochaines s’afficheront ici dès leur annonce.
    \u{1} seule course est annoncée.\u{1F}\u{1} courses seulement sont annoncées.\u{1F}\u{1} courses seulement sont annoncées.
    Impossible de charger les courses
    Des départs ont pu changer entre-temps.
    Nous réessayons.
    La source des courses ne donne pas de réponse utilisable.
    Certaines courses de la source sont illisibles.
    Le serveur n’a pas encore de courses.
    Ce qui était connu s’est terminé à \u{1}.
    \u{1} R\u{2}
    \u{1}, course \u{2}
    Course de galop
    Course de trot
    Course de lévriers
    Course
    départ maintenant
    \u{1} jour\u{1F}\u{1} jours\u{1F}\u{1} jours
    \u{1} heure\u{1F}\u{1} heures\u{1F}\u{1} heures
    \u{1} minute\u{1F}\u{1} minutes\u{1F}\u{1} minutes
    \u{1} seconde\u{1F}\u{1} secondes\u{1F}\u{1} secondes
    partie il y a \u{1}
    dans \u{1}
    \u{1}\u{A0}: \u{2}
    \u{1} part maintenant à \u{2}
    \u{1} part à \u{2}
    avancée de \u{1}\u{A0}min
    retardée de \u{1}\u{A0}min
    \u{1} avancée de \u{2}.
    \u{1} retardée de \u{2}.
    plus annoncée
    \u{1} n’est plus annoncée.
    Course
    Genre
    Pays
    Départ
    Heure locale
    Distance
    Piste
    Météo
    Lieu
    État
    Bon
    Souple
    Lourd
    Ferme
    Rapide
    Lent
    Synthétique
    Beau
    Dégagé
    Nuageux
    Averses
    Pluie
    Neige
    Filtre\u{A0}: 
    Australie
    États-Unis
    Royaume-Uni
    Nouvelle-Zélande
    Irlande
    France
    Afrique du Sud
    Chili
    Argentine
    Singapour
    Corée du Sud
    Brésil
    Canada
    Japon
    Macao
    Suède
    Mexique
    Italie
    Hong Kong
    Émirats arabes unis
    Allemagne
    Norvège
    Danemark
    Finlande
    Pays-Bas
    Belgique
    Espagne
    Suisse
    Autriche
    Inde
    Malaisie
    Maurice
    Qatar
    Arabie saoudite
    Turquie
    Uruguay
    Pérou
    Panama
    Porto Rico
    \u{1}\u{A0}j
    \u{1}\u{A0}h
    \u{1}\u{A0}min
    \u{1}\u{A0}s
    Entraînements
    Exercices
    Journal
    Poids et disques
    Importer
    Partager
    Entraînement inconnu
    Il n’est pas sur cet appareil, ou il a été supprimé.
    Vos entraînements vivent sur cet appareil et demandent JavaScript. Rien n’en est gardé sur un serveur.
    Ouverture de vos entraînements
    Nouvel entraînement
    Vos entraînements seront ici
    Composez-en un à partir des exercices, puis faites-le série par série, avec ou sans réseau.
    \u{1} exercice\u{1F}\u{1} exercices\u{1F}\u{1} exercices
    \u{1} tour\u{1F}\u{1} tours\u{1F}\u{1} tours
    \u{1} série\u{1F}\u{1} séries\u{1F}\u{1} séries
    Commencer
    Commencer \u{1}
    Continuer
    Réorganiser
    Terminé
    Supprimer \u{1}
    \u{1}, place \u{2} sur \u{3}
    dernière fois le \u{1}
    Travail
    Échauffement
    Dégressive
    À l’échec
    Répétitions
    Durée
    Mètres
    \u{1} répétition\u{1F}\u{1} répétitions\u{1F}\u{1} répétitions
    Choisir un exercice
    Exercice, muscle ou matériel (en anglais)
    Rien trouvé
    \u{1} exercice trouvé\u{1F}\u{1} exercices trouvés\u{1F}\u{1} exercices trouvés
    Essayez moins de lettres, ou écrivez votre exercice.
    Muscle
    Matériel
    Niveau
    Catégorie
    Filtres
    Ajouter à \u{1}
    Le mettre dans \u{1}
    tous
    Écrire le vôtre
    Votre exercice
    à vous
    Compté en
    Fait travailler
    Aide aussi
    Force
    Articulations
    Aussi appelé
    Chargement des exercices
    Les exercices ne sont pas encore là
    Ils sont chargés une fois, avec un réseau. Vos entraînements et vos exercices marchent sans.
    Records
    Le plus lourd
    Une répétition, estimée
    Le plus de répétitions en une série
    La plus longue série
    Le plus loin en une série
    Pas encore fait.
    Série \u{1} sur \u{2}
    tour \u{1} sur \u{2}
    La dernière fois \u{1}
    Première fois
    Série faite
    Enregistrer la série
    À propos de cet exercice
    Le repos est fini.
    Passer
    +30\u{202F}s
    30 secondes de plus
    Ensuite
    Terminer
    Abandonner cet entraînement
    toutes les séries faites
    Toutes les séries faites
    pas terminé
    Séries de ce superset
    Aucun entraînement en cours
    Commencez-en un depuis votre liste.
    Aller à vos entraînements
    faite
    Annuler \u{1}
    \u{1}\u{202F}: c’est parti.
    Série annulée.
    Entraînement terminé.
    Entraînement supprimé.
    Entraînements ajoutés au journal.
    Unité modifiée.
    Disques modifiés.
    Tours
    Repos
    Entre exercices
    Poids, \u{1}
    Type
    tour \u{1}
    Tour \u{1}
    Chaque tour
    Tous les tours
    Plus de tours
    Plus de supersets
    Ajouter un exercice
    Superset
    Ajouter au superset de \u{1}
    Remplacer \u{1}
    Superset \u{1}
    Ajoutez le premier depuis la liste, ou écrivez le vôtre.
    Saisissez un nom.
    Saisissez une heure. D’ici là, la précédente reste valable.
    Saisissez de 1 à 100 tours.
    Saisissez une durée comme 90 ou 1:30, une heure au plus.
    Saisissez un nombre entier de 0 à 100\u{202F}000.
    Saisissez un poids de 0 à 9\u{202F}999.
    Un superset a 20 exercices au plus.
    \u{1}\u{202F}: ajout fait.
    \u{1}\u{202F}: suppression faite.
    Entraînement supprimé.
    Nouveau nom\u{202F}: \u{1}.
    Prévue le
    Rappel à
    Prévue aujourd’hui
    Prévue le \u{1}
    Plus prévue
    Heure du rappel
    Ordre modifié.
    \u{1}\u{A0}: \u{2}
    Exercice retiré.
    Exercice remplacé.
    Mois précédent
    Mois suivant
    \u{1} entraînement\u{1F}\u{1} entraînements\u{1F}\u{1} entraînements
    Aucun entraînement à cette date.
    Ce que vous faites sera ici
    Chaque entraînement terminé figure à son jour, avec vos totaux et records.
    Totaux
    Volume
    Répétitions
    Séries
    Temps sous tension
    Distance
    Séries par muscle
    Ce qui aide compte pour moitié.
    Le plus pour \u{1}\u{202F}: \u{2} pour chacun.
    Le plus pour \u{1}\u{202F}: \u{2}.
    Meilleure estimation \u{1}.
    en cours
    ½ série
    \u{1}½ série\u{1F}\u{1}½ séries\u{1F}\u{1}½ séries
    Unité
    Pour ce que vous saisirez\u{202F}; ce qui est là garde son unité.
    Disques
    Barre
    Poids à charger
    De chaque côté
    La barre seule
    Moins que la barre seule, qui fait \u{1}
    Vos disques, les deux côtés ensemble
    Combien de \u{1}
    Lien
    Tout l’entraînement est dans le lien. Aucun serveur ne le voit\u{202F}; qui l’ouvre peut l’ajouter aux siens.
    Le lien en code QR
    Copier le lien
    En texte
    Copier le texte
    Enregistrer un fichier
    Ce navigateur ne laisse pas copier une page\u{202F}: sélectionnez et copiez vous-même.
    Un entraînement pour vous
    Ajouter à mes entraînements
    Ajouter à mon journal
    Coller un entraînement
    Un lien, ou des lignes comme\u{202F}: A. Overhead press, 3 × 10, 20 kg, repos 1:30
    Lire
    Un entraînement enregistré ici, ou le tableau (CSV) exporté par Strong ou Hevy.
    Choisir
    Lecture\u{202F}: \u{1}\u{202F}%
    Le fichier est lu.
    Tout est déjà dans votre journal.
    \u{1} entraînement déjà connu\u{1F}\u{1} entraînements déjà connus\u{1F}\u{1} entraînements déjà connus
    \u{1} nouvel exercice à vous\u{1F}\u{1} nouveaux exercices à vous\u{1F}\u{1} nouveaux exercices à vous
    nouveau
    et \u{1} de plus
    \u{1} ligne avec une note, laissée\u{1F}\u{1} lignes avec des notes, laissées\u{1F}\u{1} lignes avec des notes, laissées
    Ce qui a été compris est déjà dans votre journal.
    Rien n’y a été compris.
    Il ne contient aucun entraînement.
    Le fichier ne dit pas l’unité de ses poids. Ils sont lus en \u{1}.
    Poids en
    \u{1} ligne non comprise\u{1F}\u{1} lignes non comprises\u{1F}\u{1} lignes non comprises
    date illisible
    la date doit être comme 2026-02-05 18:00
    son jour est encore à venir
    pas d’exercice
    nombre impossible
    rien n’a été fait
    sa durée est laissée
    trop de séries en un entraînement
    plus de 5\u{202F}000 exercices
    Ligne \u{1}\u{202F}: \u{2}
    Il n’y a rien à lire.
    C’est trop grand.
    Ce n’est pas un entraînement.
    Ceci a été abîmé en chemin.
    Ceci vient d’une version plus récente de Pocketful.
    La ligne \u{1} a un poids négatif, qui ne peut pas être gardé ici.
    Un poids est négatif.
    La ligne \u{1} n’est pas un exercice.
    Ce n’est pas un export de Strong ou Hevy.
    \u{1} avec la barre
    il manque \u{1}
    poids du corps
    barre
    haltère
    kettlebell
    poulie
    machine
    barre guidée
    élastique
    barre EZ
    barre hexagonale
    disque
    barre pivotante
    médecine-ball
    ballon de gym
    rouleau de massage
    sangles de suspension
    gilet lesté
    appareil de cardio
    traîneau
    sac de sable
    matériel d’homme fort
    corde à sauter
    roue abdominale
    cordes ondulatoires
    planche d’équilibre
    haie
    chaînes
    banc à ischio-fessiers
    autre
    abdominaux
    abducteurs
    adducteurs
    biceps
    mollets
    pectoraux
    avant-bras
    fessiers
    ischio-jambiers
    fléchisseurs de la hanche
    grands dorsaux
    bas du dos
    milieu du dos
    cou
    quadriceps
    épaules
    trapèzes
    triceps
    tirer
    pousser
    tenir
    polyarticulaire
    monoarticulaire
    débutant
    intermédiaire
    expert
    renforcement
    étirement
    pliométrie
    force athlétique
    haltérophilie
    homme fort
    cardio
    technique
    poids et répétitions
    répétitions
    lest et répétitions
    répétitions assistées
    durée
    poids et durée
    distance et durée
    poids et distance
    repos
    repos court
    échauffement
    dégressive
    échec
    rép
    Score
    Votre score
    Calcul du score…
    sur \u{1}
    au \u{1}
    à \u{1}
    Score de crédit \u{1} sur \u{2}
    inchangé depuis le \u{1}
    en hausse de \u{1} depuis le \u{2}
    en baisse de \u{1} depuis le \u{2}
    Catégorie \u{1}
    Pas encore de rapport
    Le service n’a pas encore de rapport pour vous. Il sera ici dès qu’il existe.
    Aucun score n’est encore connu sur cette échelle.
    Impossible de charger votre score
    Réessayer
    Dernier connu\u{202F}: \u{1} sur \u{2}, \u{3} (\u{4})
    aujourd’hui
    hier
    il y a \u{1} jour\u{1F}il y a \u{1} jours\u{1F}il y a \u{1} jours
    Ce serveur ne montre le score que sur sa propre machine. Qui le gère peut l’ouvrir à d’autres.
    Le service est injoignable.
    Le service a mis trop de temps à répondre.
    Le service a répondu \u{1}.
    Le service a changé d’adresse.
    La réponse du service s’est interrompue.
    Le service a envoyé bien plus qu’un rapport.
    La réponse du service n’a pas été comprise.
    Le rapport n’a pas de score.
    L’échelle du rapport va de \u{1} à \u{2}, ce qui n’en est pas une.
    Le score du rapport, \u{1}, n’est pas entre \u{2} et \u{3}.
    Afficher le score
    Masqué jusqu’à votre demande
    Ouvrez pour voir votre score
    Masquer dans Aujourd’hui
    Un nouveau rapport de crédit est attendu
    Votre score et son historique vivent sur cet appareil et demandent JavaScript.
    Ce qui a changé
    Depuis le \u{1}
    Vous utilisez \u{1}\u{202F}% de votre plafond de crédit\u{202F}; c’était \u{2}\u{202F}%.
    La dette à court terme
    La dette à long terme
    Votre plafond de crédit
    \u{1} élément améliore votre score maintenant.\u{1F}\u{1} éléments améliorent votre score maintenant.\u{1F}\u{1} éléments améliorent votre score maintenant.
    Plus rien ne pèse sur votre score.
    \u{1} élément pèse sur votre score maintenant.\u{1F}\u{1} éléments pèsent sur votre score maintenant.\u{1F}\u{1} éléments pèsent sur votre score maintenant.
    Un défaut figure pour la première fois.
    Un nouveau défaut figure sur votre rapport.
    Plus aucun défaut ne figure sur votre rapport.
    Un paiement a été manqué récemment.
    Plus aucun paiement manqué ne figure sur votre rapport.
    \u{1} a augmenté de \u{2} à \u{3}.
    \u{1} a diminué de \u{2} à \u{3}.
    Au fil du temps
    Écouter la courbe
    \u{1} rapport depuis le \u{2}\u{202F}: de \u{3} à \u{4}, au plus bas \u{5}, au plus haut \u{6}.\u{1F}\u{1} rapports depuis le \u{2}\u{202F}: de \u{3} à \u{4}, au plus bas \u{5}, au plus haut \u{6}.\u{1F}\u{1} rapports depuis le \u{2}\u{202F}: de \u{3} à \u{4}, au plus bas \u{5}, au plus haut \u{6}.
    Échelles côte à côte
    \u{1}\u{202F}% de son étendue
    inchangé
    en hausse de \u{1} point\u{1F}en hausse de \u{1} points\u{1F}en hausse de \u{1} points
    en baisse de \u{1} point\u{1F}en baisse de \u{1} points\u{1F}en baisse de \u{1} points
    Pas encore de score
    Ajouter une échelle
    Modifier les catégories
    Ajouter un score
    Modifier ce score
    Date
    Échelle
    Score le plus bas
    Score le plus haut
    Catégories
    Le nom des scores, chacun à partir de son plus bas. Peut rester vide.
    À partir de
    Nom
    Elles valent à partir du
    Saisissez un nombre entier de \u{1} à \u{2}.
    Donnez un nom à l’échelle.
    Saisissez un nombre entier.
    Le score le plus haut doit dépasser le plus bas.
    Ce score a été supprimé entre-temps.
    Une autre catégorie commence là.
    Donnez un nom à la catégorie.
    Un nom n’a pas de virgule.
    Score \u{1} ajouté.
    Score modifié.
    Échelle modifiée.
    Rapport gardé\u{202F}: \u{1}.
    Score supprimé.
    Les scores du fichier ont été ajoutés.
    \u{1} ajoutée.
    Votre score est masqué dans Aujourd’hui.
    Votre score est affiché dans Aujourd’hui.
    Vos scores seront ici
    Chaque rapport est gardé ici avec sa date. D’autres scores peuvent être ajoutés à la main ou depuis un fichier.
    \u{1} score ajouté\u{1F}\u{1} scores ajoutés\u{1F}\u{1} scores ajoutés
    \u{1} déjà connu\u{1F}\u{1} déjà connus\u{1F}\u{1} déjà connus
    \u{1} ignoré\u{1F}\u{1} ignorés\u{1F}\u{1} ignorés
    date illisible
    la date doit être comme 2026-02-05
    son jour est encore à venir
    score illisible
    score hors de son échelle
    échelle inconnue ici
    Sur votre rapport
    Crédit utilisé
    \u{1}\u{202F}% de votre plafond
    Dette à court terme
    Dette à long terme
    Dernier paiement manqué
    Dernier défaut
    En faveur de votre score
    \u{1} élément\u{1F}\u{1} éléments\u{1F}\u{1} éléments
    En défaveur de votre score
    Prochain rapport
    \u{1} sur \u{2}
    Aucun sur le rapport
    Ce mois-ci
    il y a \u{1}\u{A0}mois\u{1F}il y a \u{1}\u{A0}mois\u{1F}il y a \u{1}\u{A0}mois
    Attendu
    Attendu aujourd’hui
    Demain
    Dans \u{1} jour\u{1F}Dans \u{1} jours\u{1F}Dans \u{1} jours
    Très faible
    Faible
    Passable
    Bon
    Très bon
    Excellent
    Exceptionnel
    Un compte relie vos appareils\u{A0}: ce que vous saisissez sur l’un se retrouve sur les autres. Tout est scellé sur cet appareil avant l’envoi\u{A0}: le serveur le garde sans pouvoir le lire.
    Rien ici n’en exige un.
    Ce que le serveur voit
    Qu’il existe un compte, ses moyens d’accès et les noms de ses appareils
    De chaque entrée : quand elle a été faite, par quel appareil, et sa taille
    Ce qu’il ne peut pas voir
    Le contenu de vos entrées, et la partie de l’app dont elles relèvent
    Votre mot de passe, votre code de secours et la clé de vos données
    Qui gère ce serveur vous envoie aussi cette app. Une version modifiée pourrait tout lire\u{A0}: choisissez un serveur dont le responsable a votre confiance.
    Vos appareils, le code de secours, un mot de passe et la plupart des clés d’accès ouvrent vos données. Si vous perdez tout cela, elles sont perdues. Personne ne pourra vous aider.
    Créer un compte
    J’en ai un
    Aucun compte n’est possible ici\u{A0}: un navigateur ne peut sceller des données que sur une page ouverte en https, ou sur la machine du serveur (localhost). Demandez l’adresse https à qui gère ce serveur.
    Un instant…
    Avec une clé d’accès
    Votre empreinte, votre visage ou le code de cet appareil vous donne accès. Sans adresse ni mot de passe.
    Créer avec une clé d’accès
    Se connecter avec une clé d’accès
    Confirmer avec une clé d’accès
    E-mail et mot de passe
    Avec une adresse e-mail et un mot de passe ; le mot de passe ne quitte jamais cet appareil.
    Créer le compte
    Les clés d’accès ne fonctionnent pas dans ce navigateur.
    Les clés d’accès ne fonctionnent qu’à l’adresse https du serveur, sous son nom.
    Continuer avec \u{1}
    Aucun compte ici ne va encore avec cette connexion. Créez-en un : sa clé est tirée sur cet appareil, et vous recevez un code de secours à garder.
    Connectez-vous comme d’habitude, puis ajoutez cette connexion sous « Moyens d’accès ».
    Adresse e-mail
    Mot de passe
    Nouveau mot de passe
    Le même mot de passe encore
    Au moins 8 caractères
    Code d’invitation
    Vous avez une invitation : elle vous permet de créer un compte ici.
    Se connecter
    Autrement
    Utiliser le code de secours
    Utiliser un autre appareil
    Utiliser une clé d’accès
    Utiliser le mot de passe
    Mot de passe oublié ?
    Vous recevez un e-mail avec un lien, par lequel vous choisissez un nouveau mot de passe.
    Envoyer l’e-mail
    Si \u{1} a un compte, un e-mail est en route. Le lien marche une fois, pendant 30 minutes.
    Il vous connecte. Les données restent scellées jusqu’à ce qu’un autre appareil, une clé d’accès ou le code de secours les ouvre.
    Cet appareil est déjà connecté : le lien doit être celui du même compte.
    Un code ne sert qu’une fois\u{A0}: vous en recevrez un nouveau.
    Code de secours
    26 lettres et chiffres. Les espaces et les tirets ne comptent pas.
    Rejoindre depuis un autre appareil
    Sur un appareil connecté, ouvrez Réglages, Compte, Ajouter un appareil. Scannez l’image avec l’appareil photo d’ici, ou saisissez les lettres affichées.
    Un onglet du navigateur et l’app de l’écran d’accueil sont deux appareils\u{A0}: ajoutez celui que vous utilisez.
    Le code de l’autre appareil a été scanné. Rejoindre son compte avec cet appareil\u{202F}?
    Rejoindre
    Lettres de l’autre appareil
    8 lettres et chiffres
    L’autre affiche-t-il \u{1}\u{202F}?
    Les deux doivent afficher les mêmes six chiffres. S’ils diffèrent, quelqu’un s’interpose\u{A0}: arrêtez.
    Oui, les mêmes
    Dites maintenant oui sur l’autre appareil.
    Arrêter
    Votre code de secours
    Notez-le, ou gardez-le ailleurs que sur cet appareil. Il n’est affiché qu’une fois.
    Le code précédent ne fonctionne plus. Voici le nouveau.
    Copier
    Enregistrer dans un fichier
    Je l’ai gardé
    Le code de secours de votre compte Pocketful\u{A0}:
    Cet appareil a \u{1} entrée\u{1F}Cet appareil a \u{1} d’entrées\u{1F}Cet appareil a \u{1} entrées
    C’était là avant le compte. Ce qui reste à l’écart est d’abord enregistré dans un fichier, puis quitte cet appareil.
    Un fichier a été remis à votre navigateur. Vérifiez qu’il est là avant que tout cela quitte cet appareil.
    Les emmener
    Les laisser de côté
    Le fichier est là\u{A0}: les laisser de côté
    Laissées de côté\u{A0}: cet appareil ne montre que ce qui est du compte.
    Connecté
    Connecté avec \u{1}
    C’est fait.
    En attente de votre réponse : les entrées d’ici rejoignent-elles le compte ?
    Enregistré ici
    \u{1} à envoyer\u{1F}\u{1} à envoyer\u{1F}\u{1} à envoyer
    \u{1} entrée reçue de vos autres appareils, la suite arrive\u{1F}\u{1} entrées reçues de vos autres appareils, la suite arrive\u{1F}\u{1} entrées reçues de vos autres appareils, la suite arrive
    Envoi…
    Synchronisé à \u{1}
    \u{1} pas envoyé\u{A0}: \u{2}\u{1F}\u{1} pas envoyés\u{A0}: \u{2}\u{1F}\u{1} pas envoyés\u{A0}: \u{2}
    Pas synchronisé\u{A0}: \u{1}
    vous êtes hors ligne
    le serveur ne répond pas
    le serveur n’y arrive pas pour le moment
    cet appareil n’a pas pu enregistrer ce qui est arrivé
    le compte est plein
    Un nouvel essai se fait tout seul. En attendant, tout est enregistré ici.
    Libérez de la place sur cet appareil, puis rouvrez l’app.
    Il n’accepte plus d’entrées. L’app continue de fonctionner, et ce que vous saisissez est enregistré ici.
    \u{1} entrée a été refusée par le serveur. Elle reste ici et dans l’export.\u{1F}\u{1} d’entrées ont été refusées par le serveur. Elles restent ici et dans l’export.\u{1F}\u{1} entrées ont été refusées par le serveur. Elles restent ici et dans l’export.
    \u{1} entrée demande une version plus récente de l’app. Elle est gardée d’ici là.\u{1F}\u{1} d’entrées demandent une version plus récente de l’app. Elles sont gardées d’ici là.\u{1F}\u{1} entrées demandent une version plus récente de l’app. Elles sont gardées d’ici là.
    L’horloge de cet appareil avançait sur celle du serveur. Vos entrées gardent leur ordre.
    Appareils
    Cet appareil
    Navigateur
    Vu la dernière fois le \u{1}
    Renommer
    Renommer \u{1}
    Déconnecter
    Déconnecter \u{1}
    Déconnecter \u{1}\u{202F}?
    Il ne reçoit plus rien et ne peut rien envoyer. Ce qui s’y trouve y reste.
    Ajouter un appareil
    Moyens d’accès
    Clé d’accès
    Autre connexion
    Ajouté le \u{1}
    Permet d’entrer, sans ouvrir les données.
    Ajouté le \u{1}, utilisé le \u{2}
    Retirer
    Retirer \u{1}
    Retirer \u{1}\u{202F}?
    Vous ne pourrez plus vous connecter avec.
    Seul le code de secours, ou un autre appareil connecté, ouvrira alors les données.
    Ajouter une clé d’accès
    Ajouter \u{1}
    Pour la reconnaître dans la liste
    Changer le mot de passe
    Ajouter un mot de passe
    Nouveau code de secours
    Un code de secours a été créé, et personne n’a dit l’avoir gardé. Si vous ne l’avez pas, créez-en un nouveau.
    Créer un nouveau code de secours ?
    Créer un nouveau code
    Avec un nouveau code de secours, celui que vous avez ne fonctionne plus.
    Scannez ceci avec l’appareil photo de l’autre appareil. Ou ouvrez-y Réglages, Compte, J’en ai un, Utiliser un autre appareil, et saisissez ces lettres.
    Lien pour l’appareil photo de l’autre appareil
    Encore valable \u{1} min
    Encore valable moins d’une minute
    Ajouter \u{1}\u{202F}?
    Il ouvrira alors tout ce que contient votre compte.
    Oui, l’ajouter
    Non
    \u{1} peut entrer maintenant. S’il pose encore la question, dites oui là aussi.
    Partir
    Se déconnecter
    Se déconnecter sur cet appareil\u{202F}?
    Ce que vous gardez ici continue de fonctionner, et sera envoyé à la prochaine connexion.
    Se déconnecter, tout garder ici
    Se déconnecter, tout retirer d’ici
    \u{1} entrée n’est pas encore envoyée\u{A0}: retirée, elle serait perdue.\u{1F}\u{1} d’entrées ne sont pas encore envoyées\u{A0}: retirées, elles seraient perdues.\u{1F}\u{1} entrées ne sont pas encore envoyées\u{A0}: retirées, elles seraient perdues.
    Déconnecté. Tout est encore ici.
    Déconnecté ici. Le serveur était injoignable\u{A0}: il l’apprendra dès qu’il sera joignable.
    Supprimer le compte
    Supprimer le compte\u{202F}?
    Tout ce que le serveur en a disparaît aussitôt, pour chaque appareil. Ce qui est sur cet appareil y reste.
    supprimer
    Saisissez «\u{A0}\u{1}\u{A0}» pour confirmer
    Le supprimer
    Le compte est supprimé. Tout est encore sur cet appareil.
    Quitter ce compte
    Quitter ce compte\u{202F}?
    Les entrées restent sur cet appareil et n’appartiennent à aucun compte. Rien ne change sur le serveur.
    Le quitter
    Cet appareil n’a plus de compte. Tout est encore ici.
    Connecté, données encore verrouillées
    Vous êtes connecté, mais ce moyen d’accès n’ouvre pas les données. L’un de ceux-ci le peut peut-être\u{A0}:
    Votre nouveau mot de passe vous connecte, mais n’ouvre pas encore les données. Voici ce qui les ouvre, et ensuite le mot de passe aussi :
    Ouvrir les données
    Déconnecté
    Tout est encore ici. Ce que vous saisissez est enregistré, et envoyé à la prochaine connexion.
    Se reconnecter
    Cet appareil a été déconnecté
    Sa connexion a pris fin. Tout reste ici, et sera envoyé quand vous vous reconnecterez.
    Cet appareil a été retiré du compte
    Un autre appareil l’a retiré du compte. Tout reste ici et peut être exporté. Reconnectez-vous pour continuer avec le compte.
    Le compte a été supprimé
    Le serveur n’en a plus rien. Tout reste sur cet appareil et peut être exporté.
    Cette version de l’app est trop ancienne
    Rechargez pour obtenir la nouvelle. D’ici là, tout est enregistré ici et peut être exporté.
    Dites encore qui vous êtes
    Pour cela, le serveur veut être sûr que c’est vous.
    C’est moi
    Adresse ou mot de passe incorrect.
    Cette clé d’accès n’est pas connue ici.
    Cet appareil a déjà une clé d’accès pour ce compte.
    Cette clé d’accès vous connecte, mais n’ouvre pas les données.
    Ce n’est pas le code de secours du compte, ou il a déjà servi.
    Il existe déjà un compte avec cette adresse.
    Ce serveur n’accepte pas de nouveaux comptes.
    Un nouveau compte demande ici une invitation. Saisissez son code.
    Cette invitation a déjà servi, ou son code n’est pas le bon. Demandez-en une autre à qui gère ce serveur.
    Trop d’essais. Réessayez dans \u{1}.
    C’était trop d’essais. Vous pouvez réessayer maintenant.
    \u{1} s
    \u{1} min
    Trop de gens utilisent ce mot de passe. Prenez-en un autre.
    Un mot de passe a au moins 8 caractères.
    Saisissez le mot de passe.
    Rien n’a été fait : le navigateur n’a donné aucune clé d’accès.
    Cet appareil ne peut pas garder de compte\u{A0}: il n’a plus de place, ou ce navigateur ne garde rien. Faites de la place et réessayez.
    Ce compte n’a pas de clé d’accès.
    Vous êtes hors ligne. Réessayez quand la connexion sera revenue.
    Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
    Le serveur ne répond pas. Votre ancien code ne fonctionne peut-être plus\u{A0}: créez-en encore un.
    Le serveur n’y arrive pas pour le moment. Réessayez dans un instant.
    Il ne resterait que le code de secours. Ajoutez d’abord un autre moyen d’accès.
    Ces lettres ne sont pas valables, ou ne le sont plus. Affichez-en de nouvelles sur l’autre appareil.
    Les lettres ne sont plus valables. Affichez-en de nouvelles.
    L’autre appareil n’a pas ajouté celui-ci, ou l’invitation a pris fin. Recommencez là-bas avec Ajouter un appareil.
    Le nouvel appareil s’est arrêté, ou le temps est écoulé. Rien n’a été ajouté.
    Un autre appareil est venu avec ces lettres. Affichez-en de nouvelles.
    L’autre côté n’a pas pu être vérifié\u{202F}; rien n’a été fait. Réessayez.
    Ce qui est sur cet appareil appartient à un autre compte. Quittez-le d’abord, ou effacez les données de cet appareil.
    Aucun compte ici ne va avec cette connexion.
    Cela a pris trop de temps, ou c’est déjà fait. Recommencez.
    Ce lien a déjà servi, ou a plus de 30 minutes. Demandez-en un nouveau.
    Un autre compte a déjà cette connexion.
    Vous êtes déjà connecté sur cet appareil : rien n’a été fait de votre retour. Pour l’ajouter à ce compte, commencez sous « Moyens d’accès ».
    Cela n’a pas marché, et rien n’a changé. Réessayez.
    Ce n’est pas une adresse e-mail.
    Les mots de passe ne correspondent pas.
    Un code de secours a 26 lettres et chiffres.
    Ce sont 8 lettres et chiffres.
    Il faut un nom.
    Jetons personnels
    Avec un jeton, un programme à vous peut dire ce qu’il y a sur votre carte de transport ou enregistrer un trajet\u{A0}: la voix d’un téléphone, un widget, une maison connectée.
    Créer un jeton
    Créer le jeton
    Qui possède un jeton peut faire de votre carte de transport ce que vous choisissez ici, et rien d’autre. Quand son programme demande, le serveur ouvre la carte pour cet instant.
    Où vous l’utilisez, par exemple «\u{A0}Cuisine\u{A0}»
    Ce qu’il permet
    Lire la carte de transport
    La lire et enregistrer des trajets
    Combien de temps il marche
    30 jours
    1 an
    Jusqu’à ce que je le retire
    Expire le \u{1}
    Expiré le \u{1}
    Votre jeton
    Copiez-le là où il servira. Il n’est affiché que cette fois.
    Le programme interroge cette adresse, avec l’en-tête Authorization: Bearer, une espace et le jeton.
    Des recettes pour les raccourcis, les widgets et Home Assistant sont fournies avec Pocketful\u{A0}: Documentation/Voice.md.
    Je l’ai copié
    Son programme ne peut plus rien demander, dès maintenant.
    Il y a 20 jetons, c’est le maximum. Retirez-en un d’abord.
    Saisissez le mot «\u{A0}\u{1}\u{A0}».
    Cet appareil
    Avec un compte, cet appareil vous rappelle ce que vous avez demandé même quand l’app est fermée. Sans compte, seulement quand elle est ouverte.
    Un instant…
    On saura si c’est activé dès qu’il y aura du réseau.
    Désactivé\u{A0}: vous n’êtes averti que lorsque l’app est ouverte.
    Activé\u{A0}: cet appareil vous avertit quand l’app est fermée.
    Ce navigateur n’autorise pas Pocketful à vous avertir.
    Autorisez les notifications pour ce site dans les réglages du navigateur, puis vérifiez à nouveau.
    Ce navigateur ne peut pas vous avertir quand l’app est fermée.
    Un autre navigateur, ou un autre appareil de votre compte, le peut.
    Sur iPhone et iPad, seules les apps de l’écran d’accueil peuvent vous avertir.
    Partager, puis Sur l’écran d’accueil\u{202F}; ouvrez Pocketful là-bas et revenez à cette page.
    Arrêté\u{A0}: le système ou le service d’envoi du navigateur y a mis fin.
    Réactivez-le pour être averti quand l’app est fermée.
    Activer
    Désactiver
    Envoyer un essai
    Vérifier à nouveau
    Un essai est en route vers cet appareil.
    Le service d’envoi du navigateur n’a pas accepté cet appareil. Réessayez plus tard.
    Ce serveur n’envoie rien au service de ce navigateur. La personne qui le gère peut l’autoriser.
    Le serveur n’a pas répondu. Rien n’a changé.
    C’était trop souvent. Réessayez dans une minute.
    Cela n’a pas fonctionné. Rien n’a changé.
    Le serveur n’a pas pris les prochains rappels. Un nouvel essai a lieu chaque minute.
    Ce qui vous est rappelé quand l’app est fermée
    Trains à prendre
    Courses suivies
    La fin d’un repos
    Cartes presque vides ou qui expirent
    Séances prévues
    Votre score de crédit n’est jamais dans une notification.
    Heures calmes
    De
    À
    Jamais
    Les trains pour lesquels vous avez demandé un rappel et un repos en cours sont annoncés quand même. Ce qui peut attendre vient à la fin\u{202F}; le reste ne vient pas.
    Ce que le serveur voit
    Quand un rappel est dû, et le train ou la course dont il dépend. Les textes sont scellés\u{A0}: ils ne s’ouvrent que sur vos appareils.
    Valider un trajet
    Rappeler dans 2 min
    Repos jusqu’à \u{1}
    Passer le repos
    """)
}
