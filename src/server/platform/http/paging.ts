// Returns one page of a list in memory, or the whole of a short list.

/** `page` from 1; a page beyond the end is empty. `rows`: entries per page; `total`: of the whole list. */
export function pageOf<T>(list: T[], { page, rows }: { page: number; rows: number }) {
  return { total: list.length, page, rows, list: list.slice((page - 1) * rows, page * rows) }
}

/** A list that is returned whole, in the shape of a page. */
export function wholeList<T>(list: T[]) {
  return { total: list.length, page: 1, rows: list.length, list }
}
