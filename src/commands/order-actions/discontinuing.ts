// Action of npm run orders that sends the substitute of discontinued items where the company allows it, otherwise cancels
// what is left of them, or asks the buyer.
import {
  digestOfLines,
  listDiscontinued,
} from '../../server/modules/ordering/discontinue-service.ts'
import { forTerminal } from '../../server/platform/terminal.ts'
import type { OrderContext } from '../../server/staff/orders/act-on-order.ts'
import { confirmDiscontinued } from '../../server/staff/orders/confirm-discontinued.ts'
import { action, CommandError } from '../command-line/run-command.ts'

interface Context extends OrderContext {
  options: { yes?: string | undefined }
}

export const DISCONTINUE_ACTION = action([], async (context: Context) => {
  const { lines, open } = await listDiscontinued(context.db)
  if (lines.length === 0) {
    console.log('No open order is waiting for a discontinued item.')
    return
  }
  for (const { orderNo, itemNo, quantity, replacement } of lines) {
    const instead = replacement === null ? 'no replacement item' : `replacement item ${replacement}`
    console.log(forTerminal(`${orderNo}  ${String(quantity).padStart(6)} x ${itemNo}  ${instead}`))
  }
  const digest = digestOfLines(lines)
  const { yes } = context.options
  if (yes === undefined) {
    console.log(
      `${lines.length} of ${open} open lines. Buyers who asked for one delivery decide themselves.`,
    )
    console.log(`To replace or cancel the others, and to ask these buyers: --yes ${digest}`)
    return
  }
  if (yes !== digest) {
    throw new CommandError(
      `These are not the lines you looked at. Check the list above, then repeat with --yes ${digest}`,
    )
  }
  const { changed, asked } = await confirmDiscontinued(context, lines)
  console.log(`Replaced or cancelled in ${countOf(changed)}.`)
  if (asked.length === 0) return
  console.log(`Asked the buyers of ${countOf(asked)}: ${asked.map(forTerminal).join(', ')}`)
})

function countOf(orderNos: readonly string[]): string {
  return `${orderNos.length} ${orderNos.length === 1 ? 'order' : 'orders'}`
}
