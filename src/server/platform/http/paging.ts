// Returns one page of a list in memory.

/** `page` from 1; a page beyond the end is empty. */
export function pageOf<T>(list: T[], { page, rows }: { page: number; rows: number }) {
  return { total: list.length, page, rows, list: list.slice((page - 1) * rows, page * rows) }
}
