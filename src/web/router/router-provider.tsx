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
    // The page is interactive from here on; the browser tests in e2e/ wait for this mark.
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

interface ShownPageProps {
  table: Pick<RouteTable, 'base' | 'Missing'>
  location: Location
  page: LoadedPage
}

/** The page without a router, as the server renders it. */
export function ShownPage({ table, location, page }: ShownPageProps) {
  const { base, Missing } = table
  const localLocation = useMemo(() => {
    return { ...location, pathname: withoutBase(location.pathname, base) ?? location.pathname }
  }, [location, base])
  // React skips an element that is the same as before, so a change of the activity alone does not render the screen again.
  const screen = useMemo(() => {
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
        <ErrorBoundary page={page} location={localLocation} screen={<ErrorScreen />}>
          <Screen />
        </ErrorBoundary>
      </Layout>
    )
  }, [page, localLocation, Missing])
  return (
    <LocationContext value={localLocation}>
      <PageDataContext value={page}>{screen}</PageDataContext>
    </LocationContext>
  )
}

interface ErrorBoundaryProps {
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

class ErrorBoundary extends Component<ErrorBoundaryProps, Failure> {
  override state: Failure = { failed: null, location: this.props.location }

  static getDerivedStateFromError(error: unknown): Partial<Failure> {
    return { failed: { error } }
  }

  /** A new address is rendered even if the one before it failed. */
  static getDerivedStateFromProps(
    { location }: ErrorBoundaryProps,
    state: Failure,
  ): Failure | null {
    return location === state.location ? null : { failed: null, location }
  }

  override render(): ReactNode {
    const { page, screen, children } = this.props
    const error = this.state.failed ? this.state.failed.error : page.error
    if (error === null) return children
    return <ErrorContext value={error}>{screen}</ErrorContext>
  }
}
