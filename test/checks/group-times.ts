// How long each group of `npm test` took, with a warning when all together take longer than a developer waits for.

export interface GroupTime {
  name: string
  minutes: number
}

const MAX_MINUTES = 12

/** A line for each group and one for the total. */
export function timeLines(times: readonly GroupTime[]): string[] {
  const total = times.reduce((sum, { minutes }) => sum + minutes, 0)
  const shown = (minutes: number) => minutes.toFixed(1).padStart(5)
  const excess =
    total > MAX_MINUTES ? `, above the limit of ${MAX_MINUTES} that holds on two idle cores` : ''
  return [
    ...times.map(({ name, minutes }) => `${shown(minutes)} ${name}`),
    `${shown(total)} in total${excess}`,
  ]
}
