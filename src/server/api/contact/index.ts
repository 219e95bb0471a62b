// The calls of the group contact, in contract order.
import type { AnyCall } from '../../platform/call-handler.ts'
import { readContactDetailsCall } from './read-contact-details.ts'

export const contactCalls: AnyCall[] = [readContactDetailsCall]
