// npm run outbox: the mail that waits, was sent or was given up; shows one, and has one sent again.
import type { Kysely } from 'kysely'
import type { Database } from '../server/db/database.ts'
import { withShopDatabase } from './command-line/open-for-command.ts'
import {
  listOutbox,
  readOutboxMail,
  retryMail,
  type OutboxEntry,
  type RetryAnswer,
} from '../server/modules/mail/outbox-service.ts'
import { forTerminal } from '../server/platform/terminal.ts'

const USAGE = `npm run outbox [-- list [NUMBER]]   the newest mails, 50 when no number is given
npm run outbox -- show ID           one mail with its text
npm run outbox -- retry ID          has a mail sent that was given up or waits for its next try`

const RETRIED: Record<RetryAnswer, string> = {
  asked:
    'It goes out with the next look of the worker: at once while the shop runs and has SMTP_URL.',
  unknown: 'There is no such mail.',
  sent: 'It was sent already.',
  held: 'It waits until its recipient agrees to get mail.',
  emptied: 'Its words were erased: it can only be asked for anew.',
}

process.exitCode = await main(process.argv.slice(2))

async function main([command = 'list', subject, ...rest]: string[]): Promise<number> {
  const work = rest.length === 0 ? workOf(command) : undefined
  try {
    const done = work ? await withShopDatabase('outbox', ({ db }) => work(db, subject)) : USAGE
    if (done === true) return 0
    console.error(done)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
  return 1
}

/** True when it was done, else what to say instead. */
type Outcome = Promise<string | true>

function workOf(command: string) {
  return new Map([
    ['list', list],
    ['show', show],
    ['retry', retry],
  ]).get(command)
}

async function list(db: Kysely<Database>, most = '50'): Outcome {
  if (!/^[1-9]\d{0,4}$/.test(most)) return USAGE
  const mails = await listOutbox(db, Number(most))
  if (mails.length === 0) console.log('The outbox is empty.')
  for (const mail of mails.reverse()) console.log(lineOf(mail))
  return true
}

async function show(db: Kysely<Database>, id?: string): Outcome {
  if (id === undefined) return USAGE
  const mail = await readOutboxMail(db, id)
  if (!mail) return RETRIED.unknown
  console.log(lineOf(mail))
  if (mail.lastError !== null) console.log(`Last answer: ${forTerminal(mail.lastError)}`)
  if (mail.nextTryAt) console.log(`Next try: ${mail.nextTryAt.toISOString()}`)
  for (const { fileName, bytes } of mail.attachments) {
    console.log(`Attached: ${forTerminal(fileName)} (${bytes} bytes)`)
  }
  const lines = mail.isEmptied ? ['Its words were erased.'] : mail.text.split('\n')
  console.log(`\n${lines.map(forTerminal).join('\n')}`)
  return true
}

async function retry(db: Kysely<Database>, id?: string): Outcome {
  if (id === undefined) return USAGE
  const answer = await retryMail(db, new Date(), id)
  if (answer !== 'asked') return RETRIED[answer]
  console.log(RETRIED.asked)
  return true
}

function lineOf({ id, writtenAt, state, template, lang, recipient, subject }: OutboxEntry): string {
  const written = writtenAt.toISOString().slice(0, 16).replace('T', ' ')
  return [id, written, state.padEnd(8), `${template} (${lang})`, recipient, subject]
    .map(forTerminal)
    .join('  ')
    .trimEnd()
}
