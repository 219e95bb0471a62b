// Isolates one part of a response, so that an error loses only that part.

/** Called with the part that threw; the other parts still run. */
export type OnFailure = (part: string, error: unknown) => void

/** Returns the result of `make`, or `fallback` when it throws. Without `onFailure` errors are rethrown. */
export function attempt<T>(
  onFailure: OnFailure | undefined,
  part: string,
  { make, fallback }: { make: () => T; fallback: T },
): T {
  if (!onFailure) return make()
  try {
    return make()
  } catch (error) {
    onFailure(part, error)
    return fallback
  }
}
