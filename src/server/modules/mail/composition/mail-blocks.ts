// A mail before rendering to HTML and plain text: a subject and blocks of plain text.

export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** Displayed large and easy to copy. */
  | { kind: 'code'; text: string }
  | { kind: 'link'; url: string; text: string }
  | { kind: 'facts'; rows: [label: string, value: string][] }
  /** A person's own words, with line breaks kept. */
  | { kind: 'quote'; text: string }
  /** `numeric`: the indices of the columns with numbers. */
  | { kind: 'table'; head: string[]; rows: MailCell[][]; numeric: number[] }

/** A cell with a url is a link. */
export type MailCell = string | { text: string; url: string }

export interface MailDraft {
  subject: string
  /** How the recipient is addressed; null in internal mail. */
  greeting: string | null
  blocks: MailBlock[]
}

export function paragraph(text: string): MailBlock {
  return { kind: 'paragraph', text }
}

export function codeBlock(text: string): MailBlock {
  return { kind: 'code', text }
}

export function link(url: string, text: string): MailBlock {
  return { kind: 'link', url, text }
}

/** Rows whose value is empty are left out. */
export function facts(rows: [label: string, value: string][]): MailBlock {
  return { kind: 'facts', rows: rows.filter(([, value]) => value !== '') }
}

export function quote(text: string): MailBlock {
  return { kind: 'quote', text }
}
