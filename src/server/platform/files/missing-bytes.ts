// The error for a stored file whose bytes are gone although a row names them: the store is damaged, the request valid.

/** Answered with 503 and counted, never with 410: search engines and caches take that as final. */
export class MissingBytesError extends Error {
  override name = 'MissingBytesError'

  constructor(hash: string) {
    super(`the file store lacks ${hash}`)
  }
}
