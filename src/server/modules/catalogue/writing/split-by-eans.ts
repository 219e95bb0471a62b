// Splits writes by whether their EANs will be free.
import type { ItemWrite } from './write-items.ts'

/**
 * Splits writes into those whose EANs will be free and the others. `holderOf`: the number of the other item that has the
 * EAN of a write; undefined: none has it. An item gives its EAN up if it was archived, or if one of these writes gives
 * it another EAN or none: then a write that is left out leaves out the one that waits for its EAN.
 */
export function splitByEans<W extends ItemWrite>(
  writes: readonly W[],
  holderOf: (write: W) => string | undefined,
  archivedNos: ReadonlySet<string>,
): { free: W[]; taken: W[] } {
  const remaining = new Map(writes.map((write) => [write.item.itemNo, write]))
  // Holder -> the write that waits for its EAN; one at most, because a file gives each EAN once.
  const waiting = new Map<string, W>()
  for (const write of writes) {
    const holder = holderOf(write)
    if (holder !== undefined && !archivedNos.has(holder)) waiting.set(holder, write)
  }
  const taken: W[] = []
  for (const [holder, write] of waiting) {
    const ofHolder = remaining.get(holder)
    if (ofHolder && ofHolder.item.ean !== write.item.ean) continue
    let next: W | undefined = write
    while (next && remaining.delete(next.item.itemNo)) {
      taken.push(next)
      next = waiting.get(next.item.itemNo)
    }
  }
  return { free: [...remaining.values()], taken }
}
