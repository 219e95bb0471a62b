// The log: one JSON line per event, written asynchronously, without the values of fields that hold secrets.
import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { destination, pino, stdSerializers } from 'pino'
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

/** What is thrown need not be an error. */
function printError(error: Error): unknown {
  const printed = stdSerializers.err(error) as { stack?: unknown } | null
  if (typeof printed?.stack === 'string') printed.stack = nameSources(printed.stack)
  return printed
}

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
  // PostgreSQL quotes the failing row here.
  'err.detail',
]
