// The log: one JSON line per event, written asynchronously, without the values of fields that hold secrets. Of an error,
// only known fields are written.
import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { destination, pino, stdSerializers } from 'pino'
import { AppError } from './errors.ts'
import { nameSources } from './source-positions.ts'

export type Log = Logger

export interface LogSink {
  log: Log
  /** Writes buffered lines immediately; for the end of the process. */
  flush(): void
}

/** Lines are buffered up to 4 KB or one second. */
export function createLog(level: string, file: number | string = 1): LogSink {
  const out = destination({ dest: file, sync: false, minLength: 4096 })
  const redact = { paths: SECRET_PATHS, censor: '***' }
  const log = pino({ level, base: null, redact, serializers: { err: printError } }, out)
  const timer = setInterval(() => out.flush(), 1000)
  timer.unref()
  return {
    log,
    flush() {
      try {
        out.flushSync()
      } catch {
        // The output was closed by its reader.
      }
    },
  }
}

/**
 * Libraries attach anything to their errors: pg its connection with its statements and secrets, URL the text that it
 * cannot parse. Message and stack include those of the causes. What is thrown need not be an error.
 */
function printError(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return error
  const { type, message, stack } = stdSerializers.err(error as Error) as Partial<PrintedError>
  const fields = error as Record<string, unknown>
  const known = KNOWN_FIELDS.filter((name) => isPlain(fields[name]))
  return {
    type,
    message,
    stack: typeof stack === 'string' ? nameSources(stack) : undefined,
    ...Object.fromEntries(known.map((name) => [name, fields[name]])),
    ...(error instanceof AppError ? { fields: error.fields, result: codesOf(error.result) } : {}),
    ...(error instanceof AggregateError ? { aggregateErrors: error.errors.map(printError) } : {}),
  }
}

/** What pino makes of an error; an object without a message stays as it is. */
interface PrintedError {
  type: string
  message: string
  stack: string
}

function isPlain(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}

/** Undefined where none is known. Other parts of a result may hold texts, addresses and prices. */
function codesOf(result: object | null): object | undefined {
  const known = (Object.entries(result ?? {}) as [string, unknown][]).filter(
    ([name, value]) => KNOWN_CODES.has(name) && [value].flat().every(isCode),
  )
  return known.length > 0 ? Object.fromEntries(known) : undefined
}

/** A code, or the number of an order or item: one word, never a text. */
function isCode(value: unknown): boolean {
  return typeof value === 'string' && /^[\w.+/-]{1,40}$/.test(value)
}

/** `need` is a permission or a factor of staff. */
const KNOWN_CODES: ReadonlySet<string> = new Set([
  'reason',
  'state',
  'need',
  'orderNo',
  'itemNo',
  'items',
])

/** Of Node, PostgreSQL, the mail client, HTTP and eachItem; none holds data or statements. */
const KNOWN_FIELDS = [
  'item',
  'code',
  'errno',
  'syscall',
  'address',
  'port',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'command',
  'responseCode',
  'statusCode',
]

/**
 * The id of a request: the trace id of a well-formed `traceparent` header, else a new one in the same format
 * (32 hexadecimal digits).
 */
export function requestIdOf(traceparent: string | string[] | undefined): string {
  const found = typeof traceparent === 'string' ? TRACEPARENT.exec(traceparent) : null
  // Node generates these in batches; separate random bytes cost five times as much.
  return found?.[1] ?? randomUUID().replaceAll('-', '')
}

/** W3C Trace Context: version (not ff), trace id, id of the parent (neither only zeros) and flags. */
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}/

const SECRET_NAMES = [
  'password',
  'token',
  'secret',
  'authorization',
  'cookie',
  'email',
  'phone',
  'code',
  'url',
]
const HOLDERS = ['body', 'headers', 'query', 'params']

// pino's paths are exact: most names are covered at the top level, one level down and in the headers of a request;
// `code` and `url`, which errors and log lines have too, in the parts of a request only.
const SECRET_PATHS = [
  ...SECRET_NAMES.filter((name) => name !== 'code' && name !== 'url').flatMap((name) => [
    name,
    `*.${name}`,
    `req.headers.${name}`,
  ]),
  ...SECRET_NAMES.flatMap((name) => HOLDERS.map((holder) => `${holder}.${name}`)),
  'req.headers["set-cookie"]',
  'res.headers["set-cookie"]',
  'databaseUrl',
  'smtpUrl',
]
