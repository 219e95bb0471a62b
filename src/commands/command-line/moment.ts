// Moments as commands print them: in the time zone of this machine and to the second, in a form that options accept.

/** For example 2026-11-22T18:00:00+08:00. `rounding`: what to do with the fraction of a second. */
export function printedMoment(moment: Date, rounding: 'up' | 'down'): string {
  const round = rounding === 'up' ? Math.ceil : Math.floor
  const milliseconds = round(moment.getTime() / 1000) * 1000
  const offsetMinutes = -new Date(milliseconds).getTimezoneOffset()
  const local = new Date(milliseconds + offsetMinutes * 60_000).toISOString().slice(0, 19)
  const [hours, minutes] = [Math.floor(Math.abs(offsetMinutes) / 60), Math.abs(offsetMinutes) % 60]
  return `${local}${offsetMinutes < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(minutes)}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
