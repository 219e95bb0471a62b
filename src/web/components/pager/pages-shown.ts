// Page numbers to show in the pagination: first, last and those around the current page.

/** Null marks a gap. A single missing page is shown instead of a gap. */
export function pagesShown(page: number, last: number, around = 2): (number | null)[] {
  const wanted = new Set([1, last])
  for (let near = page - around; near <= page + around; near++) {
    if (near >= 1 && near <= last) wanted.add(near)
  }
  const shown: (number | null)[] = []
  let before = 0
  for (const number of [...wanted].sort((a, b) => a - b)) {
    if (number - before === 2) shown.push(number - 1)
    else if (number - before > 2) shown.push(null)
    shown.push(number)
    before = number
  }
  return shown
}
