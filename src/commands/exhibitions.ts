// npm run exhibitions: lists, saves and removes exhibitions, and shows who registered as a visitor.
import { readFile } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import type { Database } from '../server/db/database.ts'
import { readExhibitionFile } from '../server/modules/exhibition/exhibition-file.ts'
import { listExhibitions } from '../server/modules/exhibition/exhibition-service.ts'
import { AppError } from '../server/platform/errors.ts'
import { forTerminal } from '../server/platform/terminal.ts'
import {
  deleteExhibition,
  readVisitors,
  writeExhibition,
} from '../server/staff/exhibitions/manage-exhibitions.ts'
import { PAGE_PATHS } from '../shared/page-paths.ts'
import type { StaffPermission } from '../shared/staff-permissions.ts'
import { withShopDatabase } from './command-line/open-for-command.ts'
import { actingStaff } from './command-line/acting-staff.ts'
import { type Actions, action, CommandError, runCommand } from './command-line/run-command.ts'

const USAGE = `npm run exhibitions -- COMMAND
  list            lists every exhibition with its days and the number of visitors
  visitors ID     lists the visitors who registered
  save FILE       creates or replaces the exhibition in a YAML file; data/exhibition-example.yaml shows the fields
  remove ID       removes an exhibition without visitors`

interface Context {
  db: Kysely<Database>
  now: Date
  actor: string
}

/** Actions that are not named here need content.write. */
const NEEDS: Record<string, StaffPermission> = { list: 'content.read', visitors: 'person.read' }

const ACTIONS: Actions<Context> = {
  list: action([], async ({ db }) => {
    const exhibitions = await listExhibitions(db)
    if (exhibitions.length === 0) console.log('There are no exhibitions.')
    for (const { id, name, begins_on, ends_on, visitors, is_example } of exhibitions) {
      const example = is_example ? '  (example)' : ''
      console.log(
        forTerminal(`${begins_on} to ${ends_on}  ${id}  ${name}  ${visitors} visitors${example}`),
      )
    }
  }),

  visitors: action(['ID'], async (context, id) => {
    const visitors = await readVisitors(context, id)
    if (visitors.length === 0) console.log('No visitor has registered.')
    for (const { registration_no: number, form, lang, created_at: at } of visitors) {
      console.log(forTerminal(`${number}  ${at.toISOString().slice(0, 10)}  ${lang}`))
      // The column may be null; visitors whose data were erased are not listed.
      for (const [name, value] of Object.entries(form ?? {})) {
        if (typeof value === 'string' && value) console.log(forTerminal(`  ${name}: ${value}`))
      }
    }
  }),

  save: action(['FILE'], async (context, file) => {
    const { exhibition, faults } = readExhibitionFile(await readFile(file, 'utf8'))
    if (!exhibition) throw new CommandError(`${file} cannot be used:\n${faults.join('\n')}`)
    await writeExhibition(context, exhibition)
    console.log(forTerminal(`Saved: ${PAGE_PATHS.exhibition.replace(':id', exhibition.id)}`))
  }),

  remove: action(['ID'], deleteExhibition),
}

await runCommand({
  usage: USAGE,
  actions: ACTIONS,
  open: ({ action: chosen }, run) =>
    withShopDatabase('exhibitions', async ({ db }) => {
      const permission = NEEDS[chosen] ?? 'content.write'
      const { actor } = await actingStaff(db, { permission })
      return run({ db, now: new Date(), actor })
    }),
  explain: (error) => {
    if (!(error instanceof AppError)) return undefined
    if (error.code === 404) return 'No exhibition has that ID.'
    return error.code === 409
      ? 'Visitors have registered, so the exhibition cannot be removed.'
      : undefined
  },
})
