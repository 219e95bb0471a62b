// A file as the answer of a call: its name, its media type, and its bytes or the way to them.

/** A file as an answer: streamed or ready, with its name for the browser. */
export interface FileAnswer {
  fileName: string
  mediaType: string
  body: Buffer | NodeJS.ReadableStream | RangedBody
  /** Of a stream whose length is known. */
  bytes?: number
  /** Beside those that every file has. */
  headers?: Record<string, string>
}

/** A body of which any part can be had: what Range asks for is served. */
export interface RangedBody {
  bytes: number
  /** Strong: equal only when all bytes are. */
  etag: string
  /** Both ends included. */
  open: (from: number, to: number) => Promise<NodeJS.ReadableStream>
}
