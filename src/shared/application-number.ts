// How applications are numbered, of members and of teams alike.

/** 'A26-000123': the year it came in, and a number that is never given twice. */
export function applicationNumber(now: Date, number: number): string {
  return `A${String(now.getUTCFullYear() % 100).padStart(2, '0')}-${String(number).padStart(6, '0')}`
}
