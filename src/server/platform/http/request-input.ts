// Reads the input of a call: its language first, then path parameters with the query, the body, or both for
// DELETE.
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { type CallRoute, pathParameters } from '../../../contract/call.ts'
import { langOf, type Lang } from '../../../shared/lang.ts'
import { invalid } from '../errors.ts'
import { acceptedLang } from './accepted-lang.ts'

/** Fields as the request contains them, not validated yet. */
export type RawInput = Record<string, unknown>

export interface RequestInput {
  /**
   * The language in the query or, for POST, in the body. If the body cannot be read: that of the query or of
   * Accept-Language.
   */
  lang: Lang
  /**
   * Not validated yet. Errors: 422 a duplicate key in the query, a body that is not an object, or an unknown key in the
   * body of a DELETE; HTTP 400 malformed JSON.
   */
  read: () => RawInput
}

/** Reads the body once. `read` throws the errors of the body, after access has been checked. */
export function requestInput(route: CallRoute, request: FastifyRequest): RequestInput {
  const body = readBody(request.body)
  return { lang: langOfInput(route, request, body), read: () => collectInput(route, request, body) }
}

function langOfInput({ method }: CallRoute, request: FastifyRequest, body: Body): Lang {
  if (method !== 'POST') return langOf((request.query as RawInput).lang)
  return body.isRead ? langOf(body.fields.lang) : acceptedLang(request)
}

function collectInput(route: CallRoute, request: FastifyRequest, body: Body): RawInput {
  const parameters = request.params as RawInput
  if (route.method === 'POST') return { ...fieldsOf(body), ...parameters }
  const shape = route.input.shape as Record<string, z.ZodType>
  const query = withoutUnknown(request.query as RawInput, shape)
  const isList = (name: string) => route.method === 'DELETE' && takesList(shape, name)
  const repeated = Object.keys(query).find((name) => Array.isArray(query[name]) && !isList(name))
  if (repeated !== undefined) throw invalid(repeated, 'repeated')
  const fields = route.method === 'DELETE' ? withBody(query, body, shape) : query
  const fromPath = pathParameters(route.path).map((name) => [name, parameters[name]])
  return { ...fields, ...Object.fromEntries(fromPath) }
}

/** Some proxies drop the body of a DELETE, so a list may be in the query, the body or both. */
function withBody(query: RawInput, sent: Body, shape: Record<string, z.ZodType>): RawInput {
  const body = fieldsOf(sent)
  const unknown = Object.keys(body).find((name) => !Object.hasOwn(shape, name))
  if (unknown !== undefined) throw invalid(unknown, 'unknownField')
  const fields = { ...query, ...body }
  for (const name of Object.keys(query)) {
    const parts = [query[name], body[name]]
    if (!takesList(shape, name) || !parts.every(isTextOrList)) continue
    fields[name] = parts.flatMap((part) => (typeof part === 'string' ? part.split(',') : part))
  }
  return fields
}

/** Unknown query keys are ignored. */
function withoutUnknown(query: RawInput, shape: Record<string, z.ZodType>): RawInput {
  return Object.fromEntries(Object.entries(query).filter(([name]) => Object.hasOwn(shape, name)))
}

function takesList(shape: Record<string, z.ZodType>, name: string): boolean {
  return name !== 'lang' && shape[name]?.safeParse(['x']).success === true
}

function isTextOrList(part: unknown): boolean {
  return typeof part === 'string' || Array.isArray(part)
}

interface Body {
  /** Empty for a missing or unreadable body. */
  fields: RawInput
  isRead: boolean
  error?: Error
}

/** Bodies arrive as text; the content type was checked by the parser. */
function readBody(body: unknown): Body {
  if (body === undefined || body === null || body === '') return { fields: {}, isRead: false }
  let parsed: unknown
  try {
    parsed = JSON.parse(body as string)
  } catch {
    const error = Object.assign(new Error('unreadable JSON'), { statusCode: 400 })
    return { fields: {}, isRead: false, error }
  }
  if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) {
    return { fields: parsed as RawInput, isRead: true }
  }
  return { fields: {}, isRead: false, error: invalid('', 'type') }
}

/** Errors: HTTP 400 unreadable JSON, 422 not an object. */
function fieldsOf({ fields, error }: Body): RawInput {
  if (error) throw error
  return fields
}
