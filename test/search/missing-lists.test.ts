// Lists of numbers that are not in the catalogue: each line is matched separately.
import { describe, expect, test } from 'vitest'
import { searchProductsRoute, type SearchAnswer } from '../../src/contract/search.ts'
import { ask, useShop } from '../support/ask.ts'

const shop = useShop()

/** '45N1128: similar, 45N1127', one line per group. */
async function groupsOf(keyword: string): Promise<{ answer: SearchAnswer; groups: string[] }> {
  const { code, result } = await ask<SearchAnswer>(shop(), searchProductsRoute, { keyword })
  expect(code).toBe(200)
  const groups = result.groups.map(({ texts, state, readAs }) => {
    return `${texts.join(' ')}: ${state}${readAs === null ? '' : `, ${readAs}`}`
  })
  return { answer: result, groups }
}

describe('a list of numbers of which none is in the catalogue', () => {
  test('each line is reported as missing', async () => {
    const { answer, groups } = await groupsOf('ZX100Q77\nZX200Q88\nZX300Q99')
    expect(groups).toEqual(['ZX100Q77: missing', 'ZX200Q88: missing', 'ZX300Q99: missing'])
    expect(answer.certainty).toBe('none')
  })

  test('one line is corrected, and the others stay unchanged', async () => {
    const { answer, groups } = await groupsOf('ZX100Q77\n45N1128\nZX300Q99')
    expect(groups).toEqual(['ZX100Q77: missing', '45N1128: similar, 45N1127', 'ZX300Q99: missing'])
    expect(answer.certainty).toBe('similar')
    expect(answer.list[0]?.difference).toMatchObject({ asked: '45N1128', found: '45N1127' })
  })

  test('numbers separated by commas are treated alike', async () => {
    const { groups } = await groupsOf('ZX100Q77, 45N1128, ZX300Q99')
    expect(groups.map((group) => group.split(':')[0])).toEqual(['ZX100Q77', '45N1128', 'ZX300Q99'])
  })
})
