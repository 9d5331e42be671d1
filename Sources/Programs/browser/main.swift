// In the browser nobody calls `main`: host.js calls the functions of `Exports.swift`.
#if !arch(wasm32)
  import Glibc  // for its mathematics, which Core needs and every other program has from Foundation

  print("This program is made for a browser: build it with Tools/build-web.")
#endif
