// Writes the categories and devices that products reference. Idempotent.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { toSlug } from '../../../../shared/slug.ts'
import type { Database } from '../../../db/database.ts'
import { deviceKey } from './device-names.ts'

export interface CategoryNames {
  id: string
  parentId: string | null
  names: { en_us: string; zh_cn: string; zh_hk: string }
}
export interface DeviceFacts {
  id: string
  brand: string
  model: string
  aliases: string[]
  codenames?: string[]
  deviceType: string
  observations?: number
}

/** False in a shop that was never filled. */
export async function hasCategories(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('category').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Writes the tree in the given order; parents must come before their children. */
export async function writeCategories(
  db: Kysely<Database>,
  categories: readonly CategoryNames[],
): Promise<void> {
  const rows = categories.map((category, position) => ({
    id: category.id,
    parent_id: category.parentId,
    position,
  }))
  const texts = categories.flatMap(({ id, names }) =>
    Object.entries(names).map(([lang, name]) => ({ category_id: id, lang, name })),
  )
  await db
    .insertInto('category')
    .values(rows)
    .onConflict((on) =>
      on.column('id').doUpdateSet({
        parent_id: sql`excluded.parent_id`,
        position: sql`excluded.position`,
      }),
    )
    .execute()
  await db
    .insertInto('category_text')
    .values(texts)
    .onConflict((on) =>
      on.columns(['category_id', 'lang']).doUpdateSet({ name: sql`excluded.name` }),
    )
    .execute()
}

/** Writes a batch of devices with all their names. `slugs` contains the slugs already assigned. */
export async function writeDevices(
  db: Kysely<Database>,
  devices: readonly DeviceFacts[],
  slugs: Set<string>,
): Promise<void> {
  const rows = devices.map((device) => deviceRow(device, slugs))
  await sql`
    insert into device (id, slug, brand, brand_slug, model, device_type, aliases, observations)
    select * from json_to_recordset(${JSON.stringify(rows)}::json)
      as r(id text, slug text, brand text, brand_slug text, model text, device_type text,
        aliases text[], observations int)
    on conflict (id) do update set brand = excluded.brand, brand_slug = excluded.brand_slug,
      model = excluded.model, device_type = excluded.device_type, aliases = excluded.aliases,
      observations = excluded.observations
  `.execute(db)
  const names = devices.flatMap((device) =>
    [...namesOf(device)].map((norm) => ({ norm, device_id: device.id })),
  )
  await sql`
    insert into device_name (norm, device_id)
    select norm, device_id from json_to_recordset(${JSON.stringify(names)}::json)
      as r(norm text, device_id text)
    on conflict do nothing
  `.execute(db)
}

function deviceRow(device: DeviceFacts, slugs: Set<string>): Record<string, unknown> {
  const plain = toSlug(`${device.brand} ${device.model}`)
  const unique = plain === '' || slugs.has(plain) ? `${plain}-${device.id.slice(2, 10)}` : plain
  const slug = unique.replace(/^-/, '')
  slugs.add(slug)
  const aliases = [...new Set([...device.aliases, ...(device.codenames ?? [])])]
  return {
    id: device.id,
    slug,
    brand: device.brand,
    brand_slug: toSlug(device.brand) || device.id,
    model: device.model,
    device_type: device.deviceType,
    aliases: aliases.filter((alias) => alias !== device.model),
    observations: device.observations ?? 0,
  }
}

function namesOf(device: DeviceFacts): Set<string> {
  const all = [device.model, ...device.aliases, ...(device.codenames ?? [])]
  const names = new Set(all.map((name) => deviceKey(`${device.brand} ${name}`)))
  names.delete('')
  return names
}
