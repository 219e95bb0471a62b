// Contexts and hooks by which components read the router, on the server too.
import { createContext, useCallback, useContext, useMemo } from 'react'
import type { NavigateOptions, Router, RouterState, To } from './browser-router.ts'
import type { Location, PageData } from './route.ts'

/** Of the shown page; the address is without the prefix of the language. */
export const LocationContext = createContext<Location | null>(null)
export const PageDataContext = createContext<PageData | null>(null)
/** What the router is loading. */
export const ActivityContext = createContext<Pick<RouterState, 'navigation' | 'revalidation'>>({
  navigation: 'idle',
  revalidation: 'idle',
})
/** Null while the server renders. */
export const RouterContext = createContext<Router | null>(null)
/** The error that an error screen shows. */
export const ErrorContext = createContext<unknown>(null)

export function useLocation(): Location {
  return useRequired(LocationContext)
}

/** The result of the loader of the shown screen. */
export function useLoaderData<T = unknown>(): T {
  return useRequired(PageDataContext).screen as T
}

/** The result of the loader of the frame. */
export function useFrameLoaderData(): unknown {
  return useRequired(PageDataContext).frame
}

export function useRouteError(): unknown {
  return useContext(ErrorContext)
}

/** `state` is 'loading' from the click until the next screen is shown. */
export function useNavigation(): { state: RouterState['navigation'] } {
  const { navigation } = useContext(ActivityContext)
  return { state: navigation }
}

export function useNavigate(): (to: To, options?: NavigateOptions) => Promise<void> {
  const router = useContext(RouterContext)
  return useCallback(
    async (to: To, options?: NavigateOptions) => router?.navigate(to, options),
    [router],
  )
}

/**
 * Returns a function to call in effects: whether the visitor came by a link or form of the site, not by typing the address,
 * reloading or going through the history.
 */
export function useCameByLink(): () => boolean {
  const router = useContext(RouterContext)
  return useCallback(() => router !== null && router.state.historyAction !== 'POP', [router])
}

export interface Revalidator {
  revalidate: () => Promise<void>
  state: RouterState['revalidation']
}

export function useRevalidator(): Revalidator {
  const router = useContext(RouterContext)
  const { revalidation: state } = useContext(ActivityContext)
  return useMemo(() => ({ revalidate: async () => router?.revalidate(), state }), [router, state])
}

function useRequired<T>(context: React.Context<T | null>): T {
  const value = useContext(context)
  if (value === null) throw new Error('no router around this component')
  return value
}
