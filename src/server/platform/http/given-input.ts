// Collects the raw input of a call: path parameters with the query, the body, or for DELETE both.
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { type CallRoute, pathParameters } from '../../../contract/call.ts'
import { invalid } from '../errors.ts'

export type Given = Record<string, unknown>

/** Not validated yet. Errors: 422 a duplicate key, HTTP 400 malformed JSON. */
export function givenInput(route: CallRoute, request: FastifyRequest): Given {
  const parameters = request.params as Given
  if (route.method === 'POST') return { ...readBody(request.body), ...parameters }
  const shape = route.input.shape as Record<string, z.ZodType>
  const query = knownOf(request.query as Given, shape)
  const isList = (name: string) => route.method === 'DELETE' && takesList(shape, name)
  const repeated = Object.keys(query).find((name) => Array.isArray(query[name]) && !isList(name))
  if (repeated !== undefined) throw invalid(repeated, 'repeated')
  const given = route.method === 'DELETE' ? withBody(request, query, shape) : query
  const own = pathParameters(route.path).map((name) => [name, parameters[name]])
  return { ...given, ...Object.fromEntries(own) }
}

/** Some proxies drop the body of a DELETE, so a list may be in the query, the body or both. */
function withBody(request: FastifyRequest, query: Given, shape: Record<string, z.ZodType>): Given {
  const body = readBody(request.body)
  const unknown = Object.keys(body).find((name) => !Object.hasOwn(shape, name))
  if (unknown !== undefined) throw invalid(unknown, 'unknownField')
  const given = { ...query, ...body }
  for (const name of Object.keys(query)) {
    const parts = [query[name], body[name]]
    if (!takesList(shape, name) || !parts.every(isTextOrList)) continue
    given[name] = parts.flatMap((part) => (typeof part === 'string' ? part.split(',') : part))
  }
  return given
}

/** Unknown query keys are ignored. */
function knownOf(query: Given, shape: Record<string, z.ZodType>): Given {
  return Object.fromEntries(Object.entries(query).filter(([name]) => Object.hasOwn(shape, name)))
}

function takesList(shape: Record<string, z.ZodType>, name: string): boolean {
  return name !== 'lang' && shape[name]?.safeParse(['x']).success === true
}

function isTextOrList(part: unknown): boolean {
  return typeof part === 'string' || Array.isArray(part)
}

/** Bodies arrive as text; the parser has checked the content type. Error: HTTP 400 for malformed JSON. */
function readBody(body: unknown): Given {
  if (body === undefined || body === null || body === '') return {}
  let read: unknown
  try {
    read = JSON.parse(body as string)
  } catch {
    throw Object.assign(new Error('unreadable JSON'), { statusCode: 400 })
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw invalid('', 'type')
  return read as Given
}
