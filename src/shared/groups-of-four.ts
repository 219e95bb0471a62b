// Splits a number for reading, as banks and authenticator apps print theirs.

/** 'RF18539007547034' becomes 'RF18 5390 0754 7034'. */
export function inGroupsOfFour(text: string): string {
  return text.replaceAll(/(.{4})(?=.)/g, '$1 ')
}
