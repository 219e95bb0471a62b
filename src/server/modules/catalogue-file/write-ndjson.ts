// Writes items as JSON objects, one per line, with titles and descriptions by language.
import { ITEM_FIELDS } from '../../../shared/catalogue-item.ts'
import type { CatalogueItem } from '../../../shared/catalogue-item.ts'
import { printGtin } from '../../../shared/gtin.ts'

const CHUNK = 64 * 1024

/** Yields text in chunks of about 64 KB. */
export async function* itemLines(items: AsyncIterable<CatalogueItem>): AsyncGenerator<string> {
  let text = ''
  for await (const item of items) {
    text += `${JSON.stringify(itemObject(item))}\n`
    if (text.length < CHUNK) continue
    yield text
    text = ''
  }
  if (text !== '') yield text
}

function itemObject(item: CatalogueItem): Record<string, unknown> {
  const object: Record<string, unknown> = {}
  for (const field of ITEM_FIELDS) {
    const [name = '', lang] = field.split(/_(?=en_us|zh_cn|zh_hk)/)
    if (lang === undefined) object[field] = item[field]
    else object[name] = { ...(object[name] as object | undefined), [lang]: item[field] }
  }
  object['ean'] = item.ean === null ? null : printGtin(item.ean)
  return object
}
