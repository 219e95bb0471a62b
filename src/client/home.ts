// Calls for the home pages, the frame around every page, who is logged in, and records of page views.
import type { InputOf } from '../contract/call.ts'
import type {
  readDropShipHomeRoute,
  readFrameRoute,
  readHomeRoute,
  readTopInfoRoute,
  recordPageViewRoute,
} from '../contract/home.ts'
import { caller } from './call.ts'

export const readTopInfo = caller<typeof readTopInfoRoute>('POST', '/api/home/top-info')
export const readFrame = caller<typeof readFrameRoute>('GET', '/api/home/frame-info')
export const readHome = caller<typeof readHomeRoute>('GET', '/api/home/home-info')
export const readDropShipHome = caller<typeof readDropShipHomeRoute>(
  'GET',
  '/api/home/dropship/home-info',
)

const PAGE_VIEW_PATH: (typeof recordPageViewRoute)['path'] = '/api/user/behavior/statistical'

/** Browser only: sends the record without waiting for a response, even while the page unloads. */
export function beaconPageView(record: InputOf<typeof recordPageViewRoute>): void {
  const body = new Blob([JSON.stringify(record)], { type: 'application/json' })
  navigator.sendBeacon(PAGE_VIEW_PATH, body)
}
