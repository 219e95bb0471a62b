// A clock that tests move forward.
export interface MovableClock {
  now(): Date
  pass(milliseconds: number): void
}

export function movableClock(start = '2026-06-01T08:00:00Z'): MovableClock {
  let time = new Date(start).getTime()
  return {
    now: () => new Date(time),
    pass(milliseconds) {
      time += milliseconds
    },
  }
}
