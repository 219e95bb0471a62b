// Linear scales of plots and round ticks for an axis of money.

/** Maps a value to a position. */
export type Scale = (value: number) => number

/** `to` may be descending: on a screen, y grows downwards. */
export function linearScale(from: [number, number], to: [number, number]): Scale {
  const slope = (to[1] - to[0]) / (from[1] - from[0])
  return (value) => to[0] + (value - from[0]) * slope
}

/**
 * Ticks from 0 to at least `max`, in about five steps of 1, 2 or 5 times a power of ten. `max` must be
 * positive.
 */
export function roundTicks(max: number): number[] {
  const rough = max / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * (STEPS.find((factor) => factor * power >= rough) ?? 10)
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_, index) => index * step)
}

const STEPS = [1, 2, 5, 10]
