// GET /api/security-code
import { issueCaptchaRoute } from '../../../contract/reference.ts'
import { issuePicture } from '../../modules/captcha/captcha-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const issueCaptchaCall = handle(issueCaptchaRoute, (ctx) => issuePicture(ctx))
