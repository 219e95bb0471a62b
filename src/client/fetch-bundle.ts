// Fetches a zip with progress; it can be stopped and resumed from the last byte received.
import { type Envelope, isSuccess, RESULT_CODES } from '../contract/result-code.ts'
import { REQUEST_TIMEOUT_MS } from '../shared/business-constants.ts'
import { sendWithRenewal } from './browser-transport.ts'
import { CallError, TransportError } from './call.ts'
import { fileNameOf } from './fetch-file.ts'
import { readEnvelope } from './send.ts'
import { renewal } from './session-transport.ts'
import { zipProgress } from './zip-progress.ts'

/** Received bytes of all, and complete files of all. */
export interface BundleProgress {
  bytes: number
  total: number
  files: number
  totalFiles: number
}

/** `queued`: too large to send now, so that a link follows by email; or a printed catalogue (PDF) of the bundle is still being made. */
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

/** The size of the parts that are passed to the browser as blobs, which it can move from memory to disk. */
const PART_BYTES = 8 << 20

/** The part of one zip received so far. */
interface PartialZip {
  blobs: Blob[]
  /** Bytes that are not yet in a blob. */
  waiting: Uint8Array<ArrayBuffer>[]
  waitingBytes: number
  bytes: number
  /** Takes the next bytes and returns the number of complete files so far. */
  count: (chunk: Uint8Array) => number
  total: number
  totalFiles: number
  fileName: string
  /** The GET address of the same bytes and the ETag that identifies them. */
  resumeAddress: string
  etag: string
}

export function bundleFetch(path: string, input: object): BundleFetch {
  let partial: PartialZip | null = null
  return {
    async run(onProgress, signal) {
      if (partial) {
        const resumed = await resume(partial, signal)
        if (!resumed) partial = null
        else if (resumed.status !== 206) partial = begin(resumed)
        if (resumed && partial) return receive(partial, resumed, onProgress)
      }
      const first = await request(path, { ...POST, body: JSON.stringify(input) }, signal)
      if (isJson(first)) return queuedOrRejected(await readEnvelope(first))
      partial = begin(first)
      return receive(partial, first, onProgress)
    },
  }
}

const POST = { method: 'POST', headers: { 'content-type': 'application/json' } }

/** Null when the same bytes are no longer available; the download then starts over. */
async function resume(partial: PartialZip, signal?: AbortSignal): Promise<Response | null> {
  if (partial.resumeAddress === '') return null
  const headers = { range: `bytes=${partial.bytes}-`, 'if-range': partial.etag }
  const response = await request(partial.resumeAddress, { headers }, signal)
  if (!isJson(response)) return response
  await response.body?.cancel()
  return null
}

function begin(response: Response): PartialZip {
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
    resumeAddress: header('content-location'),
    etag: header('etag'),
  }
}

async function receive(
  partial: PartialZip,
  response: Response,
  onProgress: (progress: BundleProgress) => void,
): Promise<BundleEnd> {
  const { total, totalFiles, fileName } = partial
  const reader = response.body?.getReader()
  if (!reader) throw new TransportError('network')
  for (;;) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      throw isAbort(error) ? error : new TransportError('network')
    })
    if (done) break
    partial.waiting.push(value)
    partial.waitingBytes += value.length
    partial.bytes += value.length
    if (partial.waitingBytes >= PART_BYTES) moveToBlob(partial)
    onProgress({ bytes: partial.bytes, total, files: partial.count(value), totalFiles })
  }
  // A lost connection can look like the end of the body.
  if (partial.bytes < total) throw new TransportError('network')
  moveToBlob(partial)
  return { kind: 'done', blob: new Blob(partial.blobs, { type: 'application/zip' }), fileName }
}

/** Bytes in a Blob may lie on disk, those in arrays are in memory. */
function moveToBlob(partial: PartialZip): void {
  partial.blobs.push(new Blob(partial.waiting))
  partial.waiting = []
  partial.waitingBytes = 0
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
  const response = await sendWithRenewal(send, mustRenew, renewal)
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
