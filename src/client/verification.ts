// The calls of the verification page, apart from the others of their group, whose files and forms it does not need.
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
