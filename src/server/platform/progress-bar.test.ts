// Tests the progress bar of commands.
import { expect, test } from 'vitest'
import { createProgressBar } from './progress-bar.ts'

test.each([
  [true, '\rLoading ███████████████░░░░░░░░░░░░░░░  50%  1,000 of 2,000 \r\x1b[KDone.\n'],
  [false, 'Loading 50%\nDone.\n'],
])(
  'draws a bar on a terminal and writes a few plain lines elsewhere (on a terminal: %s)',
  (isTTY, shown) => {
    let written = ''
    const bar = createProgressBar('Loading', { isTTY, write: (text) => (written += text) })
    bar.update(1000.4, 2000)
    bar.update(1000.6, 2000)
    bar.end('Done.')
    expect(written).toBe(shown)
  },
)
