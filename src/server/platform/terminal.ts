// Foreign text on a terminal: nothing in it may move the cursor or pretend to be another line.

/** Control, zero-width and direction characters become one blank. */
export function forTerminal(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are the characters meant
  const unseen = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/g
  return text.replace(unseen, ' ')
}
