// Writes a catalogue in a worker thread, so that the server stays responsive.
import { rm } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import type { PrintedItem, PrintRequest } from './print-request.ts'
import type { FromThread, ToThread } from './print-thread.ts'

/** In MB; above it the thread fails, but not the server. */
const MAX_MEMORY = 256

/** Writes to `path`, which is removed after an error. */
export async function printInThread(
  request: PrintRequest,
  items: AsyncIterable<PrintedItem[]>,
  path: string,
): Promise<{ pages: number }> {
  const thread = new Worker(new URL('./print-thread.ts', import.meta.url), {
    workerData: { request, path },
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY },
  })
  const batches = items[Symbol.asyncIterator]()
  try {
    return await new Promise((resolve, reject) => {
      const answer = async (message: FromThread) => {
        if (message !== 'more') return resolve(message)
        const next = await batches.next()
        thread.postMessage((next.done ? null : next.value) satisfies ToThread)
      }
      thread.on('message', (message: FromThread) => void answer(message).catch(reject))
      thread.once('error', reject)
      thread.once('exit', (code) => reject(new Error(`the printing thread ended with ${code}`)))
    })
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await batches.return?.()
    await thread.terminate()
  }
}
