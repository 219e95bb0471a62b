// Editing the quantity of an item on the wish list: adding, changing, rejected quantities, failed calls.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Transport } from '../../../client/call.ts'
import type { MemberPrice } from '../../../contract/price.ts'
import type { Site } from '../../site-context.ts'
import { editQuantity } from './quantity-edit.ts'
import { MAX_STORED, readStored, writeStored } from './stored-list.ts'
import { clearOtherMembersList, isInList, listedQuantity, setLists } from './wish-state.ts'

const PRICE: MemberPrice = {
  currency: 'USD',
  steps: [{ from: 5, unit: '1' }],
  minimum: 5,
  multiple: 5,
  maximum: null,
  special: null,
  suggestedRetail: null,
  isDemonstration: false,
}

/** Starts with an empty list. In a cookie, `approvalState=5` is an approved member. */
function openBrowserWith(cookie: string): void {
  const stored = new Map<string, string>()
  vi.stubGlobal('document', { cookie })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
  clearOtherMembersList()
}

const siteWith = (transport: Transport) => ({ lang: 'en_us', transport }) as unknown as Site

afterEach(() => vi.unstubAllGlobals())

describe('a visitor', () => {
  const site = siteWith(async () => {
    throw new Error('a visitor makes no call')
  })
  beforeEach(() => openBrowserWith(''))

  test('adds an item without a quantity, then sets one and removes the item', async () => {
    const edit = editQuantity({ itemNo: 'VC-1' }, site)
    edit.start()
    await expect.poll(() => edit.state().outcome).toBe('added')
    expect(readStored()).toEqual([{ itemNo: 'VC-1', quantity: null, note: '' }])
    edit.finish('25')
    await expect.poll(() => readStored()[0]?.quantity).toBe(25)
    edit.finish('2.5')
    expect(edit.state()).toMatchObject({ shown: '2.5', saved: 25 })
    await edit.remove()
    expect([edit.state().outcome, readStored()]).toEqual(['removed', []])
  })

  test('sees that the list is full, and keeps it as it is', async () => {
    writeStored(
      Array.from({ length: MAX_STORED }, (_, at) => ({
        itemNo: `VC-${at}`,
        quantity: 1,
        note: '',
      })),
    )
    const edit = editQuantity({ itemNo: 'VC-NEW' }, site)
    edit.start()
    await expect.poll(() => edit.state().outcome).toBe('full')
    expect(isInList('VC-NEW')).toBe(false)
  })
})

describe('a member', () => {
  beforeEach(() => openBrowserWith('username=buyer; approvalState=5'))

  test('saves valid quantities only, and only the last of several quick steps', async () => {
    const sent: unknown[] = []
    const transport: Transport = async (_method, _path, input) => {
      sent.push((input as { quantity?: number }).quantity)
      const quantity = (input as { quantity?: number }).quantity ?? 5
      return { code: 200, msg: '', result: { wishCount: 1, quantity } }
    }
    const edit = editQuantity({ itemNo: 'VC-2', price: PRICE }, siteWith(transport))
    expect(edit.state().shown).toBe('5')
    edit.start()
    await expect.poll(() => edit.state().outcome).toBe('added')
    edit.finish('7')
    expect(edit.state()).toMatchObject({ shown: '7', saved: 5 })
    for (const step of ['10', '15', '20']) edit.finish(step)
    await expect.poll(() => listedQuantity('VC-2')).toBe(20)
    expect(sent).toEqual([undefined, 20])
  })

  test.each([
    ['another list', { lists: ['list-b'], quantity: null }, ['list-b', undefined]],
    ['the default list', { lists: ['list-a'], quantity: 5 }, ['list-a']],
  ])(
    'of an item that was on %s removes every line, once it has a quantity on the default list',
    async (_, listed, emptied) => {
      const removedFrom: unknown[] = []
      const transport: Transport = async (method, _path, input) => {
        if (method === 'DELETE') removedFrom.push((input as { listId?: string }).listId)
        return { code: 200, msg: '', result: { wishCount: 1, quantity: 10 } }
      }
      setLists([['VC-4', listed]])
      const edit = editQuantity({ itemNo: 'VC-4', price: PRICE }, siteWith(transport))
      edit.start()
      edit.finish('10')
      await expect.poll(() => edit.state().hasSaved).toBe(true)
      await edit.remove()
      expect([edit.state().outcome, removedFrom]).toEqual(['removed', emptied])
    },
  )

  test('sees the list as before when the server cannot be reached', async () => {
    const transport: Transport = async () => {
      throw new Error('no network')
    }
    const edit = editQuantity({ itemNo: 'VC-3', price: PRICE }, siteWith(transport))
    edit.start()
    await expect.poll(() => edit.state().outcome).toBe('failed')
    expect(isInList('VC-3')).toBe(false)
  })
})
