// Uploads at full size: every hostile file through its form, and a hundred files of 10 MB at once, with their
// memory cost.
import { mkdtempSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { useShop } from '../support/ask.ts'
import { followInPairs } from '../drivers/case-pairs.ts'
import { sendHostileFiles } from '../drivers/send-hostile.ts'
import { uploadAtOnce } from '../drivers/upload-memory.ts'
import { recordFigures } from '../support/record-figures.ts'

const filesFolder = mkdtempSync(join(tmpdir(), 'voltcell-stress-uploads-'))
const shop = useShop({ filesFolder })
afterAll(() => rm(filesFolder, { recursive: true, force: true }))

const MB = 1024 * 1024

test('every hostile file is rejected or neutralised', async () => {
  const outcome = await sendHostileFiles(shop())
  recordFigures('hostile files', outcome)
  // Files that were stored unchanged, or that caused a server error.
  expect(outcome.through).toEqual([])
  expect(outcome.sent).toBeGreaterThanOrEqual(120)
  expect(await readdir(join(filesFolder, 'received', 'scratch'))).toEqual([])
})

test('a hundred uploads of 10 MB at once raise memory by at most 150 MB', async () => {
  const outcome = await uploadAtOnce({
    uploads: 100,
    folder: mkdtempSync(join(filesFolder, 'memory-')),
  })
  recordFigures('uploads at once', outcome)
  // Some are processed at a time, others are queued, and those that wait too long are answered 503 and sent again.
  expect(outcome.codes).toEqual({ 200: 100 })
  expect(outcome.raisedBy).toBeLessThanOrEqual(150 * MB)
  expect(outcome.leftInScratch).toBe(0)
})

test('a wrong number and a wrong code take the same time', async () => {
  const outcome = await followInPairs(shop(), 1000)
  recordFigures('case numbers and codes', outcome)
  expect(outcome.different).toBe(0)
  // p: how likely such times are if both take equally long; difference: of their medians in milliseconds.
  expect(outcome.p > 0.01 || Math.abs(outcome.difference) < 0.5).toBe(true)
})
