// Calls for applications for membership and to teams, with their email codes, drafts and answers to what staff asked
// for, and for exhibitions.
import type {
  applyToTeamRoute,
  checkEmailCodeRoute,
  readApplicationRoute,
  readDraftRoute,
  readExhibitionRoute,
  registerAtExhibitionRoute,
  registerMemberRoute,
  saveDraftRoute,
  sendEmailCodeRoute,
  sendAnswersRoute,
} from '../contract/user-application.ts'
import { caller } from './call.ts'
import { formCaller } from './form-caller.ts'

export const sendEmailCode = caller<typeof sendEmailCodeRoute>(
  'POST',
  '/api/user/register/send-email',
)
export const checkEmailCode = caller<typeof checkEmailCodeRoute>(
  'POST',
  '/api/user/register/check/email-security-code',
)
export const registerMember = caller<typeof registerMemberRoute>('POST', '/api/user/register-v2')
export const readApplication = caller<typeof readApplicationRoute>('GET', '/api/user/register-v2')
export const sendAnswers = caller<typeof sendAnswersRoute>('POST', '/api/user/register/papers')
export const saveDraft = caller<typeof saveDraftRoute>('POST', '/api/user/register/draft')
export const readDraft = caller<typeof readDraftRoute>('POST', '/api/user/register/read-draft')
export const registerAtExhibition = caller<typeof registerAtExhibitionRoute>(
  'POST',
  '/api/user/exhibition/register',
)
export const readExhibition = caller<typeof readExhibitionRoute>('GET', '/api/exhibition/info/{id}')

/** An application to the team, or for the opening in a team, that `id` names. */
export const applyToTeam = formCaller<typeof applyToTeamRoute>('/api/user/join-us/{id}')
