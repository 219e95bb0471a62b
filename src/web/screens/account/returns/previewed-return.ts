// What a member asked to see before a return is sent, and the answer.
import type { InputOf } from '../../../../contract/call.ts'
import type { JudgedReturn, previewReturnRoute } from '../../../../contract/return.ts'

export interface PreviewedReturn {
  input: InputOf<typeof previewReturnRoute>
  result: JudgedReturn
}
