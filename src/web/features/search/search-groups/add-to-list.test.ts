// Adding several items to the wish list: in the browser for visitors, on the server for members.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Transport } from '../../../../client/call.ts'
import { MAX_STORED, readStored, writeStored } from '../../wish-button/stored-list.ts'
import { isInList, listsOf, setLists, wishCount } from '../../wish-button/wish-state.ts'
import { addToList } from './add-to-list.ts'

const line = (itemNo: string, quantity: number | null = null) => ({ itemNo, quantity, note: '' })

function stubBrowser(cookie: string): void {
  const stored = new Map<string, string>()
  vi.stubGlobal('document', { cookie })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
}

afterEach(() => vi.unstubAllGlobals())

const noTransport: Transport = async () => {
  throw new Error('no call of a visitor')
}

describe('a visitor', () => {
  beforeEach(() => stubBrowser(''))

  test('keeps new items in the browser and leaves known ones as they are', async () => {
    writeStored([line('VC-1', 25)])
    const outcome = await addToList(['VC-1', 'VC-2', 'VC-3'], {
      lang: 'en_us',
      transport: noTransport,
    })
    expect(outcome).toEqual({ added: 2, kept: 1, full: [] })
    expect(readStored()).toEqual([line('VC-1', 25), line('VC-2'), line('VC-3')])
  })

  test('learns which items a full list rejects', async () => {
    writeStored(Array.from({ length: MAX_STORED - 1 }, (_, at) => line(`VC-${at}`)))
    const outcome = await addToList(['VC-A', 'VC-B'], { lang: 'en_us', transport: noTransport })
    expect(outcome).toEqual({ added: 1, kept: 0, full: ['VC-B'] })
    expect(readStored()).toHaveLength(MAX_STORED)
  })
})

describe('a member', () => {
  // The cookies of a session show who is logged in; 5 is the number of the state `approved`.
  beforeEach(() => stubBrowser('username=buyer; approvalState=5'))

  test('has the server add the minimum quantity of each item', async () => {
    let sent: unknown
    const transport: Transport = async (method, path, input) => {
      sent = [method, path, input]
      const rows = [
        { itemNo: 'VC-1', outcome: 'kept', quantity: 25 },
        { itemNo: 'VC-2', outcome: 'added', quantity: 5 },
        { itemNo: 'VC-3', outcome: 'full', quantity: 5 },
      ]
      return { code: 200, msg: '', result: { wishCount: 41, rows } }
    }
    const outcome = await addToList(['VC-1', 'VC-2', 'VC-3'], { lang: 'zh_cn', transport })
    expect(sent).toEqual([
      'POST',
      '/api/wish-lists/lines',
      {
        lang: 'zh_cn',
        mode: 'keep',
        lines: [{ itemNo: 'VC-1' }, { itemNo: 'VC-2' }, { itemNo: 'VC-3' }],
      },
    ])
    expect(outcome).toEqual({ added: 1, kept: 1, full: ['VC-3'] })
    expect([isInList('VC-2'), isInList('VC-3'), wishCount()]).toEqual([true, false, 41])
  })

  test('keeps the items on the other lists that hold them', async () => {
    setLists([
      ['VC-4', { lists: ['list-b'], quantity: null }],
      ['VC-5', { lists: ['list-a'], quantity: 25 }],
    ])
    const transport: Transport = async () => {
      const rows = [
        { itemNo: 'VC-4', outcome: 'added', quantity: 5 },
        { itemNo: 'VC-5', outcome: 'kept', quantity: 25 },
      ]
      return { code: 200, msg: '', result: { wishCount: 2, rows } }
    }
    await addToList(['VC-4', 'VC-5'], { lang: 'en_us', transport })
    expect(listsOf('VC-4')).toEqual({ lists: ['list-b', ''], quantity: 5 })
    expect(listsOf('VC-5')).toEqual({ lists: ['list-a'], quantity: 25 })
  })

  test('gets the error when the server rejects the items', async () => {
    const rejecting: Transport = async () => ({ code: 500, msg: 'no', result: null })
    await expect(addToList(['VC-9'], { lang: 'en_us', transport: rejecting })).rejects.toThrow('no')
    expect(isInList('VC-9')).toBe(false)
  })
})
