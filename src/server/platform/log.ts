// The log: one JSON line an event, written off the request's path, without secrets.
import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { destination, pino } from 'pino'

export type Log = Logger

export interface LogSink {
  log: Log
  /** Writes what is still waiting, at once; for the end of the process. */
  flush(): void
}

/** Lines gather up to 4 KB or a second before they are written. */
export function createLog(level: string, file: number | string = 1): LogSink {
  const out = destination({ dest: file, sync: false, minLength: 4096 })
  const log = pino({ level, base: null, redact: { paths: SECRET_PATHS, censor: '***' } }, out)
  const timer = setInterval(() => out.flush(), 1000)
  timer.unref()
  return {
    log,
    flush() {
      try {
        out.flushSync()
      } catch {
        // Nowhere left to write: the reader has gone.
      }
    },
  }
}

/**
 * The id of a request: the caller's trace id when its `traceparent` header is well formed, else a new
 * one of the same shape (32 hexadecimal digits).
 */
export function requestIdOf(traceparent: string | string[] | undefined): string {
  const found = typeof traceparent === 'string' ? TRACEPARENT.exec(traceparent) : null
  return found?.[1] ?? randomBytes(16).toString('hex')
}

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

// pino's paths are exact: a name is covered at the top, one level down, and in a request's parts.
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
  // PostgreSQL quotes the failing row here.
  'err.detail',
]
