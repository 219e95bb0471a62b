// Files that come with a form, and what a sending is known by.
import { z } from 'zod'
import { BUSINESS } from '../shared/business-constants.ts'
import type { Upload } from './call.ts'

/** A file as it was received: whole, within its limit, its content not yet judged. */
export class ReceivedUpload {
  /** As the sender named it. */
  readonly fileName: string
  /** As the sender declared it. */
  readonly declaredType: string
  readonly bytes: number
  /** Where it lies until the request ends. */
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
}

/** jpeg, jpg or pdf; only an uploaded file is accepted. */
export const attachment = z.instanceof(ReceivedUpload, { error: 'type' }).optional()

/** Made by the sender, 128 random bits or more: whoever repeats it means the same sending. */
export const sendingId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{20,64}$/)
  .optional()

export const caseOpened = z.object({
  caseNo: z.string().describe('public, YYMM-nnnnnn'),
  feedbackCode: z.string().describe('secret, 13 characters'),
})
