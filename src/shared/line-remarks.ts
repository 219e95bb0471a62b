// What the buyer says of single items, in the note of an order: one line for each, below the message.

/** 'VC-LT97948: 45N1127, row 3; for the branch in Lille'. */
export function remarkLine(itemNo: string, remark: string): string {
  return `${itemNo}${SIGN}${remark}`
}

/** The message of a note, and the remarks by item number. A line about another item belongs to the message. */
export function splitNote(
  note: string,
  itemNos: readonly string[],
): { message: string; remarks: ReadonlyMap<string, string> } {
  const known = new Set(itemNos)
  const remarks = new Map<string, string>()
  const others = note.split('\n').filter((line) => {
    const itemNo = line.slice(0, Math.max(0, line.indexOf(SIGN)))
    if (!known.has(itemNo) || remarks.has(itemNo)) return true
    remarks.set(itemNo, line.slice(itemNo.length + SIGN.length))
    return false
  })
  return { message: others.join('\n').trim(), remarks }
}

const SIGN = ': '
