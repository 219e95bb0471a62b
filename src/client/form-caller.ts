// Builds a function for a call whose form may carry a file; without a file it is sent like any other call.
import type { CallRoute, InputOf, ResultOf } from '../contract/call.ts'
import { caller, TransportError } from './call.ts'
import type { FormSubmission } from './send-form.ts'
import { sessionTransport } from './session-transport.ts'

/** The fields of a form without its file, which is passed separately. */
export type FormInput<R extends CallRoute> = Omit<InputOf<R>, 'attachment'>

/**
 * Browser only. Errors: CallError with the envelope's code, TransportError. A file of the wrong type, too large,
 * harmful or changed since it was chosen is 422 with field `fileField`; a rejected form may be resent unchanged.
 */
export function formCaller<R extends CallRoute>(path: R['path'], fileField = 'attachment') {
  const send = caller<R>('POST' as R['method'], path)
  return async (input: FormInput<R>, sending: FormSubmission = {}): Promise<ResultOf<R>> => {
    if (!sending.file) return send(input as InputOf<R>, sessionTransport, sending.signal)
    const { sendForm } = await importSendForm()
    return (await sendForm(path, input, { ...sending, fileField })) as ResultOf<R>
  }
}

/** Loaded with the first file, because most forms have none. */
async function importSendForm() {
  try {
    return await import('./send-form.ts')
  } catch {
    throw new TransportError('network')
  }
}
