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
import { consumeLimit } from '../platform/limits/rate-limit.ts'
import { type CheckedFile, checkUpload } from '../platform/uploads/check-upload.ts'
import { fileRejected } from '../platform/uploads/file-rejected.ts'
import {
  createUploadSemaphore,
  type UploadConnection,
} from '../platform/uploads/upload-semaphore.ts'
import { storedBytes } from './received-file-repository.ts'
import { HOUR_SECONDS } from '../../shared/time.ts'

/** `memberId` is null for visitors. */
export interface Sender {
  ip: string
  memberId: number | null
}

export interface UploadService {
  /** Uploads are stored separately, so download endpoints cannot reach them. */
  files: FileStore
  /**
   * Called before the first byte is read; returns a function to call when the form is done. Errors: 429 beyond the
   * limit of an hour; RequestRejected (503) when no place became free in time. The connection of a sender that is too
   * slow may be closed when another one waits.
   */
  admit(sender: Sender, connection: UploadConnection): Promise<() => void>
  /** For a file that is to be stored. Errors: 422, also `filesFull` when the upload quota is used up. */
  check(upload: ReceivedUpload): Promise<CheckedFile>
}

/** Uploads of members are counted by login, since the colleagues of a company share one network. */
const PER_LOGIN = { purpose: 'upload-account', max: 300, windowSeconds: HOUR_SECONDS }
const PER_NETWORK = { purpose: 'upload-network', max: 60, windowSeconds: HOUR_SECONDS }
const MB = 1024 * 1024

export function createUploadService(parts: {
  db: Kysely<Database>
  config: Config
  files: FileStore
  log: Log
  clock: () => Date
}): UploadService {
  const { db, config, log } = parts
  const files = parts.files.subfolder('received')
  const semaphore = createUploadSemaphore()
  return {
    files,
    async admit({ ip, memberId }, connection) {
      const release = await semaphore.take(ip, connection)
      try {
        const limit =
          memberId === null
            ? { ...PER_NETWORK, subject: networkOf(ip) }
            : { ...PER_LOGIN, subject: String(memberId) }
        await consumeLimit(db, parts.clock(), limit)
        return release
      } catch (error) {
        release()
        throw error
      }
    },
    async check(upload) {
      // Every form that holds a slot may store a file of the largest size.
      const underwayBytes = semaphore.held() * BUSINESS.attachmentMaxBytes
      if ((await storedBytes(db)) + underwayBytes > config.UPLOAD_QUOTA_MB * MB) {
        log.error({ quotaMb: config.UPLOAD_QUOTA_MB }, 'no room is left for files of forms')
        throw fileRejected('filesFull')
      }
      try {
        return await checkUpload(upload, config.SCAN_COMMAND)
      } catch (error) {
        // The file name is the sender's data: only the reason and the size are logged.
        const reason = error instanceof AppError ? error.fields[0]?.reason : 'unknown'
        log.warn({ reason, bytes: upload.bytes }, 'a file of a form was rejected')
        throw error
      }
    },
  }
}
