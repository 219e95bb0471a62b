// Tests that the browser's own bars have the background colours of the pages.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PAGE_COLOURS } from './page-colours.ts'

test('the colours for the bars of the browser are those of the token --bg', () => {
  const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
  const { light, dark } = PAGE_COLOURS
  expect(tokens).toContain(`--bg: light-dark(${light}, ${dark});`)
})
