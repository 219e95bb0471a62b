// Finds where the Digital Link of a pack leads: product page, verification, papers.
import type { DigitalLink } from '../../shared/digital-link.ts'
import { PAGE_PATHS } from '../../shared/page-paths.ts'
import { hasCodeShape } from '../../shared/verification-code.ts'
import { findPageOfGtin } from '../modules/catalogue/trade-number-service.ts'
import { readProduct } from '../modules/catalogue/product-service.ts'
import { listDocuments, type ProductDocument } from '../modules/content/document-service.ts'
import type { Ctx } from '../context/context.ts'

export interface ResolvedLink {
  /** Of the GS1 web vocabulary: 'pip', 'safetyInfo'. */
  type: string
  /** Without language prefix. */
  address: string
  title: string
}

/** Everything the link can lead to, the default first; null: no such product is shown. */
export async function followDigitalLink(
  ctx: Ctx,
  { gtin, serial }: DigitalLink,
): Promise<ResolvedLink[] | null> {
  const page = await findPageOfGtin(ctx, gtin)
  if (!page) return null
  const { itemNo, url } = page
  const { title, chemistry } = (await readProduct(ctx, itemNo)).productDetail
  const papers = await listDocuments(ctx, chemistry.code)
  const isCode = serial !== null && hasCodeShape(serial)
  const query = new URLSearchParams({ ...(isCode && { no: serial }), item: itemNo })
  const product = { type: 'pip', address: url, title }
  const check = {
    type: 'verificationService',
    address: `${PAGE_PATHS.verification}?${query}`,
    title,
  }
  return [
    // A serial number that is none of our codes says nothing more than the number before it.
    ...(isCode ? [check, product] : [product, check]),
    ...papers.map((paper) => ({
      type: PAPERS[paper.kind],
      address: paper.url,
      title: paper.title,
    })),
  ]
}

const PAPERS: Record<ProductDocument['kind'], string> = {
  'un38.3': 'logisticsInfo',
  sds: 'safetyInfo',
  declaration: 'certificationInfo',
  manual: 'instructions',
}
