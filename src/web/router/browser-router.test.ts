// Navigations in the browser: data, history, redirects, errors, and which of several wins.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRouter } from './browser-router.ts'
import { createContext, data, type Loader, LoaderContext, redirect } from './loader.ts'
import { routeMatcher } from './match-routes.ts'

const name = createContext<string>()
let window: ReturnType<typeof fakeWindow>
let calls: string[]

beforeEach(() => {
  window = fakeWindow('/zh-cn/first?a=1')
  calls = []
  vi.stubGlobal('window', window)
  vi.stubGlobal('history', window.history)
  vi.stubGlobal('addEventListener', window.addEventListener)
})
afterEach(() => vi.unstubAllGlobals())

test('the router starts with the data of the page and loads nothing', () => {
  const { state } = routerOf({})
  expect(state.page).toMatchObject({ frame: 'menu', screen: 'from the server', error: null })
  expect(state.location).toMatchObject({ pathname: '/zh-cn/first', search: '?a=1', key: 'default' })
  expect(calls).toEqual([])
})

test('a navigation loads the screen of an address but not the frame, then changes the URL', async () => {
  const router = routerOf({ '/second': ({ context }) => context.get(name) })
  const done = router.navigate('/second?b=2#c', { state: 'kept' })
  expect(router.state.navigation).toBe('loading')
  expect(window.location.pathname).toBe('/zh-cn/first')
  await done
  expect(router.state).toMatchObject({ navigation: 'idle', historyAction: 'PUSH' })
  expect(router.state.page).toMatchObject({ frame: 'menu', screen: 'the context' })
  expect(window.location.href).toBe('https://shop.example/zh-cn/second?b=2#c')
  expect(router.state.location).toMatchObject({ state: 'kept' })
  expect(calls).toEqual(['/second'])
})

test('a navigation can change the query alone and replace the history entry', async () => {
  const router = routerOf({})
  await router.navigate({ search: '?b=2' }, { replace: true })
  expect(window.location.href).toBe('https://shop.example/zh-cn/first?b=2')
  expect(window.entries).toHaveLength(1)
})

test('an anchor of the page loads nothing', async () => {
  const router = routerOf({})
  await router.navigate('/first?a=1#c')
  expect(router.state.location.hash).toBe('#c')
  expect(calls).toEqual([])
})

test('a navigation follows redirects within the language', async () => {
  const router = routerOf({ '/second': () => redirect('/first') })
  await router.navigate('/second')
  expect(window.location.pathname).toBe('/zh-cn/first')
  expect(window.entries).toHaveLength(2)
})

test.each([
  ['an error', new Error('no data'), new Error('no data')],
  ['data with a status', data('gone', { status: 404 }), { status: 404, data: 'gone' }],
])('%s that a loader throws is the error of the page', async (_, thrown, error) => {
  const router = routerOf({
    '/second': () => {
      throw thrown
    },
  })
  await router.navigate('/second')
  expect(router.state.page.error).toEqual(error)
})

test('the last of several navigations wins, and the others wait for it', async () => {
  const aborted: boolean[] = []
  const second = Promise.withResolvers<void>()
  const third = Promise.withResolvers<string>()
  const router = routerOf({
    '/second': async ({ request }) => {
      await second.promise
      aborted.push(request.signal.aborted)
    },
    '/third': () => third.promise,
  })
  const first = router.navigate('/second')
  void router.navigate('/third')
  second.resolve()
  await vi.waitFor(() => expect(aborted).toHaveLength(1))
  third.resolve('third')
  await first
  expect(router.state.page.screen).toBe('third')
  expect(aborted).toEqual([true])
  expect(window.entries).toHaveLength(2)
})

test('revalidating loads the shown screen again and leaves the history alone', async () => {
  const router = routerOf({})
  const done = router.revalidate()
  expect(router.state).toMatchObject({ navigation: 'idle', revalidation: 'loading' })
  await done
  expect(router.state.page.screen).toBe('first of the browser')
  expect(router.state.revalidation).toBe('idle')
  expect(window.entries).toHaveLength(1)
})

test.each([
  ['no answer', new Error('no answer')],
  ['a busy shop', data('busy', { status: 503 })],
  ['too many requests', data('too often', { status: 429 })],
])('after %s, revalidating keeps the data that are shown', async (_, thrown) => {
  const router = routerOf({
    '/first': () => {
      throw thrown
    },
  })
  await router.revalidate()
  expect(router.state).toMatchObject({ navigation: 'idle', revalidation: 'idle' })
  expect(router.state.page).toMatchObject({ screen: 'from the server', error: null })
})

test('revalidating a page that no longer exists shows that it is gone', async () => {
  const router = routerOf({
    '/first': () => {
      throw data('gone', { status: 404 })
    },
  })
  await router.revalidate()
  expect(router.state.page.error).toEqual({ status: 404, data: 'gone' })
})

test('going back shows the previous history entry', async () => {
  const router = routerOf({ '/second': () => 'second' })
  await router.navigate('/second')
  window.back()
  await vi.waitFor(() => expect(router.state.page.screen).toBe('first of the browser'))
  expect(router.state).toMatchObject({ historyAction: 'POP', location: { key: 'default' } })
})

function routerOf(loaders: Record<string, Loader>) {
  const all: Record<string, Loader> = { '/first': () => 'first of the browser', ...loaders }
  const routes = Object.entries(all).map(([path, load]) => ({
    path,
    handle: null,
    loader: (args: Parameters<Loader>[0]) => {
      calls.push(path)
      return load(args)
    },
    Component: () => null,
    Layout: () => null,
    ErrorScreen: () => null,
  }))
  const context = new LoaderContext()
  context.set(name, 'the context')
  const frame = () => calls.push('frame')
  const table = { routes, base: '/zh-cn', frame, Missing: () => null }
  return createRouter(
    { ...table, match: routeMatcher(routes, '/zh-cn') },
    { frame: 'menu', screen: 'from the server', error: null },
    context,
  )
}

/** The parts of a browser's window that the router uses. */
function fakeWindow(path: string) {
  const location = { pathname: '', search: '', hash: '', origin: 'https://shop.example', href: '' }
  const entries = [{ state: null as unknown, path }]
  let at = 0
  let onPop = () => {}
  const history = {
    state: null as unknown,
    pushState: (state: unknown, _: string, to: string) => show(++at, { state, path: to }),
    replaceState: (state: unknown, _: string, to: string) => show(at, { state, path: to }),
  }
  function show(index: number, entry: { state: unknown; path: string }): void {
    entries[index] = entry
    history.state = entry.state
    const { pathname, search, hash, href } = new URL(entry.path, location.origin)
    Object.assign(location, { pathname, search, hash, href })
  }
  show(0, { state: null, path })
  return {
    location,
    history,
    entries,
    addEventListener: (_: string, listener: () => void) => void (onPop = listener),
    back() {
      const entry = entries[--at]
      if (entry) show(at, entry)
      onPop()
    },
  }
}
