// The reason why the database cannot be used, in one sentence for the operator.

/** Shown without a stack: the message says what is wrong and what to do. */
export class EngineError extends Error {
  override name = 'EngineError'
}
