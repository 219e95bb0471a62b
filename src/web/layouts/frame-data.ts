// What the frame of every page shows: the categories of the menu and the settings of the site.
import { type LoaderFunctionArgs, useRouteLoaderData } from 'react-router'
import { readHome } from '../../client/home.ts'
import type { HomeInfo } from '../../contract/home.ts'
import { pageContext } from '../site-context.ts'

export interface FrameData {
  menu: HomeInfo['menuCategory']
  contactEmail: string | null
  pageViewThresholdMs: number
}

const WITHOUT_SERVER: FrameData = { menu: [], contactEmail: null, pageViewThresholdMs: 1_000 }

/** A failed call leaves the menu short; the page goes on. */
export async function loadFrame({ context }: LoaderFunctionArgs): Promise<FrameData> {
  const { lang, transport } = context.get(pageContext)
  try {
    const { menuCategory, config } = await readHome({ lang }, transport)
    return {
      menu: menuCategory,
      contactEmail: config.contactEmail,
      pageViewThresholdMs: config.limits.pageViewThresholdMs,
    }
  } catch {
    return WITHOUT_SERVER
  }
}

export function useFrame(): FrameData {
  return (useRouteLoaderData('frame') as FrameData | undefined) ?? WITHOUT_SERVER
}
