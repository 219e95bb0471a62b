// Orders above a limit for tests: an owner, a buyer of the same company, and the limit.
import { changeApprovalLimitRoute } from '../../src/contract/approval.ts'
import { createMemberWithPassword, PASSWORD } from './log-in-as.ts'
import { ask } from './ask.ts'
import type { TestMember } from './create-member.ts'
import { createDropshipper } from './orders.ts'
import type { TestApp } from './test-app.ts'
import { createWholesaler, type Wholesaler } from './wholesale.ts'

export interface LimitedCompany {
  owner: TestMember
  buyer: TestMember
  accountId: number
}

/** A dropshipper whose buyers may order up to 0.01 without approval. */
export async function createLimitedDropshipper(
  shop: TestApp,
  { available = 100_000_00n, now }: { available?: bigint; now?: Date } = {},
): Promise<LimitedCompany> {
  const dropshipper = await createDropshipper(shop, available)
  const options = {
    kind: 'dropship',
    companyId: dropshipper.companyId,
    ...(now && { now }),
  } as const
  const owner = await createMemberWithPassword(shop, { ...options, role: 'owner' })
  const buyer = await createMemberWithPassword(shop, { ...options, role: 'buyer' })
  await setLimit(shop, owner, '0.01')
  return { owner, buyer, accountId: dropshipper.accountId }
}

/** Sets the approval limit of the company; an empty text removes it. */
export function setLimit(shop: TestApp, owner: TestMember, limit: string) {
  return ask(shop, changeApprovalLimitRoute, { limit, password: PASSWORD }, owner.headers)
}

export interface LimitedWholesaler {
  owner: Wholesaler
  buyer: Wholesaler
}

/** A wholesaler whose buyers may accept offers up to 0.01 without approval. */
export async function createLimitedWholesaler(
  shop: TestApp,
  { available = 0n }: { available?: bigint } = {},
): Promise<LimitedWholesaler> {
  const { accountId, addressId, companyId } = await createWholesaler(shop, available)
  const options = { kind: 'wholesale', companyId } as const
  const owner = await createMemberWithPassword(shop, { ...options, role: 'owner' })
  const buyer = await createMemberWithPassword(shop, { ...options, role: 'buyer' })
  await setLimit(shop, owner, '0.01')
  const shared = { accountId, addressId }
  return { owner: { ...owner, ...shared }, buyer: { ...buyer, ...shared } }
}
