// Data shown in the frame of every page: menu categories, site settings and the current user.
import { type LoaderFunctionArgs, useRouteLoaderData } from 'react-router'
import { readFrame, readTopInfo } from '../../client/home.ts'
import type { FrameInfo } from '../../contract/home.ts'
import type { ApprovalState } from '../../shared/membership.ts'
import { type PageContext, pageContext } from '../site-context.ts'

export interface FrameData {
  menu: FrameInfo['menuCategory']
  contactEmail: string | null
  pageViewThresholdMs: number
  /** Null for visitors. */
  session: FrameSession | null
}

export interface FrameSession {
  username: string
  company: string
  /** `approved` is a member; any other state is an applicant, who browses as a visitor. */
  approvalState: ApprovalState
  loginB2d: boolean
}

const WITHOUT_SERVER: FrameData = {
  menu: [],
  contactEmail: null,
  pageViewThresholdMs: 1_000,
  session: null,
}

/** If the frame call fails, the page still renders, with default values and no session. */
export async function loadFrame({ context }: LoaderFunctionArgs): Promise<FrameData> {
  const page = context.get(pageContext)
  const { lang, transport } = page
  try {
    const [{ menuCategory, contactEmail, pageViewThresholdMs }, session] = await Promise.all([
      readFrame({ lang }, transport),
      page.maybeMember() ? loadSession(page) : null,
    ])
    return { menu: menuCategory, contactEmail, pageViewThresholdMs, session }
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

export function useFrame(): FrameData {
  return (useRouteLoaderData('frame') as FrameData | undefined) ?? WITHOUT_SERVER
}

export function useSession(): FrameSession | null {
  return useFrame().session
}
