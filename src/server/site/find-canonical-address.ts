// Leads every other spelling of an address to the one canonical address.
import { pathOfSpelling } from '../../shared/page-rules.ts'
import { findCategoryAddress } from '../modules/catalogue/category-service.ts'
import { findProductAddress } from '../modules/catalogue/product-service.ts'
import { findContentAddress } from '../modules/content/address-service.ts'
import { isExhibition } from '../modules/exhibition/exhibition-service.ts'
import type { Ctx } from '../context/context.ts'

const PRODUCT_ADDRESSES = [
  /^\/products\/(?:[^/]+\/){0,2}([^/]+?)(?:\.html)?$/,
  /^\/productdetail\/([^/]+?)(?:\.html)?$/,
  /^\/batteryDetails\/([^/]+?)(?:\.html)?$/,
]
/** The id of an exhibition opens its form; any other id under this address means a product. */
const FORM_ADDRESS = /^\/registrationForm\/([^/]+?)(?:\.html)?$/
const FULL_PRODUCT_ADDRESS = /^\/products\/[^/]+\/[^/]+\/[^/]+(?<!\.html)$/
const CATEGORY_ADDRESS = /^\/secondarytype\/(?:[^/]+\/)?([^/]+?)(?:\.html)?$/

/** `path` without language prefix, as sent. The address to go to, or undefined when it stands or is unknown. */
export async function findCanonicalAddress(ctx: Ctx, path: string): Promise<string | undefined> {
  // The product page reads its product anyway, and redirects when another address is the canonical one.
  if (FULL_PRODUCT_ADDRESS.test(path)) return undefined
  for (const pattern of PRODUCT_ADDRESSES) {
    const itemNo = decoded(pattern.exec(path)?.[1])
    if (itemNo !== undefined) return differing(path, await findProductAddress(ctx, itemNo))
  }
  const form = decoded(FORM_ADDRESS.exec(path)?.[1])
  if (form !== undefined) {
    const own = `/registrationForm/${encodeURIComponent(form)}`
    return (await isExhibition(ctx, form)) ? differing(path, own) : findProductAddress(ctx, form)
  }
  const fixed = pathOfSpelling(path)
  if (fixed !== undefined) return fixed
  const category = decoded(CATEGORY_ADDRESS.exec(path)?.[1])
  if (category !== undefined) return differing(path, await findCategoryAddress(ctx, category))
  return differing(path, await findContentAddress(ctx, path))
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
