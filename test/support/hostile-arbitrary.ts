// Generates inputs for a call from its schema: valid ones, nearly valid ones, and garbage. And addresses without a page.
import fc from 'fast-check'
import { z } from 'zod'
import type { CallRoute } from '../../src/contract/call.ts'

type Json = Record<string, unknown>

interface JsonSchema {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  minimum?: number
  maximum?: number
}

const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u2066',
  '%',
  '%%',
  '_',
  '\\',
  "'",
  '"',
  "' or '1'='1",
  '; drop table product --',
  '$1',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '..%2f..%2f',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '-0',
  '1e309',
  '0x10',
  '9'.repeat(40),
  '\r\nSet-Cookie: a=b',
  '🔋'.repeat(50),
  '電池'.repeat(400),
  'é'.normalize('NFD').repeat(300),
  'a'.repeat(5_000),
  ' '.repeat(5_000),
  '-'.repeat(5_000),
  '(((((((((((((((((((([',
  'a b '.repeat(1_000),
  '1 2 3 4 5 6 7 8 9 '.repeat(200),
  '11.1 V 97 Wh',
  '𝟙𝟙.𝟙 𝑽',
  'VC-LT81747',
]

const hostileText = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
)

const garbage: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, false, -1, 0, 1.5, 1e300, -1e300, 2 ** 53, [], {}, [[]], [null], {
    toString: 1,
  }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Inputs of a malicious caller: hostile texts in fields of the right type, one bad field, or only bad fields. */
export function hostileInput(route: CallRoute, good: Json): fc.Arbitrary<Json> {
  const schema = z.toJSONSchema(route.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  const fields = Object.entries(schema.properties ?? {})
  const wellFormed = fc.record(
    Object.fromEntries(
      fields.map(([name, field]) => {
        const hostile = fromSchema(field)
        // Half of the valid values stay, so that some calls find what the input names and work on it.
        return [name, name in good ? fc.oneof(fc.constant(good[name]), hostile) : hostile]
      }),
    ),
    { requiredKeys: Object.keys(good) },
  )
  const names = fields.map(([name]) => name)
  const oneBad = fc
    .tuple(fc.constantFrom(...names, 'unknown', '__proto__'), garbage)
    .map(([name, value]) => withField(good, name, value))
  const allBad = fc.dictionary(fc.constantFrom(...names, 'x', 'constructor'), garbage)
  return fc.oneof(
    { weight: 3, arbitrary: wellFormed.map((input) => ({ ...good, ...input })) },
    { weight: 4, arbitrary: oneBad },
    { weight: 2, arbitrary: allBad },
  )
}

function withField(good: Json, name: string, value: unknown): Json {
  return Object.fromEntries([...Object.entries(good), [name, value]])
}

/** Values of the type that the schema names, including its limits; texts are hostile and may break its rules. */
function fromSchema(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fromSchema))
  switch (schema.type) {
    case 'string':
      return hostileText
    case 'boolean':
      return fc.boolean()
    case 'integer':
    case 'number': {
      const { minimum = -10, maximum = 1e9 } = schema
      return fc.oneof(
        fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1, 1, 20),
        fc.integer({ min: Math.ceil(minimum), max: Math.floor(Math.min(maximum, 2 ** 31)) }),
      )
    }
    case 'array':
      return fc.array(fromSchema(schema.items ?? {}), { maxLength: 60 })
    case 'object': {
      const fields = Object.entries(schema.properties ?? {})
      return fc.record(
        Object.fromEntries(fields.map(([name, field]) => [name, fromSchema(field)])),
        { requiredKeys: [] },
      )
    }
    default:
      return garbage
  }
}

/** Paths and queries that no link of the site has. */
export const hostileAddress: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('', '/zh-cn', '/zh-hk', '/zh-tw'),
    fc.array(
      fc.oneof(
        fc.constantFrom(
          'products',
          'productdetail',
          'secondarytype',
          'batteries',
          'laptop',
          'searchProduct',
          'device',
          'finder',
          'replace',
          'replace1',
          'newproductInfo',
          'compare',
          'allproduct',
          'pictures',
          'plots',
          'sitemaps',
          'assets',
          'api',
          'docs',
          'VC-LT81747',
          'front.svg',
          '-',
        ),
        hostileText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 600)),
        fc.constantFrom('%00', '%FF', '%', '%2e%2e', '..', '.', '', '%5c', ';', '\\'),
      ),
      { maxLength: 5 },
    ),
    fc.array(
      fc.tuple(
        fc.constantFrom(
          'keyword',
          'page',
          'rows',
          'sort',
          'lang',
          'brand',
          'deviceBrand',
          'voltage',
          'capacity',
          'month',
          'from',
          'to',
          'category',
          'region',
          'items',
          'view',
          'theme',
          'field',
          'x',
        ),
        fc.oneof(
          hostileText.map((text) => encodeURIComponent(text.toWellFormed())),
          fc.constantFrom('%FF', '%00', '1', '-1', '999999', '1e9', 'a-b', '10-', '-10', ',,,'),
        ),
      ),
      { maxLength: 4 },
    ),
  )
  .map(([prefix, path, query]) => {
    const search = query.map(([name, value]) => `${name}=${value}`).join('&')
    return `${prefix}/${path.join('/')}${search ? `?${search}` : ''}`.slice(0, 12_000)
  })
  // Leaves out addresses that `inject` cannot parse; the tests of stray slashes cover some of them.
  .filter((address) => URL.canParse(address, 'http://localhost'))
