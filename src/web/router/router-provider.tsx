// Shows the page of a router: the layout of its route around the screen, or an error screen.
import {
  Component,
  type ReactNode,
  startTransition,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import type { Router, RouterState } from './browser-router.ts'
import { withoutBase } from './match-routes.ts'
import type { LoadedPage, Location, RouteTable } from './route.ts'
import {
  ActivityContext,
  ErrorContext,
  LocationContext,
  PageDataContext,
  RouterContext,
} from './router-context.ts'

/** In the browser: follows the router. */
export function RouterProvider({ router }: { router: Router }) {
  const [state, setState] = useState(router.state)
  useLayoutEffect(() => {
    // The page is interactive from here on; the journeys wait for this mark.
    performance.mark('hydrated')
    const follow = (next: RouterState) => startTransition(() => setState(next))
    // The state may have changed between rendering and this effect.
    follow(router.state)
    return router.subscribe(follow)
  }, [router])
  const { navigation, revalidation, location, page } = state
  const activity = useMemo(() => ({ navigation, revalidation }), [navigation, revalidation])
  return (
    <RouterContext value={router}>
      <ActivityContext value={activity}>
        <ShownPage table={router.table} location={location} page={page} />
      </ActivityContext>
    </RouterContext>
  )
}

interface Shown {
  table: Pick<RouteTable, 'base' | 'Missing'>
  location: Location
  page: LoadedPage
}

/** The page alone, as the server renders it. */
export function ShownPage({ table, location, page }: Shown) {
  const { base, Missing } = table
  const own = useMemo(() => {
    return { ...location, pathname: withoutBase(location.pathname, base) ?? location.pathname }
  }, [location, base])
  // The same element as before spares React the screen when only the activity has changed.
  const shown = useMemo(() => {
    const { route, error } = page
    if (!route) {
      return (
        <ErrorContext value={error}>
          <Missing />
        </ErrorContext>
      )
    }
    const { Component: Screen, Layout, ErrorScreen } = route
    return (
      <Layout>
        <ErrorBoundary page={page} location={own} screen={<ErrorScreen />}>
          <Screen />
        </ErrorBoundary>
      </Layout>
    )
  }, [page, own, Missing])
  return (
    <LocationContext value={own}>
      <PageDataContext value={page}>{shown}</PageDataContext>
    </LocationContext>
  )
}

interface Guarded {
  page: LoadedPage
  location: Location
  /** Shown instead of the children when they or their loader failed. */
  screen: ReactNode
  children: ReactNode
}

interface Failure {
  /** An object, because anything can be thrown. */
  failed: { error: unknown } | null
  location: Location
}

class ErrorBoundary extends Component<Guarded, Failure> {
  override state: Failure = { failed: null, location: this.props.location }

  static getDerivedStateFromError(error: unknown): Partial<Failure> {
    return { failed: { error } }
  }

  /** A new address is rendered again. */
  static getDerivedStateFromProps({ location }: Guarded, state: Failure): Failure | null {
    return location === state.location ? null : { failed: null, location }
  }

  override render(): ReactNode {
    const { page, screen, children } = this.props
    const error = this.state.failed ? this.state.failed.error : page.error
    if (error === null) return children
    return <ErrorContext value={error}>{screen}</ErrorContext>
  }
}
