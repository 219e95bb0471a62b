// Computes the page on which each device brand of a printed catalogue starts, before writing, for its table of
// contents.

/** In points: A4. */
export const PAGE = { width: 595.28, height: 841.89, margin: 40 }
export const ENTRY_HEIGHT = 54
export const HEADING_HEIGHT = 30
const BODY_TOP = 62
const BODY_BOTTOM = PAGE.height - 46
export const CONTENTS = { rows: 44, columns: 2, top: 110, rowHeight: 15.5 }

export interface Place {
  /** From 1, which is the cover. */
  page: number
  y: number
}

export interface PagePlan {
  contentsPages: number
  pages: number
  /** Position of the heading of each device brand, in order. */
  headings: Place[]
  /** Begins after the table of contents; each call returns the next position: of a heading, then of its entries. */
  walk: () => { heading(): Place; entry(): Place }
}

export function planPages(brands: readonly { items: number }[]): PagePlan {
  const contentsPages = Math.max(1, Math.ceil(brands.length / (CONTENTS.rows * CONTENTS.columns)))
  const walk = () => positionsFrom(contentsPages + 2)
  const trial = walk()
  let last: Place = { page: contentsPages + 1, y: 0 }
  const headings = brands.map(({ items }) => {
    const heading = trial.heading()
    last = heading
    for (let count = 0; count < items; count += 1) last = trial.entry()
    return heading
  })
  return { contentsPages, pages: last.page, headings, walk }
}

function positionsFrom(firstPage: number) {
  let [page, y] = [firstPage, BODY_TOP]
  const take = (height: number, needed: number): Place => {
    if (y + needed > BODY_BOTTOM) [page, y] = [page + 1, BODY_TOP]
    const place = { page, y }
    y += height
    return place
  }
  return {
    // A heading is never the last line of a page.
    heading: () => take(HEADING_HEIGHT, HEADING_HEIGHT + ENTRY_HEIGHT),
    entry: () => take(ENTRY_HEIGHT, ENTRY_HEIGHT),
  }
}
