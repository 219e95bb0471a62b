// Reads the lines of a request for a quotation, such as '10 × VC-LT97948 (45N1127)', from the text of its case.

const LINE = /^(\d{1,6}) × ([^\s:]+)(?= \(|: |$)/gm
const SUBJECT = /^Quotation, (\d+) lines?$/

export interface QuotedLine {
  itemNo: string
  quantity: number
}

/** Undefined unless the text has exactly the lines that the subject counts, so that no line is lost or guessed. */
export function readQuotedLines(subject: string, text: string): QuotedLine[] | undefined {
  const lines = new Map<string, number>()
  for (const [, quantity, itemNo = ''] of text.matchAll(LINE)) lines.set(itemNo, Number(quantity))
  if (lines.size === 0 || String(lines.size) !== SUBJECT.exec(subject)?.[1]) return undefined
  return [...lines].map(([itemNo, quantity]) => ({ itemNo, quantity }))
}
