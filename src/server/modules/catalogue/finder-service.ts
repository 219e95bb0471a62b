// The device finder: available types and brands, the models of a brand, and the batteries of one model.
import type { Device } from '../../../contract/finder.ts'
import { PAGE_PATHS, pagePath } from '../../../shared/page-paths.ts'
import { tradeName } from '../../../shared/trade-name.ts'
import type { Ctx } from '../../context/context.ts'
import { notFound } from '../../platform/errors.ts'
import { compareNames } from './catalogue-presenter.ts'
import { readCardsById } from './card-service.ts'
import { openStore } from './catalogue-store.ts'
import { twinOf } from './pair-service.ts'
import { markFit } from './present-review.ts'
import { findDevice, findDevices, findDeviceSlugs, type DeviceRow } from './finder-repository.ts'

/** Every type, and the brands of the given type or of all, each with its number of models. Errors: 404 unknown type. */
export async function listFinderBrands(ctx: Ctx, deviceType?: string) {
  const store = await openStore(ctx)
  const types = new Map<string, number>()
  const brands = new Map<string, { slug: string; name: string; count: number }>()
  for (const row of store.devices) {
    types.set(row.device_type, (types.get(row.device_type) ?? 0) + row.count)
    if (deviceType !== undefined && row.device_type !== deviceType) continue
    const known = brands.get(row.brand_slug)
    if (known) known.count += row.count
    else brands.set(row.brand_slug, { slug: row.brand_slug, name: row.brand, count: row.count })
  }
  if (deviceType !== undefined && !types.has(deviceType)) throw notFound()
  const byName = compareNames(ctx.lang)
  return {
    types: [...types]
      .map(([code, count]) => ({ code, name: typeName(store, code, ctx), count }))
      .sort((a, b) => b.count - a.count),
    brands: [...brands.values()].sort((a, b) => byName(a.name, b.name)),
  }
}

export async function listFinderDevices(
  ctx: Ctx,
  query: {
    deviceType?: string | undefined
    brand?: string | undefined
    /** The devices that a keyword names, best first; absent: all of them. */
    slugs?: string[] | undefined
    page: number
    rows: number
  },
) {
  const [store, { total, list }] = await Promise.all([
    openStore(ctx),
    findDevices(ctx.db, {
      deviceType: query.deviceType ?? null,
      brandSlug: query.brand ?? null,
      slugs: query.slugs ?? null,
      limit: query.rows,
      offset: (query.page - 1) * query.rows,
    }),
  ])
  return {
    total,
    list: list.map((row) => presentDevice(row, typeName(store, row.device_type, ctx))),
  }
}

/** Errors: 404. */
export async function readDevice(ctx: Ctx, slug: string) {
  const [store, row] = await Promise.all([openStore(ctx), findDevice(ctx.db, slug)])
  if (!row) throw notFound()
  const { fitting } = row
  const cards = await readCardsById(
    ctx,
    fitting.map((fit) => fit.product_id),
  )
  const products = fitting.flatMap((fit) => {
    const card = cards.get(fit.product_id)
    if (!card) return []
    const marked = markFit(fit, twinOf(store, fit.product_id), ctx.lang)
    return [{ ...card, qualifier: fit.qualifier, ...marked }]
  })
  return { device: presentDevice(row, typeName(store, row.device_type, ctx)), products }
}

/** The name of the category with this code; a type without a category is shown as it is. */
function typeName(store: Awaited<ReturnType<typeof openStore>>, type: string, ctx: Ctx): string {
  return store.categoryNames[ctx.lang].get(type) ?? type
}

function presentDevice(row: DeviceRow, typeLabel: string): Device {
  return {
    slug: row.slug,
    brand: row.brand,
    brandSlug: row.brand_slug,
    model: row.model,
    name: tradeName(row.brand, row.model) ?? row.model,
    deviceType: { code: row.device_type, name: typeLabel },
    aliases: row.aliases,
    fitCount: row.fit_count,
    url: devicePath(row.slug),
  }
}

/** Addresses of all devices with a battery. */
export async function listDevicePaths(
  ctx: Ctx,
  query: { page: number; rows: number },
): Promise<{ total: number; list: { path: string }[] }> {
  const { total, slugs } = await findDeviceSlugs(ctx.db, query.rows, (query.page - 1) * query.rows)
  return { total, list: slugs.map((slug) => ({ path: devicePath(slug) })) }
}

/** Without language prefix. */
export function devicePath(slug: string): string {
  return pagePath(PAGE_PATHS.device, { slug: encodeURIComponent(slug) })
}
