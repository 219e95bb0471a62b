// Finds the canonical address for other spellings of an address.
import { PAGE_PATHS, pagePath } from '../../shared/page-paths.ts'
import { pagePattern } from '../../shared/page-patterns.ts'
import { pathOfOtherSpelling } from '../../shared/page-rules.ts'
import { findCategoryPath } from '../modules/catalogue/category-service.ts'
import { findProductPath } from '../modules/catalogue/product-service.ts'
import { findContentPath } from '../modules/content/redirect-service.ts'
import { hasExhibitionPage } from '../modules/exhibition/exhibition-service.ts'
import type { Ctx } from '../context/context.ts'

const PRODUCT = pagePattern(PAGE_PATHS.product)
const PRODUCT_PATHS = [
  PRODUCT,
  pagePattern(PAGE_PATHS.productDetail),
  pagePattern(PAGE_PATHS.batteryDetails),
]
/** An exhibition id opens its registration form; any other id at this address is a product's. */
const FORM_PATH = pagePattern(PAGE_PATHS.exhibition)
const CATEGORY_PATH = pagePattern(PAGE_PATHS.category)

/**
 * `path` is as sent, without language prefix. Returns the redirect target, or undefined when the path is
 * canonical or unknown.
 */
export async function findCanonicalPath(ctx: Ctx, path: string): Promise<string | undefined> {
  // The product page reads its product anyway, and redirects to the canonical address if necessary.
  if (isFullProductAddress(path)) return undefined
  for (const pattern of PRODUCT_PATHS) {
    const itemNo = decoded(pattern.exec(path)?.groups?.id)
    if (itemNo !== undefined) return differing(path, await findProductPath(ctx, itemNo))
  }
  const id = decoded(FORM_PATH.exec(path)?.groups?.id)
  if (id !== undefined) {
    const formPath = pagePath(PAGE_PATHS.exhibition, { id: encodeURIComponent(id) })
    return (await hasExhibitionPage(ctx, id)) ? differing(path, formPath) : findProductPath(ctx, id)
  }
  const fixedPath = pathOfOtherSpelling(path)
  if (fixedPath !== undefined) return fixedPath
  const categoryId = decoded(CATEGORY_PATH.exec(path)?.groups?.id)
  if (categoryId !== undefined) return differing(path, await findCategoryPath(ctx, categoryId))
  return differing(path, await findContentPath(ctx, path))
}

/** With category (`ids`), slug (`idw`) and item, and without ending. */
function isFullProductAddress(path: string): boolean {
  const groups = PRODUCT.exec(path)?.groups
  return groups?.ids !== undefined && groups.idw !== undefined && !path.endsWith('.html')
}

function differing(path: string, address: string | undefined): string | undefined {
  return address === path ? undefined : address
}

function decoded(part: string | undefined): string | undefined {
  if (part === undefined) return undefined
  try {
    const text = decodeURIComponent(part)
    return text.includes('\u0000') || !text.isWellFormed() ? undefined : text
  } catch {
    return undefined
  }
}
