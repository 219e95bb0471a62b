// Caches the markup of the parts of the frame that are the same on many pages, for each catalogue version and language.
import type { ReactNode } from 'react'
import { brand } from '../../shared/brand.ts'
import type { Lang } from '../../shared/lang.ts'
import type { FrameData } from '../page/frame-data.ts'
import type { Markup, ReadyParts } from '../page/ready-part.tsx'

/** The list of categories is the same object until the catalogue changes. */
const byMenu = new WeakMap<object, Map<string, Map<string, Markup>>>()

/** For one page: it records the parts that were not cached yet, which the caller then adds to the cache. */
export interface ReadyPartsOfPage extends ReadyParts {
  /** Renders the parts that were not cached yet, for the next pages. */
  keep(render: (content: ReactNode) => string): void
}

export function readyMarkup(lang: Lang, frame: FrameData): ReadyPartsOfPage {
  const cached = markupFor(lang, frame)
  const missing = new Map<string, () => ReactNode>()
  return {
    markupOf(name, content) {
      const markup = cached.get(name)
      if (!markup) missing.set(name, content)
      return markup
    },
    keep(render) {
      for (const [name, content] of missing) cached.set(name, { __html: render(content()) })
    },
  }
}

/** The cache entry for everything that a part may show. */
function markupFor(lang: Lang, { menu, contactEmail, imprint }: FrameData): Map<string, Markup> {
  const variants = byMenu.get(menu ?? NO_MENU) ?? new Map<string, Map<string, Markup>>()
  byMenu.set(menu ?? NO_MENU, variants)
  const key = JSON.stringify([lang, brand.brandName, contactEmail, imprint])
  const cached = variants.get(key) ?? new Map<string, Markup>()
  variants.set(key, cached)
  return cached
}

const NO_MENU = {}
