// Writes the categories and devices that products reference. Idempotent.
import type { Kysely } from 'kysely'
import { toSlug } from '../../../../shared/slug.ts'
import type { Database } from '../../../db/database.ts'
import {
  hasCategory,
  upsertCategories,
  upsertCategoryNames,
} from './category-writing-repository.ts'
import { deviceKey } from './devices-of-labels.ts'
import { insertDeviceNames, upsertDevices } from './device-repository.ts'

export interface CategoryFacts {
  id: string
  /** Null: the root. */
  parentId: string | null
  names: { en_us: string; zh_cn: string; zh_hk: string }
}
export interface DeviceFacts {
  id: string
  brand: string
  model: string
  aliases: string[]
  /** Names that its maker uses internally, such as 'paine_cheets' of a Chromebook. */
  codenames?: string[]
  deviceType: string
  /** How often the sources of the data observed it. */
  observations?: number
}

/** False in a shop that was never filled. */
export function hasCategories(db: Kysely<Database>): Promise<boolean> {
  return hasCategory(db)
}

/** Writes the tree in the given order; parents must come before their children. */
export async function writeCategories(
  db: Kysely<Database>,
  categories: readonly CategoryFacts[],
): Promise<void> {
  const rows = categories.map((category, position) => ({
    id: category.id,
    parent_id: category.parentId,
    position,
  }))
  const texts = categories.flatMap(({ id, names }) =>
    Object.entries(names).map(([lang, name]) => ({ category_id: id, lang, name })),
  )
  await upsertCategories(db, rows)
  await upsertCategoryNames(db, texts)
}

/** Writes a batch of devices with all their names. `slugs` contains the slugs already assigned. */
export async function writeDevices(
  db: Kysely<Database>,
  devices: readonly DeviceFacts[],
  slugs: Set<string>,
): Promise<void> {
  await upsertDevices(
    db,
    devices.map((device) => deviceRow(device, slugs)),
  )
  const names = devices.flatMap((device) =>
    [...namesOf(device)].map((norm) => ({ norm, device_id: device.id })),
  )
  await insertDeviceNames(db, names)
}

function deviceRow(device: DeviceFacts, slugs: Set<string>) {
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
