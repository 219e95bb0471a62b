// Routes of company content: openings in teams, introductions (the company, its batteries, the manuals), culture
// (`corporate`), responsibility (`csr`), site overview, posters, offices.
import { z } from 'zod'
import { TEAMS } from '../shared/teams.ts'
import { defineCall, defineFileCall } from './call.ts'
import {
  contentCard,
  contentId,
  contentImage,
  contentListInput,
  contentEntry,
  publicContent,
} from './content.ts'
import { langInput, langOnly, listOf, pagingInput } from './shared-shapes.ts'

const cards = listOf(contentCard)
const entryInput = z.object({ id: contentId, lang: langInput })
const cardsInput = z.object({ lang: langInput, ...pagingInput })

export const listOpeningsRoute = defineCall({
  method: 'GET',
  path: '/api/about/product/hiring',
  summary:
    'Openings that people and firms may apply for, by team: distributor, warehouse, logistics, general',
  ...publicContent,
  crossSite: 'allow',
  input: cardsInput,
  result: listOf(
    z.object({
      id: z.enum(TEAMS),
      intro: contentEntry.nullable().describe('what the team does'),
      openings: z.array(contentEntry),
    }),
  ),
})
export type TeamOpenings = z.infer<typeof listOpeningsRoute.result>['list'][number]

export const listIntroductionsRoute = defineCall({
  method: 'GET',
  path: '/api/about/product/introduction',
  summary: 'Introductions: the company, the batteries, how to use and charge them',
  ...publicContent,
  crossSite: 'allow',
  input: cardsInput,
  result: cards,
})

export const readIntroductionRoute = defineCall({
  method: 'GET',
  path: '/api/about/product/introduction/detail/{id}',
  summary: 'One introduction or manual',
  ...publicContent,
  crossSite: 'allow',
  input: entryInput,
  result: contentEntry,
})

export const listCorporateRoute = defineCall({
  method: 'POST',
  path: '/api/about/product/corporate',
  summary: 'Corporate culture',
  ...publicContent,
  crossSite: 'deny-cookie',
  input: cardsInput.strict(),
  result: cards,
})

export const readCorporateRoute = defineCall({
  method: 'GET',
  path: '/api/about/product/corporate/detail/{id}',
  summary: 'One piece on corporate culture',
  ...publicContent,
  crossSite: 'allow',
  input: entryInput,
  result: contentEntry,
})

export const listCsrRoute = defineCall({
  method: 'GET',
  path: '/api/about/product/csr',
  summary: 'Social responsibility',
  ...publicContent,
  crossSite: 'allow',
  input: cardsInput,
  result: cards,
})

export const readCsrRoute = defineCall({
  method: 'GET',
  path: '/api/about/product/csr/detail/{id}',
  summary: 'One piece on social responsibility',
  ...publicContent,
  crossSite: 'allow',
  input: entryInput,
  result: contentEntry,
})

export const readSubZoneRoute = defineCall({
  method: 'GET',
  path: '/api/about/product/subZone',
  summary: 'The parts of the site overview (/zones) with their links',
  ...publicContent,
  crossSite: 'allow',
  input: cardsInput,
  result: listOf(
    contentCard.extend({ links: z.array(z.object({ name: z.string(), url: z.string() })) }),
  ),
})

export const listPostersRoute = defineCall({
  method: 'GET',
  path: '/api/about/product/poster',
  summary: 'Posters, the newest first',
  ...publicContent,
  crossSite: 'allow',
  input: z.object(contentListInput),
  result: cards,
})

export const readPosterRoute = defineCall({
  method: 'GET',
  path: '/api/about/product/poster/detail/{id}',
  summary: 'One poster with its pictures',
  ...publicContent,
  crossSite: 'allow',
  input: entryInput,
  result: contentEntry.omit({ body: true, images: true }).extend({
    jobContent: z.string().describe('sanitised HTML'),
    images: z.array(contentImage),
    downloadUrl: z.string().nullable(),
  }),
})
export type Poster = z.infer<typeof readPosterRoute.result>

export const downloadPosterRoute = defineFileCall({
  method: 'GET',
  path: '/api/about/product/poster/download/{id}',
  summary: 'The printable file of a poster; serves ranges',
  access: 'visitor',
  cache: 'none',
  cost: 'normal',
  blob: 'application/octet-stream',
  crossSite: 'allow',
  input: entryInput,
  result: z.null(),
})

/** What an office, a team and a contact have alike. */
const contact = z.object({
  name: z.string(),
  lines: z.array(z.string()).describe('of the address'),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  hours: z.string().nullable(),
})
export interface OrgNode extends z.infer<typeof contact> {
  id: string
  kind: 'office' | 'team' | 'contact'
  /** Its sales region, a key of REGIONS. */
  region: string
  latitude: number | null
  longitude: number | null
  isExample: boolean
  children: OrgNode[]
}
const orgNode: z.ZodType<OrgNode> = contact
  .extend({
    id: z.string(),
    kind: z.enum(['office', 'team', 'contact']),
    region: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    isExample: z.boolean().describe('to be replaced before going live'),
    get children() {
      return z.array(orgNode)
    },
  })
  .meta({ id: 'OrgNode' })

export const readOrgTreeRoute = defineCall({
  method: 'GET',
  path: '/api/org/tree',
  summary: 'Offices, their teams and contacts, of one region or of all',
  ...publicContent,
  crossSite: 'allow',
  input: z.object({ lang: langInput, region: z.string().max(16).optional() }),
  result: listOf(orgNode),
})

export const listOrgRegionsRoute = defineCall({
  method: 'GET',
  path: '/api/org/region',
  summary: 'The regions that have offices',
  ...publicContent,
  crossSite: 'allow',
  input: langOnly.extend(pagingInput),
  result: listOf(z.object({ id: z.string(), name: z.string(), offices: z.number().int() })),
})
