// Lists, creates and removes price lists: for a price group or one company, in one currency.
import type { Kysely } from 'kysely'
import type { MemberKind } from '../../../../shared/membership.ts'
import type { Database } from '../../../db/database.ts'
import {
  deletePriceList,
  findCompany,
  findGroups,
  findListCurrencies,
  findPriceLists,
  findTakenLists,
  insertPriceList,
  type PriceListInfo,
} from './price-list-repository.ts'

export interface NewPriceList {
  id: string
  name: string
  currency: string
  /** Either a group or a company. */
  group?: string | undefined
  customerNo?: string | undefined
  /** The area of a company's list; needed for a company in both. */
  kind?: MemberKind | undefined
}

/**
 * Why a list cannot be used; the caller turns it into a message. `area_of_company`: the company is in both areas and
 * none was named, or it is not in the one that was named.
 */
export type ListError =
  | 'unknown_list'
  | 'bad_id'
  | 'list_exists'
  | 'owner_has_list'
  | 'unknown_currency'
  | 'unknown_group'
  | 'unknown_company'
  | 'area_of_company'
  | 'group_or_company'

export class PriceListError extends Error {
  readonly fault: ListError
  /** What the message names besides: what is wrong, what conflicts with it, or what could be chosen. */
  readonly detail: string

  constructor(fault: ListError, detail = '') {
    super(`${fault} ${detail}`.trim())
    this.name = 'PriceListError'
    this.fault = fault
    this.detail = detail
  }
}

/** 'srp' denotes the suggested retail price in the catalogue file, so no list may have that id. */
const RESERVED = new Set(['srp'])
const CURRENCIES = ['USD', 'CNY', 'HKD', 'EUR', 'GBP', 'CAD']

export function listPriceLists(db: Kysely<Database>): Promise<PriceListInfo[]> {
  return findPriceLists(db)
}

/** The currency of a list. Throws PriceListError 'unknown_list' with the existing lists. */
export async function readListCurrency(db: Kysely<Database>, id: string): Promise<string> {
  const lists = await findListCurrencies(db)
  const list = lists.find((each) => each.id === id)
  if (!list) throw new PriceListError('unknown_list', lists.map((each) => each.id).join(', '))
  return list.currency
}

/**
 * Creates an empty list. It replaces a demonstration list of the same owner and currency, including its prices,
 * whose id is returned; null: there was none. Throws PriceListError.
 */
export async function createPriceList(
  trx: Kysely<Database>,
  now: Date,
  list: NewPriceList,
): Promise<string | null> {
  const { id, name, currency, group = null } = list
  if (!/^[a-z0-9][a-z0-9._-]{0,63}$/i.test(id) || RESERVED.has(id)) {
    throw new PriceListError('bad_id', id)
  }
  if (!CURRENCIES.includes(currency)) {
    throw new PriceListError('unknown_currency', CURRENCIES.join(', '))
  }
  const company = await findOwner(trx, list)
  const conflicting = await findTakenLists(trx, { id, currency, group, company })
  if (conflicting.some((each) => each.id === id)) throw new PriceListError('list_exists', id)
  const [holder] = conflicting
  if (holder && !holder.is_demonstration) throw new PriceListError('owner_has_list', holder.id)
  if (holder) await removePriceList(trx, holder.id)
  await insertPriceList(trx, {
    id,
    name,
    currency,
    price_group: group,
    company_id: company?.id ?? null,
    member_kind: company?.kind ?? null,
    is_demonstration: false,
    created_at: now,
  })
  return holder?.id ?? null
}

/** Removes a list with its prices and terms; returns the number of prices. Throws PriceListError 'unknown_list'. */
export async function removePriceList(trx: Kysely<Database>, id: string): Promise<number> {
  await readListCurrency(trx, id)
  return deletePriceList(trx, id)
}

/** The company that owns the list, with the area in which it counts; null for a group list. Throws PriceListError. */
async function findOwner(
  trx: Kysely<Database>,
  { group, customerNo, kind }: NewPriceList,
): Promise<{ id: number; kind: MemberKind } | null> {
  if ((group === undefined) === (customerNo === undefined)) {
    throw new PriceListError('group_or_company')
  }
  if (group !== undefined) {
    const groups = await findGroups(trx)
    if (groups.includes(group)) return null
    throw new PriceListError('unknown_group', groups.join(', '))
  }
  const company = await findCompany(trx, customerNo ?? '')
  if (company === undefined) throw new PriceListError('unknown_company', customerNo)
  const areas = company.kinds.filter((each) => kind === undefined || each === kind)
  if (areas[0] === undefined || areas.length > 1) {
    throw new PriceListError('area_of_company', company.kinds.join(', '))
  }
  return { id: company.id, kind: areas[0] }
}
