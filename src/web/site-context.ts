// The page-wide context of every component and loader: language, theme, transport.
import { createContext as createReactContext, useContext } from 'react'
import { createContext as createRouterContext } from './router/loader.ts'
import type { Transport } from '../client/call.ts'
import type { Lang } from '../shared/lang.ts'
import type { SeriesPreference } from '../shared/series-preferences.ts'

export type Theme = 'light' | 'dark' | 'system'

/** For loaders: `context.get(pageContext)`. `origin` is 'https://host', without trailing slash. */
export interface PageContext {
  lang: Lang
  origin: string
  /** Sends calls; in the browser it also shows their failures to the user, as toasts. */
  transport: Transport
  /** Whether the current user may be logged in; when false, no session call is made. */
  maybeMember: () => boolean
  /** The series whose item represents a pack in lists; always the main one for visitors, whose pages are shared. */
  packSeries: () => SeriesPreference
}

export const pageContext = createRouterContext<PageContext>()

/** For components: `useSite()`. */
export interface Site extends PageContext {
  theme: Theme
}

export const SiteContext = createReactContext<Site | null>(null)

export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('the component is not within a SiteContext')
  return site
}

export function useLang(): Lang {
  return useSite().lang
}
