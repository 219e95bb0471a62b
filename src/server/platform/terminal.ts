// Sanitises untrusted text for a terminal, so that it cannot move the cursor or imitate another line.

/** Replaces control, zero-width and direction characters by one blank. */
export function forTerminal(text: string): string {
  // oxlint-disable-next-line no-control-regex -- matches control characters on purpose
  const unseen = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/g
  return text.replace(unseen, ' ')
}
