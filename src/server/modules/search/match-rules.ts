// Puts what was found into the order it is shown in, and says of each product why it was found.
import type { FoundTerm, RankedProduct } from './search-repository.ts'

export interface MatchedOn {
  kind: string
  raw: string
  brand?: string
}

export interface Match {
  productId: number
  tier: number
  matchedOn: MatchedOn
}

/** 1 to 7 are answers to what was typed, 8 to something like it. */
export const TIERS = {
  sameSpelling: 1,
  sameNumber: 2,
  allWords: 3,
  beginning: 4,
  end: 5,
  part: 6,
  productWords: 7,
  tolerant: 8,
} as const

export interface Finding extends Match {
  rank: number
  /** Within a tier: how much more the text says than what was typed. */
  distance: number
}

export type Findings = Map<number, Finding>

/** Keeps the better of two findings of the same product. */
export function addFinding(findings: Findings, finding: Finding): void {
  const known = findings.get(finding.productId)
  if (!known || compare(finding, known) < 0) findings.set(finding.productId, finding)
}

export function addTerm(
  findings: Findings,
  term: FoundTerm,
  { tier, distance }: { tier: number; distance: number },
): void {
  const matchedOn = reasonOf(term)
  for (const { id, rank } of term.products) {
    addFinding(findings, { productId: id, rank, tier, distance, matchedOn })
  }
}

export function addProducts(
  findings: Findings,
  products: RankedProduct[],
  { tier, distance, matchedOn }: { tier: number; distance: number; matchedOn: MatchedOn },
): void {
  for (const { id, rank } of products) {
    addFinding(findings, { productId: id, rank, tier, distance, matchedOn })
  }
}

export function reasonOf({
  kind,
  display,
  brand,
}: {
  kind: string
  display: string
  brand: string | null
}): MatchedOn {
  return brand && kind !== 'brand' ? { kind, raw: display, brand } : { kind, raw: display }
}

/** Best first: tier, then what is still made, then the closest text, then what is asked for most. */
export function inOrder(findings: Findings): Finding[] {
  return [...findings.values()].sort(compare)
}

function compare(a: Finding, b: Finding): number {
  return (
    a.tier - b.tier ||
    Number(a.rank > 0) - Number(b.rank > 0) ||
    a.distance - b.distance ||
    a.rank - b.rank ||
    KIND_ORDER.indexOf(a.matchedOn.kind) - KIND_ORDER.indexOf(b.matchedOn.kind) ||
    a.productId - b.productId
  )
}

// Of two texts that fit alike, the one that identifies the battery is named as the reason.
const KIND_ORDER = [
  'specification',
  'brand',
  'words',
  'device',
  'reported_name',
  'ean',
  'ansi',
  'iec',
  'alias',
  'superseded',
  'oem',
  'item_no',
].reverse()
