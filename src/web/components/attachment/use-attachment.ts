// State of a form's attachment: the file, its errors and its upload progress.
import { useState } from 'react'
import type { FormSubmission } from '../../../client/send-form.ts'
import { useLang } from '../../site-context.ts'
import type { FieldErrors } from '../form/form-errors.ts'
import { fileProblemText } from './check-file.ts'

/** Pass `errors` to the `check` of useSubmit, and what `startSubmission` returns to the call. */
export function useAttachment(name = 'attachment') {
  const lang = useLang()
  const [progress, setProgress] = useState<number | null>(null)
  return {
    progress,
    errors(values: FormData): FieldErrors {
      const file = chosenFile(values, name)
      const text = file && fileProblemText(file, lang)
      return text ? { [name]: text } : {}
    },
    startSubmission(values: FormData): FormSubmission {
      const file = chosenFile(values, name)
      setProgress(file ? 0 : null)
      return { file, onProgress: setProgress }
    },
  }
}

/** An empty file field yields a nameless file of zero bytes. */
export function chosenFile(values: FormData, name: string): File | null {
  const file = values.get(name)
  return file instanceof File && file.name !== '' ? file : null
}
