// The tree of offices with their teams and contacts, and the regions with offices.
import type { OrgNode } from '../../../contract/company.ts'
import { nameOf, REGIONS } from '../../../shared/vocabulary.ts'
import type { Ctx } from '../../context/context.ts'
import { notFound } from '../../platform/errors.ts'
import { labelOf, type PresentContext } from './content-presenter.ts'
import type { EntryRow } from './content-repository.ts'
import { loadEntries } from './content-service.ts'

/** For one region or all. Errors: 404 for an unknown region. */
export async function readOrgTree(ctx: Ctx, region: string | undefined): Promise<OrgNode[]> {
  const code = region?.toUpperCase()
  if (code !== undefined && !Object.hasOwn(REGIONS, code)) throw notFound()
  const { loaded } = await loadEntries(ctx, { kind: 'office' })
  const rows = loaded.map((each) => ({ ...each, parent: textOf(each.row, 'parent') }))
  const shown = new Set(rows.map(({ row }) => row.id))
  // `above` has `parent` and the offices over it, so that none contains itself.
  const under = (parent: string | null, above: readonly string[]): OrgNode[] =>
    rows
      .filter(
        (each) => (each.parent !== null && shown.has(each.parent) ? each.parent : null) === parent,
      )
      .filter(({ row }) => !above.includes(row.id))
      .map(({ row, context }) => ({
        ...nodeOf(row, context),
        children: under(row.id, [...above, row.id]),
      }))
  const tree = under(null, [])
  return code === undefined ? tree : tree.filter((node) => node.region === code)
}

/** The regions that have offices, each with their number, in the order of the vocabulary. */
export async function listOrgRegions(ctx: Ctx) {
  const { loaded } = await loadEntries(ctx, { kind: 'office' })
  const regions = loaded
    .filter(({ row }) => textOf(row, 'kind') === 'office')
    .map(({ row }) => textOf(row, 'region'))
  return Object.keys(REGIONS)
    .map((id) => ({
      id,
      name: nameOf(REGIONS, id, ctx.lang),
      offices: regions.filter((region) => region === id).length,
    }))
    .filter(({ offices }) => offices > 0)
}

function nodeOf(row: EntryRow, context: PresentContext): Omit<OrgNode, 'children'> {
  const { facts } = row
  const number = (name: string) => (typeof facts[name] === 'number' ? facts[name] : null)
  const kind = textOf(row, 'kind')
  return {
    id: row.id,
    kind: kind === 'team' || kind === 'contact' ? kind : 'office',
    region: textOf(row, 'region') ?? '',
    name: row.title,
    lines: labelOf(row, context, 'lines'),
    phone: textOf(row, 'phone'),
    email: textOf(row, 'email'),
    hours: labelOf(row, context, 'hours')[0] ?? null,
    latitude: number('latitude'),
    longitude: number('longitude'),
    isExample: row.is_example,
  }
}

function textOf({ facts }: EntryRow, name: string): string | null {
  const value = facts[name]
  return typeof value === 'string' && value !== '' ? value : null
}
