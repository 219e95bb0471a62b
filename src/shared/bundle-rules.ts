// Bundles of files: what they are made of, and how much is sent at once.

/** Ids of product-image are item numbers, of catalogue categories. */
export const BUNDLE_KINDS = ['product-image', 'poster', 'leaflet', 'catalogue'] as const
export const BUNDLE_VIEWS = [
  'angle',
  'front',
  'dimensions',
  'label',
  'terminals',
  'scale',
  'teardown',
] as const
export type BundleView = (typeof BUNDLE_VIEWS)[number]
/** The drawings of each product that go into a bundle when nothing else is asked for. */
export const USUAL_VIEWS: readonly BundleView[] = BUNDLE_VIEWS.slice(0, 4)

/** Above, members get a link by mail. */
export const MOST_IDS_AT_ONCE = 500
export const MOST_BYTES_AT_ONCE = 500_000_000
