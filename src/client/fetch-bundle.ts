// Fetches a zip with progress; it can be stopped and resumed from the last byte received.
import { type Envelope, isSuccess, RESULT_CODES } from '../contract/result-code.ts'
import { renewed } from './browser-transport.ts'
import { CallError, TransportError } from './call.ts'
import { fileNameOf } from './fetch-file.ts'
import { readEnvelope, REQUEST_TIMEOUT_MS } from './send.ts'
import { renewal } from './session-transport.ts'
import { zipProgress } from './zip-progress.ts'

export interface BundleProgress {
  bytes: number
  total: number
  files: number
  totalFiles: number
}

/** `queued`: the bundle is too large to send now; a link follows by email. */
export type BundleEnd =
  | { kind: 'done'; blob: Blob; fileName: string }
  | { kind: 'queued'; message: string }

export interface BundleFetch {
  /**
   * Starts, or resumes after a stop or a lost connection. Errors: CallError, TransportError; bytes received so
   * far are kept. An abort by `signal` is rethrown unchanged.
   */
  run(onProgress: (progress: BundleProgress) => void, signal?: AbortSignal): Promise<BundleEnd>
}

/** Chunk size handed to the browser, which can move it from memory to disk. */
const PART_BYTES = 8 << 20

/** The part of one zip received so far. */
interface Arrived {
  blobs: Blob[]
  waiting: Uint8Array<ArrayBuffer>[]
  waitingBytes: number
  bytes: number
  count: (chunk: Uint8Array) => number
  total: number
  totalFiles: number
  fileName: string
  /** The GET address of the same bytes and the ETag that identifies them. */
  again: string
  etag: string
}

export function bundleFetch(path: string, input: object): BundleFetch {
  let arrived: Arrived | null = null
  return {
    async run(onProgress, signal) {
      if (arrived) {
        const rest = await resume(arrived, signal)
        if (!rest) arrived = null
        else if (rest.status !== 206) arrived = begin(rest)
        if (rest && arrived) return receive(arrived, rest, onProgress)
      }
      const first = await request(path, { ...POST, body: JSON.stringify(input) }, signal)
      if (isJson(first)) return queuedOrRejected(await readEnvelope(first))
      arrived = begin(first)
      return receive(arrived, first, onProgress)
    },
  }
}

const POST = { method: 'POST', headers: { 'content-type': 'application/json' } }

/** Null when the same bytes are no longer available; the download then starts over. */
async function resume(arrived: Arrived, signal?: AbortSignal): Promise<Response | null> {
  if (arrived.again === '') return null
  const headers = { range: `bytes=${arrived.bytes}-`, 'if-range': arrived.etag }
  const response = await request(arrived.again, { headers }, signal)
  if (!isJson(response)) return response
  await response.body?.cancel()
  return null
}

function begin(response: Response): Arrived {
  const header = (name: string) => response.headers.get(name) ?? ''
  return {
    blobs: [],
    waiting: [],
    waitingBytes: 0,
    bytes: 0,
    count: zipProgress(),
    total: Number(header('content-length')),
    totalFiles: Number(header('x-file-count')),
    fileName: fileNameOf(header('content-disposition')),
    again: header('content-location'),
    etag: header('etag'),
  }
}

async function receive(
  arrived: Arrived,
  response: Response,
  onProgress: (progress: BundleProgress) => void,
): Promise<BundleEnd> {
  const { total, totalFiles, fileName } = arrived
  const reader = response.body?.getReader()
  if (!reader) throw new TransportError('network')
  for (;;) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      throw isAbort(error) ? error : new TransportError('network')
    })
    if (done) break
    arrived.waiting.push(value)
    arrived.waitingBytes += value.length
    arrived.bytes += value.length
    if (arrived.waitingBytes >= PART_BYTES) moveToBlob(arrived)
    onProgress({ bytes: arrived.bytes, total, files: arrived.count(value), totalFiles })
  }
  // A lost connection can look like the end of the body.
  if (arrived.bytes < total) throw new TransportError('network')
  moveToBlob(arrived)
  return { kind: 'done', blob: new Blob(arrived.blobs, { type: 'application/zip' }), fileName }
}

/** Bytes in a Blob may lie on disk, those in arrays are in memory. */
function moveToBlob(arrived: Arrived): void {
  arrived.blobs.push(new Blob(arrived.waiting))
  arrived.waiting = []
  arrived.waitingBytes = 0
}

/** The timeout covers the wait for response headers only, since a large body may take longer. */
async function request(
  address: string,
  init: RequestInit,
  signal?: AbortSignal,
): Promise<Response> {
  const send = async () => {
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), REQUEST_TIMEOUT_MS)
    try {
      const ends = signal ? AbortSignal.any([limit.signal, signal]) : limit.signal
      return await fetch(address, { ...init, signal: ends })
    } catch (error) {
      if (signal?.aborted) throw error
      throw new TransportError(limit.signal.aborted ? 'timeout' : 'network')
    } finally {
      clearTimeout(timer)
    }
  }
  const mustRenew = ({ headers }: Response) =>
    headers.get('x-result-code') === String(RESULT_CODES.renewToken)
  const response = await renewed(send, mustRenew, renewal)
  if (response.status === 503) throw new TransportError('busy', 503)
  if (!response.ok) throw new TransportError('status', response.status)
  return response
}

function queuedOrRejected(envelope: Envelope<unknown>): BundleEnd {
  if (!isSuccess(envelope.code)) throw new CallError(envelope)
  return { kind: 'queued', message: envelope.msg }
}

function isJson(response: Response): boolean {
  return response.headers.get('content-type')?.includes('json') ?? false
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
