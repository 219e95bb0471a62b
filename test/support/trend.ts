// The trend of a measured value over time, which single peaks do not move.
import { median } from './compare-times.ts'

export interface Sample {
  /** Hours since the first one. */
  at: number
  value: number
}

/** The median of each of `count` equally long parts of the time, at its middle; parts without a sample are left out. */
export function windowsOf(samples: readonly Sample[], count: number): Sample[] {
  const first = samples[0]?.at ?? 0
  const length = ((samples.at(-1)?.at ?? 0) - first) / count
  const partOf = ({ at }: Sample) => Math.min(count - 1, Math.floor((at - first) / length))
  return [...Map.groupBy(samples, partOf)].map(([part, within]) => ({
    at: first + (part + 0.5) * length,
    value: median(within.map(({ value }) => value)),
  }))
}

/** By how much the value rises in an hour: the median of the slopes between any two samples (Theil and Sen). */
export function slopeOf(samples: readonly Sample[]): number {
  return median(
    samples.flatMap((one, nth) =>
      samples.slice(nth + 1).map((other) => (other.value - one.value) / (other.at - one.at)),
    ),
  )
}
