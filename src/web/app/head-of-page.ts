// Computes the head of the page the router has reached, including error pages.
import { isRouteErrorResponse } from 'react-router'
import { splitLangPath } from '../../shared/lang.ts'
import { textsOf } from '../texts.ts'
import type { Head, HeadContext } from '../page/head.ts'
import type { RouteModule } from '../loading/route-module.ts'

/** The fields of a reached page that the server and browser routers have in common. */
export interface ReachedPage {
  location: { pathname: string }
  loaderData: Record<string, unknown>
  errors: Record<string, unknown> | null
  matches: { route: { id: string } }[]
}

export function headOfPage(
  page: ReachedPage,
  part: RouteModule | null,
  context: HeadContext,
): Head {
  const error = page.errors && Object.values(page.errors)[0]
  const screen = part?.loaded()
  if (error || !screen) return headOfError(error, page, context)
  const id = page.matches.at(-1)?.route.id ?? ''
  return screen.head(page.loaderData[id], context)
}

function headOfError(error: unknown, page: ReachedPage, { lang }: HeadContext): Head {
  const texts = textsOf(lang, 'frame').failed
  const missing = isRouteErrorResponse(error) && error.status === 404
  return {
    title: missing ? texts.notFoundTitle : texts.errorTitle,
    canonical: splitLangPath(page.location.pathname).path,
    index: false,
    alternates: false,
  }
}
