// A change of the session in another tab is reported, one that this tab makes itself is not.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectSessionChange, watchSession } from './watch-session.ts'

const POLLED_MS = 2_000
type Listener = (event: { persisted: boolean }) => void
const listeners = new Map<string, Listener>()
const page = { cookie: '', visibilityState: 'visible', addEventListener: () => undefined }

beforeEach(() => {
  page.cookie = 'username=li'
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', (event: string, listener: Listener) => {
    listeners.set(event, listener)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a logout in another tab is reported once', () => {
  const onChange = vi.fn()
  watchSession(onChange)
  page.cookie = ''
  vi.advanceTimersByTime(3 * POLLED_MS)
  expect(onChange.mock.calls).toEqual([[null]])
})

test('a logout of this tab is not reported, but once it has failed, one in another tab is', () => {
  const onChange = vi.fn()
  watchSession(onChange)
  expectSessionChange()
  page.cookie = ''
  vi.advanceTimersByTime(POLLED_MS)
  expect(onChange).not.toHaveBeenCalled()
  expectSessionChange(false)
  vi.advanceTimersByTime(POLLED_MS)
  expect(onChange.mock.calls).toEqual([[null]])
})

test('a page that the browser restores after this tab has logged out reports the logout', () => {
  const onChange = vi.fn()
  watchSession(onChange)
  expectSessionChange()
  page.cookie = ''
  listeners.get('pageshow')?.({ persisted: true })
  expect(onChange.mock.calls).toEqual([[null]])
})
