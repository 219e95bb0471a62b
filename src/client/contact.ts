// The calls of the contact pages.
import type { readContactDetailsRoute } from '../contract/contact.ts'
import { caller } from './call.ts'

export const readContactDetails = caller<typeof readContactDetailsRoute>(
  'GET',
  '/api/contact-us/user-info',
)
