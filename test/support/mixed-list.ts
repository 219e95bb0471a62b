// A wholesaler's list of sixty rows with real numbers: part numbers, devices, barcodes, Chinese names, and numbers with
// one wrong digit. And a list of a buyer's own numbers, which the catalogue does not have.
import { sql } from 'kysely'
import type { TestApp } from './test-app.ts'

export interface MixedRow {
  text: string
  quantity: number
  /** The items of either series that are right; empty: nothing may be taken without asking. */
  items: string[]
}

/** A part number, device, barcode (EAN) or item number as the catalogue writes it, with the items that it names. */
interface Term {
  kind: string
  display: string
  items: string[]
}

const QUANTITIES = [5, 10, 20, 25, 50]

/** The same rows on every run. Two devices take several packs, and three numbers have one wrong digit. */
export async function mixedList(shop: Pick<TestApp, 'db'>): Promise<MixedRow[]> {
  const terms = await termsOf(shop)
  const all = new Set(terms.map(({ display }) => plain(display)))
  const used = new Set<string>()
  const take = (count: number, meets: (term: Term) => boolean) => {
    const found = terms.filter((term) => meets(term) && !used.has(packKey(term))).slice(0, count)
    for (const term of found) used.add(packKey(term))
    return found
  }
  const isOfOnePack = (term: Term) => packsOf(term) === 1
  const oem = take(
    33,
    (term) => term.kind === 'oem' && isOfOnePack(term) && /\d{3}/.test(term.display),
  )
  const lenovo = take(4, (term) => isOfOnePack(term) && /^Lenovo [\w -]+$/.test(term.display))
  const devices = take(
    8,
    (term) => term.kind === 'device' && isOfOnePack(term) && !term.display.startsWith('Lenovo'),
  )
  const eans = take(6, ({ kind }) => kind === 'ean')
  const items = take(4, ({ kind }) => kind === 'item')
  const several = take(2, (term) => term.kind === 'device' && packsOf(term) > 1)
  const slips = oem.flatMap(({ display }) => slipOf(display, all) ?? []).slice(0, 3)
  const texts = [
    ...[...oem, ...devices, ...eans, ...items].map(
      ({ display, items: right }) => [display, right] as const,
    ),
    ...lenovo.map(
      ({ display, items: right }) => [display.replace('Lenovo', '联想'), right] as const,
    ),
    ...several.map(({ display }) => [display, []] as const),
    ...slips.map((slip) => [slip, []] as const),
  ]
  return texts.map(([text, right], at) => {
    return { text, quantity: QUANTITIES[at % QUANTITIES.length] ?? 5, items: [...right] }
  })
}

export interface UnknownRow extends MixedRow {
  device: string
}

/** A buyer's own numbers, each beside a device: for 26 devices the one battery is certain, for four it is not. */
export async function unknownNumbers(shop: Pick<TestApp, 'db'>): Promise<UnknownRow[]> {
  const devices = (await termsOf(shop)).filter(({ kind, display }) => {
    return kind === 'device' && /^\S+ .*\d/.test(display)
  })
  const packs = new Set<string>()
  const single = devices.filter((term) => {
    const isNew = packsOf(term) === 1 && !packs.has(packKey(term))
    packs.add(packKey(term))
    return isNew
  })
  const unsure = await unconfirmedDevices(shop)
  const chosen = [
    ...single.filter(({ display }) => !unsure.has(display)).slice(0, 26),
    ...devices.filter((term) => packsOf(term) > 1).slice(0, 2),
    ...single.filter(({ display }) => unsure.has(display)).slice(0, 2),
  ]
  return chosen.map(({ display: device, items }, at) => ({
    text: `ZQX-77${at + 10}-KW`,
    device,
    quantity: QUANTITIES[at % QUANTITIES.length] ?? 5,
    items: at < 26 ? items : [],
  }))
}

async function unconfirmedDevices(shop: Pick<TestApp, 'db'>): Promise<Set<string>> {
  const { rows } = await sql<{ label: string }>`
    select distinct label from fitment where confidence = 'unconfirmed'`.execute(shop.db)
  return new Set(rows.map(({ label }) => label))
}

/** As cells copied from a German spreadsheet: number, device as the description, quantity. */
export function asDescribedSheet(rows: readonly UnknownRow[]): string {
  const lines = rows.map(({ text, device, quantity }) => [text, device, quantity].join('\t'))
  return ['Teilenummer\tBezeichnung\tMenge', ...lines].join('\n')
}

/** As cells copied from a German spreadsheet: position, number, quantity. */
export function asSheet(rows: readonly MixedRow[]): string {
  const lines = rows.map(({ text, quantity }, at) => `${at + 1}\t${text}\t${quantity}`)
  return ['Pos.\tTeilenummer\tMenge', ...lines].join('\n')
}

async function termsOf(shop: Pick<TestApp, 'db'>): Promise<Term[]> {
  const { rows } = await sql<Term>`
    select kind, display, array_agg(distinct p.item_no) as items from (
      select kind, raw as display, product_id from part_ref where kind = 'oem'
      union all select 'device', label, product_id from fitment
      union all select 'ean', ean, id from product where ean is not null
      union all select 'item', item_no, id from product) t
    join product p on p.id = t.product_id and not p.stop and p.status = 'active'
    where length(display) between 5 and 40
    group by kind, display order by kind, display`.execute(shop.db)
  return rows
}

/** Twins have the same number after the letters of their series. */
function packKey({ items }: Term): string {
  return [...new Set(items.map((itemNo) => itemNo.slice(3)))].join(' ')
}

function packsOf(term: Term): number {
  return packKey(term).split(' ').length
}

function plain(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
}

/** One digit wrong, so that no item has this number. */
function slipOf(number: string, all: ReadonlySet<string>): string | undefined {
  const at = number.search(/\d(?=\D*$)/)
  if (at < 0) return undefined
  const slip = `${number.slice(0, at)}${(Number(number[at]) + 1) % 10}${number.slice(at + 1)}`
  return all.has(plain(slip)) ? undefined : slip
}
