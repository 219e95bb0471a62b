// Moments as commands print them: in the time of this machine, to the second, so that an option reads them again.

/** For example 2026-11-22T18:00:00+08:00. `rounding`: what to do with the fraction of a second. */
export function printedMoment(moment: Date, rounding: 'up' | 'down'): string {
  const round = rounding === 'up' ? Math.ceil : Math.floor
  const milliseconds = round(moment.getTime() / 1000) * 1000
  const ahead = -new Date(milliseconds).getTimezoneOffset()
  const local = new Date(milliseconds + ahead * 60_000).toISOString().slice(0, 19)
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60]
  return `${local}${ahead < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(minutes)}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
