// Data of the frame of every page: menu categories, contact address, company and the current user.
import type { LoaderFunctionArgs } from '../router/loader.ts'
import { useFrameLoaderData } from '../router/router-context.ts'
import { readFrame, readTopInfo } from '../../client/home.ts'
import type { FrameInfo } from '../../contract/home.ts'
import type { ApprovalState } from '../../shared/membership.ts'
import { type PageContext, pageContext } from '../site-context.ts'

export interface FrameData {
  /** Null in the browser: the markup has the menus already, and components that need the categories load them. */
  menu: FrameInfo['menuCategory'] | null
  contactEmail: string | null
  imprint: FrameInfo['imprint']
  /** Null for visitors. */
  session: FrameSession | null
}

/** The login for which the page was rendered. */
export interface FrameSession {
  username: string
  company: string
  /** `approved` is a member; any other state is an applicant, who browses as a visitor. */
  approvalState: ApprovalState
  /** True for a session in the dropshipping area. */
  loginB2d: boolean
  /** The company is a member of the other area too. */
  otherArea: boolean
  /** False for a login that only reads orders, and for applicants. */
  mayOrder: boolean
}

const FALLBACK: FrameData = {
  menu: [],
  contactEmail: null,
  imprint: null,
  session: null,
}

/** If the frame call fails, the page still renders, with default values and no session. */
export async function loadFrameData({ context }: LoaderFunctionArgs): Promise<FrameData> {
  const page = context.get(pageContext)
  const { lang, transport } = page
  try {
    const [{ menuCategory, contactEmail, imprint }, session] = await Promise.all([
      readFrame({ lang }, transport),
      page.maybeMember() ? loadSession(page) : null,
    ])
    return { menu: menuCategory, contactEmail, imprint, session }
  } catch {
    return FALLBACK
  }
}

/**
 * The frame as the page contains it: without the categories, which would be most of it. `[]` means that loading them
 * failed.
 */
export function embeddedFrame(frame: FrameData): FrameData {
  return frame.menu?.length ? { ...frame, menu: null } : frame
}

async function loadSession({ lang, transport }: PageContext): Promise<FrameSession | null> {
  const top = await readTopInfo({ lang, withWishCount: false }, transport).catch(() => null)
  if (!top?.username) return null
  const { userKey: _, serverDate: __, ...session } = top
  // If the server sends the name, it sends all fields.
  return session as FrameSession
}

export function useFrameData(): FrameData {
  return (useFrameLoaderData() as FrameData | undefined) ?? FALLBACK
}

export function useSession(): FrameSession | null {
  return useFrameData().session
}
