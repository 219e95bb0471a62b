// What printed catalogues say about the seller: the brand, its company and the address of the shop.
import type { Kysely } from 'kysely'
import { brand } from '../../../shared/brand.ts'
import { type Lang, LANGS } from '../../../shared/lang.ts'
import type { Database } from '../../db/database.ts'
import { imprintLines } from '../../platform/brand/imprint.ts'
import { readStoredSetting, storeSetting } from '../../platform/stored-setting-repository.ts'
import type { PrintRequest } from './print/print-request.ts'
import { expirePrintedCatalogues } from './printed-repository.ts'

const NAME = 'printed-seller'

/** `publicUrl`: null if unknown. */
export function printedSeller(
  lang: Lang,
  publicUrl: string | null,
): Pick<PrintRequest, 'brand' | 'imprint' | 'site'> {
  return { brand: brand.brandName, imprint: imprintLines(lang), site: publicUrl ?? '' }
}

/** Called at start: catalogues that were printed with another brand, company or address are printed again when they are asked for. */
export async function expireForNewSeller(
  db: Kysely<Database>,
  now: Date,
  publicUrl: string | null,
): Promise<void> {
  const value = JSON.stringify(LANGS.map((lang) => printedSeller(lang, publicUrl)))
  if ((await readStoredSetting(db, NAME)) === value) return
  await expirePrintedCatalogues(db)
  await storeSetting(db, now, { name: NAME, value })
}
