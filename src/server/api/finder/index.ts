// The calls of the group finder; those that call a single function are bound here.
import { listFinderBrandsRoute, readDeviceRoute } from '../../../contract/finder.ts'
import { listFinderBrands } from '../../modules/catalogue/finder-service.ts'
import { readDeviceForActor } from '../../operations/list-for-actor.ts'
import { type AnyCall, handle } from '../../context/call-handler.ts'
import { listFinderDevicesCall } from './list-devices.ts'

export const finderCalls: AnyCall[] = [
  handle(listFinderBrandsRoute, (ctx, input) => listFinderBrands(ctx, input.deviceType)),
  listFinderDevicesCall,
  handle(readDeviceRoute, (ctx, input) => readDeviceForActor(ctx, input.slug)),
]
