// Percentiles of measured values, and a test whether two series of them differ.

/** `share` from 0 to below 1; 0 without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * share)] ?? 0
}

/** NaN without values, so that no comparison with it holds. */
export function median(values: readonly number[]): number {
  return values.length === 0 ? Number.NaN : percentile(values, 0.5)
}

/**
 * Two-sided Mann-Whitney U test by its normal approximation; returns the probability that equally fast series have
 * such ranks by chance.
 */
export function rankTest(one: readonly number[], other: readonly number[]): number {
  const all = [
    ...one.map((value) => ({ value, isOfOne: true })),
    ...other.map((value) => ({ value, isOfOne: false })),
  ]
  all.sort((a, b) => a.value - b.value)
  const rankSum = all.reduce((sum, { isOfOne }, index) => (isOfOne ? sum + index + 1 : sum), 0)
  const u = rankSum - (one.length * (one.length + 1)) / 2
  const mean = (one.length * other.length) / 2
  const deviation = Math.sqrt((one.length * other.length * (all.length + 1)) / 12)
  return 2 * (1 - normal(Math.abs(u - mean) / deviation))
}

/** The normal distribution up to z (Abramowitz and Stegun 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const tail =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail
}
