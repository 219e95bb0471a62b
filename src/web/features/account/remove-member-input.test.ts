// What is typed while logged in is removed with a log-out, in every tab; everything else stays.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readInTab, storeInTab } from '../../components/tab-input.ts'
import {
  NOTHING_STORED,
  readReceipt,
  readReceiptOfVisitor,
  readRegistration,
  storeReceipt,
  storeRegistration,
} from '../../screens/account/register/registration-storage.ts'
import { readCheckout, storeCheckout } from '../../screens/checkout/checkout-draft.ts'
import { readDraft, storeDraft } from '../support/feedback/draft.ts'
import { readStoredCodes, storeCodes } from '../wish-list/paste/stored-codes.ts'
import { removeMemberInput } from './remove-member-input.ts'

const RECEIPT = {
  applicationNo: 'A26-000001',
  dueAt: '2026-06-03T08:00:00Z',
  email: 'one@customer.example',
  ticket: 'x'.repeat(43),
}
const page = { cookie: '' }
let shared: Storage

beforeEach(() => {
  page.cookie = ''
  shared = storage()
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('localStorage', shared)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Its entries are its properties, as those of a browser's storage are. */
function storage(): Storage {
  const stored: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => void (stored[key] = text),
    removeItem: (key: string) => void delete stored[key],
  }
  return new Proxy(stored, { get: (_, name) => Object(methods)[name] }) as unknown as Storage
}

/** `own`: its session storage. */
function openTab(own = storage()) {
  const inTab = <T>(act: () => T): T => {
    vi.stubGlobal('sessionStorage', own)
    return act()
  }
  return {
    own,
    store: (key: string, text: string | null) => inTab(() => storeInTab(key, text)),
    read: (key: string) => inTab(() => readInTab(key)),
    inTab,
    logOut() {
      page.cookie = ''
      inTab(removeMemberInput)
    },
  }
}

function logIn(): void {
  page.cookie = 'username=li'
}

describe('a log-out', () => {
  test('removes what was typed since the log-in, and keeps what a visitor typed before', () => {
    const tab = openTab()
    tab.store('visitor', 'typed before')
    logIn()
    tab.store('order-pad', 'typed since')
    tab.logOut()
    expect(tab.own.getItem('order-pad')).toBeNull()
    expect(tab.read('visitor')).toBe('typed before')
  })

  test('removes the draft of a message and the checkout of the member', () => {
    logIn()
    const tab = openTab()
    storeDraft({ subject: 'Label' })
    storeCheckout({ username: 'li', kind: 'dropship' }, { values: { 'address.city': 'Hamburg' } })
    shared.setItem('wish-list', '[{"itemNo":"VC-LT35641"}]')
    tab.logOut()
    expect(readDraft()).toBeNull()
    expect(Object.keys(shared).toSorted()).toEqual(['logged-out-at', 'wish-list'])
  })

  test('keeps the draft that a visitor began and no member changed', () => {
    storeDraft({ subject: 'Label' })
    logIn()
    openTab().logOut()
    expect(readDraft()).toEqual({ subject: 'Label' })
  })

  test('removes what was typed in other tabs before they show it again', () => {
    logIn()
    const other = openTab()
    other.store('order-pad', 'typed there')
    const tab = openTab()
    vi.advanceTimersByTime(1000)
    tab.logOut()
    expect(other.read('order-pad')).toBeNull()
    logIn()
    vi.advanceTimersByTime(1000)
    other.store('order-pad', 'typed after the next log-in')
    expect(other.read('order-pad')).toBe('typed after the next log-in')
  })

  test('removes scanned codes, also in another tab', () => {
    logIn()
    const tabs = [openTab(), openTab()]
    for (const { inTab } of tabs) inTab(() => storeCodes(new Map([['45N1127', 2]])))
    tabs[0]?.logOut()
    for (const { inTab } of tabs) expect(inTab(readStoredCodes).size).toBe(0)
  })

  test('removes an application and its receipt, also in another tab', () => {
    logIn()
    const tabs = [openTab(), openTab()]
    for (const { inTab } of tabs) {
      inTab(() => storeRegistration({ ...NOTHING_STORED, email: RECEIPT.email }))
      inTab(() => storeReceipt(RECEIPT))
    }
    tabs[0]?.logOut()
    for (const { inTab } of tabs) {
      expect(inTab(readRegistration)).toEqual(NOTHING_STORED)
      expect(inTab(readReceipt)).toBeNull()
      expect(inTab(readReceiptOfVisitor)).toBeNull()
    }
  })

  test('keeps the key of an order whose answer was lost, without what was typed', () => {
    const buyer = { username: 'li', kind: 'dropship' } as const
    logIn()
    const sent = { values: { 'address.city': 'Hamburg' }, key: 'sent-key', isSent: true }
    storeCheckout(buyer, sent)
    openTab().logOut()
    expect(JSON.stringify(shared)).not.toContain('Hamburg')
    expect(readCheckout(buyer)).toEqual({ values: {}, key: 'sent-key', isSent: true })
    storeCheckout(buyer, { isSent: false })
    openTab().logOut()
    expect(Object.keys(shared)).toEqual(['logged-out-at'])
  })

  test('keeps what a visitor types after the input of a member was sent', () => {
    logIn()
    const tab = openTab()
    tab.store('feedback', 'of the member')
    tab.store('feedback', null)
    page.cookie = ''
    tab.store('feedback', 'of a visitor')
    tab.logOut()
    expect(tab.read('feedback')).toBe('of a visitor')
  })
})

test('a session that expires keeps what was typed, until the next log-out', () => {
  logIn()
  const tab = openTab()
  tab.store('order-pad', 'typed')
  page.cookie = ''
  expect(tab.read('order-pad')).toBe('typed')
  tab.logOut()
  expect(tab.own.getItem('order-pad')).toBeNull()
})
