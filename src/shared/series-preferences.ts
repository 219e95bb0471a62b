// Which of two twins a list shows: of the main or the high-performance series, or the cheapest in stock.

export const SERIES_PREFERENCES = ['main', 'high-performance', 'cheapest'] as const
export type SeriesPreference = (typeof SERIES_PREFERENCES)[number]

/** The cookie that stores the preference in a browser. Scripts read it, one of them before the first paint. */
export const SERIES_COOKIE = 'series'
/** One year. */
export const SERIES_COOKIE_SECONDS = 31_536_000
