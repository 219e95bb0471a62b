// How figures of the search are written.

export function share(some: number, all: number): string {
  return all === 0 ? '' : (some / all).toFixed(3)
}

/** Sorted times in, ms with two digits out. */
export function part(sorted: number[], fraction: number): string {
  return (sorted[Math.floor(sorted.length * fraction)] ?? 0).toFixed(2)
}
