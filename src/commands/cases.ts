// npm run cases: lists, shows and answers customers' cases.
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Kysely } from 'kysely'
import type { Database } from '../server/db/database.ts'
import { withShopDatabase } from './command-line/open-for-command.ts'
import { recordCaseStep } from '../server/staff/cases/record-case-step.ts'
import { readCaseForStaff } from '../server/staff/cases/read-case-for-staff.ts'
import { openAttachment } from '../server/modules/attachment/attachment-service.ts'
import type { StaffStep } from '../server/modules/feedback/case-rules.ts'
import { listCasesForStaff, MAX_LISTED } from '../server/modules/feedback/case-service.ts'
import { readConfig } from '../server/platform/config.ts'
import { AppError } from '../server/platform/errors.ts'
import { createFileStore } from '../server/platform/files/file-store.ts'
import { forTerminal } from '../server/platform/terminal.ts'
import { linkOrigin } from './command-line/link-origin.ts'
import { type ActingStaff, actingStaff } from './command-line/acting-staff.ts'
import { requireValue } from './command-line/option-values.ts'
import { type Actions, action, type OptionValues, runCommand } from './command-line/run-command.ts'

const USAGE = `npm run cases -- COMMAND [options]
  list [--all]                     lists open cases, the longest waiting first; --all includes solved and closed ones
  show NUMBER                      shows one case with its messages and files
  reply NUMBER --text TEXT         sends a reply by mail
  file NUMBER ID --to PATH         saves a file of a case; PATH must not exist yet
  file APPLICATION ID --to PATH    saves a file of a team application
  solve NUMBER, close NUMBER, reopen NUMBER`

const TEXT = { type: 'string' } as const
const OPTIONS = { text: TEXT, to: TEXT, all: { type: 'boolean', default: false } } as const

const READS: ReadonlySet<string> = new Set(['list', 'show', 'file'])

interface Context {
  db: Kysely<Database>
  staff: ActingStaff
  options: OptionValues<typeof OPTIONS>
}

const ACTIONS: Actions<Context> = {
  list: action([], async ({ db, options }) => {
    const { cases, isComplete } = await listCasesForStaff(db, options.all ? 'all' : 'open')
    if (cases.length === 0)
      console.log(options.all ? 'There are no cases.' : 'There are no open cases.')
    for (const each of cases) {
      const since = each.last_activity_at.toISOString().slice(0, 16).replace('T', ' ')
      const about = each.subject ?? 'erased'
      const line = `${each.case_no}  ${each.state.padEnd(15)} ${since}  ${each.type}  ${about}`
      console.log(forTerminal(line))
    }
    if (isComplete) return
    console.log(
      options.all
        ? `Only the latest ${MAX_LISTED} are listed.`
        : `Only the ${MAX_LISTED} that have waited longest are listed.`,
    )
  }),

  show: action(['NUMBER'], async ({ db }, number) => {
    const { head, messages } = await readCaseForStaff(db, number)
    for (const line of head) console.log(forTerminal(line))
    for (const { title, lines } of messages) {
      console.log(`\n${forTerminal(title)}`)
      for (const line of lines) console.log(`  ${forTerminal(line)}`)
    }
  }),

  reply: action(['NUMBER'], (context, number) => {
    const reply = { by: context.staff.name, text: requireValue(context.options.text, '--text') }
    return changeCase(context, number, { step: 'reply', reply })
  }),

  file: action(['NUMBER', 'ID'], async ({ db, options }, number, id) => {
    const to = requireValue(options.to, '--to')
    // Numbers of team applications start with A.
    const owner = number.startsWith('A') ? { team_application_no: number } : { case_no: number }
    const files = createFileStore(join(readConfig().DATA_DIR, 'files')).subfolder('received')
    const found = await openAttachment({ db, files }, owner, id)
    await pipeline(found.body, createWriteStream(to, { flags: 'wx', mode: 0o600 }))
    console.log(forTerminal(`${found.fileName} (${found.mediaType}, ${found.bytes} bytes): ${to}`))
  }),

  solve: action(['NUMBER'], (context, number) => changeCase(context, number, { step: 'solve' })),
  close: action(['NUMBER'], (context, number) => changeCase(context, number, { step: 'close' })),
  reopen: action(['NUMBER'], (context, number) => changeCase(context, number, { step: 'reopen' })),
}

async function changeCase(
  { db, staff }: Context,
  caseNo: string,
  change: { step: StaffStep; reply?: { by: string; text: string } },
): Promise<void> {
  const { actor } = staff
  const staffContext = { db, now: new Date(), actor, origin: await linkOrigin(db) }
  const { from, to } = await recordCaseStep(staffContext, { caseNo, ...change })
  console.log(`${caseNo}: ${from} → ${to}`)
}

await runCommand({
  usage: USAGE,
  options: OPTIONS,
  actions: ACTIONS,
  open: ({ action: chosen, options }, run) =>
    withShopDatabase('cases', async ({ db }) => {
      const permission = READS.has(chosen) ? 'case.read' : 'case.answer'
      return run({ db, staff: await actingStaff(db, { permission }), options })
    }),
  explain: (error, line) => {
    if (!(error instanceof AppError) || error.code !== 404) return undefined
    if (line.action === 'file') return 'No case or application with that number has such a file.'
    return 'No case has that number.'
  },
})
