// Files sent with a form, the id that makes a submission idempotent, and the answer to an opened case.
import { z } from 'zod'
import { BUSINESS } from '../shared/business-constants.ts'
import type { Upload } from './call.ts'

/** A file as received: complete and within its size limit, its content not yet checked. */
export class ReceivedUpload {
  /** File name given by the sender. */
  readonly fileName: string
  /** Media type declared by the sender. */
  readonly declaredType: string
  readonly bytes: number
  /** Where it is stored until the request ends. */
  readonly path: string

  constructor(parts: { fileName: string; declaredType: string; bytes: number; path: string }) {
    this.fileName = parts.fileName
    this.declaredType = parts.declaredType
    this.bytes = parts.bytes
    this.path = parts.path
  }
}

/** One attachment, under 10 MB. */
export const ATTACHMENT: Upload = {
  field: 'attachment',
  count: 1,
  maxBytes: BUSINESS.attachmentMaxBytes - 1,
  mediaTypes: ['image/jpeg', 'application/pdf'],
}

/** An uploaded file; platform/uploads checks later whether it is a jpeg or pdf. */
export const attachment = z.instanceof(ReceivedUpload, { error: 'type' }).optional()

/**
 * The idempotency key of calls that visitors make; `key` in newer calls. It should be random and hard to guess, since a
 * repetition is answered with the secret code of the first submission: our forms send 128 random bits; 20 characters are enough.
 */
export const sendingId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{20,64}$/)
  .optional()

export const caseOpened = z.object({
  caseNo: z.string().describe('public, YYMM-nnnnnn'),
  feedbackCode: z
    .string()
    .describe('secret, 13 characters; with the case number it gives access to the case'),
})
