// Sends multipart forms with files, as a browser does.
import { randomBytes } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { callPath } from '../../src/shared/call-path.ts'
import type { CallRoute } from '../../src/contract/call.ts'
import type { TestApp } from './test-app.ts'
import { freshNetwork } from './apply-as.ts'

export interface FormFile {
  name: string
  type: string
  body: Buffer
  /** The field name; `attachment` by default. */
  field?: string
}

export interface FormBody {
  type: string
  body: Buffer
}

/** Puts fields before files, as our pages do. */
export function formBody(fields: Record<string, unknown>, files: readonly FormFile[]): FormBody {
  const boundary = `----form${randomBytes(12).toString('hex')}`
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
    ),
  )
  for (const { name, type, body, field = 'attachment' } of files) {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
    parts.push(Buffer.from(head), body, Buffer.from('\r\n'))
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`))
  return { type: `multipart/form-data; boundary=${boundary}`, body: Buffer.concat(parts) }
}

export interface FormAnswer {
  response: LightMyRequestResponse
  /** Of the result; 0 for an answer that is not JSON. */
  code: number
  result: Record<string, unknown>
}

/** Sends the form in process, from a new network unless one is given. */
export async function sendForm(
  shop: TestApp,
  route: CallRoute,
  { fields, files = [], from, headers = {} }: SentForm,
): Promise<FormAnswer> {
  const { address, body } = callPath('POST', route.path, fields)
  const form = formBody(JSON.parse(body ?? '{}') as object as Record<string, unknown>, files)
  const response = await shop.app.inject({
    method: 'POST',
    url: address,
    remoteAddress: from ?? freshNetwork(),
    headers: { ...headers, 'content-type': form.type },
    payload: form.body,
  })
  const isEnvelope = String(response.headers['content-type']).includes('json')
  const read = isEnvelope
    ? response.json<{ code: number; result: Record<string, unknown> }>()
    : null
  return { response, code: read?.code ?? 0, result: read?.result ?? {} }
}

export interface SentForm {
  fields: Record<string, unknown>
  files?: readonly FormFile[]
  from?: string
  /** Of a session. */
  headers?: Record<string, string>
}
