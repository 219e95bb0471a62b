// The public address of the shop, which the running shop stores so that commands write the same links in mails.
import type { Kysely } from 'kysely'
import { type Lang, langPrefix } from '../../shared/lang.ts'
import type { Database } from '../db/database.ts'
import type { Config } from '../platform/config.ts'
import { readStoredSetting, storeSetting } from '../platform/stored-setting-repository.ts'

const NAME = 'public-origin'
const LOCAL = /^https?:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/

/** Called at start; `address` is where the server listens, used without PUBLIC_URL. */
export async function storePublicOrigin(
  db: Kysely<Database>,
  config: Pick<Config, 'PUBLIC_URL'>,
  address: string,
): Promise<void> {
  const value = config.PUBLIC_URL || address.replace(/\/$/, '')
  await storeSetting(db, new Date(), { name: NAME, value })
}

/** PUBLIC_URL, or what the shop stored when it last started; null before its first start. */
export async function findPublicOrigin(
  db: Kysely<Database>,
  config: Pick<Config, 'PUBLIC_URL'>,
): Promise<string | null> {
  if (config.PUBLIC_URL) return config.PUBLIC_URL
  return (await readStoredSetting(db, NAME)) ?? null
}

/** The address of a page, for a mail that is written outside a request; null before the shop's first start. */
export async function findPublicAddress(
  db: Kysely<Database>,
  path: string,
  lang: Lang,
): Promise<string | null> {
  // The shop stored PUBLIC_URL at its start, so the setting is not read again.
  const origin = await findPublicOrigin(db, { PUBLIC_URL: '' })
  return origin === null ? null : origin + langPrefix(lang) + path
}

/** Whether links to it work on this machine only. */
export function isLocalOrigin(origin: string): boolean {
  return LOCAL.test(origin)
}
