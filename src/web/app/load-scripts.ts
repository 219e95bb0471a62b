// Browser entry point: loads the scripts of the first page once it is painted, because it can be read without them.

/** The longest wait for the paint, because a hidden page is not painted before it is shown. */
const LONGEST_WAIT_MS = 2_000

const {
  base = '',
  entry = '',
  scripts = '',
} = document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {}
await Promise.race([nextPaint(), pause(LONGEST_WAIT_MS)])
document.head.append(
  // The base, which all other scripts import, runs as soon as it has arrived, instead of in one task with them.
  ...[base, entry].map(moduleScript),
  // Without preloading, the browser would find the imports of these scripts one round trip after them.
  ...scripts.split(' ').filter(Boolean).map(preload),
)

/** Browsers call back while they prepare a frame, for which they wait for style sheets; the next task follows its paint. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function moduleScript(address: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.type = 'module'
  script.src = address
  return script
}

function preload(address: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = address
  return link
}
