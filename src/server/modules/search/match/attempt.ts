// Guards one part of an answer, so that a fault costs only that part.

/** Called with the part that threw; only that part is lost, and the next one answers. */
export type OnFailure = (part: string, error: unknown) => void

/** What `make` returns, or `without` where it throws. `onFailure` absent: what fails throws. */
export function attempt<T>(
  onFailure: OnFailure | undefined,
  part: string,
  { make, without }: { make: () => T; without: T },
): T {
  if (!onFailure) return make()
  try {
    return make()
  } catch (error) {
    onFailure(part, error)
    return without
  }
}
