// POST /api/about/product/validation-token
import { issuePageTokenRoute } from '../../../contract/product-support.ts'
import { issuePageToken } from '../../flows/issue-page-token.ts'
import { handle } from '../../platform/call-handler.ts'

export const issuePageTokenCall = handle(issuePageTokenRoute, issuePageToken)
