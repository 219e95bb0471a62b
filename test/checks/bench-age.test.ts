// The warning about figures that are older than the pages they describe.
import { expect, it } from 'vitest'
import { benchWarning } from './bench-age.ts'

const REPORT = `# Measurements

## Catalogue 1x, commit 1234abcd, 2026-01-02

## Catalogue 1x, commit 99999999, 2026-01-01
`

it('warns when pages have changed since the newest figures', () => {
  const counted: string[] = []
  const warning = benchWarning(REPORT, (commit) => {
    counted.push(commit)
    return 3
  })
  expect(counted).toEqual(['1234abcd'])
  expect(warning).toContain('3 commits have changed pages')
})

it('says nothing when the pages are the measured ones', () => {
  expect(benchWarning(REPORT, () => 0)).toBeUndefined()
})

it('says nothing where the history is cut off before the measured commit', () => {
  expect(benchWarning(REPORT, () => undefined)).toBeUndefined()
})

it('warns when the figures name no commit', () => {
  expect(benchWarning('# Measurements', () => 0)).toContain('names no commit')
})
