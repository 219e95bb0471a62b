// Finds the canonical address of an entry, also by a former id or a wrong type, and lists those for the sitemap.
import { contentPath, type ContentKind } from '../../../shared/content-kinds.ts'
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import { pagePattern } from '../../../shared/page-patterns.ts'
import type { Ctx } from '../../context/context.ts'
import { keepForVersion } from '../../platform/version-memory.ts'
import { findEntryPath, findEntryPaths } from './content-repository.ts'

interface Pattern {
  pattern: RegExp
  kind: ContentKind
  area: 'main' | 'dropship'
}

/** Parameters that may be missing or wrong in an address that still leads to the entry. */
const OPTIONAL_PARAMETERS = ['type']
const PATTERNS: readonly Pattern[] = [
  { pattern: pagePattern(PAGE_PATHS.newsDetail, OPTIONAL_PARAMETERS), kind: 'news', area: 'main' },
  {
    pattern: pagePattern(PAGE_PATHS.dropShipNewsDetail, OPTIONAL_PARAMETERS),
    kind: 'news',
    area: 'dropship',
  },
  {
    pattern: pagePattern(PAGE_PATHS.posterDetail, OPTIONAL_PARAMETERS),
    kind: 'poster',
    area: 'main',
  },
  { pattern: pagePattern(PAGE_PATHS.corporateCulture), kind: 'corporate', area: 'main' },
  { pattern: pagePattern(PAGE_PATHS.socialResponsibility), kind: 'csr', area: 'main' },
  { pattern: pagePattern(PAGE_PATHS.introduction), kind: 'introduction', area: 'main' },
]

/**
 * `path` without language prefix. The canonical address of the entry, possibly this path itself; undefined for
 * other addresses and for missing or hidden entries.
 */
export async function findContentPath(
  ctx: Pick<Ctx, 'db' | 'clock' | 'cacheVersion'>,
  path: string,
): Promise<string | undefined> {
  for (const { pattern, kind, area } of PATTERNS) {
    const id = pattern.exec(path)?.groups?.id
    if (id === undefined) continue
    if (!/^[a-z0-9-]{1,80}$/.test(id)) return undefined
    const row = await keepForVersion(ctx, ['path', kind, id], async () => {
      return (await findEntryPath(ctx.db, { kind, id, now: ctx.clock() })) ?? null
    })
    if (!row) return undefined
    return contentPath({ ...row, area: row.area === 'both' ? area : row.area })
  }
  return undefined
}

export interface ContentPath {
  path: string
  /** YYYY-MM-DD. */
  changedOn: string
}

/** Entries with their own page that are not examples, each with its canonical address. */
export async function listContentPaths(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<ContentPath[]> {
  const changeDays = new Map<string, string>()
  for (const row of await findEntryPaths(ctx.db, ctx.clock())) {
    const area = row.area === 'both' ? 'main' : row.area
    const path = contentPath({ ...row, area })
    const changedOn = row.updated_at.toISOString().slice(0, 10)
    if (
      path.includes('#') ||
      path === PAGE_PATHS.home ||
      path === PAGE_PATHS.support ||
      row.is_example
    )
      continue
    if (changedOn > (changeDays.get(path) ?? '')) changeDays.set(path, changedOn)
  }
  return [...changeDays].map(([path, changedOn]) => ({ path, changedOn }))
}
