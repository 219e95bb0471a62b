// npm run outbox: lists the mails in the outbox, shows one, or resends one.
import type { Kysely } from 'kysely'
import type { Database } from '../server/db/database.ts'
import { withShopDatabase } from './command-line/open-for-command.ts'
import {
  listOutbox,
  readOutboxMail,
  type OutboxEntry,
  type OutboxSituation,
  type RetryAnswer,
} from '../server/modules/mail/outbox-service.ts'
import { readConfig } from '../server/platform/config.ts'
import { retryOutboxMail } from '../server/staff/mail/retry-mail.ts'
import { actingStaff } from './command-line/acting-staff.ts'
import { forTerminal } from '../server/platform/terminal.ts'
import {
  type Actions,
  action,
  CommandError,
  runCommand,
  UsageError,
} from './command-line/run-command.ts'

const USAGE = `npm run outbox [-- list [NUMBER]]   lists the newest mails; 50 without NUMBER
npm run outbox -- show ID           shows one mail with its text
npm run outbox -- retry ID          resends a mail that failed or waits for its next attempt`

const RETRY_MESSAGES: Record<RetryAnswer, string> = {
  queued: 'Queued. The worker sends it within a second while the shop runs with SMTP_URL set.',
  unknown: 'No mail has that ID.',
  sent: 'This mail has already been sent.',
  held: 'This mail is on hold until the recipient agrees to receive it.',
  emptied: 'The text of this mail has been erased, so it cannot be sent again.',
}

const NO_MAIL_SERVER = 'Kept: no mail server is set. It is sent once the shop runs with SMTP_URL.'

interface Context {
  db: Kysely<Database>
  actor: string
}

const ACTIONS: Actions<Context> = {
  list: action(['NUMBER?'], async ({ db }, max = '50') => {
    if (!/^[1-9]\d{0,4}$/.test(max)) {
      throw new UsageError('NUMBER must be a whole number from 1 to 99999.')
    }
    const mails = await listOutbox(db, Number(max), situation())
    if (mails.length === 0) console.log('The outbox is empty.')
    for (const mail of mails.reverse()) console.log(lineOf(mail))
  }),

  show: action(['ID'], async ({ db }, id) => {
    const mail = await readOutboxMail(db, id, situation())
    if (!mail) throw new CommandError(RETRY_MESSAGES.unknown)
    console.log(lineOf(mail))
    if (mail.lastError !== null) console.log(`Last answer: ${forTerminal(mail.lastError)}`)
    if (mail.state === 'kept') console.log(NO_MAIL_SERVER)
    if (mail.nextAttemptAt) console.log(`Next attempt: ${mail.nextAttemptAt.toISOString()}`)
    for (const { fileName, bytes } of mail.attachments) {
      console.log(`Attached: ${forTerminal(fileName)} (${bytes} bytes)`)
    }
    const lines = mail.isEmptied
      ? ['The text of this mail has been erased.']
      : mail.text.split('\n')
    console.log(`\n${lines.map(forTerminal).join('\n')}`)
  }),

  retry: action(['ID'], async (context, id) => {
    const answer = await retryOutboxMail({ ...context, now: new Date() }, id)
    if (answer !== 'queued') throw new CommandError(RETRY_MESSAGES[answer])
    console.log(RETRY_MESSAGES.queued)
  }),
}

await runCommand({
  usage: USAGE,
  actions: ACTIONS,
  defaultAction: 'list',
  open: ({ action: chosen }, run) =>
    withShopDatabase('outbox', async ({ db }) => {
      const permission = chosen === 'retry' ? 'mail.retry' : 'mail.read'
      const { actor } = await actingStaff(db, { permission })
      return run({ db, actor })
    }),
})

/** The command reads the settings of the shop: its environment and its .env file. */
function situation(): OutboxSituation {
  return { now: new Date(), hasMailServer: readConfig().SMTP_URL !== '' }
}

function lineOf({ id, writtenAt, state, template, lang, recipient, subject }: OutboxEntry): string {
  const written = writtenAt.toISOString().slice(0, 16).replace('T', ' ')
  return [id, written, state.padEnd(8), `${template} (${lang})`, recipient, subject]
    .map(forTerminal)
    .join('  ')
    .trimEnd()
}
