// Parsers for the catalogue's wording: discharge rates, and whether a value was derived (its basis). Rates are
// multiples of C, the current that empties the battery in one hour.

/** The two rates of '0.5C / max 1C'; null for any other wording. */
export function dischargeRates(text: string): { continuous: string; maximum: string } | null {
  const found = /^([\d.]+)C \/ max ([\d.]+)C$/.exec(text)
  return found ? { continuous: `${found[1]}C`, maximum: `${found[2]}C` } : null
}

/** A value is derived if its own basis says so, or else the basis 'other'. */
export function isDerived(basis: Record<string, string>, field: string): boolean {
  return (basis[field] ?? basis.other ?? '').startsWith('derived')
}

/** Energy is voltage times capacity, so it is derived if either of them is. */
export function isEnergyDerived(basis: Record<string, string>): boolean {
  return isDerived(basis, 'voltage') || isDerived(basis, 'capacity')
}
