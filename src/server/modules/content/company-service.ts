// Company content: the openings of each team, the parts of the site overview (zones) with their links, posters.
import type { Poster, TeamOpenings } from '../../../contract/company.ts'
import type { ContentCard } from '../../../contract/content.ts'
import { TEAMS } from '../../../shared/teams.ts'
import type { Ctx } from '../../context/context.ts'
import { filePath, labelOf, presentCard, presentEntry } from './content-presenter.ts'
import { listEntries, loadEntries, loadEntry } from './content-service.ts'

/** The entry whose id is that of the team is its introduction. */
export async function listOpenings(ctx: Ctx): Promise<TeamOpenings[]> {
  const { list } = await listEntries(ctx, { kind: 'opening' })
  return TEAMS.map((team) => {
    const ofTeam = list.filter(({ type }) => type === team)
    return {
      id: team,
      intro: ofTeam.find(({ id }) => id === team) ?? null,
      openings: ofTeam.filter(({ id }) => id !== team),
    }
  })
}

export type Zone = ContentCard & { links: { name: string; url: string }[] }

export async function listZones(
  ctx: Ctx,
  { page, rows }: { page: number; rows: number },
): Promise<{ total: number; page: number; rows: number; list: Zone[] }> {
  const { total, loaded } = await loadEntries(ctx, { kind: 'zone', page, rows })
  const list = loaded.map(({ row, context }) => {
    const names = labelOf(row, context, 'links')
    const links = Array.isArray(row.facts.links) ? row.facts.links.map(String) : []
    return {
      ...presentCard(row, context),
      links: links.map((url, at) => ({ name: names[at] ?? url, url })),
    }
  })
  return { total, page, rows, list }
}

/** The picture of a poster is downloaded where it has no file. Errors: 404. */
export async function readPoster(ctx: Ctx, id: string): Promise<Poster> {
  const { row, context } = await loadEntry(ctx, { kind: 'poster', id })
  const { body, images, ...entry } = presentEntry(row, context)
  const file = context.media.find(({ role, hash }) => role === 'file' && hash !== null)
  const picture = context.media.find(({ role, hash }) => role === 'image' && hash !== null)
  return {
    ...entry,
    jobContent: body,
    images: entry.image ? [entry.image, ...images] : images,
    downloadUrl: file || picture ? filePath(row, 'file', ctx.lang) : null,
  }
}
