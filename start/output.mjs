// Messages of start.mjs, written to the standard error.

export function print(text) {
  process.stderr.write(`${text}\n`)
}

/** Ends the process. */
export function fail(text) {
  print(text)
  process.exit(1)
}
