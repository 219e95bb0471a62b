// The calls of the group order, in contract order.
import type { AnyCall } from '../../context/call-handler.ts'
import { checkOutCall } from './check-out.ts'
import { placeOrderCall } from './place-order.ts'

export const orderCalls: AnyCall[] = [checkOutCall, placeOrderCall]
