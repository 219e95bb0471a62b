// Strength of a new password by length and number of distinct characters.

/** 0: too short. 1: minimum length. 2: good. 3: strong. No character class is required. */
export function strengthOf(password: string): number {
  const { length } = password
  if (length < 12) return 0
  const different = new Set(password).size
  if (length >= 20 && different >= 10) return 3
  return length >= 15 && different >= 8 ? 2 : 1
}
