// The routes of the site, and the page that a router has loaded for an address.
import type { ComponentType, ReactNode } from 'react'
import type { Loader } from './loader.ts'
import type { Match, Pattern } from './match-routes.ts'

export interface Route extends Pattern {
  /** For the code that made the route; the router does not read it. */
  handle: unknown
  loader: Loader
  Component: ComponentType
  /** Stays in the document while screens with the same layout follow each other. */
  Layout: ComponentType<{ children: ReactNode }>
  /** In place of the component when it or its loader fails. */
  ErrorScreen: ComponentType
}

export interface RouteTable {
  routes: readonly Route[]
  /** Prefix of the language, or ''. */
  base: string
  /** Loads what the layouts show, once for each document. */
  frame: Loader
  /** Finds the route of a path with the prefix of the language. */
  match: (pathname: string) => Match<Route> | null
  /** For an address that no route matches. */
  Missing: ComponentType
}

export interface Location {
  /** With the prefix of the language. */
  pathname: string
  /** '' or '?a=1'. */
  search: string
  /** '' or '#part'. */
  hash: string
  state: unknown
  /** Identifies the entry of the history; 'default' for entries that the router did not make. */
  key: string
}

/** What the loaders returned for one address. */
export interface LoadedPage {
  /** Null: no route matches. */
  route: Route | null
  frame: unknown
  screen: unknown
  /** What a loader threw; null when none did. */
  error: unknown
}

/** The part of a loaded page that is embedded in its document. */
export type PageData = Pick<LoadedPage, 'frame' | 'screen' | 'error'>
