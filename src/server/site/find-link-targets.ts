// Finds the targets of a GS1 Digital Link, the URL in the QR code of a pack, which contains its GTIN (barcode number):
// product page, verification, documents.
import type { DigitalLink } from '../../shared/digital-link.ts'
import { PAGE_PATHS } from '../../shared/page-paths.ts'
import { hasCodeShape } from '../../shared/verification-code.ts'
import { findPageOfGtin } from '../modules/catalogue/trade-number-service.ts'
import { readProduct } from '../modules/catalogue/product-service.ts'
import { listDocuments, type ProductDocument } from '../modules/content/document-service.ts'
import type { Ctx } from '../context/context.ts'

export interface LinkTarget {
  /** A type of the GS1 web vocabulary, such as 'pip' (product information page) or 'safetyInfo'. */
  type: string
  /** Without language prefix. */
  address: string
  title: string
}

/** All targets of the link, the default first; null when no such product is shown. */
export async function findLinkTargets(
  ctx: Ctx,
  { gtin, serial }: DigitalLink,
): Promise<LinkTarget[] | null> {
  const page = await findPageOfGtin(ctx, gtin)
  if (!page) return null
  const { itemNo, url } = page
  const { title, chemistry } = (await readProduct(ctx, itemNo)).productDetail
  const documents = await listDocuments(ctx, chemistry.code)
  const isCode = serial !== null && hasCodeShape(serial)
  const query = new URLSearchParams({ ...(isCode && { no: serial }), item: itemNo })
  const product = { type: 'pip', address: url, title }
  const check = {
    type: 'verificationService',
    address: `${PAGE_PATHS.verification}?${query}`,
    title,
  }
  return [
    // A serial without our code format adds nothing to the GTIN, so the product page is the default.
    ...(isCode ? [check, product] : [product, check]),
    ...documents.map((document) => ({
      type: DOCUMENT_LINKS[document.kind],
      address: document.url,
      title: document.title,
    })),
  ]
}

const DOCUMENT_LINKS: Record<ProductDocument['kind'], string> = {
  'un38.3': 'logisticsInfo',
  sds: 'safetyInfo',
  declaration: 'certificationInfo',
  manual: 'instructions',
}
