// A draft survives a reload, holds no secrets and never breaks the form.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { draftOf, dropDraft, keepDraft, readDraft } from './draft.ts'

const DAY = 86_400_000

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    kept,
  }
}

describe('draft', () => {
  let store = storage()
  beforeEach(() => {
    store = storage()
    vi.stubGlobal('localStorage', store)
  })
  afterEach(() => vi.unstubAllGlobals())

  test('comes back as it was typed', () => {
    keepDraft({ subject: 'Label', message: 'Two\nlines', region: '' }, 1000)
    expect(readDraft(1000)).toEqual({ subject: 'Label', message: 'Two\nlines' })
  })
  test('is forgotten after 30 days, and when it was sent', () => {
    keepDraft({ subject: 'x' }, 0)
    expect(readDraft(30 * DAY)).toEqual({ subject: 'x' })
    expect(readDraft(30 * DAY + 1)).toBeNull()
    dropDraft()
    expect(store.kept.size).toBe(0)
  })
  test('takes neither consent nor codes nor files', () => {
    const form = new FormData()
    form.set('subject', 'x')
    form.set('privacyAccepted', 'true')
    form.set('securityCode', 'AB12C')
    form.set('attachment', new File(['x'], 'a.jpg'))
    expect(draftOf(form)).toEqual({ subject: 'x' })
    keepDraft({ feedbackCode: 'SECRET', subject: 'x' }, 0)
    expect(JSON.stringify([...store.kept])).not.toContain('SECRET')
  })
  test.each(['', '{', '[]', '{"at":"x"}', '{"at":0}', '{"at":0,"values":7}', 'null'])(
    'nothing comes of a broken one: %s',
    (text) => {
      store.kept.set('voltcell-feedback-draft', text)
      expect(readDraft(0) ?? {}).toEqual({})
    },
  )
})

test('a browser that refuses is no obstacle', () => {
  const refuse = () => {
    throw new Error('refused')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  keepDraft({ subject: 'x' })
  expect(readDraft()).toBeNull()
  vi.unstubAllGlobals()
})
