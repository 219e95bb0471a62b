// Receives uploads: admission, storage and validation of files sent with forms.
import type { Kysely } from 'kysely'
import type { ReceivedUpload } from '../../contract/upload.ts'
import { BUSINESS } from '../../shared/business-constants.ts'
import type { Database } from '../db/database.ts'
import type { Config } from '../platform/config.ts'
import { AppError } from '../platform/errors.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { Log } from '../platform/log.ts'
import { networkOf } from '../platform/net/network.ts'
import { consumeLimit } from '../platform/guard/rate-limit.ts'
import { type JudgedFile, judgeUpload } from '../platform/uploads/judge-upload.ts'
import { refusedFile } from '../platform/uploads/refused-file.ts'
import { createUploadSlots } from '../platform/uploads/upload-slots.ts'
import { keptBytes } from './received-file-repository.ts'
import { HOUR_SECONDS } from '../../shared/time.ts'

export interface UploadDesk {
  /** Uploads are stored separately, so download endpoints cannot reach them. */
  files: FileStore
  /**
   * Called before the first byte is read; returns a function to call when the form is done. Errors: 429, 422
   * the upload quota is used up, TurnedAway too many uploads after waiting for a while.
   */
  admit(address: string): Promise<() => void>
  /** Errors: 422, 429. */
  judge(upload: ReceivedUpload): Promise<JudgedFile>
}

const SENDINGS = { purpose: 'upload-network', most: 60, windowSeconds: HOUR_SECONDS }
const MB = 1024 * 1024

export function createUploadDesk(parts: {
  db: Kysely<Database>
  config: Config
  files: FileStore
  log: Log
  clock: () => Date
}): UploadDesk {
  const { db, config, log } = parts
  const files = parts.files.apart('received')
  const slots = createUploadSlots()
  return {
    files,
    async admit(address) {
      const leave = await slots.take(address)
      try {
        const subject = networkOf(address)
        await consumeLimit(db, parts.clock(), { ...SENDINGS, subject })
        const coming = slots.held() * BUSINESS.attachmentMaxBytes
        if ((await keptBytes(db)) + coming > config.UPLOAD_QUOTA_MB * MB) {
          log.error({ quotaMb: config.UPLOAD_QUOTA_MB }, 'no room is left for files of forms')
          throw refusedFile('filesFull')
        }
        return leave
      } catch (error) {
        leave()
        throw error
      }
    },
    async judge(upload) {
      try {
        return await judgeUpload(upload, config.SCAN_COMMAND)
      } catch (error) {
        // The file name is the sender's data: only the reason and the size are logged.
        const reason = error instanceof AppError ? error.fields[0]?.reason : 'unknown'
        log.warn({ reason, bytes: upload.bytes }, 'a file of a form was refused')
        throw error
      }
    },
  }
}
