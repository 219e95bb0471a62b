// Calls for the device finder.
import type {
  listFinderBrandsRoute,
  listFinderDevicesRoute,
  readDeviceRoute,
} from '../contract/finder.ts'
import { caller } from './call.ts'

export const listFinderBrands = caller<typeof listFinderBrandsRoute>('GET', '/api/finder/brands')
export const listFinderDevices = caller<typeof listFinderDevicesRoute>('GET', '/api/finder/devices')
export const readDevice = caller<typeof readDeviceRoute>('GET', '/api/finder/device/{slug}')
