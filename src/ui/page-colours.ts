// The colours of pages for the browser's own bars, which no style sheet reaches: those of the token --bg.

export const PAGE_COLOURS = { light: '#ffffff', dark: '#0e1314' } as const
