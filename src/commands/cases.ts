// npm run cases -- …: the cases of customers, read and answered by staff until there is a back office.
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import type { Database } from '../server/db/database.ts'
import { withShopDatabase } from './command-line/open-for-command.ts'
import { answerCase } from '../server/staff/cases/answer-case.ts'
import { readCaseForStaff } from '../server/staff/cases/read-case-for-staff.ts'
import { openAttachment } from '../server/modules/attachment/attachment-service.ts'
import type { StaffStep } from '../server/modules/feedback/case-rules.ts'
import { listCasesFor } from '../server/modules/feedback/case-service.ts'
import { findStaff } from '../server/modules/staff/staff-service.ts'
import { readConfig } from '../server/platform/config.ts'
import { AppError } from '../server/platform/errors.ts'
import { ownOrigin } from '../server/platform/http/origin.ts'
import { createFileStore } from '../server/platform/files/file-store.ts'
import { forTerminal } from '../server/platform/terminal.ts'

const USAGE = `npm run cases -- COMMAND [options]
  list [--all]                     what waits, the longest first
  show NUMBER                      one case with its messages and files
  reply NUMBER --text TEXT         answers; the customer gets a mail
  file NUMBER ID --to PATH         saves a file of a case; PATH must not exist
  file APPLICATION ID --to PATH    or of an application to a team
  solve NUMBER, close NUMBER, reopen NUMBER
Every command needs --as EMAIL: the staff account that acts.`

class Refusal extends Error {}

type Options = ReturnType<typeof readOptions>

async function main(): Promise<number> {
  try {
    const options = readOptions()
    const work = COMMANDS[options.command]
    if (!work) {
      throw new Refusal(
        options.command ? `There is no command ${options.command}.\n${USAGE}` : USAGE,
      )
    }
    await withShopDatabase('cases', ({ db }) => work(db, options))
    return 0
  } catch (error) {
    console.error(sayError(error))
    return 1
  }
}

function readOptions() {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { as: text, text, to: text, all: { type: 'boolean', default: false } },
  })
  const [command = '', number, id, ...rest] = positionals
  if (rest.length > 0) throw new Refusal(USAGE)
  return { command, number, id, ...values }
}

const COMMANDS: Record<string, (db: Kysely<Database>, options: Options) => Promise<void>> = {
  async list(db, options) {
    await staffOf(db, options)
    const cases = await listCasesFor(db, options.all ? 'all' : 'open')
    if (cases.length === 0) console.log('Nobody waits.')
    for (const each of cases) {
      const since = each.last_activity_at.toISOString().slice(0, 16).replace('T', ' ')
      const about = each.subject ?? 'erased'
      const line = `${each.case_no}  ${each.state.padEnd(15)} ${since}  ${each.type}  ${about}`
      console.log(forTerminal(line))
    }
  },

  async show(db, options) {
    await staffOf(db, options)
    const { head, messages } = await readCaseForStaff(db, needed(options.number, 'NUMBER'))
    for (const line of head) console.log(forTerminal(line))
    for (const { title, lines } of messages) {
      console.log(`\n${forTerminal(title)}`)
      for (const line of lines) console.log(`  ${forTerminal(line)}`)
    }
  },

  async reply(db, options) {
    const text = needed(options.text, '--text')
    const staff = await staffOf(db, options)
    await step(db, options, { step: 'reply', reply: { by: staff.name, text } })
  },

  async file(db, options) {
    await staffOf(db, options)
    const number = needed(options.number, 'NUMBER')
    const place = number.startsWith('A') ? { team_application_no: number } : { case_no: number }
    const files = createFileStore(join(readConfig().DATA_DIR, 'files')).apart('received')
    const found = await openAttachment({ db, files }, place, needed(options.id, 'ID'))
    const to = needed(options.to, '--to')
    await pipeline(found.body, createWriteStream(to, { flags: 'wx', mode: 0o600 }))
    console.log(forTerminal(`${found.fileName} (${found.mediaType}, ${found.bytes} bytes): ${to}`))
  },

  solve: (db, options) => step(db, options, { step: 'solve' }),
  close: (db, options) => step(db, options, { step: 'close' }),
  reopen: (db, options) => step(db, options, { step: 'reopen' }),
}

async function step(
  db: Kysely<Database>,
  options: Options,
  taken: { step: StaffStep; reply?: { by: string; text: string } },
): Promise<void> {
  const caseNo = needed(options.number, 'NUMBER')
  const { email } = await staffOf(db, options)
  const desk = { db, now: new Date(), actor: `staff:${email}`, origin: ownOrigin(readConfig()) }
  const { from, to } = await answerCase(desk, { caseNo, ...taken })
  console.log(`${caseNo}: ${from} → ${to}`)
}

async function staffOf(db: Kysely<Database>, { as }: Options) {
  if (as === undefined) throw new Refusal('Say who you are: --as EMAIL.')
  const staff = await findStaff(db, as)
  if (!staff || staff.disabled_at) throw new Refusal(`No open staff account has ${as}.`)
  return staff
}

function needed(given: string | undefined, name: string): string {
  if (!given?.trim()) throw new Refusal(`${name} is missing.\n${USAGE}`)
  return given.trim()
}

function sayError(error: unknown): string {
  if (error instanceof AppError) {
    if (error.code === 404) return 'There is none of that number.'
    if (error.code === 409) return 'Its state does not allow this (any more).'
  }
  return error instanceof Error ? error.message : String(error)
}

// Last, when all of the above is defined.
process.exitCode = await main()
