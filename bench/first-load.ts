// Measures the first load of a product page in Chromium: bytes by kind, largest contentful paint, layout shift.
import { chromium } from 'playwright-core'

const SLOW = { latency: 150, down: (1.6 * 1024 * 1024) / 8, up: (0.75 * 1024 * 1024) / 8 }
const PATH = '/productdetail/VC-LT41346'

/** Returns Markdown lines. Simulates a slow phone: CPU 4 times slower, 1.6 Mbit/s, 150 ms latency. */
export async function measureFirstLoad(origin: string): Promise<string[]> {
  const address = (await fetch(origin + PATH, { redirect: 'follow' })).url
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: SLOW.latency,
      downloadThroughput: SLOW.down,
      uploadThroughput: SLOW.up,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const kinds = new Map<string, string>()
    const bytes = new Map<string, number>()
    session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? 'Other'
      bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength)
    })
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(3000)
    const vitals = await page.evaluate(readVitals)
    const kib = (kind: string) => `${((bytes.get(kind) ?? 0) / 1024).toFixed(1)} KiB`
    return [
      `Product page on a slow phone (processor 4x slower, 1.6 Mbit/s, 150 ms): scripts ${kib('Script')}, sheets ${kib('Stylesheet')}, ` +
        `document ${kib('Document')}, fonts ${kib('Font')}, pictures ${kib('Image')} (headers included); ` +
        `largest contentful paint ${Math.round(vitals.paint)} ms, layout shift ${vitals.shift.toFixed(3)}.`,
    ]
  } finally {
    await browser.close()
  }
}

/** Runs in the page. */
async function readVitals(): Promise<{ paint: number; shift: number }> {
  const read = <T extends PerformanceEntry>(type: string) =>
    new Promise<T[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries() as T[])).observe({
        type,
        buffered: true,
      })
      setTimeout(() => resolve([]), 500)
    })
  const paints = await read('largest-contentful-paint')
  const shifts = await read<PerformanceEntry & { value: number; hadRecentInput: boolean }>(
    'layout-shift',
  )
  return {
    paint: paints.at(-1)?.startTime ?? 0,
    shift: shifts.filter((each) => !each.hadRecentInput).reduce((sum, each) => sum + each.value, 0),
  }
}
