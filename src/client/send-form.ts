// Sends a form with a file from the browser, reports upload progress, and unwraps the response envelope.
import { type Envelope, isSuccess, RESULT_CODES } from '../contract/result-code.ts'
import { sendWithRenewal } from './browser-transport.ts'
import { CallError, TransportError } from './call.ts'
import { REQUEST_TIMEOUT_MS } from '../shared/business-constants.ts'
import { fileChangedText } from '../shared/file-changed-text.ts'
import type { Lang } from '../shared/lang.ts'
import { callPath } from '../shared/call-path.ts'
import { clearSession } from './session-cookies.ts'
import { renewal } from './session-transport.ts'

/** What is sent in addition to the fields of a form. */
export interface FormSubmission {
  file?: File | null | undefined
  /** Called with the uploaded share, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
  signal?: AbortSignal | undefined
}

/**
 * Browser only. Empty and absent fields are left out. Errors: CallError with the envelope's code, or with 422 for a file
 * that has changed since it was chosen; TransportError (`timeout` after 40 s without progress). An abort by `signal` is
 * rethrown unchanged.
 */
export async function sendForm(
  path: string,
  input: object,
  submission: FormSubmission & { fileField: string },
): Promise<unknown> {
  const sendOnce = () => post(path, input, submission)
  const mustRenew = ({ code }: Envelope<unknown>) => code === RESULT_CODES.renewToken
  const answer = await sendWithRenewal(sendOnce, mustRenew, renewal).catch(
    async (error: unknown) => {
      if (isLost(error) && !(await isReadable(submission.file))) {
        throw fileChanged(submission.fileField, input)
      }
      throw error
    },
  )
  if (answer.code === RESULT_CODES.unauthenticated) clearSession()
  if (!isSuccess(answer.code)) throw new CallError(answer)
  return answer.result
}

function isLost(error: unknown): boolean {
  return error instanceof TransportError && error.failure === 'network'
}

/** Like the rejection of a file by the server, so that every form shows it at the field. */
function fileChanged(field: string, { lang = 'en_us' }: { lang?: Lang }): CallError {
  const reason = fileChangedText(lang)
  const result = { errors: [{ field, reason }] }
  return new CallError({ code: RESULT_CODES.invalid, msg: reason, result })
}

/** Browsers refuse to read a file that has changed since it was chosen, and report that as a lost connection. */
async function isReadable(file: File | null | undefined): Promise<boolean> {
  try {
    await file?.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}

/** fetch does not report upload progress; XMLHttpRequest does. */
function post(
  path: string,
  input: object,
  { file, fileField, onProgress, signal }: FormSubmission & { fileField: string },
): Promise<Envelope<unknown>> {
  const { address, body } = callPath('POST', path, input)
  const form = formOf(JSON.parse(body ?? '{}') as Record<string, unknown>)
  if (file) form.append(fileField, file, file.name)
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error)
    const request = new XMLHttpRequest()
    const progressLimit = limitTimeWithoutProgress(() =>
      end(() => reject(new TransportError('timeout'))),
    )
    const stop = () => end(() => reject(signal?.reason as Error))
    /** Only the first outcome counts: `abort` fires another event, which is ignored. */
    const end = (settle: () => void) => {
      progressLimit.stop()
      signal?.removeEventListener('abort', stop)
      settle()
      request.abort()
    }
    signal?.addEventListener('abort', stop)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      progressLimit.restart()
      if (total > 0) onProgress?.(loaded / total)
    })
    request.addEventListener('progress', progressLimit.restart)
    request.addEventListener('error', () => end(() => reject(new TransportError('network'))))
    request.addEventListener('load', () => end(() => finish(request, resolve, reject)))
    request.open('POST', address)
    request.send(form)
  })
}

function finish(
  { status, responseText }: XMLHttpRequest,
  resolve: (answer: Envelope<unknown>) => void,
  reject: (error: Error) => void,
): void {
  if (status === 503) return reject(new TransportError('busy', 503))
  if (status < 200 || status > 299) return reject(new TransportError('status', status))
  try {
    resolve(JSON.parse(responseText) as Envelope<unknown>)
  } catch {
    reject(new TransportError('network'))
  }
}

/** Fields precede the file, so that the server has read them when the file arrives. */
function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null && value !== '') form.append(name, String(value))
  }
  return form
}

/** Every sign of progress restarts the 40 s, because 10 MB may take longer on a slow connection. */
function limitTimeWithoutProgress(onTimeout: () => void) {
  let timer = setTimeout(onTimeout, REQUEST_TIMEOUT_MS)
  return {
    restart: () => {
      clearTimeout(timer)
      timer = setTimeout(onTimeout, REQUEST_TIMEOUT_MS)
    },
    stop: () => clearTimeout(timer),
  }
}
