// Calls for the verification page, kept apart from their group so that the page does not load its file and form
// code.
import type {
  issuePageTokenRoute,
  readDateCodeRoute,
  verifyProductRoute,
} from '../contract/product-support.ts'
import { caller } from './call.ts'

export const verifyProduct = caller<typeof verifyProductRoute>(
  'GET',
  '/api/about/product/validation/{No}',
)
export const issuePageToken = caller<typeof issuePageTokenRoute>(
  'POST',
  '/api/about/product/validation-token',
)
export const readDateCode = caller<typeof readDateCodeRoute>(
  'GET',
  '/api/about/product/date-code/{code}',
)
