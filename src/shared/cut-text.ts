// Cuts texts to a length without leaving half a character.

/** At most `max` UTF-16 units; a character of two units, such as an emoji, is kept whole or left out. */
export function cutText(text: string, max: number): string {
  const cut = text.length > max ? text.slice(0, max) : text
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut
}
