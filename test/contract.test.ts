// The route table as a whole: it is complete, and every call in it is described, implemented and tested.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { describe, expect, test } from 'vitest'
import { ALL_CALLS } from '../src/server/api/all-calls.ts'
import { checkRouteTable } from '../src/server/http/route-table.ts'
import type { AnyCall } from '../src/server/context/call-handler.ts'
import { pathParameters } from '../src/contract/call.ts'
import { sendFeedbackRoute } from '../src/contract/contact.ts'
import { uploadOrderFileRoute } from '../src/contract/order-file.ts'
import { RESULT_CODES } from '../src/contract/result-code.ts'
import { useShop } from './support/ask.ts'

/**
 * The calls that an external interface fixes: their number there, method, path, and who may call (V: visitors,
 * M: members, otherwise the access itself).
 */
const FIXED_CALLS = `
  1 POST /api/home/top-info V
  2 GET /api/home/home-info V
  3 GET /api/home/other-info M
  4 GET /api/home/dropship/home-info V
  5 POST /api/user/behavior/statistical V
  6 POST /api/user/login V
  7 POST /api/user/dropship/login V
  8 GET /api/user/update renewable
  9 DELETE /api/user/logout applicant
  10 POST /api/user/reset V
  11 POST /api/user/change-password M
  12 POST /api/user/register/send-email V
  13 POST /api/user/register/check/email-security-code V
  14 POST /api/user/register-v2 V
  15 GET /api/user/register-v2 V
  16 GET /api/user/info M
  17 POST /api/user/join-us/{id} V
  18 POST /api/user/exhibition/register V
  19 GET /api/exhibition/info/{id} V
  20 GET /api/security-code V
  21 GET /api/v2/security-code V
  22 GET /api/country/list V
  23 GET /api/area-code V
  24 GET /api/region/sale/{id} V
  25 POST /api/post-code/region-info V
  26 GET /api/org/tree V
  27 GET /api/org/region V
  28 POST /api/news V
  29 GET /api/news/detail/{id}/{type} V
  30 GET /api/news/download/{id} V
  31 GET /api/news/download/video/{id} V
  32 POST /api/file/download/video V
  33 POST /api/file/batch/download V
  34 POST /api/category/service V
  35 POST /api/category/product-list V
  36 GET /api/product/news V
  37 GET /api/product/images/{product} V
  38 GET /api/product/detail/{itemNo} V
  39 GET /api/product/recommend/product V
  40 GET /api/product/related/{id} V
  41 GET /api/product/details/img/{id} V
  42 GET /api/product/bestseller V
  43 POST /api/product/search V
  44 POST /api/about/product/inquiry V
  45 GET /api/about/product/packaging/{id} V
  46 GET /api/about/product/wish-list M
  47 POST /api/about/product/wish-list/{id} M
  48 POST /api/about/product/wish-list/product M
  49 DELETE /api/about/product/wish-list M
  50 POST /api/about/product/wish-list/send/email M
  51 POST /api/about/product/update-information V
  52 POST /api/about/product/update-information/export V
  53 GET /api/about/product/quality/{type} V
  54 GET /api/about/product/question V
  55 GET /api/about/product/validation/{No} V
  56 GET /api/about/product/hiring V
  57 GET /api/about/product/introduction V
  58 GET /api/about/product/introduction/detail/{id} V
  59 POST /api/about/product/corporate V
  60 GET /api/about/product/corporate/detail/{id} V
  61 GET /api/about/product/csr V
  62 GET /api/about/product/csr/detail/{id} V
  63 GET /api/about/product/subZone V
  64 GET /api/about/product/poster V
  65 GET /api/about/product/poster/detail/{id} V
  66 GET /api/about/product/poster/download/{id} V
  67 GET /api/contact-us/user-info M
  68 POST /api/contact-us/customer-feedback V
  69 POST /api/contact-us/customer-feedback/case-follow V`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' '))

const MEMBERS = { access: 'member', cache: 'none', crossSite: 'deny-cookie', method: 'POST' }
const STAFF = {
  access: 'staff',
  audit: 'order.ship',
  cache: 'none',
  crossSite: 'same-origin',
  method: 'POST',
}

/** The message at the start, and the fields of a route that cause it. */
const CONTRADICTIONS: [string, object][] = [
  ['roles outside the calls of members', { access: 'visitor', roles: ['owner'] }],
  ['kinds outside the calls of members', { access: 'applicant', kinds: ['dropship'] }],
  ['no roles may make it', { ...MEMBERS, roles: [] }],
  ['unknown roles: admin', { ...MEMBERS, roles: ['admin'] }],
  ['unknown kinds: retail', { ...MEMBERS, kinds: ['retail'] }],
  ['nothing says what a repetition does', { ...MEMBERS, cost: 'critical' }],
  ['the input has no key', { ...MEMBERS, idempotency: 'key' }],
  ['unknown idempotency', { ...MEMBERS, idempotency: 'often' }],
  ['idempotency of a call that only reads', { method: 'GET', idempotency: 'repeatable' }],
  ['a visitor makes a critical call', { access: 'visitor', cost: 'critical' }],
  ['a body limit of a call without a body', { method: 'GET', bodyBytes: 100 }],
  ['the body limit is out of range', { ...MEMBERS, bodyBytes: 3_000_000 }],
  ['a body limit for everyone', { access: 'visitor', bodyBytes: 1000 }],
  ['an audit verb outside the calls of staff', { ...MEMBERS, audit: 'order.ship' }],
  ['a step-up outside the calls of staff', { ...MEMBERS, stepUp: true }],
  ['no access', { ...STAFF, access: 'staff-guest' }],
  ['unknown permission order.steal', { ...STAFF, access: 'staff:order.steal' }],
  ['a call of staff is cached', { ...STAFF, cache: 'public' }],
  ['a call of staff allows other origins', { ...STAFF, crossSite: 'deny-cookie' }],
  ['roles or kinds of members in a call of staff', { ...STAFF, roles: ['owner'] }],
  ['a step-up without a session', { ...STAFF, access: 'staff-entry', stepUp: true }],
  ['no audit verb', { ...STAFF, audit: undefined }],
  ['no audit verb', { ...STAFF, audit: [] }],
  ['the audit verb is not noun.verb', { ...STAFF, audit: 'ship it' }],
  ['the audit verb is not noun.verb', { ...STAFF, audit: ['order.ship', 'none'] }],
  ['an audit verb of a call that only reads', { ...STAFF, method: 'GET' }],
]

/** Calls that only programs of customers make: pages have what these calls answer without a call, or link to them. */
const OUTSIDE_ONLY = new Set([
  '/api/file/batch/download/{ticket}',
  '/api/file/download/video',
  '/api/news/download/{id}',
  '/api/product/details/img/{id}',
  '/api/product/images/{product}',
  '/api/product/recommend/product',
  '/api/security-code',
])

const ROOT = join(import.meta.dirname, '..')
const shop = useShop()

interface BodySchema {
  additionalProperties: boolean
  properties: Record<string, object>
}

interface Operation {
  operationId: string
  summary: string
  'x-access': string
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: {
    content: Record<
      string,
      { schema: BodySchema; encoding?: Record<string, { contentType: string }> }
    >
  }
  responses: Record<string, { content: Record<string, unknown> }>
}
interface Description {
  openapi: string
  paths: Record<string, Record<string, Operation>>
}

describe('the table of calls', () => {
  test.each(FIXED_CALLS)('%s: %s %s is open to %s', (_, method, path, access) => {
    const call = ALL_CALLS.find(({ route }) => route.method === method && route.path === path)
    const expected = { V: 'visitor', M: 'member' }[access ?? ''] ?? access
    expect(call?.route.access).toBe(expected)
  })

  test.each(callFiles())('the call of %s has its tests in a file of the same name', (file) => {
    const [header = ''] = linesOf(join('src/server/api', file))
    const tests = join('test/api', file.replace(/\.ts$/, '.test.ts'))
    expect(existsSync(join(ROOT, tests))).toBe(true)
    // A header may say more than the address: '// GET /api/x: what it does'.
    expect(header.split(': ')[0]).toBe(linesOf(tests)[0])
  })

  test('every call has one file of tests, whose first line is its address', () => {
    const tested = testFiles().map((file) => linesOf(join('test/api', file))[0])
    const calls = ALL_CALLS.map(({ route }) => `// ${route.method} ${route.path}`)
    expect(tested.toSorted()).toEqual(calls.toSorted())
  })

  test.each(ALL_CALLS.map(({ route }) => [route.method, route.path]))(
    'the call %s %s has a caller in src/client unless the site does not use it',
    (_, path) => {
      expect(clientSources().includes(`'${path}'`)).toBe(!OUTSIDE_ONLY.has(path))
    },
  )

  test('an incomplete call is rejected', () => {
    const whole = ALL_CALLS[0] as AnyCall
    const broken: [string, object][] = [
      ['no access', { access: undefined }],
      ['no cache class', { cache: undefined }],
      ['no cost class', { cost: 'free' }],
      ['no cross-site rule for its method', { crossSite: undefined }],
      ['no cross-site rule for its method', { method: 'DELETE', crossSite: 'allow' }],
      [
        'other sites may renew a session',
        { access: 'renewable', crossSite: 'allow', method: 'GET' },
      ],
      ['a file is public', { blob: 'application/pdf', cache: 'public' }],
      ['no language', { input: z.object({}).strict() }],
      ['no input schema', { input: undefined }],
      ['no result schema', { result: undefined }],
      ['no summary', { summary: '' }],
      ['not strict', { input: z.object({}) }],
      ['path parameter id has no schema', { path: '/api/{id}' }],
      ['member call is public', { access: 'member', cache: 'public' }],
    ]
    for (const [fault, change] of broken) {
      const call = { ...whole, route: { ...whole.route, ...change } } as AnyCall
      expect(() => checkRouteTable([call]), fault).toThrow(fault)
    }
    expect(() => checkRouteTable([whole, whole])).toThrow('declared twice')
  })

  test.each(CONTRADICTIONS)('a contradictory route is rejected: %s', (fault, change) => {
    const whole = ALL_CALLS[0] as AnyCall
    const call = { ...whole, route: { ...whole.route, ...change } } as AnyCall
    expect(() => checkRouteTable([call])).toThrow(fault)
  })

  test('complete routes of staff and of members with roles and kinds are accepted', () => {
    const whole = ALL_CALLS[0] as AnyCall
    const keyed = z.object({ lang: z.string(), key: z.string() }).strict()
    const orders = { ...MEMBERS, cost: 'critical', idempotency: 'key', input: keyed }
    const good = [
      { ...STAFF, access: 'staff:order.ship', stepUp: true, bodyBytes: 1_000_000, path: '/a' },
      { ...STAFF, access: 'staff-entry', path: '/b' },
      { ...orders, roles: ['owner', 'buyer'], kinds: ['dropship'], path: '/c' },
    ]
    const calls = good.map((change) => ({ ...whole, route: { ...whole.route, ...change } }))
    expect(() => checkRouteTable(calls as AnyCall[])).not.toThrow()
  })
})

describe('GET /openapi.json', () => {
  async function description() {
    const response = await shop().app.inject('/openapi.json')
    expect(response.statusCode).toBe(200)
    return response.json<Description>()
  }

  test('the document describes every call once, in OpenAPI 3.1', async () => {
    const { openapi, paths } = await description()
    expect(openapi).toMatch(/^3\.1\.\d+$/)
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const calls = ALL_CALLS.map(({ route }) => `${route.method} ${route.path}`)
    expect(described.sort()).toEqual(calls.sort())
  })

  test('the document has the parameters, body and answer of each call', async () => {
    const { paths } = await description()
    const ids = new Set<string>()
    for (const { route } of ALL_CALLS) {
      const operation = paths[route.path]?.[route.method.toLowerCase()] as Operation
      ids.add(operation.operationId)
      expect(operation.summary).toBe(route.summary)
      expect(operation['x-access']).toBe(route.access)
      const named = operation.parameters.map(({ name }) => name)
      expect(named).toEqual(expect.arrayContaining(pathParameters(route.path)))
      for (const parameter of operation.parameters) {
        if (parameter.in === 'path') expect(parameter.required).toBe(true)
      }
      const body = operation.requestBody?.content['application/json']?.schema
      if (route.method === 'POST') expect(body?.additionalProperties).toBe(false)
      else expect(named.sort()).toEqual(Object.keys(route.input.shape).sort())
      expect(operation.responses['200']?.content['application/json']).toBeDefined()
      if (route.blob) expect(operation.responses['200']?.content[route.blob]).toBeDefined()
    }
    expect(ids.size).toBe(ALL_CALLS.length)
  })

  test('a call with a file is described as a form whose file is binary, and as JSON without it', async () => {
    const { paths } = await description()
    const uploads = ALL_CALLS.flatMap(({ route }) => (route.upload ? [route] : []))
    expect(uploads.length).toBeGreaterThan(3)
    for (const { path, method, upload } of uploads) {
      const content = paths[path]?.[method.toLowerCase()]?.requestBody?.content ?? {}
      const field = upload?.field ?? ''
      const form = content['multipart/form-data']?.schema.properties ?? {}
      expect(form[field]).toMatchObject({ type: 'string', format: 'binary' })
      expect(content['application/json']?.schema.properties).not.toHaveProperty(field)
    }
  })

  test('the file of a case is described as a picture or PDF, and a file of orders as a table', async () => {
    const { paths } = await description()
    const typesOf = (path: string, field: string) =>
      paths[path]?.post?.requestBody?.content['multipart/form-data']?.encoding?.[field]?.contentType
    expect(typesOf(sendFeedbackRoute.path, 'attachment')).toBe('image/jpeg, application/pdf')
    expect(typesOf(uploadOrderFileRoute.path, 'file')).toMatch(
      /^text\/csv, .*spreadsheetml\.sheet$/,
    )
  })

  test('the document references only its own components', async () => {
    const document = await description()
    const text = JSON.stringify(document)
    for (const [, path] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const found = path
        ?.split('/')
        .reduce<unknown>(
          (node, key) => (node as Record<string, unknown> | undefined)?.[key],
          document,
        )
      expect(found, path).toBeDefined()
    }
  })

  test('the document can be browsed at /docs', async () => {
    const page = await shop().app.inject('/docs')
    expect([200, 302]).toContain(page.statusCode)
    const shown = await shop().app.inject(String(page.headers.location ?? '/docs/'))
    expect(shown.statusCode).toBe(200)
    expect(shown.body).toMatch(/<noscript>.*<a href="\/openapi.json">/)
    expect(shown.body).not.toContain('<title>Swagger UI')
  })
})

test('the result codes are complete and exact', () => {
  expect(Object.values(RESULT_CODES).sort((a, b) => a - b)).toEqual([
    200, 401, 402, 403, 404, 409, 410, 422, 423, 429, 500, 5000, 5100, 5500, 5600, 40001,
  ])
})

/** The path of every file that implements a call, such as 'product/read-product.ts'. */
function callFiles(): string[] {
  return filesOf('src/server/api').filter((file) => !/(?:^|\/)index\.ts$/.test(file))
}

function testFiles(): string[] {
  return filesOf('test/api').filter((file) => file.endsWith('.test.ts'))
}

/** The TypeScript files in the folders of a folder, as 'group/file.ts'. */
function filesOf(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes('/') && file.endsWith('.ts'))
    .sort()
}

function linesOf(path: string): string[] {
  return readFileSync(join(ROOT, path), 'utf8').split('\n')
}

function clientSources(): string {
  const folder = join(ROOT, 'src/client')
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
}
