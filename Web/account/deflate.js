// Raw deflate by the browser. One that has none seals what it writes as it is, and can't open what others made smaller.
import { Refused, joined } from "./bytes.js";

const format = "deflate-raw"; // Chromium 103, Firefox 113, Safari 16.4

/** Nothing where this browser can't. */
export const deflated = (bytes) => packed(bytes, format);

/** As HTTP has it; nothing where this browser can't. */
export const gzipped = (bytes) => packed(bytes, "gzip");

async function packed(bytes, format) {
  let stream;
  try { stream = new CompressionStream(format); } catch { return null; }
  return drained(stream, [bytes], Infinity);
}

/** Never more than `most` bytes, however many are behind them. */
export async function inflated(bytes, most) {
  let stream;
  try { stream = new DecompressionStream(format); } catch { throw new Refused("newer"); }
  return drained(stream, slices(bytes, 1024), most);
}

/** Chromium inflates all of what is written at once, to a thousand times its size, before it lets any of it be read. */
function slices(bytes, size) {
  const count = Math.ceil(bytes.length / size);
  return Array.from({ length: count }, (_, index) => bytes.subarray(index * size, (index + 1) * size));
}

async function drained({ readable, writable }, written, most) {
  const [writer, reader] = [writable.getWriter(), readable.getReader()];
  const ends = [...written.map((piece) => writer.write(piece)), writer.close()];
  for (const end of ends) end.catch(() => {}); // the reader hears of it
  const pieces = [];
  let size = 0;
  for (;;) {
    const { value, done } = await reader.read().catch(() => { throw new Refused("malformed"); });
    if (done) return pieces.length === 1 ? pieces[0] : joined(...pieces);
    size += value.length;
    if (size > most) {
      reader.cancel().catch(() => {});
      throw new Refused("too-large");
    }
    pieces.push(value);
  }
}
