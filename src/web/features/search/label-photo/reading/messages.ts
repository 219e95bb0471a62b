// Messages between the page and the label photo worker.
import type { LabelLines } from './text-lines.ts'

/** Sent to the worker: one photo. */
export interface PhotoRequest {
  file: Blob
}

/**
 * tooLarge, notPicture: a problem with the photo. notLoaded: the files of the text recogniser could not be loaded.
 * broken: anything else.
 */
export type PhotoFailure = 'tooLarge' | 'notPicture' | 'notLoaded' | 'broken'

/**
 * Sent by the worker: any number of `loading` and `reading`, then one `read` or `failed`. `share`: from 0 to 1, how
 * much of the reader has been loaded.
 */
export type PhotoReport =
  | { step: 'loading'; share: number }
  | { step: 'reading' }
  | { step: 'read'; barcodes: string[]; lines: LabelLines }
  | { step: 'failed'; failure: PhotoFailure }

export class PhotoError extends Error {
  readonly failure: PhotoFailure

  constructor(failure: PhotoFailure) {
    super(failure)
    this.name = 'PhotoError'
    this.failure = failure
  }
}
