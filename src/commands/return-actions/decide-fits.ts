// Action of npm run returns that lists and decides the entries of fit lists that returns contradict.
import { listFitReviews } from '../../server/modules/returns/fit-review-service.ts'
import { forTerminal } from '../../server/platform/terminal.ts'
import type { ReturnContext } from '../../server/staff/returns/act-on-return.ts'
import { decideFit } from '../../server/staff/returns/review-fits.ts'
import { requireValue } from '../command-line/option-values.ts'
import { action, UsageError } from '../command-line/run-command.ts'

interface Context extends ReturnContext {
  options: { item?: string | undefined; device?: string | undefined }
}

export const FIT_ACTION = action(['wrong|restore?'], async (context: Context, decision = '') => {
  if (decision === '') return listAll(context)
  if (decision !== 'wrong' && decision !== 'restore')
    throw new UsageError('State wrong or restore.')
  const itemNo = requireValue(context.options.item, '--item')
  const label = requireValue(context.options.device, '--device')
  const state = decision === 'wrong' ? 'wrong' : 'restored'
  await decideFit(context, { itemNo, label, state })
  console.log(forTerminal(`${itemNo}, ${label}: ${state}`))
})

async function listAll({ db }: Context): Promise<void> {
  const reviews = await listFitReviews(db)
  if (reviews.length === 0) console.log('No entry of a fit list is contradicted by returns.')
  for (const { item_no: itemNo, label, state, opened_at: since, returns } of reviews) {
    const day = since.toISOString().slice(0, 10)
    console.log(forTerminal(`${state.padEnd(9)} ${day}  ${itemNo}  ${returns} returns  ${label}`))
  }
}
