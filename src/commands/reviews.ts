// npm run reviews: lists, publishes and rejects reviews that members wrote about what they received.
import type { Kysely } from 'kysely'
import type { Database } from '../server/db/database.ts'
import { listReviews } from '../server/modules/review/review-service.ts'
import { AppError } from '../server/platform/errors.ts'
import { forTerminal } from '../server/platform/terminal.ts'
import { publishReview, rejectReview } from '../server/staff/reviews/decide-review.ts'
import { REVIEW_STATES } from '../shared/review-rules.ts'
import { actingStaff } from './command-line/acting-staff.ts'
import { withShopDatabase } from './command-line/open-for-command.ts'
import { requireValue, wholeNumber } from './command-line/option-values.ts'
import { type Actions, action, runCommand } from './command-line/run-command.ts'

const USAGE = `npm run reviews -- COMMAND
  list [--all]                 lists reviews that wait for a decision, the oldest first; --all includes decided ones
  publish ID                   shows a review on the page of the product
  refuse ID --reason REASON    keeps a review off the page, or removes it; the audit log keeps the reason`

interface Context {
  db: Kysely<Database>
  now: Date
  actor: string
  options: { all: boolean; reason?: string | undefined }
}

const idOf = (text: string) => wholeNumber(text, { name: 'ID', to: 999_999_999 })

const ACTIONS: Actions<Context> = {
  list: action([], async ({ db, options }) => {
    const reviews = await listReviews(db, options.all ? REVIEW_STATES : ['pending'])
    if (reviews.length === 0) {
      console.log(`There are no reviews${options.all ? '' : ' waiting for a decision'}.`)
    }
    for (const { id, state, itemNo, stars, createdAt, text, ...rest } of reviews) {
      const day = createdAt.toISOString().slice(0, 10)
      const order = `${rest.customerNo ?? ''} ${rest.orderNo ?? ''}`.trim()
      console.log(forTerminal(`${id}  ${state}  ${day}  ${itemNo}  ${stars} of 5  ${order}`))
      for (const line of text.split(/\r?\n/)) console.log(`  ${forTerminal(line)}`)
    }
  }),

  publish: action(['ID'], async (context, id) => {
    console.log(`Published on the page of ${await publishReview(context, idOf(id))}.`)
  }),

  refuse: action(['ID'], async (context, id) => {
    const reason = requireValue(context.options.reason, '--reason')
    const itemNo = await rejectReview(context, idOf(id), reason)
    console.log(`The page of ${itemNo} does not show this review.`)
  }),
}

await runCommand({
  usage: USAGE,
  options: { all: { type: 'boolean', default: false }, reason: { type: 'string' } },
  actions: ACTIONS,
  open: ({ options, action: chosen }, run) =>
    withShopDatabase('reviews', async ({ db }) => {
      const permission = chosen === 'list' ? 'content.read' : 'content.publish'
      const { actor } = await actingStaff(db, { permission })
      return run({ db, now: new Date(), actor, options })
    }),
  explain: (error) => {
    if (!(error instanceof AppError)) return undefined
    if (error.code === 404) return 'There is no review with this ID. See: npm run reviews -- list'
    if (error.code === 409)
      return 'This decision has already been made for the review. Nothing was changed.'
    return undefined
  },
})
