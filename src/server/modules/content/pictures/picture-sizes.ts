// The sizes in which pictures are served, and their addresses.

/** Widths of WebP renditions. */
export const WIDTHS = [480, 960, 1600] as const
/** Width of the large PNG, for print and posters. */
export const PRINT_WIDTH = 2400

export function picturePath(id: string, width: number, format: 'webp' | 'png' = 'webp'): string {
  return `/media/${id}/${width}.${format}`
}

/** Drawings scale to any size; photographs are never enlarged. */
export function shownSize(
  natural: { width: number; height: number; mediaType: string },
  width: number,
): { width: number; height: number } {
  const isDrawing = natural.mediaType === 'image/svg+xml'
  const shown = isDrawing ? width : Math.min(width, natural.width)
  return { width: shown, height: Math.max(1, Math.round((natural.height / natural.width) * shown)) }
}
