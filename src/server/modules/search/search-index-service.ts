// Keeps the search index in step with the catalogue, inside the transaction that changes the catalogue.
import type { Kysely } from 'kysely'
import { setImmediate } from 'node:timers/promises'
import type { Database } from '../../db/database.ts'
import { ownWords } from './product-words.ts'
import {
  clearProducts,
  collectTexts,
  countWords,
  dropLostTexts,
  insertOwnWords,
  insertTexts,
  insertWordsOfProducts,
  linkTexts,
  readNewTexts,
  readOwnTexts,
  someAreGone,
  sweepAfterDeletion,
} from './search-index-repository.ts'
import { buildBeside, takeOver } from './search-index-tables.ts'
import { termForms } from './term-rules.ts'

/**
 * Brings the index to what the catalogue says of these products, or of all. Products that are gone, or are
 * not active any more, lose their entries. 'all' builds new tables beside the old ones, so that searches go
 * on until the transaction ends. Opens its own transaction where the caller has none.
 */
export async function indexProducts(
  db: Kysely<Database>,
  productIds: number[] | 'all',
): Promise<void> {
  if (productIds !== 'all' && productIds.length === 0) return
  if (!db.isTransaction) return db.transaction().execute((trx) => indexProducts(trx, productIds))
  const all = productIds === 'all'
  if (all) await buildBeside(db)
  await collectTexts(db, productIds)
  if (!all) await clearProducts(db, productIds)
  await writeTexts(db, all)
  await linkTexts(db, all)
  await writeOwnWords(db)
  await insertWordsOfProducts(db, all)
  await countWords(db, all)
  if (all) return takeOver(db)
  if (await someAreGone(db, productIds)) await sweepAfterDeletion(db)
  await dropLostTexts(db)
}

// While the database takes one batch, the words of the next are read here.
async function writeTexts(db: Kysely<Database>, all: boolean): Promise<void> {
  let writing: Promise<void> = Promise.resolve()
  let texts = await readNewTexts(db, { after: 0, limit: BATCH })
  for (let last = texts.at(-1); last; last = texts.at(-1)) {
    const rows = texts.map((text) => ({ ...text, ...formsOf(text) }))
    await writing
    texts = await readNewTexts(db, { after: last.id, limit: BATCH })
    writing = insertTexts(db, rows, all)
    // Lets the batch leave before the next one keeps this thread busy.
    await setImmediate()
  }
  await writing
}

async function writeOwnWords(db: Kysely<Database>): Promise<void> {
  for (let after = 0; ;) {
    const products = await readOwnTexts(db, { after, limit: BATCH })
    const last = products.at(-1)
    if (!last) return
    after = last.id
    await insertOwnWords(
      db,
      products.map((product) => ({ id: product.id, tokens: ownWords(product) })),
    )
  }
}

function formsOf({
  kind,
  display,
  brand,
}: {
  kind: string
  display: string
  brand: string | null
}) {
  // Categories and values are found by the word that the query carries for them.
  if (kind === 'category') return { norm: '', tokens: [], keys: [display] }
  const forms = termForms(display, brand)
  if (kind === 'specification') {
    return { norm: '', tokens: [], keys: [`v:${Number.parseFloat(display)}`] }
  }
  if (kind === 'ean') return { ...forms, keys: [forms.norm, forms.norm.padStart(14, '0')] }
  return forms
}

const BATCH = 4000
