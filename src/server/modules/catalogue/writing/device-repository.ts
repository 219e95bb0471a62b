// Reads and writes devices and the names they are found by; `norm` is a name as `deviceKey` normalises it.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'

export interface NamedDevice {
  id: string
  brand: string
  /** How often the sources of the data observed it. */
  observations: number
}

export interface NewDevice {
  id: string
  slug: string
  brand: string
  brand_slug: string
  model: string
  device_type: string
}

export async function findDeviceNames(
  db: Kysely<Database>,
  keys: readonly string[],
): Promise<{ norm: string; device_id: string }[]> {
  const { rows } = await sql<{ norm: string; device_id: string }>`
    select norm, device_id from device_name where norm = any(${keys}::text[])
  `.execute(db)
  return rows
}

export async function findDevicesById(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<NamedDevice[]> {
  const { rows } = await sql<NamedDevice>`
    select id, brand, observations from device where id = any(${ids}::text[])
  `.execute(db)
  return rows
}

/** Each with `norm`, its only name. */
export async function insertNamedDevices(
  db: Kysely<Database>,
  devices: readonly (NewDevice & { norm: string })[],
): Promise<void> {
  const rows = JSON.stringify(devices)
  await sql`
    insert into device (id, slug, brand, brand_slug, model, device_type)
    select id, slug, brand, brand_slug, model, device_type from json_to_recordset(${rows}::json)
      as r(id text, slug text, brand text, brand_slug text, model text, device_type text)
    on conflict do nothing
  `.execute(db)
  await sql`
    insert into device_name (norm, device_id)
    select r.norm, r.id from json_to_recordset(${rows}::json) as r(norm text, id text)
      join device d on d.id = r.id
    on conflict do nothing
  `.execute(db)
}

/** Known devices take the new brand, model, type, aliases and observations; their slug stays. */
export async function upsertDevices(
  db: Kysely<Database>,
  devices: readonly (NewDevice & { aliases: string[]; observations: number })[],
): Promise<void> {
  await sql`
    insert into device (id, slug, brand, brand_slug, model, device_type, aliases, observations)
    select * from json_to_recordset(${JSON.stringify(devices)}::json)
      as r(id text, slug text, brand text, brand_slug text, model text, device_type text,
        aliases text[], observations int)
    on conflict (id) do update set brand = excluded.brand, brand_slug = excluded.brand_slug,
      model = excluded.model, device_type = excluded.device_type, aliases = excluded.aliases,
      observations = excluded.observations
  `.execute(db)
}

export async function insertDeviceNames(
  db: Kysely<Database>,
  names: readonly { norm: string; device_id: string }[],
): Promise<void> {
  await sql`
    insert into device_name (norm, device_id)
    select norm, device_id from json_to_recordset(${JSON.stringify(names)}::json)
      as r(norm text, device_id text)
    on conflict do nothing
  `.execute(db)
}
