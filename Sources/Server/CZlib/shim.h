#include <zlib.h>

/// `deflateInit2` is a macro, which Swift can't see. 15 + 16: a window of 32 KB and gzip's own frame.
static inline int pocketful_gzip_begin(z_stream *stream, int level) {
  return deflateInit2(stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
}

/// The same without a frame, as a zip archive has it.
static inline int pocketful_deflate_begin(z_stream *stream, int level) {
  return deflateInit2(stream, level, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY);
}

/// `inflateInit2` is a macro too; only gzip's frame is taken.
static inline int pocketful_gunzip_begin(z_stream *stream) {
  return inflateInit2(stream, 15 + 16);
}

/// The same without a frame, as a sealed operation has it.
static inline int pocketful_inflate_begin(z_stream *stream) {
  return inflateInit2(stream, -15);
}
