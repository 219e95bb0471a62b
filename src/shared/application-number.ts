// The numbering of applications: those for membership and those to teams share one sequence.

/** 'A26-000123': the year of receipt and a number that is never reused. */
export function applicationNumber(now: Date, number: number): string {
  return `A${String(now.getUTCFullYear() % 100).padStart(2, '0')}-${String(number).padStart(6, '0')}`
}
