// The calls of the group finder, in contract order.
import type { AnyCall } from '../../platform/call-handler.ts'
import { listFinderBrandsCall } from './list-brands.ts'
import { listFinderDevicesCall } from './list-devices.ts'
import { readDeviceCall } from './read-device.ts'

export const finderCalls: AnyCall[] = [listFinderBrandsCall, listFinderDevicesCall, readDeviceCall]
