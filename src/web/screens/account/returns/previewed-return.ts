// The previewed return: the lines of the request, and the server's judgement with warranty and fee.
import type { InputOf } from '../../../../contract/call.ts'
import type { JudgedReturn, previewReturnRoute } from '../../../../contract/return.ts'

export interface PreviewedReturn {
  input: InputOf<typeof previewReturnRoute>
  result: JudgedReturn
}
