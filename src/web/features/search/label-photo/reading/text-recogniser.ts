// Text recognition in the browser with tesseract.js and English data, all served by this shop.
import type { Page, Worker } from 'tesseract.js'
import { toPgm } from './grey-picture.ts'
import { PhotoError } from './messages.ts'
import type { Recognise, TextShape } from './read-label.ts'
import type { ReadLine } from './text-lines.ts'

/**
 * Share of the English data in the download. The rest counts once it is complete, because its size is not known before:
 * the server compresses it.
 */
const SHARE_OF_DATA = 0.65

/** `onLoaded` receives progress from 0 to 1. Errors: PhotoError `notLoaded`. */
export async function openRecogniser(onLoaded: (share: number) => void): Promise<Recognise> {
  try {
    const [{ default: tesseract }, { default: script }, { default: core }, { default: data }] =
      await Promise.all([
        import('tesseract.js/dist/tesseract.esm.min.js'),
        import('tesseract.js/dist/worker.min.js?url'),
        import('tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url'),
        import('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url'),
      ])
    // Downloaded here first to show progress, detect failures and fill the browser cache.
    let [dataShare, coreShare] = [0, 0]
    const report = () => onLoaded(dataShare * SHARE_OF_DATA + coreShare * (1 - SHARE_OF_DATA))
    await Promise.all([
      fetchAll(data, (share) => {
        dataShare = share
        report()
      }),
      fetchAll(core, (share) => {
        coreShare = share
        report()
      }),
    ])
    const absolute = (address: string) => new URL(address, location.href).href
    const worker = await new Promise<Worker>((resolve, reject) => {
      const options = {
        workerPath: absolute(script),
        corePath: absolute(core),
        langPath: absolute(data).replace(/\/[^/]*$/, ''),
        workerBlobURL: false,
        // The HTTP cache already keeps the file.
        cacheMethod: 'none',
        errorHandler: reject,
      }
      tesseract.createWorker('eng', LSTM_ONLY, options).then(resolve, reject)
    })
    // Suppresses per-picture messages in the console.
    await worker.setParameters({ debug_file: '/dev/null' })
    return recogniseWith(worker)
  } catch {
    throw new PhotoError('notLoaded')
  }
}

/** The engine of Tesseract that uses a neural network, without the older one. */
const LSTM_ONLY = 1
/** Page segmentation modes of Tesseract: sparse text and single line. */
const MODES: Record<TextShape, string> = { sparse: '11', line: '7' }

function recogniseWith(worker: Worker): Recognise {
  let current: TextShape | null = null
  return async (picture, shape) => {
    if (shape !== current) {
      await worker.setParameters({ tessedit_pageseg_mode: MODES[shape] as never })
      current = shape
    }
    const file = new Blob([toPgm(picture)])
    const { data } = await worker.recognize(file, {}, { text: false, blocks: true })
    return linesOf(data)
  }
}

function linesOf({ blocks }: Page): ReadLine[] {
  return (blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) =>
      lines.map(({ words }) =>
        words.map(({ text, confidence, bbox }) => ({ text, confidence, box: bbox })),
      ),
    ),
  )
}

async function fetchAll(address: string, onShare: (share: number) => void): Promise<void> {
  const answer = await fetch(address)
  if (!answer.ok || !answer.body) throw new Error(`${address} answered ${answer.status}`)
  // The Content-Length of a compressed response is not the number of bytes read here.
  const isPlain = !answer.headers.has('content-encoding')
  const length = isPlain ? Number(answer.headers.get('content-length')) : 0
  const reader = answer.body.getReader()
  let received = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    received += value.length
    if (length > 0) onShare(Math.min(1, received / length))
  }
  onShare(1)
}
