// Finds the browser of the journeys and the benchmarks, or installs it from Debian's packages when run by root.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { env } from 'node:process'

/**
 * Returns the browser's path. Errors: throws with the command to run when it is missing and cannot be
 * installed.
 */
export function requireChromium(): string {
  const found = findChromium()
  if (found !== undefined) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing Chromium for journeys and benchmarks …\n')
    apt('update')
    // Where there is no package of the headless shell, Chromium itself is installed.
    for (const name of [SHELL, 'chromium']) {
      if (!findChromium()) apt('install', '-y', '--no-install-recommends', name)
    }
  }
  const installed = findChromium()
  if (installed !== undefined) return installed
  throw new Error('Journeys and benchmarks need Chromium. Type: sudo apt-get install -y chromium')
}

/** The path in the environment variable CHROMIUM, otherwise of the first browser that is installed; undefined: none. */
export function findChromium(): string | undefined {
  return env.CHROMIUM ?? PLACES.find((path) => existsSync(path))
}

function apt(...args: string[]): void {
  spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Chromium without windows: a page in a new context takes about a third of the processor time of the full browser. */
const SHELL = 'chromium-headless-shell'
const PLACES = [
  `/usr/bin/${SHELL}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
