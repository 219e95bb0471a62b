// Lists the days of an exhibition as choices.

/** '2027-04-12' to '2027-04-14' gives three days; at most 31, whatever the dates. */
export function daysOf(beginsOn: string, endsOn: string): string[] {
  const days: string[] = []
  const day = new Date(`${beginsOn.slice(0, 10)}T00:00:00Z`)
  const end = new Date(`${endsOn.slice(0, 10)}T00:00:00Z`)
  while (day <= end && days.length < 31) {
    days.push(day.toISOString().slice(0, 10))
    day.setUTCDate(day.getUTCDate() + 1)
  }
  return days
}
