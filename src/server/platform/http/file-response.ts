// A file as the result of a call: its name, media type, and content.

/** A file to send, streamed or in memory, with its name for the browser. */
export interface FileResponse {
  fileName: string
  mediaType: string
  body: Buffer | NodeJS.ReadableStream | RangedBody
  /** Set for a stream whose length is known. */
  bytes?: number
  /** In addition to the headers of every file. */
  headers?: Record<string, string>
}

/** A body that can be opened at any byte range, so that Range requests are supported. */
export interface RangedBody {
  bytes: number
  /** A strong ETag: equal only when all bytes are. */
  etag: string
  /** Both ends are inclusive. */
  open: (from: number, to: number) => Promise<NodeJS.ReadableStream>
}
