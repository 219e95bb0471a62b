// GET /api/v2/security-code
import { issueCaptchaV2Route } from '../../../contract/reference.ts'
import { issueWork } from '../../modules/captcha/captcha-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const issueCaptchaV2Call = handle(issueCaptchaV2Route, (ctx) => issueWork(ctx))
