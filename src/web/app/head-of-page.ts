// Computes the head of the page the router has reached, including error pages.
import { isRouteErrorResponse } from '../router/loader.ts'
import { splitLangPath } from '../../shared/lang.ts'
import { textsOf } from '../texts.ts'
import type { Head, HeadContext } from '../page/head.ts'
import { routeModuleOf } from '../loading/route-module.ts'
import type { LoadedPage } from '../router/route.ts'
import type { FrameData } from '../page/frame-data.ts'

export interface ReachedPage {
  location: { pathname: string }
  page: LoadedPage
}

export function headOfPage(reached: ReachedPage, context: HeadContext): Head {
  const { route, frame, screen: data, error } = reached.page
  const screen = routeModuleOf(route)?.loaded()
  if (error !== null || !screen) return headOfError(error, reached, context)
  const { imprint = null } = (frame ?? {}) as Partial<FrameData>
  return screen.head(data, { ...context, imprint })
}

function headOfError(error: unknown, { location }: ReachedPage, { lang }: HeadContext): Head {
  const texts = textsOf(lang, 'frame').failed
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return {
    title: isMissing ? texts.notFoundTitle : texts.errorTitle,
    canonical: splitLangPath(location.pathname).path,
    index: false,
    alternates: false,
  }
}
