// The wish lists of a member: the default list, created on first use, named lists and copies; at most 50.
import type { Kysely } from 'kysely'
import type { WishListInfo } from '../../../contract/wish-list.ts'
import type { Lang } from '../../../shared/lang.ts'
import type { Database } from '../../db/database.ts'
import { type Ctx, memberOf } from '../../context/context.ts'
import { AppError, invalid, notFound } from '../../platform/errors.ts'
import { newId } from '../../platform/secrets.ts'
import { copyLines, deleteLines } from './wish-list-item-repository.ts'
import {
  countLists,
  deleteList,
  findList,
  findLists,
  insertList,
  lockMember,
  makeDefault,
  markStanding,
  renameList,
  touchList,
  type WishListRow,
} from './wish-list-repository.ts'

const MAX_LISTS = 50
const DEFAULT_NAMES: Record<Lang, string> = {
  en_us: 'Wish list',
  zh_cn: '采购清单',
  zh_hk: '採購清單',
}
const COPY_OF: Record<Lang, (name: string) => string> = {
  en_us: (name) => `Copy of ${name}`,
  zh_cn: (name) => `${name}（副本）`,
  zh_hk: (name) => `${name}（副本）`,
}
const LONGEST_NAME = 80

/** The default list first, then by name. */
export async function listWishLists(ctx: Ctx): Promise<WishListInfo[]> {
  const { memberId } = memberOf(ctx)
  const lists = await findLists(ctx.db, memberId)
  if (lists[0]?.is_default) return lists.map(presentList)
  await ctx.db.transaction().execute((trx) => lockList(trx, ctx, undefined))
  return (await findLists(ctx.db, memberId)).map(presentList)
}

/** The requested list, or without an id the default one, created if missing. Errors: 404, also for lists of others. */
export async function readList(ctx: Ctx, listId: string | undefined): Promise<WishListInfo> {
  const { memberId } = memberOf(ctx)
  const list = await findList(ctx.db, memberId, listId)
  if (list) return presentList(list)
  return presentList(await ctx.db.transaction().execute((trx) => lockList(trx, ctx, listId)))
}

/** Creates no list, unlike `readList`. Undefined: there is no default list yet. Errors: 404 no list of this login has the id. */
export async function findExistingList(
  ctx: Ctx,
  listId: string | undefined,
): Promise<WishListInfo | undefined> {
  const list = await findList(ctx.db, memberOf(ctx).memberId, listId)
  if (!list && listId !== undefined) throw notFound()
  return list && presentList(list)
}

/**
 * The list to change in this transaction, which locks all lists of this login. Creates the default list if
 * missing. Errors: 404.
 */
export async function lockList(
  trx: Kysely<Database>,
  ctx: Ctx,
  listId: string | undefined,
): Promise<WishListRow> {
  const { memberId } = memberOf(ctx)
  await lockMember(trx, memberId)
  const existing = await findList(trx, memberId, listId)
  if (existing) return existing
  if (listId !== undefined) throw notFound()
  const name = DEFAULT_NAMES[ctx.lang]
  await insertList(trx, { id: newId(), memberId, name, isDefault: true, now: ctx.clock() })
  const created = await findList(trx, memberId, undefined)
  if (!created) throw notFound()
  return created
}

export interface ListChange {
  /** The list to change; undefined: a new one is made. */
  id?: string | undefined
  name?: string | undefined
  /** The list whose items the new one starts with. */
  copyOf?: string | undefined
  makeDefault?: true | undefined
  isStanding?: boolean | undefined
}

/** Creates, copies or renames a list, or makes it the default or standing. Errors: 404, 409 beyond 50 lists, 422. */
export async function saveWishList(ctx: Ctx, change: ListChange): Promise<WishListInfo> {
  if (change.id !== undefined && change.copyOf !== undefined) throw invalid('copyOf', 'choice')
  const { name, copyOf, isStanding } = change
  const isMarked = change.id !== undefined && (change.makeDefault || isStanding !== undefined)
  if (name === undefined && copyOf === undefined && !isMarked) {
    throw invalid('name', 'required')
  }
  return ctx.db.transaction().execute(async (trx) => {
    const { memberId } = memberOf(ctx)
    // Creates the default list first, so that a named one never has to become it.
    await lockList(trx, ctx, undefined)
    const id = change.id ?? (await addList(trx, ctx, change))
    const list = await lockList(trx, ctx, id)
    if (change.id !== undefined && name !== undefined && name !== list.name) {
      await renameList(trx, memberId, { id, name, now: ctx.clock() })
    }
    if (change.makeDefault) await makeDefault(trx, memberId, id)
    if (isStanding !== undefined) await markStanding(trx, memberId, { id, isStanding })
    return presentList(await lockList(trx, ctx, id))
  })
}

async function addList(trx: Kysely<Database>, ctx: Ctx, change: ListChange): Promise<string> {
  const { memberId } = memberOf(ctx)
  const source = change.copyOf === undefined ? undefined : await lockList(trx, ctx, change.copyOf)
  if ((await countLists(trx, memberId)) >= MAX_LISTS) throw new AppError(409)
  const [id, now] = [newId(), ctx.clock()]
  const name = change.name ?? COPY_OF[ctx.lang](source?.name ?? '')
  await insertList(trx, { id, memberId, name: name.slice(0, LONGEST_NAME), isDefault: false, now })
  if (source) await copyLines(trx, { from: source.id, to: id, now })
  return id
}

/** Removing the default list empties it instead. Errors: 404. */
export async function removeWishList(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const list = await lockList(trx, ctx, id)
    if (!list.is_default) return deleteList(trx, memberOf(ctx).memberId, id)
    await deleteLines(trx, id, 'all')
    await touchList(trx, id, ctx.clock())
  })
}

function presentList(row: WishListRow): WishListInfo {
  return {
    id: row.id,
    name: row.name,
    isDefault: row.is_default,
    isStanding: row.is_standing,
    count: row.count,
    updatedAt: row.updated_at.toISOString(),
  }
}
