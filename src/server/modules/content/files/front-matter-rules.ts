// The fields of a content entry by kind.
import { z } from 'zod'
import {
  BANNER_TYPES,
  CERTIFICATE_TYPES,
  CONTENT_AREAS,
  type ContentKind,
  DOCUMENT_TYPES,
  DOWNLOAD_TYPES,
  NEWS_TYPES,
  POSTER_TYPES,
  QUESTION_TOPICS,
} from '../../../../shared/content-kinds.ts'
import { TEAMS } from '../../../../shared/teams.ts'
import { CHEMISTRIES, REGIONS } from '../../../../shared/vocabulary.ts'
import { CONTENT_STATES } from './content-source.ts'
import { fillPlaceholders } from '../markup/placeholders.ts'

/** Stand in for counted figures when the length of a filled text is checked. */
const SAMPLE_FIGURES = { modelsInCatalogue: 20_000 }

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !text.includes('\n'), 'must be on one line')
const day = z.iso.date('must be a day such as 2026-10-12')
const moment = z.iso.datetime({
  offset: true,
  error: 'must be a time such as 2026-10-12T09:00:00+08:00',
})
/** The path of a picture or file within the content folder. */
export const MEDIA_PATH = /^media\/(?:[\w-]+\/)*[\w-]+\.[a-z0-9]{2,5}$/
const path = z.string().regex(MEDIA_PATH, 'must be a path such as media/storage-band.svg')
const paths = z.array(path).max(40)
const plain = z.union([z.string(), z.number().transform(String)]).pipe(z.string().max(1000))
const labels = z.record(line(120), z.union([plain, z.array(plain).max(40)]))

/** The fields each language has. */
const languageFields = {
  title: line(160),
  summary: z.string().trim().max(600).default(''),
  imageAlt: z.string().trim().max(400).default(''),
  description: z
    .string()
    .trim()
    .refine(
      (text) => fillPlaceholders(text, 'en_us', SAMPLE_FIGURES).length <= 160,
      'must be at most 160 characters long',
    )
    .default(''),
  labels: labels.default({}),
  image: path.optional(),
  gallery: paths.optional(),
  galleryAlt: z.array(z.string().max(400)).max(40).optional(),
  file: path.optional(),
  video: path.optional(),
}

const shared = {
  area: z.enum(CONTENT_AREAS).default('main'),
  /** The position among entries of its kind; smaller ones come first. */
  place: z.number().int().min(-100_000).max(100_000).default(0),
  example: z.boolean().default(false),
  state: z.enum(CONTENT_STATES).optional(),
  publishAt: moment.optional(),
  withdrawAt: moment.optional(),
}

const anyFacts = z
  .record(
    z.string().max(60),
    z.union([z.string().max(500), z.number(), z.boolean(), z.array(z.string().max(500)).max(100)]),
  )
  .default({})
const degrees = (max: number) => z.number().min(-max).max(max).optional()

const event = z.strictObject({
  beginsOn: day,
  endsOn: day,
  exhibitionId: z.string().max(80).optional(),
})
const certificate = z.strictObject({
  number: line(80),
  standard: line(120),
  validFrom: day.optional(),
  validTo: day.optional(),
})
const office = z.strictObject({
  region: z.enum(Object.keys(REGIONS) as [string, ...string[]]),
  kind: z.enum(['office', 'team', 'contact']).default('office'),
  parent: z.string().max(80).optional(),
  latitude: degrees(90),
  longitude: degrees(180),
  phone: line(40).optional(),
  email: z.email().optional(),
})
const linkAddress = z
  .string()
  .max(500)
  .regex(
    /^(?:\/(?![/\\])|https:\/\/)[^\s<>"\\]*$/,
    'must be an address of the shop such as /faq.html, or start with https://',
  )
const zone = z.strictObject({ links: z.array(linkAddress).min(1).max(40) })
const chemistry = z
  .string()
  .transform((given) => chemistryCode(given) ?? given)
  .refine((code) => Object.hasOwn(CHEMISTRIES, code), {
    error: `must be one of ${Object.keys(CHEMISTRIES).join(', ')}`,
  })
const document = z.looseObject({ chemistries: z.array(chemistry).min(1).optional() })
const banner = z.strictObject({ link: linkAddress.default('/') })

/** By code or English name. */
function chemistryCode(given: string): string | undefined {
  return Object.entries(CHEMISTRIES).find(
    ([code, names]) => code === given || names.en_us.toLowerCase() === given.toLowerCase(),
  )?.[0]
}

type Rules = { type?: z.ZodType; date?: z.ZodType; facts?: z.ZodType }

const dated = { date: day }
const RULES: Record<ContentKind, Rules> = {
  news: { type: z.enum(NEWS_TYPES), ...dated },
  poster: { type: z.enum(POSTER_TYPES), ...dated },
  packaging: {},
  certificate: { type: z.enum(CERTIFICATE_TYPES), facts: certificate },
  question: { type: z.enum(QUESTION_TOPICS) },
  introduction: {},
  corporate: {},
  csr: {},
  zone: { facts: zone },
  opening: { type: z.enum(TEAMS) },
  page: {},
  office: { facts: office },
  download: { type: z.enum(DOWNLOAD_TYPES) },
  document: { type: z.enum(DOCUMENT_TYPES), facts: document },
  banner: { type: z.enum(BANNER_TYPES).default('home'), facts: banner.default({ link: '/' }) },
  photo: {},
}

export interface SharedFields {
  type?: string
  area: (typeof CONTENT_AREAS)[number]
  date?: string
  /** The position among entries of its kind. */
  place: number
  /** Made up, to be replaced before going live. */
  example: boolean
  state?: (typeof CONTENT_STATES)[number]
  publishAt?: string
  withdrawAt?: string
  facts: Record<string, unknown>
}
export interface LanguageFields {
  title: string
  summary: string
  imageAlt: string
  description: string
  labels: Record<string, string | string[]>
  image?: string
  gallery?: string[]
  galleryAlt?: string[]
  file?: string
  video?: string
}

/** en_us.md also contains the fields shared by all languages. */
export function englishRules(
  kind: ContentKind,
  type: unknown,
): z.ZodType<SharedFields & LanguageFields> {
  const { type: types = line(60).optional(), date = day.optional(), facts = anyFacts } = RULES[kind]
  const eventFacts = kind === 'news' && type === 'event' ? event : facts
  const rules = z
    .strictObject({ ...languageFields, ...shared, type: types, date, facts: eventFacts })
    .check(({ value, issues }) => {
      const add = (field: string, message: string) =>
        void issues.push({ code: 'custom', path: [field], message, input: value })
      const { state, publishAt, withdrawAt } = value
      if (state === 'scheduled' && publishAt === undefined) {
        add('publishAt', 'is missing: state when the entry is to be published')
      }
      if (publishAt && withdrawAt && Date.parse(withdrawAt) <= Date.parse(publishAt)) {
        add('withdrawAt', 'must be later than publishAt')
      }
    })
  return rules as unknown as z.ZodType<SharedFields & LanguageFields>
}

export const translationRules = z.strictObject(
  languageFields,
) as unknown as z.ZodType<LanguageFields>

/** Labels displayed separately from the listed facts. `place`: where an event is held; `lines`: of the postal address. */
export const OWN_LABELS: Partial<Record<ContentKind, readonly string[]>> = {
  news: ['place'],
  certificate: ['issuer'],
  office: ['lines', 'hours'],
  zone: ['links'],
}
