#include <curl/curl.h>
#include <string.h>

/// One letter for a mail server, whole.
typedef struct {
  /// "smtp://" or "smtps://", with the port.
  const char *server;
  /// NULL where the server asks for none.
  const char *user, *password;
  /// On the envelope.
  const char *from, *to;
  const char *bytes;
  size_t count;
  /// 0: what can't be encrypted goes as it is.
  int must_encrypt;
  long seconds_to_connect, seconds;
} pocketful_letter;

/// How far curl has read it.
typedef struct {
  const char *bytes;
  size_t left;
} pocketful_unread;

static inline size_t pocketful_read(char *into, size_t size, size_t many, void *unread) {
  pocketful_unread *rest = (pocketful_unread *)unread;
  size_t count = size * many < rest->left ? size * many : rest->left;
  memcpy(into, rest->bytes, count);
  rest->bytes += count;
  rest->left -= count;
  return count;
}

/// Waits until the server has taken it, or the time is over. `curl_easy_setopt` is variadic, which Swift can't call.
/// `reply` is the server's last status, 0 where it gave none.
static inline CURLcode pocketful_send(const pocketful_letter *letter, long *reply) {
  *reply = 0;
  CURL *curl = curl_easy_init();
  struct curl_slist *to = curl_slist_append(NULL, letter->to);
  if (!curl || !to) {
    curl_slist_free_all(to);
    curl_easy_cleanup(curl);
    return CURLE_OUT_OF_MEMORY;
  }
  pocketful_unread unread = {letter->bytes, letter->count};
  curl_easy_setopt(curl, CURLOPT_URL, letter->server);
  curl_easy_setopt(curl, CURLOPT_USE_SSL, (long)(letter->must_encrypt ? CURLUSESSL_ALL : CURLUSESSL_TRY));
  if (letter->user) {
    curl_easy_setopt(curl, CURLOPT_USERNAME, letter->user);
    curl_easy_setopt(curl, CURLOPT_PASSWORD, letter->password);
  }
  curl_easy_setopt(curl, CURLOPT_MAIL_FROM, letter->from);
  curl_easy_setopt(curl, CURLOPT_MAIL_RCPT, to);
  curl_easy_setopt(curl, CURLOPT_UPLOAD, 1L);
  curl_easy_setopt(curl, CURLOPT_READFUNCTION, pocketful_read);
  curl_easy_setopt(curl, CURLOPT_READDATA, &unread);
  curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT, letter->seconds_to_connect);
  curl_easy_setopt(curl, CURLOPT_TIMEOUT, letter->seconds);
  // No signal: other threads run beside this one. No proxy: what the environment has is for the web.
  curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
  curl_easy_setopt(curl, CURLOPT_PROXY, "");
  CURLcode code = curl_easy_perform(curl);
  curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, reply);
  curl_slist_free_all(to);
  curl_easy_cleanup(curl);
  return code;
}
