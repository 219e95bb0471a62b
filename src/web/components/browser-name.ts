// Derives a readable browser and system name from a User-Agent header.

/** 'Firefox 140 · Windows'; an unknown User-Agent is returned as is, cut to 60 characters. */
export function browserName(userAgent: string): string {
  const browser = BROWSERS.map(([name, pattern]) => withVersion(name, pattern, userAgent)).find(
    Boolean,
  )
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0]
  if (!browser) return userAgent.slice(0, 60)
  return system ? `${browser} · ${system}` : browser
}

function withVersion(name: string, pattern: RegExp, userAgent: string): string | null {
  const version = pattern.exec(userAgent)?.[1]
  return version === undefined ? null : `${name} ${version}`
}

// Browsers also claim to be others for compatibility, so the order matters.
const BROWSERS: [string, RegExp][] = [
  ['Edge', /\bEdg(?:A|iOS)?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]* (?:Mobile\/\S+ )?Safari\//],
]
const SYSTEMS: [string, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]
