// Makes the printed catalogue of a category from current data, unless one is stored.
import { setTimeout as sleep } from 'node:timers/promises'
import { CHEMISTRIES, COLOURS, nameOf } from '../../shared/vocabulary.ts'
import { wordList } from '../../shared/punctuation.ts'
import { readCategory } from '../modules/catalogue/category-service.ts'
import type { PrintRow } from '../modules/catalogue/print-row.ts'
import {
  countByDeviceBrand,
  readCatalogueDay,
  readPrintRows,
} from '../modules/catalogue/printed-items.ts'
import { numberText } from '../../shared/number-text.ts'
import type { PrintedItem } from '../modules/download/print/print-request.ts'
import { printedSeller } from '../modules/download/printed-seller.ts'
import {
  requestPrintedCatalogue,
  type PrintJob,
  readPrintedCatalogue,
} from '../modules/download/printed-service.ts'
import { PRINT_TEXTS } from '../modules/download/texts/print-texts.ts'
import { drawThumbnail } from '../modules/media/draw/thumbnail.ts'
import type { Ctx } from '../context/context.ts'
import { AppError } from '../platform/errors.ts'

const ROWS_AT_ONCE = 200
/** After how many seconds to ask again for a catalogue that is being made. */
export const PRINT_RETRY_SECONDS = 5

/**
 * Returns the stored catalogue of a category, or has one made and waits at most `waitSeconds`; null while it is being
 * made, or when the queue is full. Errors: 404 unknown or empty category.
 */
export async function ensurePrintedCatalogue(
  ctx: Ctx,
  { categoryId, waitSeconds }: { categoryId: string; waitSeconds: number },
): Promise<{ hash: string } | null> {
  const { ids } = await readCategory(ctx, categoryId)
  const ready = await readPrintedCatalogue(ctx, categoryId)
  if (ready) return ready
  const brands = await countByDeviceBrand(ctx.db, ids)
  if (brands.length === 0) throw new AppError(404)
  const making = requestPrintedCatalogue(ctx, categoryId, () => prepare(ctx, categoryId))
  const madeOrRejected = making.then(
    () => true,
    (error: unknown) => {
      // The queue is full, so the client has to retry later.
      if (error instanceof AppError) return false
      throw error
    },
  )
  const inTime = await Promise.race([madeOrRejected, sleep(waitSeconds * 1000, false)])
  return inTime ? ((await readPrintedCatalogue(ctx, categoryId)) ?? null) : null
}

async function prepare(ctx: Ctx, categoryId: string): Promise<PrintJob> {
  const { db, lang, catalogueVersion: version, site } = ctx
  const { name, ids } = await readCategory(ctx, categoryId)
  const [counts, day] = await Promise.all([countByDeviceBrand(db, ids), readCatalogueDay(db)])
  const deviceBrands = counts.map(({ brand: deviceBrand, items }) => ({
    name: deviceBrand ?? '',
    items,
  }))
  return {
    categoryId,
    request: {
      ...printedSeller(lang, site.publicUrl),
      lang,
      category: name,
      day,
      version,
      deviceBrands,
    },
    items: readItems(ctx, ids, counts),
  }
}

/** `categoryIds` undefined: the whole catalogue. */
async function* readItems(
  ctx: Ctx,
  categoryIds: readonly string[] | undefined,
  deviceBrands: readonly { brand: string | null }[],
): AsyncGenerator<PrintedItem[]> {
  const { lang } = ctx
  for (const { brand: deviceBrand } of deviceBrands) {
    let after = ''
    for (;;) {
      const limit = ROWS_AT_ONCE
      const rows = await readPrintRows(ctx, { categoryIds, brand: deviceBrand, after, limit, lang })
      if (rows.length > 0) yield rows.map((row) => presentItem(row, lang))
      const last = rows.at(-1)
      if (!last || rows.length < ROWS_AT_ONCE) break
      after = last.itemNo
    }
  }
}

function presentItem(row: PrintRow, lang: Ctx['lang']): PrintedItem {
  const t = PRINT_TEXTS[lang]
  const list = (names: readonly string[], count: number) => {
    const more = count - names.length
    return wordList(more > 0 ? [...names, t.more(numberText(more, 2))] : names, lang)
  }
  return {
    itemNo: row.itemNo,
    title: row.title,
    values: values(row, lang),
    deviceBrand: row.deviceBrand ?? '',
    fits: list(row.fits, row.fitCount),
    numbers: list(row.numbers, row.numberCount),
    // A GTIN of 14 digits with a leading zero is printed as EAN-13.
    ean: row.ean.replace(/^0(?=\d{13}$)/, ''),
    isSecondSeries: row.styleType === 'high-performance',
    picture: drawThumbnail({ ...row, chemistry: nameOf(CHEMISTRIES, row.chemistry, 'en_us') }),
  }
}

/** '11.4 V · 3,500 mAh · 39.9 Wh · Li-ion · Black · 210 × 55 × 12 mm'. */
function values(row: PrintRow, lang: Ctx['lang']): string {
  const figure = (value: number, unit: string) => `${numberText(value, 2)} ${unit}`
  const size = row.diameterMm
    ? [`Ø ${numberText(row.diameterMm, 2)}`, row.heightMm]
    : [row.lengthMm, row.widthMm, row.heightMm]
  const sides = size.filter((side) => side !== null && side !== undefined)
  return [
    figure(row.voltage, 'V'),
    figure(row.capacityMah, 'mAh'),
    figure(row.energyWh, 'Wh'),
    nameOf(CHEMISTRIES, row.chemistry, lang),
    nameOf(COLOURS, row.colour, lang),
    sides.length > 1
      ? `${sides.map((side) => (typeof side === 'number' ? numberText(side, 2) : side)).join(' × ')} mm`
      : '',
    row.packQty > 1 ? PRINT_TEXTS[lang].perPack(row.packQty) : '',
  ]
    .filter((part) => part !== '')
    .join(' · ')
}
