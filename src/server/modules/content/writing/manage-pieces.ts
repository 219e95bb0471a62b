// Staff actions on existing entries: publish, schedule, withdraw, rename, restore an older version.
import type { Kysely } from 'kysely'
import type { ContentKind } from '../../../../shared/content-kinds.ts'
import type { Database } from '../../../db/database.ts'
import type { PieceSource } from '../files/content-source.ts'
import { lockContent, raiseContentVersion } from './content-version-repository.ts'
import {
  findPresentId,
  findSource,
  findSources,
  hasDuePiece,
  listVersionRows,
  moveRows,
} from './piece-writing-repository.ts'
import { savePiece, type Saved, type Saving } from './save-piece.ts'

export interface PieceName {
  kind: ContentKind
  id: string
}

export type StateWish =
  | { to: 'publish' }
  | { to: 'draft' }
  | { to: 'schedule'; at: Date }
  | { to: 'withdraw'; at?: Date }

/** Why an action is not possible. */
export class ContentRefusal extends Error {}

/** Errors: ContentRefusal for an unknown entry or a time in the past. */
export async function changeState(
  trx: Kysely<Database>,
  name: PieceName,
  wish: StateWish,
  saving: Saving,
): Promise<Saved> {
  return change(trx, name, saving, (source) => wished(source, wish, saving.now))
}

/** The old address redirects to the new one. Errors: ContentRefusal. */
export async function renamePiece(
  trx: Kysely<Database>,
  name: PieceName,
  id: string,
  saving: Saving,
): Promise<Saved> {
  const { kind } = name
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) || id.length > 80) {
    throw new ContentRefusal(
      `An ID consists of a-z, 0-9 and single hyphens, at most 80 characters: ${id}.`,
    )
  }
  await lockContent(trx)
  await sourceNamed(trx, name)
  if (await findSource(trx, kind, id)) throw new ContentRefusal(`${kind}/${id} already exists.`)
  await moveRows(trx, { kind, from: name.id, to: id })
  const saved = await change(trx, { kind, id }, saving, (source) => ({ ...source, id }))
  // Updates the contacts of the renamed office.
  if (kind === 'office') {
    for (const source of await findSources(trx)) {
      if (source.kind !== 'office' || source.facts.parent !== name.id) continue
      await savePiece(trx, { ...source, facts: { ...source.facts, parent: id } }, saving)
    }
  }
  return saved
}

/** Makes an older version the newest one and keeps the current state. Errors: ContentRefusal. */
export async function restoreVersion(
  trx: Kysely<Database>,
  name: PieceName,
  version: number,
  saving: Saving,
): Promise<Saved> {
  const row = (await listVersionRows(trx, name.kind, name.id)).find(
    (each) => each.version === version,
  )
  if (!row) throw new ContentRefusal(`${name.kind}/${name.id} has no version ${version}.`)
  const older = row.whole as unknown as PieceSource
  return change(trx, name, saving, ({ state, publishAt, withdrawAt }) => ({
    ...older,
    id: name.id,
    state,
    publishAt,
    withdrawAt,
  }))
}

/** Newest first. Errors: ContentRefusal. */
export async function listVersions(db: Kysely<Database>, name: PieceName) {
  await sourceNamed(db, name)
  const rows = await listVersionRows(db, name.kind, name.id)
  return rows.map(({ version, at, actor, whole }) => {
    const { state, texts } = whole as unknown as PieceSource
    return { version, at, actor, state, title: texts.en_us.title }
  })
}

/** Publishes and withdraws entries that are due; returns their names. */
export async function doWhatIsDue(trx: Kysely<Database>, saving: Saving): Promise<PieceName[]> {
  await lockContent(trx)
  const now = saving.now.getTime()
  const done: PieceName[] = []
  let shows = false
  for (const source of await findSources(trx)) {
    const isDue = (at: string | null) => at !== null && Date.parse(at) <= now
    const { state } = source
    let next: PieceSource | undefined
    if ((state === 'published' || state === 'scheduled') && isDue(source.withdrawAt)) {
      next = { ...source, state: 'withdrawn' }
    } else if (state === 'scheduled' && isDue(source.publishAt)) {
      next = { ...source, state: 'published' }
    }
    if (!next) continue
    const saved = await savePiece(trx, next, saving)
    shows ||= saved.shows
    done.push({ kind: source.kind, id: source.id })
  }
  if (shows) await raiseContentVersion(trx)
  return done
}

/** Whether anything is due; runs every minute, so it reads as little as possible. */
export function isSomethingDue(db: Kysely<Database>, now: Date): Promise<boolean> {
  return hasDuePiece(db, now)
}

async function change(
  trx: Kysely<Database>,
  name: PieceName,
  saving: Saving,
  make: (source: PieceSource) => PieceSource,
): Promise<Saved> {
  await lockContent(trx)
  const saved = await savePiece(trx, make(await sourceNamed(trx, name)), saving)
  if (saved.shows) await raiseContentVersion(trx)
  return saved
}

async function sourceNamed(db: Kysely<Database>, { kind, id }: PieceName): Promise<PieceSource> {
  const found = await findSource(db, kind, id)
  if (found) return found.source
  const present = await findPresentId(db, kind, id)
  throw new ContentRefusal(
    present === undefined
      ? `There is no ${kind}/${id}.`
      : `${kind}/${id} is now called ${kind}/${present}.`,
  )
}

function wished(source: PieceSource, wish: StateWish, now: Date): PieceSource {
  const isPast = 'at' in wish && wish.at !== undefined && wish.at.getTime() <= now.getTime()
  if (isPast) throw new ContentRefusal('That time is in the past.')
  switch (wish.to) {
    case 'publish':
      return { ...source, state: 'published', publishAt: null, withdrawAt: upcoming(source, now) }
    case 'draft':
      return { ...source, state: 'draft', publishAt: null, withdrawAt: null }
    case 'schedule':
      return { ...source, state: 'scheduled', publishAt: wish.at.toISOString() }
    case 'withdraw':
      if (wish.at === undefined) return { ...source, state: 'withdrawn', withdrawAt: null }
      if (source.state !== 'published' && source.state !== 'scheduled') {
        throw new ContentRefusal(`${source.kind}/${source.id} is not published.`)
      }
      return { ...source, withdrawAt: wish.at.toISOString() }
  }
}

/** A future end date is kept; a past one would withdraw the entry immediately. */
function upcoming({ withdrawAt }: PieceSource, now: Date): string | null {
  return withdrawAt !== null && Date.parse(withdrawAt) > now.getTime() ? withdrawAt : null
}
