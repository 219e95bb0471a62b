// Generates the published OpenAPI 3.1 description of every call from the route table.
import { z } from 'zod'
import { brand } from '../../shared/brand.ts'
import { isStaffAccess, pathParameters } from '../../contract/call.ts'
import { RESULT_CODES } from '../../contract/result-code.ts'
import type { AnyCall } from '../context/call-handler.ts'

type Json = Record<string, unknown>

/** Describes each call once, with input, result, access, cache and cost class. */
export function describeCalls(calls: readonly AnyCall[], version: string): Json {
  const paths: Record<string, Json> = {}
  for (const { route } of calls) {
    const entry = (paths[route.path] ??= {})
    entry[route.method.toLowerCase()] = describeCall(route)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.brandName} shop`,
      version,
      description:
        'Every answer is {code, msg, result} with HTTP 200; other statuses report transport errors only. ' +
        'Success codes: 200, 5000, 5100, 5500, 5600, 40001.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: {
        ResultCode: { type: 'integer', enum: Object.values(RESULT_CODES) },
        ...Object.assign({}, ...calls.map(({ route }) => namedSchemas(route))),
      },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'token' },
        staff: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-staff',
          description: 'over plain HTTP the cookie is named staff',
        },
      },
    },
  }
}

function describeCall(route: AnyCall['route']): Json {
  const parameters = pathParameters(route.path)
  const shape = jsonSchema(route.input, 'input') as { properties?: Json; required?: string[] }
  const fields = Object.entries(shape.properties ?? {}).filter(
    ([name]) => !parameters.includes(name),
  )
  const inPath = parameters.map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: shape.properties?.[name] ?? { type: 'string' },
  }))
  const operation: Json = {
    operationId: operationId(route),
    summary: route.summary,
    tags: [route.path.split('/')[2] ?? 'api'],
    parameters: inPath,
    responses: { 200: { description: 'The envelope', content: responseContent(route) } },
    'x-access': route.access,
    'x-cache': route.cache,
    'x-cost': route.cost,
    ...rulesOf(route),
    ...securityOf(route),
  }
  const required = (shape.required ?? []).filter((name) => !parameters.includes(name))
  if (route.method === 'POST') {
    operation.requestBody = { content: bodyContent(route, Object.fromEntries(fields), required) }
  } else {
    for (const [name, schema] of fields) {
      inPath.push({ name, in: 'query', required: required.includes(name), schema: schema as Json })
    }
  }
  return operation
}

/** The rules that only some calls have. */
function rulesOf({ roles, kinds, idempotency, audit, stepUp }: AnyCall['route']): Json {
  return {
    ...(roles && { 'x-roles': roles }),
    ...(kinds && { 'x-kinds': kinds }),
    ...(idempotency && { 'x-idempotency': idempotency }),
    ...(audit && { 'x-audit': audit }),
    ...(stepUp && { 'x-step-up': true }),
  }
}

function securityOf({ access }: AnyCall['route']): Json {
  if (access === 'visitor' || access === 'staff-entry') return {}
  return { security: isStaffAccess(access) ? [{ staff: [] }] : [{ bearer: [] }, { cookie: [] }] }
}

/** A file is sent as a part of a form, so the JSON body does not have its field. */
function bodyContent({ upload }: AnyCall['route'], properties: Json, required: string[]): Json {
  const schema = { type: 'object', properties, required, additionalProperties: false }
  if (!upload) return { 'application/json': { schema } }
  const { [upload.field]: _, ...texts } = properties
  const file = {
    type: 'string',
    format: 'binary',
    description: `at most ${upload.maxBytes} bytes`,
  }
  const form = { ...schema, properties: { ...texts, [upload.field]: file } }
  return {
    'multipart/form-data': {
      schema: form,
      encoding: { [upload.field]: { contentType: upload.mediaTypes.join(', ') } },
    },
    'application/json': { schema: { ...schema, properties: texts } },
  }
}

function responseContent(route: AnyCall['route']): Json {
  const envelope = {
    type: 'object',
    required: ['code', 'msg', 'result'],
    properties: {
      code: { $ref: '#/components/schemas/ResultCode' },
      msg: { type: 'string' },
      result: route.blob ? {} : jsonSchema(route.result, 'output'),
    },
  }
  const json = { 'application/json': { schema: envelope } }
  if (!route.blob) return json
  return { [route.blob]: { schema: { type: 'string', format: 'binary' } }, ...json }
}

function operationId(route: AnyCall['route']): string {
  const words = route.path.replace(/[{}]/g, '').split('/').filter(Boolean).slice(1)
  return [route.method.toLowerCase(), ...words].join('-')
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, $defs: _named, ...rest } = toJson(schema, io)
  return rest
}

/** Recursive shapes, such as the tree of offices, are listed by name among the components. */
function namedSchemas(route: AnyCall['route']): Json {
  return route.blob ? {} : ((toJson(route.result, 'output').$defs as Json | undefined) ?? {})
}

function toJson(schema: z.ZodType, io: 'input' | 'output'): Json {
  const text = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }))
  return JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/')) as Json
}
