// What start.mjs tells whoever started it, on the standard error.

export function print(text) {
  process.stderr.write(`${text}\n`)
}

/** Ends the process. */
export function fail(text) {
  print(text)
  process.exit(1)
}
