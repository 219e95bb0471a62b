// What the catalogue's own wording of a value says: rates, replaced numbers, the source of a value.

/** '0.5C / max 1C' as its two rates; null when it is written in another way. */
export function dischargeRates(text: string): { usual: string; most: string } | null {
  const found = /^([\d.]+)C \/ max ([\d.]+)C$/.exec(text)
  return found ? { usual: `${found[1]}C`, most: `${found[2]}C` } : null
}

/** 'Replaces A, B and others.' as its numbers; null when the remark says something else. */
export function replacedNumbers(remark: string): { numbers: string; others: boolean } | null {
  const found = /^Replaces (.+?)( and others)?\.$/.exec(remark)
  return found ? { numbers: found[1] ?? '', others: Boolean(found[2]) } : null
}

/** A value is derived when its own basis, or that of everything not named, says so. */
export function isDerived(basis: Record<string, string>, field: string): boolean {
  return (basis[field] ?? basis.other ?? '').startsWith('derived')
}

/** Energy is voltage times capacity, so it is as good as the weaker of the two. */
export function isEnergyDerived(basis: Record<string, string>): boolean {
  return isDerived(basis, 'voltage') || isDerived(basis, 'capacity')
}
