// Tests sending a form with a file: fields and file, progress, timeout, errors.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallError, TransportError } from './call.ts'
import { fileChangedText } from '../shared/file-changed-text.ts'
import { sendForm } from './send-form.ts'

type Listener = (event: { loaded: number; total: number }) => void

/** Replaces the browser's XMLHttpRequest: records the request and lets the test trigger events. */
class FakeRequest {
  static last: FakeRequest
  listeners: Record<string, Listener> = {}
  status = 0
  responseText = ''
  address = ''
  form = new FormData()
  aborted = false
  upload = {
    addEventListener: (name: string, listener: Listener) => {
      this.listeners[`upload ${name}`] = listener
    },
  }
  constructor() {
    FakeRequest.last = this
  }
  addEventListener(name: string, listener: Listener) {
    this.listeners[name] = listener
  }
  open(_method: string, address: string) {
    this.address = address
  }
  send(form: FormData) {
    this.form = form
  }
  abort() {
    this.aborted = true
  }
  emit(name: string, loaded = 0, total = 0) {
    this.listeners[name]?.({ loaded, total })
  }
  answer(status: number, body: unknown) {
    this.status = status
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
    this.emit('load')
  }
}

const file = new File(['%PDF-'], 'papers.pdf', { type: 'application/pdf' })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function begin(input: object = {}, sending: object = {}) {
  const answer = sendForm('/api/user/join-us/{id}', input, {
    file,
    fileField: 'attachment',
    ...sending,
  })
  answer.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  return { answer, request: FakeRequest.last }
}

describe('sendForm', () => {
  test('sends the filled fields, then the file', async () => {
    const { answer, request } = await begin({ id: 'a b', city: '', phone: undefined, volume: 3 })
    expect(request.address).toBe('/api/user/join-us/a%20b')
    expect([...request.form.keys()]).toEqual(['volume', 'attachment'])
    expect((request.form.get('attachment') as File).name).toBe('papers.pdf')
    request.answer(200, { code: 200, msg: '', result: { caseNo: '1' } })
    expect(await answer).toEqual({ caseNo: '1' })
  })

  test('reports its progress', async () => {
    const onProgress = vi.fn()
    const { request } = await begin({}, { onProgress })
    request.emit('upload progress', 5, 20)
    expect(onProgress).toHaveBeenCalledWith(0.25)
  })

  test('gives up after 40 s without progress, not while bytes move', async () => {
    const { answer, request } = await begin()
    await vi.advanceTimersByTimeAsync(39_000)
    request.emit('upload progress', 1, 20)
    await vi.advanceTimersByTimeAsync(39_000)
    expect(request.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(request.aborted).toBe(true)
    await expect(answer).rejects.toMatchObject({ failure: 'timeout' })
  })

  test.each([
    [503, '', 'busy'],
    [413, '', 'status'],
    [200, '<html>', 'network'],
  ])('the answer %i %j is a transport error', async (status, body, failure) => {
    const { answer, request } = await begin()
    request.answer(status, body)
    await expect(answer).rejects.toMatchObject({ failure })
    await expect(answer).rejects.toBeInstanceOf(TransportError)
  })

  test('a rejection is an error of the call, a lost connection one of the network', async () => {
    const rejected = await begin()
    rejected.request.answer(200, { code: 423, msg: 'wrong', result: null })
    await expect(rejected.answer).rejects.toBeInstanceOf(CallError)
    const lost = await begin()
    lost.request.emit('error')
    await expect(lost.answer).rejects.toMatchObject({ failure: 'network' })
  })

  test('a file that can no longer be read is named at its field once the connection failed', async () => {
    const changed = new File(['%PDF-'], 'papers.pdf')
    changed.slice = () => {
      const part = new Blob()
      part.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'))
      return part
    }
    const lost = await begin({ lang: 'zh_hk' }, { file: changed })
    lost.request.emit('error')
    await expect(lost.answer).rejects.toBeInstanceOf(CallError)
    const reason = fileChangedText('zh_hk')
    const errors = [{ field: 'attachment', reason }]
    await expect(lost.answer).rejects.toMatchObject({ code: 422, errors })
    const rejected = await begin({}, { file: changed })
    rejected.request.answer(503, '')
    await expect(rejected.answer).rejects.toMatchObject({ failure: 'busy' })
  })

  test('can be aborted', async () => {
    const control = new AbortController()
    const { answer, request } = await begin({}, { signal: control.signal })
    control.abort()
    await expect(answer).rejects.toHaveProperty('name', 'AbortError')
    expect(request.aborted).toBe(true)
  })
})
