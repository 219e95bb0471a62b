// Processes every item of a list, even if some of them fail.

/**
 * Processes one after the other. Throws the first error after the last item, so that a job that fails is reported. For
 * the log, `item` of the error is the item that failed, if that is a number or a text: an id, never data of a person.
 */
export async function eachItem<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const errors: unknown[] = []
  for (const item of items) {
    try {
      await work(item)
    } catch (error) {
      errors.push(nameItem(error, item))
    }
  }
  if (errors.length > 0) throw errors[0]
}

function nameItem(error: unknown, item: unknown): unknown {
  const isId = typeof item === 'string' || typeof item === 'number'
  if (!isId || !(error instanceof Error) || 'item' in error) return error
  return Object.assign(error, { item })
}
