// npm run content: imports and exports content as Markdown files; publishes, schedules, withdraws and renames it.
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { StaffPermission } from '../shared/staff-permissions.ts'
import { withShopDatabase } from './command-line/open-for-command.ts'
import { importContent } from '../server/operations/import-content.ts'
import {
  type ContentAction,
  emptyContentMedia,
  manageContent,
} from '../server/staff/content/manage-content.ts'
import type { StaffContext } from '../server/staff/staff-context.ts'
import { writeContentFolder } from '../server/modules/content/writing/write-folder.ts'
import { listAllEntries, type ListedEntry } from '../server/modules/content/writing/list-entries.ts'
import { listVersions } from '../server/modules/content/writing/manage-entries.ts'
import { readConfig } from '../server/platform/config.ts'
import { createFileStore, type FileStore } from '../server/platform/files/file-store.ts'
import { forTerminal } from '../server/platform/terminal.ts'
import { CONTENT_KINDS, type ContentKind } from '../shared/content-kinds.ts'
import { actingStaff } from './command-line/acting-staff.ts'
import { requireValue, wholeNumber } from './command-line/option-values.ts'
import { type Actions, action, CommandError, runCommand } from './command-line/run-command.ts'

const USAGE = `npm run content -- COMMAND
  import [FOLDER] [--dry-run]   imports Markdown files and writes what differs. FOLDER defaults to data/content
  export FOLDER                 writes all content as files that can be edited and imported again
  list [KIND]                   lists every entry with its state
  publish KIND ID               publishes an entry now
  schedule KIND ID --at TIME    publishes an entry at TIME
  withdraw KIND ID [--at TIME]  withdraws an entry now or at TIME
  draft KIND ID                 makes an entry a draft again
  rename KIND ID NEW-ID         changes the ID of an entry; the old address redirects to the new one
  versions KIND ID              lists the versions of an entry with time and author
  restore KIND ID VERSION       makes an older version of an entry the newest
  empty-media MEDIA-ID          permanently deletes the bytes of a picture or file
The audit log names the account that logged in with npm run staff -- log-in.
  KIND ${CONTENT_KINDS.join(', ')}
  TIME 2026-12-01T09:00+08:00; Hong Kong time without a zone`

const OPTIONS = {
  at: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
} as const

interface Context {
  staff: StaffContext
  files: FileStore
  at: string | undefined
  dryRun: boolean
}

/** Actions that are not named here need content.publish. */
const NEEDS: Record<string, StaffPermission> = {
  list: 'content.read',
  versions: 'content.read',
  export: 'content.read',
  'empty-media': 'media.write',
}

const ACTIONS: Actions<Context> = {
  import: action(['FOLDER?'], importFolder),
  export: action(['FOLDER'], writeFolder),
  list: action(['KIND?'], listEntries),
  versions: action(['KIND', 'ID'], showVersions),
  publish: action(['KIND', 'ID'], (context, ...name) => manage(context, name, { to: 'publish' })),
  draft: action(['KIND', 'ID'], (context, ...name) => manage(context, name, { to: 'draft' })),
  schedule: action(['KIND', 'ID'], (context, ...name) => {
    const at = timeOf(requireValue(context.at, '--at'))
    return manage(context, name, { to: 'schedule', at })
  }),
  withdraw: action(['KIND', 'ID'], (context, ...name) => {
    const at = context.at === undefined ? undefined : timeOf(context.at)
    return manage(context, name, at ? { to: 'withdraw', at } : { to: 'withdraw' })
  }),
  rename: action(['KIND', 'ID', 'NEW-ID'], (context, kind, from, id) =>
    manage(context, [kind, from], { to: 'rename', id }),
  ),
  restore: action(['KIND', 'ID', 'VERSION'], (context, kind, id, given) => {
    const version = wholeNumber(given, { name: 'VERSION', to: 999_999_999 })
    return manage(context, [kind, id], { to: 'restore', version })
  }),
  'empty-media': action(['MEDIA-ID'], async ({ staff, files }, id) => {
    await emptyContentMedia(staff, files, id)
    console.log(forTerminal(`${id} is empty.`))
  }),
}

async function importFolder({ staff, files, dryRun }: Context, folder?: string): Promise<void> {
  if (folder !== undefined && !(await stat(folder).catch(() => null))?.isDirectory()) {
    throw new CommandError(`There is no folder ${folder}.`)
  }
  const from = folder === undefined ? {} : { folder }
  const result = await importContent({ ...staff, files, dryRun, ...from })
  for (const name of result.created) console.log(forTerminal(`new      ${name}`))
  for (const name of result.changed) console.log(forTerminal(`changed  ${name}`))
  const { created, changed, unchanged, media } = result
  console.log(
    `new ${created.length} · changed ${changed.length} · unchanged ${unchanged} · pictures and files ${media}`,
  )
  if (dryRun) console.log('Dry run: nothing was written.')
}

async function writeFolder({ staff, files }: Context, folder: string): Promise<void> {
  const { entries, media, missing } = await writeContentFolder(staff.db, files, folder)
  console.log(forTerminal(`${entries} entries · ${media} pictures and files → ${folder}`))
  for (const path of missing) console.log(forTerminal(`emptied  ${path}`))
}

async function listEntries({ staff: { db } }: Context, kind?: string): Promise<void> {
  const entries = await listAllEntries(db, kind === undefined ? undefined : kindOf(kind))
  for (const entry of entries) console.log(forTerminal(lineOf(entry)))
  console.log(`${entries.length} entries`)
}

async function showVersions({ staff: { db } }: Context, kind: string, id: string): Promise<void> {
  const versions = await listVersions(db, { kind: kindOf(kind), id })
  for (const { version, at, actor, state, title } of versions) {
    const written = at.toISOString().slice(0, 16).replace('T', ' ')
    console.log(forTerminal([String(version).padStart(4), written, state, actor, title].join('  ')))
  }
}

async function manage(
  { staff }: Context,
  [kind, id]: [string, string],
  stateAction: ContentAction,
): Promise<void> {
  const name = { kind: kindOf(kind), id }
  const { outcome } = await manageContent(staff, name, stateAction)
  const newId = stateAction.to === 'rename' ? stateAction.id : id
  console.log(
    forTerminal(outcome === 'unchanged' ? 'No change.' : `${stateAction.to}: ${kind}/${newId}`),
  )
}

function kindOf(given: string): ContentKind {
  const kind = CONTENT_KINDS.find((each) => each === given)
  if (!kind)
    throw new CommandError(`${given} is not a kind of content: ${CONTENT_KINDS.join(', ')}.`)
  return kind
}

function timeOf(given: string): Date {
  const local = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2})?)?$/.test(given)
  const full = given.includes(':') ? given.replace(' ', 'T') : `${given}T00:00`
  const time = new Date(local ? `${full}+08:00` : given)
  if (!/^\d{4}-\d{2}-\d{2}/.test(given) || Number.isNaN(time.getTime())) {
    throw new CommandError(`${given} is not a valid time. Write 2026-12-01T09:00+08:00.`)
  }
  return time
}

function lineOf(entry: ListedEntry): string {
  const notes = [
    entry.publishAt && entry.state === 'scheduled' ? `from ${entry.publishAt}` : '',
    entry.withdrawAt && entry.state !== 'withdrawn' ? `until ${entry.withdrawAt}` : '',
    entry.isExample ? 'example' : '',
    entry.missing.length > 0 ? `lacks ${entry.missing.join(', ')}` : '',
  ].filter(Boolean)
  return [
    entry.state.padEnd(9),
    `${entry.kind}/${entry.id}`.padEnd(44),
    entry.title,
    ...(notes.length > 0 ? [`(${notes.join('; ')})`] : []),
  ].join('  ')
}

await runCommand({
  usage: USAGE,
  options: OPTIONS,
  actions: ACTIONS,
  open: ({ action: chosen, options: { at, 'dry-run': dryRun } }, run) =>
    withShopDatabase('content', async ({ db }) => {
      const permission = NEEDS[chosen] ?? 'content.publish'
      const { actor } = await actingStaff(db, { permission })
      const files = createFileStore(join(readConfig().DATA_DIR, 'files'))
      return run({ staff: { db, now: new Date(), actor }, files, at, dryRun })
    }),
})
