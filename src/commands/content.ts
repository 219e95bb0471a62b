// npm run content -- …: what the site tells, from and to Markdown files; published, scheduled, withdrawn, renamed.
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { withShopDatabase } from './command-line/open-for-command.ts'
import { importContent } from '../server/operations/import-content.ts'
import {
  type ContentDesk,
  type ContentWish,
  emptyContentMedia,
  manageContent,
} from '../server/staff/content/manage-content.ts'
import { ContentFault } from '../server/modules/content/files/content-fault.ts'
import { writeContentFolder } from '../server/modules/content/writing/write-folder.ts'
import { listAllPieces, type ListedPiece } from '../server/modules/content/writing/list-pieces.ts'
import {
  ContentRefusal,
  listVersions,
  type PieceName,
} from '../server/modules/content/writing/manage-pieces.ts'
import { findStaff } from '../server/modules/staff/staff-service.ts'
import { readConfig } from '../server/platform/config.ts'
import { createFileStore, type FileStore } from '../server/platform/files/file-store.ts'
import { forTerminal } from '../server/platform/terminal.ts'
import { CONTENT_KINDS, type ContentKind } from '../shared/content-kinds.ts'

const USAGE = `npm run content -- COMMAND
  import [FOLDER] [--dry-run]   takes Markdown files in; only what is different is written. FOLDER: data/content
  export FOLDER                 writes all content as files that can be edited and taken in again
  list [KIND]                   every piece with its state
  publish KIND ID               shows it now
  schedule KIND ID --at TIME    shows it from then on
  withdraw KIND ID [--at TIME]  takes it away, now or then
  draft KIND ID                 takes it back to be worked on
  rename KIND ID NEW-ID         its old address leads to the new one
  versions KIND ID              what was written when, and by whom
  restore KIND ID VERSION       an older version becomes the newest
  empty-media MEDIA-ID          takes the bytes of a picture or file away for good
--as EMAIL names the staff account in the audit log.
  KIND ${CONTENT_KINDS.join(', ')}
  TIME 2026-12-01T09:00+08:00; without zone it is Hong Kong time`

class Refusal extends Error {}

interface Desk extends ContentDesk {
  files: FileStore
}

interface Options {
  args: string[]
  at: string | undefined
  dryRun: boolean
}

const COMMANDS: Record<string, (desk: Desk, options: Options) => Promise<void>> = {
  import: takeFolder,
  export: writeFolder,
  list: listPieces,
  versions: showVersions,
  publish: manage(0, () => ({ to: 'publish' })),
  draft: manage(0, () => ({ to: 'draft' })),
  schedule: manage(0, (_, at) => {
    if (!at) throw new Refusal('Say when: --at TIME.')
    return { to: 'schedule', at }
  }),
  withdraw: manage(0, (_, at) => (at ? { to: 'withdraw', at } : { to: 'withdraw' })),
  rename: manage(1, ([id = '']) => ({ to: 'rename', id })),
  restore: manage(1, ([version = '']) => {
    if (!/^[1-9]\d{0,8}$/.test(version)) throw new Refusal(`${version} is no number of a version.`)
    return { to: 'restore', version: Number(version) }
  }),
  'empty-media': async (desk, { args: [id, ...rest] }) => {
    if (id === undefined || rest.length > 0) throw new Refusal(USAGE)
    await emptyContentMedia(desk, desk.files, id)
    console.log(forTerminal(`${id} is empty.`))
  },
}

process.exitCode = await main()

async function main(): Promise<number> {
  try {
    const { command, as, ...options } = readOptions()
    const work = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined
    if (!work) throw new Refusal(USAGE)
    const files = createFileStore(join(readConfig().DATA_DIR, 'files'))
    await withShopDatabase('content', async ({ db }) => {
      const staff = as === undefined ? undefined : await findStaff(db, as)
      if (as !== undefined && (!staff || staff.disabled_at)) {
        throw new Refusal(`No open staff account has ${as}.`)
      }
      const actor = staff ? `staff:${staff.email}` : 'command'
      await work({ db, now: new Date(), actor, files }, options)
    })
    return 0
  } catch (error) {
    const isPlain =
      error instanceof Refusal || error instanceof ContentRefusal || error instanceof ContentFault
    const lines = isPlain || error instanceof Error ? (error as Error).message : String(error)
    console.error(lines.split('\n').map(forTerminal).join('\n'))
    return 1
  }
}

function readOptions(): Options & { command: string; as: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        as: { type: 'string' },
        at: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
      },
    })
    const [command = '', ...args] = positionals
    return { command, args, as: values.as, at: values.at, dryRun: values['dry-run'] }
  } catch {
    throw new Refusal(USAGE)
  }
}

async function takeFolder(desk: Desk, { args: [folder, ...rest], dryRun }: Options): Promise<void> {
  if (rest.length > 0) throw new Refusal(USAGE)
  if (folder !== undefined && !(await stat(folder).catch(() => null))?.isDirectory()) {
    throw new Refusal(`There is no folder ${folder}.`)
  }
  const taken = await importContent({ ...desk, dryRun, ...(folder !== undefined && { folder }) })
  for (const name of taken.created) console.log(forTerminal(`new      ${name}`))
  for (const name of taken.changed) console.log(forTerminal(`changed  ${name}`))
  const { created, changed, unchanged, media } = taken
  console.log(
    `new ${created.length} · changed ${changed.length} · unchanged ${unchanged} · pictures and files ${media}`,
  )
  if (dryRun) console.log('Dry run: nothing was written.')
}

async function writeFolder(desk: Desk, { args: [folder, ...rest] }: Options): Promise<void> {
  if (folder === undefined || rest.length > 0) throw new Refusal(USAGE)
  const { pieces, media, missing } = await writeContentFolder(desk.db, desk.files, folder)
  console.log(forTerminal(`${pieces} pieces · ${media} pictures and files → ${folder}`))
  for (const path of missing) console.log(forTerminal(`emptied  ${path}`))
}

async function listPieces({ db }: Desk, { args: [kind, ...rest] }: Options): Promise<void> {
  if (rest.length > 0) throw new Refusal(USAGE)
  const pieces = await listAllPieces(db, kind === undefined ? undefined : kindOf(kind))
  for (const piece of pieces) console.log(forTerminal(lineOf(piece)))
  console.log(`${pieces.length} pieces`)
}

async function showVersions({ db }: Desk, { args }: Options): Promise<void> {
  if (args.length !== 2) throw new Refusal(USAGE)
  for (const { version, at, actor, state, title } of await listVersions(db, nameOf(args))) {
    const written = at.toISOString().slice(0, 16).replace('T', ' ')
    console.log(forTerminal([String(version).padStart(4), written, state, actor, title].join('  ')))
  }
}

/** A command on one piece, with `more` words after its id. */
function manage(more: number, wishOf: (words: string[], at: Date | undefined) => ContentWish) {
  return async (desk: Desk, { args, at }: Options): Promise<void> => {
    if (args.length !== 2 + more) throw new Refusal(USAGE)
    const name = nameOf(args)
    const wish = wishOf(args.slice(2), at === undefined ? undefined : timeOf(at))
    const { outcome } = await manageContent(desk, name, wish)
    const id = wish.to === 'rename' ? wish.id : name.id
    console.log(
      forTerminal(outcome === 'unchanged' ? 'It is so already.' : `${wish.to}: ${name.kind}/${id}`),
    )
  }
}

function nameOf([kind = '', id = '']: string[]): PieceName {
  return { kind: kindOf(kind), id }
}

function kindOf(given: string): ContentKind {
  const kind = CONTENT_KINDS.find((each) => each === given)
  if (!kind) throw new Refusal(`${given} is no kind of content: ${CONTENT_KINDS.join(', ')}.`)
  return kind
}

function timeOf(given: string): Date {
  const local = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2})?)?$/.test(given)
  const full = given.includes(':') ? given.replace(' ', 'T') : `${given}T00:00`
  const time = new Date(local ? `${full}+08:00` : given)
  if (!/^\d{4}-\d{2}-\d{2}/.test(given) || Number.isNaN(time.getTime())) {
    throw new Refusal(`${given} is no time. Write 2026-12-01T09:00+08:00.`)
  }
  return time
}

function lineOf(piece: ListedPiece): string {
  const notes = [
    piece.publishAt && piece.state === 'scheduled' ? `from ${piece.publishAt}` : '',
    piece.withdrawAt && piece.state !== 'withdrawn' ? `until ${piece.withdrawAt}` : '',
    piece.isExample ? 'example' : '',
    piece.missing.length > 0 ? `lacks ${piece.missing.join(', ')}` : '',
  ].filter(Boolean)
  return [
    piece.state.padEnd(9),
    `${piece.kind}/${piece.id}`.padEnd(44),
    piece.title,
    ...(notes.length > 0 ? [`(${notes.join('; ')})`] : []),
  ].join('  ')
}
