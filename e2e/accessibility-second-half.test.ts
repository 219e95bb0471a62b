// Checks the second half of the screens with axe; accessibility.test.ts has the first.
import { expect, test } from 'vitest'
import { useJourneys } from './support/visit.ts'
import { errorsOf, screensOf } from './support/check-screens.ts'

const { visit } = useJourneys()

test('the second half of the screens passes axe and fits on a phone', async () => {
  const page = await visit(null, { reducedMotion: 'reduce' })
  expect(await errorsOf(page, screensOf('second'))).toEqual([])
}, 360_000)
