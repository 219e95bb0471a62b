// Formats the figures of the search benchmark.

export function share(some: number, all: number): string {
  return all === 0 ? '' : (some / all).toFixed(3)
}

/** Takes sorted times; returns ms with two decimals. */
export function percentile(sorted: number[], fraction: number): string {
  return (sorted[Math.floor(sorted.length * fraction)] ?? 0).toFixed(2)
}
