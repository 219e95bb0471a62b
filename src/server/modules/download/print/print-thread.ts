// The worker thread that writes a printed catalogue: receives entries, requests more, and reports the number of
// pages.
import { parentPort, workerData } from 'node:worker_threads'
import type { PrintedItem, PrintRequest } from './print-request.ts'
import { writeCatalogue } from './write-catalogue.ts'

/** Messages to the thread: entries, or null after the last ones. */
export type ToThread = PrintedItem[] | null
/** Messages from the thread: a request for more entries, or the number of pages. */
export type FromThread = 'more' | { pages: number }

const port = parentPort
if (port) {
  const { request, path } = workerData as { request: PrintRequest; path: string }
  const post = (message: FromThread) => port.postMessage(message)
  async function* batches(): AsyncGenerator<PrintedItem[]> {
    for (;;) {
      const received = new Promise<ToThread>((resolve) => port?.once('message', resolve))
      post('more')
      const items = await received
      if (!items) return
      yield items
    }
  }
  post({ pages: await writeCatalogue(request, batches(), path) })
  port.close()
}
