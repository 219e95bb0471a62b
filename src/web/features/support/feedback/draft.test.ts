// A draft survives a reload, holds no secrets and never breaks the form.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { draftOf, dropDraft, storeDraft, readDraft } from './draft.ts'

const DAY = 86_400_000

function storage() {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    stored,
  }
}

describe('draft', () => {
  let store = storage()
  beforeEach(() => {
    store = storage()
    vi.stubGlobal('localStorage', store)
  })
  afterEach(() => vi.unstubAllGlobals())

  test('is restored as it was typed', () => {
    storeDraft({ subject: 'Label', message: 'Two\nlines', region: '' }, 1000)
    expect(readDraft(1000)).toEqual({ subject: 'Label', message: 'Two\nlines' })
  })
  test('is deleted when it is read after more than 30 days', () => {
    storeDraft({ subject: 'x' }, 0)
    expect(readDraft(30 * DAY)).toEqual({ subject: 'x' })
    expect(readDraft(30 * DAY + 1)).toBeNull()
    expect(store.stored.size).toBe(0)
  })
  test('is deleted when it was sent', () => {
    storeDraft({ subject: 'x' }, 0)
    dropDraft()
    expect(store.stored.size).toBe(0)
  })
  test('takes neither consent nor secret codes nor files', () => {
    const form = new FormData()
    form.set('subject', 'x')
    form.set('privacyAccepted', 'true')
    form.set('securityCode', 'AB12C')
    form.set('attachment', new File(['x'], 'a.jpg'))
    expect(draftOf(form)).toEqual({ subject: 'x' })
    storeDraft({ feedbackCode: 'SECRET', subject: 'x' }, 0)
    expect(JSON.stringify([...store.stored])).not.toContain('SECRET')
  })
  test.each(['', '{', '[]', '{"at":"x"}', '{"at":0}', '{"at":0,"values":7}', 'null'])(
    'is empty when what is stored is broken: %s',
    (text) => {
      store.stored.set('voltcell-feedback-draft', text)
      expect(readDraft(0) ?? {}).toEqual({})
    },
  )
})

test('a draft works in a browser that forbids storage', () => {
  const reject = () => {
    throw new Error('refused')
  }
  vi.stubGlobal('localStorage', { getItem: reject, setItem: reject, removeItem: reject })
  storeDraft({ subject: 'x' })
  expect(readDraft()).toBeNull()
  vi.unstubAllGlobals()
})
