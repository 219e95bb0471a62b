// What the frame of every page shows: the categories of the menu and the settings of the site.
import { type LoaderFunctionArgs, useRouteLoaderData } from 'react-router'
import { readHome } from '../../client/home.ts'
import type { HomeInfo } from '../../contract/home.ts'
import { type PageContext, pageContext } from '../site-context.ts'

export interface FrameData {
  menu: HomeInfo['menuCategory']
  contactEmail: string | null
  pageViewThresholdMs: number
}

const WITHOUT_SERVER: FrameData = { menu: [], contactEmail: null, pageViewThresholdMs: 1_000 }

/** A failed call leaves the menu short; the page goes on. */
export async function loadFrame({ context }: LoaderFunctionArgs): Promise<FrameData> {
  try {
    const { menuCategory, config } = await loadHome(context.get(pageContext))
    return {
      menu: menuCategory,
      contactEmail: config.contactEmail,
      pageViewThresholdMs: config.limits.pageViewThresholdMs,
    }
  } catch {
    return WITHOUT_SERVER
  }
}

const underWay = new WeakMap<PageContext, Promise<HomeInfo>>()

/** Frame and home page ask for the same answer at the same time: one call serves both. */
export function loadHome(page: PageContext): Promise<HomeInfo> {
  const asked = underWay.get(page)
  if (asked) return asked
  const { lang, transport } = page
  const answer = readHome({ lang }, transport).finally(() => underWay.delete(page))
  underWay.set(page, answer)
  return answer
}

export function useFrame(): FrameData {
  return (useRouteLoaderData('frame') as FrameData | undefined) ?? WITHOUT_SERVER
}
