// What the customer typed in each row of a list, kept with the line that the rows became, so that our
// reply can quote it.

export interface CustomerRef {
  /** As the customer wrote it: an OEM number, a device, a barcode or an item number. */
  number: string
  /** From 1, the row of the pasted or uploaded list; null: added one by one. */
  row: number | null
  /** The quantity in this row; null: none was given. */
  quantity: number | null
}

/** Of further rows for one product only the quantity counts; their numbers are lost. */
export const MAX_REFS = 50
export const LONGEST_REF = 300

/**
 * The rows of both, the earlier ones first; a row that is pasted again with the same number counts once, with both
 * quantities.
 */
export function joinRefs(
  earlier: readonly CustomerRef[],
  added: readonly CustomerRef[],
): CustomerRef[] {
  const joined = new Map(earlier.map((ref) => [keyOf(ref), ref]))
  for (const ref of added) {
    const known = joined.get(keyOf(ref))
    const quantity = known ? sumOf(known.quantity, ref.quantity) : ref.quantity
    joined.set(keyOf(ref), { ...ref, quantity })
  }
  return [...joined.values()].slice(0, MAX_REFS)
}

/** '45N1773', or with their quantities '45N1773 (18); T480 (12)' where several rows became one line. */
export function numbersText(refs: readonly CustomerRef[]): string {
  const isSingle = refs.length === 1
  return refs
    .map(({ number, quantity }) =>
      isSingle || quantity === null ? number : `${number} (${quantity})`,
    )
    .join('; ')
}

/** '3; 17'. Lines that were added one by one have no row. */
export function rowsText(refs: readonly CustomerRef[]): string {
  return refs.flatMap(({ row }) => row ?? []).join('; ')
}

function keyOf({ number, row }: CustomerRef): string {
  return `${row ?? ''} ${number}`
}

function sumOf(first: number | null, second: number | null): number | null {
  return first === null && second === null ? null : (first ?? 0) + (second ?? 0)
}
