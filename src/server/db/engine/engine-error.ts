// A reason why the database cannot be used, in one sentence for whoever typed the command.

/** Shown without a stack: its message says what is wrong and what to do. */
export class EngineError extends Error {
  override name = 'EngineError'
}
