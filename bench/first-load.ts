// Measures first loads in Chromium: bytes by kind, largest contentful paint, layout shift, blocking of the main thread.
import { type Browser, chromium } from 'playwright-core'
import { requireChromium } from '../test/support/chromium.ts'

/** A slow mobile network: `latency` in milliseconds, `down` and `up` in bytes per second. */
const SLOW = { latency: 150, down: (1.6 * 1024 * 1024) / 8, up: (0.75 * 1024 * 1024) / 8 }
const CPU_TIMES_SLOWER = 4
/** How long a page may continue to work after its load event. */
const SETTLING_MS = 3_000
const LOADS = 3

export const FIRST_PAGES: readonly (readonly [name: string, path: string])[] = [
  ['home', '/'],
  ['product', '/productdetail/VC-LT41346'],
  ['category', '/secondarytype/batteries/laptop'],
  ['search', '/searchProduct?keyword=latitude'],
  ['register', '/register'],
  ['wish list', '/wishlist'],
  ['feedback', '/customer-feedback.html'],
]

interface FirstLoad {
  /** KiB over the network, headers included, of a resource type of the DevTools protocol, such as 'Script'. */
  kib: (kind: string) => number
  /** Milliseconds until the largest contentful paint. */
  paint: number
  /** Sum of the layout shift scores of the page, without shifts that follow input. */
  shift: number
  /** Milliseconds of long tasks beyond the first 50 of each. */
  blocking: number
  /** Milliseconds of the longest task; 0 if none took longer than 50. */
  longest: number
}

/** Returns Markdown lines: a table with the median of each figure. */
export async function measureFirstLoad(origin: string): Promise<string[]> {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const rows: string[] = []
    for (const [name, path] of FIRST_PAGES) {
      // An address that redirects would count twice.
      const address = (await fetch(origin + path, { redirect: 'follow' })).url
      const loads: FirstLoad[] = []
      for (let times = 0; times < LOADS; times++) loads.push(await loadFirst(browser, address))
      rows.push(rowOf(name, loads))
    }
    return [
      `On a slow phone (processor ${CPU_TIMES_SLOWER}x slower, 1.6 Mbit/s, 150 ms), median of ${LOADS} loads; KiB include headers.`,
      '',
      '| page | scripts KiB | sheets KiB | document KiB | fonts KiB | pictures KiB | largest paint ms | blocking ms | longest task ms | layout shift |',
      '|---|---|---|---|---|---|---|---|---|---|',
      ...rows,
    ]
  } finally {
    await browser.close()
  }
}

function rowOf(name: string, loads: readonly FirstLoad[]): string {
  const median = (figure: (load: FirstLoad) => number, digits = 0) => {
    const sorted = loads.map(figure).sort((a, b) => a - b)
    return (sorted[sorted.length >> 1] ?? Number.NaN).toFixed(digits)
  }
  const kinds = ['Script', 'Stylesheet', 'Document', 'Font', 'Image']
  return `| ${[
    name,
    ...kinds.map((kind) => median(({ kib }) => kib(kind), 1)),
    median(({ paint }) => paint),
    median(({ blocking }) => blocking),
    median(({ longest }) => longest),
    median(({ shift }) => shift, 3),
  ].join(' | ')} |`
}

async function loadFirst(browser: Browser, address: string): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: SLOW.latency,
      downloadThroughput: SLOW.down,
      uploadThroughput: SLOW.up,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES_SLOWER })
    const kinds = new Map<string, string>()
    const bytes = new Map<string, number>()
    session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? 'Other'
      bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength)
    })
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(SETTLING_MS)
    const vitals = await page.evaluate(readVitals)
    return { ...vitals, kib: (kind) => (bytes.get(kind) ?? 0) / 1024 }
  } finally {
    await context.close()
  }
}

/** Runs in the page. */
async function readVitals(): Promise<Omit<FirstLoad, 'kib'>> {
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
  const tasks = (await read('longtask')).map(({ duration }) => duration)
  return {
    paint: paints.at(-1)?.startTime ?? 0,
    shift: shifts.filter((each) => !each.hadRecentInput).reduce((sum, each) => sum + each.value, 0),
    blocking: tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    longest: Math.max(0, ...tasks),
  }
}
