// Data of the frame of every page: menu categories, contact address, company and the current user.
import type { LoaderFunctionArgs } from '../router/loader.ts'
import { useFrameData } from '../router/router-context.ts'
import { readFrame, readTopInfo } from '../../client/home.ts'
import type { FrameInfo } from '../../contract/home.ts'
import type { ApprovalState } from '../../shared/membership.ts'
import { type PageContext, pageContext } from '../site-context.ts'

export interface LayoutData {
  /** Null in the browser: the markup has the menus already, and components that need the categories load them. */
  menu: FrameInfo['menuCategory'] | null
  contactEmail: string | null
  imprint: FrameInfo['imprint']
  /** Null for visitors. */
  session: LayoutSession | null
}

export interface LayoutSession {
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

const FALLBACK: LayoutData = {
  menu: [],
  contactEmail: null,
  imprint: null,
  session: null,
}

/** If the frame call fails, the page still renders, with default values and no session. */
export async function loadLayout({ context }: LoaderFunctionArgs): Promise<LayoutData> {
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

/** The data that the page contains, without the categories, which would be most of it; `[]` means that loading them failed. */
export function layoutOfPage(frame: LayoutData): LayoutData {
  return frame.menu?.length ? { ...frame, menu: null } : frame
}

async function loadSession({ lang, transport }: PageContext): Promise<LayoutSession | null> {
  const top = await readTopInfo({ lang, withWishCount: false }, transport).catch(() => null)
  if (!top?.username) return null
  const { userKey: _, serverDate: __, ...session } = top
  // If the server sends the name, it sends all fields.
  return session as LayoutSession
}

export function useLayout(): LayoutData {
  return (useFrameData() as LayoutData | undefined) ?? FALLBACK
}

export function useSession(): LayoutSession | null {
  return useLayout().session
}
