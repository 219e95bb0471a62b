// Delivery addresses of a company: at most 200, one of which is always the default.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { RecipientAddress } from '../../../shared/recipient-address.ts'
import { type Ctx, memberOf } from '../../context/context.ts'
import { invalid, notFound } from '../../platform/errors.ts'
import { newId } from '../../platform/secrets.ts'
import {
  type DeliveryAddressRow,
  type DeliveryAddressValues,
  deleteAddress,
  insertAddress,
  listAddressRows,
  lockCompany,
  makeDefault,
  updateAddress,
} from './delivery-address-repository.ts'

const MAX_DELIVERY_ADDRESSES = 200

export interface DeliveryAddress {
  id: string
  /** What the company calls the address. */
  label: string
  recipient: string
  line1: string
  line2: string
  city: string
  region: string
  postCode: string
  country: string
  phone: string
  isDefault: boolean
}

export interface DeliveryAddressInput {
  id?: string | undefined
  label: string
  recipient: string
  line1: string
  line2?: string | undefined
  city: string
  region?: string | undefined
  postCode?: string | undefined
  country: string
  phone?: string | undefined
  isDefault: boolean
}

export async function listAddresses(ctx: Ctx): Promise<DeliveryAddress[]> {
  return (await listAddressRows(ctx.db, memberOf(ctx).companyId)).map(addressOf)
}

/** The default address of a company; undefined: it has stored no address. */
export async function findDefaultAddress(
  db: Kysely<Database>,
  companyId: number,
): Promise<RecipientAddress | undefined> {
  const [first] = await listAddressRows(db, companyId)
  return first && recipientOf(addressOf(first))
}

/**
 * The address with this id in the form that orders store; without an id the default one, undefined if there is none.
 * Errors: 404 deleted or another company's.
 */
export async function chooseAddress(
  ctx: Ctx,
  id: string | undefined,
): Promise<RecipientAddress | undefined> {
  if (id === undefined) return findDefaultAddress(ctx.db, memberOf(ctx).companyId)
  const found = (await listAddresses(ctx)).find((each) => each.id === id)
  if (!found) throw notFound()
  return recipientOf(found)
}

function recipientOf(address: DeliveryAddress): RecipientAddress {
  const { recipient, line1, line2, city, region, postCode, country, phone } = address
  return { name: recipient, company: '', line1, line2, city, region, postCode, country, phone }
}

/** Adds an address, or updates the one with `id`. Errors: 404 unknown or another company's, 422 tooMany. */
export function saveAddress(ctx: Ctx, input: DeliveryAddressInput): Promise<DeliveryAddress> {
  const { companyId } = memberOf(ctx)
  return ctx.db.transaction().execute(async (trx) => {
    await lockCompany(trx, companyId)
    const rows = await listAddressRows(trx, companyId)
    const id = input.id ?? newId()
    if (input.id === undefined) {
      if (rows.length >= MAX_DELIVERY_ADDRESSES) throw invalid('label', 'tooMany')
      const identity = { id, company_id: companyId, created_at: ctx.clock() }
      await insertAddress(trx, { ...identity, ...valuesOf(input) })
    } else {
      if (!rows.some((row) => row.id === id)) throw notFound()
      await updateAddress(trx, { id, companyId }, valuesOf(input))
    }
    // The first address becomes the default automatically.
    if (input.isDefault || rows.length === 0) await makeDefault(trx, { id, companyId })
    return readSaved(trx, companyId, id)
  })
}

/** When the default is removed, the newest address replaces it. Errors: 404 unknown or another company's. */
export async function removeAddress(ctx: Ctx, id: string): Promise<void> {
  const { companyId } = memberOf(ctx)
  await ctx.db.transaction().execute(async (trx) => {
    await lockCompany(trx, companyId)
    if (!(await deleteAddress(trx, { id, companyId }))) throw notFound()
    const [first] = await listAddressRows(trx, companyId)
    if (first && !first.is_default) await makeDefault(trx, { id: first.id, companyId })
  })
}

async function readSaved(
  trx: Kysely<Database>,
  companyId: number,
  id: string,
): Promise<DeliveryAddress> {
  const row = (await listAddressRows(trx, companyId)).find((each) => each.id === id)
  if (!row) throw notFound()
  return addressOf(row)
}

function valuesOf(input: DeliveryAddressInput) {
  const { label, recipient, line1, city, country } = input
  return {
    label,
    recipient,
    line1,
    line2: input.line2 ?? '',
    city,
    region: input.region ?? '',
    post_code: input.postCode ?? '',
    country,
    phone: input.phone ?? '',
  } satisfies DeliveryAddressValues
}

function addressOf(row: DeliveryAddressRow): DeliveryAddress {
  const { id, label, recipient, line1, line2, city, region, country, phone } = row
  return {
    id,
    label,
    recipient,
    line1,
    line2,
    city,
    region,
    postCode: row.post_code,
    country,
    phone,
    isDefault: row.is_default,
  }
}
