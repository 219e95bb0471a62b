// The library for pictures, loaded with the first picture: it takes 11 MB, which most processes never need.

let loaded: Promise<typeof import('sharp').default> | undefined

/** Keeps no pictures in memory and renders each on one thread. */
export function loadSharp() {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    return sharp
  })
  return loaded
}
