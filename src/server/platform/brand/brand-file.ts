// The file of a brand, brand.json: its fields with their rules.
import { z } from 'zod'
import { brandColours } from './brand-colours.ts'
import { LANGS, type Lang } from '../../../shared/lang.ts'

// Names appear in mail headers, markup, feeds and PDF files.
const NAME = /^[^\p{Cc}<>"@,;:{}\\]{1,40}$/u
const name = z
  .string()
  .trim()
  .regex(NAME, 'must have 1 to 40 characters, none of them < > " @ , ; : { } \\')

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `has at most ${max} characters`)
    .regex(/^[^\p{Cc}{}]*$/u, 'must be one line without { }')

/** One text for all languages, or one for each. */
const texts = (max: number) =>
  z
    .union([line(max), z.strictObject({ en_us: line(max), zh_cn: line(max), zh_hk: line(max) })])
    .transform((given) =>
      typeof given === 'string'
        ? (Object.fromEntries(LANGS.map((lang) => [lang, given])) as Record<Lang, string>)
        : given,
    )

const series = z.strictObject({
  name,
  /** What the item numbers of the series begin with, before the hyphen. */
  prefix: z.string().regex(/^[A-Z0-9]{1,6}$/, 'must have 1 to 6 capital letters and digits'),
})

const email = z
  .string()
  .regex(
    /^[^\s@<>(),;:\\"[\]]{1,64}@[^\s@<>(),;:\\"[\]]{1,180}\.[^\s@<>(),;:\\"[\].]{2,60}$/,
    'must be an email address',
  )
  .or(z.literal(''))

/** Texts use the plural ("7 working days"), so only the start of a range may be 1. */
const figure = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`
  return z.number(error).int(error).min(min, error).max(max, error)
}

/**
 * What texts promise to customers. A promise that a folder does not state is that of the brand that comes with the
 * code.
 */
const promises = z.strictObject({
  deliveryWorkingDays: z
    .strictObject({ from: figure(1, 60), to: figure(2, 90) })
    .refine(({ from, to }) => from < to, { path: ['to'], error: 'must be later than from' })
    .default({ from: 4, to: 7 }),
  applicationWorkingDays: figure(2, 60).default(7),
  topUpCreditedWorkingDays: figure(2, 10).default(3),
  customLabelMinimum: figure(2, 1_000_000).default(1000),
  customBackCardMinimum: figure(2, 1_000_000).default(10_000),
})

const legal = z.strictObject({
  /** The registered name of the company. */
  name: texts(120).refine((each) => each.en_us !== '', 'must not be empty'),
  address: texts(240).refine((each) => each.en_us !== '', 'must not be empty'),
  /** Register and number; empty: left out. */
  registration: texts(120).default(() => emptyTexts()),
  taxNumber: line(60).default(''),
  /** Who represents the company; empty: left out. */
  representative: texts(120).default(() => emptyTexts()),
})

export const brandFile = z
  .strictObject({
    name,
    series: z.strictObject({ main: series, second: series }),
    contact: z.strictObject({ email: email.default(''), phone: line(40).default('') }),
    /** Null: no company is named. */
    legal: legal.nullable(),
    colours: brandColours.default({}),
    promises: promises.prefault({}),
  })
  .refine(({ series: { main, second } }) => main.prefix !== second.prefix, {
    path: ['series', 'second', 'prefix'],
    message: 'must differ from the prefix of the main series',
  })
  .refine(({ series: { main, second } }) => main.name !== second.name, {
    path: ['series', 'second', 'name'],
    message: 'must differ from the name of the main series',
  })

export type BrandFile = z.output<typeof brandFile>

function emptyTexts(): Record<Lang, string> {
  return { en_us: '', zh_cn: '', zh_hk: '' }
}
