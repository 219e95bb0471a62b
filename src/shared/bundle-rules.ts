// Bundles of files: what they can contain and how much is sent at once.

/** Ids of `product-image` are item numbers, those of `catalogue` categories, the others those of content. */
export const BUNDLE_KINDS = ['product-image', 'poster', 'leaflet', 'catalogue'] as const
/** The views of a product; `scale` shows it next to a bank card. */
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
/** The product drawings in a bundle when the request names none. */
export const DEFAULT_VIEWS: readonly BundleView[] = BUNDLE_VIEWS.slice(0, 4)

/** Marketplaces take JPEG and PNG of at least 1,000 px; ours have 1,600. */
export const RASTER_FORMATS = ['jpg', 'png'] as const
export type RasterFormat = (typeof RASTER_FORMATS)[number]
export const PICTURE_FORMATS = ['svg', ...RASTER_FORMATS] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]
/**
 * Each raster picture takes up to a second to render: above the first limit members are emailed a link, above the
 * second the request is rejected.
 */
export const MAX_IMMEDIATE_RASTERS = 24
export const MAX_RASTERS = 1_000

/** Above these limits members are emailed a link. */
export const MAX_IMMEDIATE_IDS = 500
export const MAX_IMMEDIATE_BYTES = 500_000_000
