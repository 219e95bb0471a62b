// The calls of the group user; those that call a single function are bound here.
import {
  checkEmailCodeRoute,
  readDraftRoute,
  readExhibitionRoute,
  saveDraftRoute,
  sendAnswersRoute,
} from '../../../contract/user-application.ts'
import { preferSeriesRoute } from '../../../contract/user-preferences.ts'
import {
  changeProfileRoute,
  listAddressesRoute,
  listSessionsRoute,
  logInDropShipRoute,
  logInRoute,
  readMemberRoute,
  removeAddressRoute,
  saveAddressRoute,
  switchAreaRoute,
} from '../../../contract/user-session.ts'
import { checkEmailCode, sendAnswers } from '../../modules/application/application-service.ts'
import { readDraft, saveDraft } from '../../modules/application/draft-service.ts'
import { readExhibition } from '../../modules/exhibition/exhibition-service.ts'
import { removeAddress } from '../../modules/membership/delivery-address-service.ts'
import { changeProfile, preferSeries, readMember } from '../../modules/membership/member-service.ts'
import { listSessions, switchArea } from '../../modules/membership/session-service.ts'
import {
  listDeliveryAddresses,
  saveCheckedAddress,
} from '../../operations/save-delivery-address.ts'
import { startSession } from '../../operations/start-session.ts'
import { type AnyCall, handle } from '../../context/call-handler.ts'
import { memberOf } from '../../context/context.ts'
import { applyToTeamCall } from './apply-to-team.ts'
import { changeEmailCall } from './change-email.ts'
import { changePasswordCall } from './change-password.ts'
import { confirmBrowserCall } from './confirm-browser.ts'
import { endSessionCall } from './end-session.ts'
import { logOutCall } from './log-out.ts'
import { readApplicationCall } from './read-application.ts'
import { registerAtExhibitionCall } from './register-at-exhibition.ts'
import { registerMemberCall } from './register-member.ts'
import { renewTokenCall } from './renew-token.ts'
import { resetPasswordCall } from './reset-password.ts'
import { sendEmailCodeCall } from './send-email-code.ts'

export const userCalls: AnyCall[] = [
  handle(logInRoute, (ctx, input) => startSession(ctx, input, 'wholesale')),
  handle(logInDropShipRoute, (ctx, input) => startSession(ctx, input, 'dropship')),
  confirmBrowserCall,
  renewTokenCall,
  handle(switchAreaRoute, async (ctx, { memberKind }) => {
    await switchArea(ctx.db, memberOf(ctx), memberKind)
    return { loginB2d: memberKind === 'dropship' }
  }),
  logOutCall,
  resetPasswordCall,
  changePasswordCall,
  handle(readMemberRoute, (ctx) => readMember(ctx)),
  handle(changeProfileRoute, async (ctx, input) => {
    await changeProfile(ctx, input)
    return null
  }),
  handle(preferSeriesRoute, async (ctx, { series }) => {
    await preferSeries(ctx, series)
    return null
  }),
  changeEmailCall,
  handle(listSessionsRoute, async (ctx) => ({
    list: await listSessions(ctx.db, ctx.clock(), memberOf(ctx)),
  })),
  endSessionCall,
  handle(listAddressesRoute, (ctx) => listDeliveryAddresses(ctx)),
  handle(saveAddressRoute, (ctx, input) => saveCheckedAddress(ctx, input)),
  handle(removeAddressRoute, async (ctx, { id }) => {
    await removeAddress(ctx, id)
    return null
  }),
  sendEmailCodeCall,
  handle(checkEmailCodeRoute, (ctx, input) => checkEmailCode(ctx, input)),
  registerMemberCall,
  readApplicationCall,
  handle(sendAnswersRoute, (ctx, input) => sendAnswers(ctx, input)),
  handle(saveDraftRoute, (ctx, { ticket, form }) => saveDraft(ctx, ticket, form)),
  handle(readDraftRoute, (ctx, { ticket }) => readDraft(ctx, ticket)),
  applyToTeamCall,
  registerAtExhibitionCall,
  handle(readExhibitionRoute, (ctx, { id }) => readExhibition(ctx, id)),
]
