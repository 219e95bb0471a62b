// An order of the example dropshipper for whose scarce item the same pack of the other series is sent.
import { changeSubstitutionRoute } from '../../contract/substitution.ts'
import { substituteShortLines } from '../jobs/substitute-short-lines.ts'
import { readTwins } from '../modules/catalogue/pair-service.ts'
import { readSamePacks } from '../modules/ordering/substitution-service.ts'
import type { ActingMember } from './act-as-member.ts'
import { daysAgo, type DemoContext } from './demo-context.ts'
import { findStockedItems } from './demo-repository.ts'
import { checkOutLines, type DemoLine, placeDemoOrder } from './place-orders.ts'

/**
 * Makes the member allow substitutes from now on, places the order, and substitutes its item. Places nothing where no
 * scarce item has such a pack in stock.
 */
export async function fillSubstitutedOrder(
  context: DemoContext,
  member: ActingMember,
): Promise<void> {
  const { db, now, files } = context
  const at = daysAgo(context, 1)
  const line = await chooseSubstitutable(context, member, at)
  if (!line) return
  // `mostPercent`: by how much the prices may differ, in percent.
  const terms = { rule: 'other_series', mostPercent: 50, exceptions: [] }
  await member.call(changeSubstitutionRoute, terms, at)
  const ownReference = 'EXAMPLE-SUBSTITUTE'
  await placeDemoOrder(member, { lines: [line], at, ownReference, mayWait: true })
  await substituteShortLines.run(db, now, files)
}

/** One piece more than there is of an item whose pack of the other series is in stock. */
async function chooseSubstitutable(
  { db }: DemoContext,
  member: ActingMember,
  at: Date,
): Promise<DemoLine | null> {
  const scarce = await findStockedItems(db, { from: 1, to: 6, limit: 60 })
  const ids = scarce.map(({ id }) => id)
  const packs = await readSamePacks(db, await readTwins(db, ids))
  for (const { id, itemNo, free } of scarce) {
    if (!packs.some(({ productId }) => productId === id)) continue
    const line = { itemNo, quantity: free + 1 }
    if (await checkOutLines(member, { lines: [line], at })) return line
  }
  return null
}
