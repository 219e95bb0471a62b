// Processes every item of a list, even if some of them fail.

/** Processes one after the other. Throws the first error after the last item, so that a job that fails is reported. */
export async function eachItem<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const errors: unknown[] = []
  for (const item of items) {
    try {
      await work(item)
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
}
