// What entry-client.tsx requires of the UNSAFE_ exports it builds its router from; written against react-router
// 8.5.1.
import {
  createBrowserRouter,
  createContext,
  type RouteObject,
  RouterContextProvider,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as defaultMapRouteProperties,
} from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const page = createContext<string>()
const hydrationData = { loaderData: { first: 'from the server' } }

beforeEach(() => {
  const window = fakeWindow('/zh-cn/first?a=1')
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', { defaultView: window })
})
afterEach(() => vi.unstubAllGlobals())

describe.each([
  ['the router of the site', siteRouter],
  ['createBrowserRouter', browserRouter],
])('react-router 8.5.1, %s', (_, create) => {
  test('the router starts with the data of the server and calls no loader for it', () => {
    const calls: string[] = []
    const { state, basename } = create(routes(calls))
    expect({ basename, initialized: state.initialized, ...state.location }).toMatchObject({
      basename: '/zh-cn',
      initialized: true,
      pathname: '/zh-cn/first',
      search: '?a=1',
    })
    expect(state.loaderData).toEqual({ first: 'from the server' })
    expect(calls).toEqual([])
  })

  test('the router passes its context to the loaders of a navigation, and changes the URL', async () => {
    const calls: string[] = []
    const router = create(routes(calls))
    await router.navigate('/second')
    expect(router.state.loaderData).toEqual({ second: 'of the browser' })
    expect(calls).toEqual(['second'])
    expect(window.location.pathname).toBe('/zh-cn/second')
  })

  test('the router shows the error boundary of a route whose loader throws', async () => {
    const router = create(routes([]))
    await router.navigate('/third')
    expect(router.state.errors).toEqual({ third: new Error('no data') })
  })
})

function siteRouter(tree: RouteObject[]) {
  return createRouter({
    routes: tree,
    basename: '/zh-cn',
    history: createBrowserHistory(),
    mapRouteProperties: defaultMapRouteProperties,
    hydrationData,
    getContext,
  }).initialize()
}

function browserRouter(tree: RouteObject[]) {
  return createBrowserRouter(tree, { basename: '/zh-cn', hydrationData, getContext })
}

function getContext(): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(page, 'of the browser')
  return context
}

function routes(calls: string[]): RouteObject[] {
  return [
    { id: 'first', path: '/first', loader: () => calls.push('first') },
    {
      id: 'second',
      path: '/second',
      loader({ context }) {
        calls.push('second')
        return context.get(page)
      },
    },
    {
      id: 'third',
      path: '/third',
      loader() {
        throw new Error('no data')
      },
      ErrorBoundary: () => null,
    },
  ]
}

/** The parts of a browser's window that the router uses. */
function fakeWindow(path: string) {
  const location = { pathname: '', search: '', hash: '', origin: 'https://shop.example', href: '' }
  const history = {
    state: null as unknown,
    replaceState: go,
    pushState: go,
  }
  function go(state: unknown, _title: string, to?: string): void {
    history.state = state
    if (to === undefined) return
    const { pathname, search, hash, href } = new URL(to, location.origin)
    Object.assign(location, { pathname, search, hash, href })
  }
  go(null, '', path)
  return {
    location,
    history,
    document: { createElement: () => ({}) },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }
}
