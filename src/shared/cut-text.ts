// Cuts texts to a length without leaving half a character.

/** At most `most` UTF-16 units; a character of two units, such as an emoji, is kept whole or left out. */
export function cutText(text: string, most: number): string {
  const cut = text.length > most ? text.slice(0, most) : text
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut
}
