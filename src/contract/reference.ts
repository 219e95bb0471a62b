// Routes for reference data: countries, dial codes, sales regions, postcodes; and for security codes.
import { z } from 'zod'
import { defineCall } from './call.ts'
import { langInput, langOnly, listOf, pagingInput } from './shared-shapes.ts'

const lists = { access: 'visitor', cache: 'public', cost: 'cheap' } as const
const paged = z.object({ lang: langInput, ...pagingInput })

export const listCountriesRoute = defineCall({
  method: 'GET',
  path: '/api/country/list',
  summary: 'Countries with dial code, named in the requested language',
  ...lists,
  crossSite: 'allow',
  input: paged,
  result: listOf(
    z.object({
      code: z.string(),
      name: z.string(),
      dialCode: z.string().nullable(),
      postcodeRequired: z.boolean().describe('an address must have a postcode'),
      cityRequired: z.boolean().describe('an address must have a city'),
      postcodeUsed: z.boolean().describe('false: its addresses have none'),
      region: z
        .enum(['none', 'optional', 'required'])
        .describe('whether its addresses name a state, province or the like'),
      regionKind: z
        .string()
        .nullable()
        .describe('state, prefecture, emirate …; null: no special name'),
    }),
  ),
})
export type Country = z.infer<typeof listCountriesRoute.result>['list'][number]

export const listDialCodesRoute = defineCall({
  method: 'GET',
  path: '/api/area-code',
  summary: 'Dial codes by country',
  ...lists,
  crossSite: 'allow',
  input: paged,
  result: listOf(z.object({ country: z.string(), name: z.string(), dialCode: z.string() })),
})

export const readSaleRegionRoute = defineCall({
  method: 'GET',
  path: '/api/region/sale/{id}',
  summary: 'One sales region: by its code, or by a country code the region that serves it',
  ...lists,
  crossSite: 'allow',
  input: z.object({ id: z.string().min(1).max(16), ...langOnly.shape }),
  result: z.object({ id: z.string(), name: z.string() }),
})

export const findPostCodeRoute = defineCall({
  method: 'POST',
  path: '/api/post-code/region-info',
  summary: 'Whether a postcode is well formed for a country, and the region it lies in where known',
  access: 'visitor',
  cache: 'none',
  cost: 'cheap',
  crossSite: 'deny-cookie',
  input: z
    .object({
      lang: langInput,
      country: z.string().regex(/^[A-Za-z]{2}$/),
      postCode: z.string().max(32),
    })
    .strict(),
  result: z.object({
    valid: z.boolean().describe('by the pattern of the country'),
    region: z.string().optional(),
  }),
})

const forVisitors = { access: 'visitor', cache: 'none', cost: 'normal' } as const
const picture = z.object({
  securityKey: z.string(),
  image: z.string().describe('SVG as a data URL; it shows five letters and digits'),
  expiresAt: z.string(),
})

export const issueCaptchaRoute = defineCall({
  method: 'GET',
  path: '/api/security-code',
  summary: 'A picture with a code, valid once and for five minutes',
  ...forVisitors,
  crossSite: 'allow',
  input: langOnly,
  result: picture,
})

export const issueCaptchaV2Route = defineCall({
  method: 'GET',
  path: '/api/v2/security-code',
  summary:
    'A proof of work with the picture beside it: the securityCode is either the text of the picture or the number whose hash is the challenge',
  ...forVisitors,
  crossSite: 'allow',
  input: langOnly,
  result: picture.extend({
    algorithm: z.literal('SHA-256'),
    salt: z.string(),
    challenge: z.string().describe('hex of SHA-256(salt + number)'),
    maxNumber: z.number().int().describe('the number is at most this'),
  }),
})
