// How strong a new password is, by its length and by how many different characters it has.

/** 0: refused as too short. 1: just long enough. 2: good. 3: strong. No kind of character is required. */
export function strengthOf(password: string): number {
  const { length } = password
  if (length < 12) return 0
  const different = new Set(password).size
  if (length >= 20 && different >= 10) return 3
  return length >= 15 && different >= 8 ? 2 : 1
}
