// Resolves the canonical address of a content entry, also from a former id or a wrong type in the address.
import { contentAddress, type ContentKind } from '../../../shared/content-kinds.ts'
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import type { Ctx } from '../../context/context.ts'
import { findPlace, findPlaces } from './content-repository.ts'

interface Pattern {
  pattern: RegExp
  kind: ContentKind
  area: 'main' | 'dropship'
}

const ENDING = String.raw`(?:\.html)?$`
const PATTERNS: readonly Pattern[] = [
  ...(['main', 'dropship'] as const).map((area) => ({
    pattern: new RegExp(
      `^${area === 'main' ? '' : PAGE_PATHS.dropShipNews}/newsdetail/([^/]+?)(?:/[^/]+?)?${ENDING}`,
    ),
    kind: 'news' as const,
    area,
  })),
  single('posterDetail', 'poster', '(?:/[^/]+?)?'),
  single('corporate-culture', 'corporate'),
  single('corporate-social', 'csr'),
  single('introduction', 'introduction'),
]

/**
 * `path` without language prefix. The canonical address of the entry, possibly this path itself; undefined for
 * other addresses and for missing or hidden entries.
 */
export async function findContentAddress(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  path: string,
): Promise<string | undefined> {
  for (const { pattern, kind, area } of PATTERNS) {
    const id = pattern.exec(path)?.[1]
    if (id === undefined) continue
    if (!/^[a-z0-9-]{1,80}$/.test(id)) return undefined
    const place = await findPlace(ctx.db, { kind, id, now: ctx.clock() })
    if (!place) return undefined
    return contentAddress({ ...place, area: place.area === 'both' ? area : place.area })
  }
  return undefined
}

export interface ContentPlace {
  path: string
  /** YYYY-MM-DD. */
  changedOn: string
}

/** Entries with their own page that are not examples, each with its canonical address. */
export async function listContentAddresses(
  ctx: Pick<Ctx, 'db' | 'clock'>,
): Promise<ContentPlace[]> {
  const places = new Map<string, string>()
  for (const place of await findPlaces(ctx.db, ctx.clock())) {
    const area = place.area === 'both' ? 'main' : place.area
    const path = contentAddress({ ...place, area })
    const changedOn = place.updated_at.toISOString().slice(0, 10)
    if (
      path.includes('#') ||
      path === PAGE_PATHS.home ||
      path === PAGE_PATHS.support ||
      place.is_example
    )
      continue
    if (changedOn > (places.get(path) ?? '')) places.set(path, changedOn)
  }
  return [...places].map(([path, changedOn]) => ({ path, changedOn }))
}

function single(folder: string, kind: ContentKind, more = ''): Pattern {
  return { pattern: new RegExp(`^/${folder}/([^/]+?)${more}${ENDING}`), kind, area: 'main' }
}
