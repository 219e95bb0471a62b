// The data embedded in a rendered page, from which the browser's router continues.
import type { BrandFacts } from '../../shared/brand.ts'
import { isRouteErrorResponse } from '../router/loader.ts'
import { type FrameData, embeddedFrame } from '../page/frame-data.ts'
import type { LoadedPage, PageData } from '../router/route.ts'

export interface Hydration extends PageData {
  brand: BrandFacts
}

export const HYDRATION_ID = 'hydration'

export function hydrationOf({ frame, screen, error }: LoadedPage, brand: BrandFacts): Hydration {
  return {
    brand,
    frame: embeddedFrame(frame as FrameData),
    screen,
    error: error === null ? null : shownError(error),
  }
}

/** An error without a status is an internal one: the visitor sees no details of it. */
function shownError(error: unknown): PageData['error'] {
  if (!isRouteErrorResponse(error)) return { status: 500, data: null }
  return { status: error.status, data: error.data }
}
