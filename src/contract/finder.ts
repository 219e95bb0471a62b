// Routes of the device finder: type, brand and model in any order, and the batteries of one device.
import { z } from 'zod'
import { defineCall } from './call.ts'
import { fitConfidence, fitReview } from './fit-review.ts'
import { productCard } from './product-card.ts'
import { langInput, listOf, namedCode, pagingInput } from './shared-shapes.ts'

const device = z.object({
  slug: z.string(),
  brand: z.string(),
  brandSlug: z.string(),
  model: z.string(),
  name: z.string().describe('under which it is sold, with years and model number; else the model'),
  deviceType: namedCode,
  aliases: z.array(z.string()),
  fitCount: z.number().int().describe('items that fit it'),
  url: z.string(),
})
export type Device = z.infer<typeof device>

const finderInput = z.object({
  lang: langInput,
  ...pagingInput,
  deviceType: z.string().max(64).optional(),
  brand: z.string().max(80).optional().describe('brand slug'),
  keyword: z.string().max(200).optional(),
})

export const listFinderBrandsRoute = defineCall({
  method: 'GET',
  path: '/api/finder/brands',
  summary: 'Device types and brands, and for how many of their devices there is a battery',
  access: 'visitor',
  cache: 'public',
  cost: 'normal',
  crossSite: 'allow',
  input: z.object({ lang: langInput, deviceType: z.string().max(64).optional() }),
  result: z.object({
    types: z.array(namedCode.extend({ count: z.number().int() })),
    brands: z.array(z.object({ slug: z.string(), name: z.string(), count: z.number().int() })),
  }),
})

export const listFinderDevicesRoute = defineCall({
  method: 'GET',
  path: '/api/finder/devices',
  summary: 'Device models narrowed by type, brand and words',
  access: 'visitor',
  cache: 'public',
  cost: 'normal',
  crossSite: 'allow',
  input: finderInput,
  result: listOf(device),
})

export const readDeviceRoute = defineCall({
  method: 'GET',
  path: '/api/finder/device/{slug}',
  summary:
    'One device with up to 100 batteries that fit it: discontinued ones last, otherwise the largest capacity first',
  access: 'visitor',
  cache: 'public',
  cost: 'normal',
  crossSite: 'allow',
  input: z.object({ slug: z.string().min(1).max(200), lang: langInput }),
  result: z.object({
    device,
    products: z.array(
      productCard.extend({
        confidence: fitConfidence,
        review: fitReview,
        qualifier: z.array(z.string()).describe('which of the devices of this name it fits'),
      }),
    ),
  }),
})
