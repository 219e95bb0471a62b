// Who makes a call and with what input, for tests that make every call.
import { type CallRoute, isStaffAccess } from '../../src/contract/call.ts'
import { MEMBER_KINDS, type MemberKind } from '../../src/shared/membership.ts'
import { enrolStaff, type EnrolledStaff } from './enrol-staff.ts'
import { createMemberWithMoney, type FundedMember } from './money.ts'
import { CHOICES, fillBasket, ITEM, prepareOrder } from './orders.ts'
import { firstNamed, ownInput } from './owned-things.ts'
import { SAMPLE_INPUTS } from './sample-inputs.ts'
import type { TestApp } from './test-app.ts'

type Input = Record<string, unknown>

export type CallActor = 'visitor' | 'member' | 'staff'

export interface Caller {
  headers: Record<string, string>
  /** A valid input, which names what the caller owns. */
  input: Input
  member?: FundedMember
  staff?: EnrolledStaff
}

/** Who may make the call. */
export function actorsOf({ access }: CallRoute): CallActor[] {
  if (isStaffAccess(access)) return ['staff']
  return access === 'visitor' ? ['visitor', 'member'] : ['member']
}

/** Creates the caller and what the input names. `kind` is used where members of both kinds may make the call. */
export async function createCaller(
  shop: TestApp,
  { method, path, kinds }: CallRoute,
  actor: CallActor,
  kind?: MemberKind,
): Promise<Caller> {
  const name = `${method} ${path}`
  const sample = SAMPLE_INPUTS[name] ?? {}
  if (actor === 'visitor') return { headers: {}, input: sample }
  if (actor === 'staff') {
    const staff = await enrolStaff(shop.db, { roles: ['admin', 'finance'] })
    return { headers: staff.headers, input: sample, staff }
  }
  const chosen = firstNamed(name)?.kinds?.[0] ?? kinds?.[0] ?? kind ?? MEMBER_KINDS[0]
  const funded = { kind: chosen, available: 100_000_00n }
  const member = await createMemberWithMoney(shop.db, shop.owner, funded)
  const own = await (FILLED_BASKET[name] ?? ownInput)(shop, name, member)
  return { headers: member.headers, input: { ...sample, ...own }, member }
}

/** Calls that read the basket, with what a browser sends for one that is filled. */
const FILLED_BASKET: Readonly<Record<string, typeof ownInput>> = {
  'POST /api/checkout': async (shop, _, member) => {
    const lines = [{ itemNo: ITEM, quantity: 1 }]
    return { ...CHOICES, revision: await fillBasket(shop, member, lines) }
  },
  'POST /api/orders': (shop, _, member) => prepareOrder(shop, member),
}
