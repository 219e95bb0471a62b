// What the frame of every page shows: the categories of the menu, the settings of the site, who is logged in.
import { type LoaderFunctionArgs, useRouteLoaderData } from 'react-router'
import { readHome, readTopInfo } from '../../client/home.ts'
import type { HomeInfo } from '../../contract/home.ts'
import type { ApprovalState } from '../../shared/membership.ts'
import { type PageContext, pageContext } from '../site-context.ts'

export interface FrameData {
  menu: HomeInfo['menuCategory']
  contactEmail: string | null
  pageViewThresholdMs: number
  /** Null for visitors. */
  session: FrameSession | null
}

export interface FrameSession {
  username: string
  company: string
  /** `approved`: a member; else an applicant, who browses as a visitor. */
  approvalState: ApprovalState
  loginB2d: boolean
}

const WITHOUT_SERVER: FrameData = {
  menu: [],
  contactEmail: null,
  pageViewThresholdMs: 1_000,
  session: null,
}

/** A failed call leaves the menu short; the page goes on. */
export async function loadFrame({ context }: LoaderFunctionArgs): Promise<FrameData> {
  const page = context.get(pageContext)
  try {
    const [{ menuCategory, config }, session] = await Promise.all([
      loadHome(page),
      page.maybeMember() ? loadSession(page) : null,
    ])
    return {
      menu: menuCategory,
      contactEmail: config.contactEmail,
      pageViewThresholdMs: config.limits.pageViewThresholdMs,
      session,
    }
  } catch {
    return WITHOUT_SERVER
  }
}

async function loadSession({ lang, transport }: PageContext): Promise<FrameSession | null> {
  const top = await readTopInfo({ lang }, transport).catch(() => null)
  if (!top?.username) return null
  const { username, company = '', approvalState = 'approved', loginB2d = false } = top
  return { username, company, approvalState, loginB2d }
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

export function useSession(): FrameSession | null {
  return useFrame().session
}
