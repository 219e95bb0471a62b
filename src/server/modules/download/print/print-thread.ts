// The thread that writes a printed catalogue: it is sent entries, asks for more, and says how many pages there are.
import { parentPort, workerData } from 'node:worker_threads'
import type { PrintedItem, PrintOrder } from './print-order.ts'
import { writeCatalogue } from './write-catalogue.ts'

/** What the thread hears: entries, or null after the last ones. */
export type ToThread = PrintedItem[] | null
/** What it says: that it wants more, or the number of pages. */
export type FromThread = 'more' | { pages: number }

const port = parentPort
if (port) {
  const { order, path } = workerData as { order: PrintOrder; path: string }
  const say = (said: FromThread) => port.postMessage(said)
  async function* batches(): AsyncGenerator<PrintedItem[]> {
    for (;;) {
      const heard = new Promise<ToThread>((resolve) => port?.once('message', resolve))
      say('more')
      const items = await heard
      if (!items) return
      yield items
    }
  }
  say({ pages: await writeCatalogue(order, batches(), path) })
  port.close()
}
