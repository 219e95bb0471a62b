// Finds the browser of the journeys, or installs it from Debian's packages when run by root.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Returns the browser's path. Errors: throws with the command to run when it is missing and cannot be
 * installed.
 */
export function requireChromium(): string {
  const found = findChromium()
  if (found !== undefined) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing Chromium for the browser journeys …\n')
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
      spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
    }
  }
  const installed = findChromium()
  if (installed !== undefined) return installed
  throw new Error('The journeys need Chromium. Type: sudo apt-get install -y chromium')
}

export function findChromium(): string | undefined {
  return PLACES.find((path) => existsSync(path))
}

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
