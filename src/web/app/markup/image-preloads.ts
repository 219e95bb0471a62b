// The links that react-dom/server writes before a page, so that its first pictures load early.
import { attributeMarkup } from './attribute-markup.ts'

type Properties = Readonly<Record<string, unknown>>

/** Pictures up to this number come first, later ones only with a high priority; the links of all others follow. */
const FIRST_IMAGES = 10

export interface ImagePreloads {
  add(image: Properties): void
  markup(): string
}

export function imagePreloads(): ImagePreloads {
  const first = new Map<string, string>()
  const later = new Map<string, string>()
  return {
    add(image) {
      const { src, srcSet, sizes, loading, fetchPriority } = image
      if (loading === 'lazy' || fetchPriority === 'low' || !(src || srcSet)) return
      if (!isTextOrMissing(src) || !isTextOrMissing(srcSet)) return
      if (isData(src) || isData(srcSet)) return
      const key = srcSet
        ? `${String(srcSet)}\n${typeof sizes === 'string' ? sizes : ''}`
        : String(src)
      if (first.has(key)) return
      const isFirst = fetchPriority === 'high' || first.size < FIRST_IMAGES
      const known = later.get(key)
      if (!isFirst) {
        if (known === undefined) later.set(key, linkOf(image))
        return
      }
      first.set(key, known ?? linkOf(image))
      later.delete(key)
    },
    markup: () => [...first.values(), ...later.values()].join(''),
  }
}

function isTextOrMissing(address: unknown): boolean {
  return typeof address === 'string' || address === null || address === undefined
}

function isData(address: unknown): boolean {
  return typeof address === 'string' && /^data:/i.test(address)
}

function linkOf(image: Properties): string {
  const { src, srcSet, sizes, crossOrigin } = image
  const properties: Properties = {
    rel: 'preload',
    as: 'image',
    href: srcSet ? undefined : src,
    imageSrcSet: srcSet,
    imageSizes: typeof sizes === 'string' ? sizes : undefined,
    crossOrigin: typeof crossOrigin === 'string' ? crossOriginOf(crossOrigin) : undefined,
    integrity: image.integrity,
    type: image.type,
    fetchPriority: image.fetchPriority,
    referrerPolicy: image.referrerPolicy,
  }
  let markup = '<link'
  for (const [name, value] of Object.entries(properties)) {
    if (value !== null && value !== undefined) markup += attributeMarkup(name, value)
  }
  return `${markup}/>`
}

function crossOriginOf(value: string): string {
  return value === 'use-credentials' ? value : ''
}
