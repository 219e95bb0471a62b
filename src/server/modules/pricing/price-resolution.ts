// Resolves the price for a member: the company's list takes precedence over the group's, field by field.
import type { MemberPrice, PriceReason } from '../../../contract/price.ts'
import { BUSINESS } from '../../../shared/business-constants.ts'
import type { Member } from '../../context/context.ts'
import type { PriceFacts, TermFacts } from './price-repository.ts'

export interface ResolvedPrice {
  price: MemberPrice | null
  reason: Extract<PriceReason, 'visible' | 'region_blocked' | 'on_request'>
}

/** The region that includes every member and product. */
const EVERYWHERE = 'GLOBAL'

/**
 * A field missing from the company's list falls back to the group's list, so a company's list cannot drop a maximum.
 * All steps count as one field: those of two lists are never mixed. Without a row in the member's currency the price is
 * on request; amounts are never converted.
 */
export function resolvePrice(facts: PriceFacts, member: Member): ResolvedPrice {
  if (!isSoldIn(facts.regions, member.region)) return { price: null, reason: 'region_blocked' }
  const own = facts.steps.filter(({ isOwn }) => isOwn)
  const steps = own.length > 0 ? own : facts.steps
  const [first] = steps
  if (!first) return { price: null, reason: 'on_request' }
  const terms = facts.terms.toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn))
  const price: MemberPrice = {
    currency: member.currency,
    steps: steps.map(({ from, unit }) => ({ from, unit })),
    minimum: firstStated(terms, 'minimum') ?? usualMinimum(member),
    multiple: firstStated(terms, 'multiple') ?? 1,
    maximum: firstStated(terms, 'maximum'),
    special: specialOf(terms, facts.used),
    suggestedRetail: facts.srp,
    isDemonstration: first.isDemonstration,
  }
  return { price, reason: 'visible' }
}

/** The minimum order quantity where no list defines one. */
export function usualMinimum({ memberKind }: Pick<Member, 'memberKind'>): number {
  return memberKind === 'wholesale' ? BUSINESS.wholesaleMinimum : BUSINESS.dropshipMinimum
}

/** Whether a product with these sales regions is sold in this one. A product without regions is sold everywhere. */
export function isSoldIn(regions: readonly string[], region: string): boolean {
  if (region === EVERYWHERE || regions.length === 0) return true
  return regions.includes(EVERYWHERE) || regions.includes(region)
}

/** The field of the first terms that state it. */
function firstStated<K extends keyof TermFacts>(
  terms: readonly TermFacts[],
  field: K,
): TermFacts[K] | null {
  return terms.find((term) => term[field] !== null)?.[field] ?? null
}

function specialOf(terms: readonly TermFacts[], used: number): MemberPrice['special'] {
  const special = firstStated(terms, 'special')
  if (!special) return null
  const left = special.monthly === null ? null : Math.max(0, special.monthly - used)
  return { ...special, left }
}
