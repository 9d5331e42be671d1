#include <libpq-fe.h>

/// Macros and letters, which Swift can't see as what they are.
static const int pocketful_sqlstate = PG_DIAG_SQLSTATE;
static const int pocketful_primary = PG_DIAG_MESSAGE_PRIMARY;
