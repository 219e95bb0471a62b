// The screens of the account area, each loaded on first use.
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import { lazyPart, type ScreenRoute } from '../../loading/lazy-part.ts'
import type { Area } from '../../texts.ts'

const APPLYING: Area[] = ['registration', 'form', 'security-code']

const ENTERING: Area[] = ['account', 'form', 'security-code']

const MEMBER: Area[] = ['member', 'form']

export const accountRoutes: ScreenRoute[] = [
  {
    path: PAGE_PATHS.logIn,
    part: lazyPart('account/log-in', () => import('./log-in.tsx'), ENTERING),
  },
  {
    path: PAGE_PATHS.forgotten,
    part: lazyPart(
      'account/forgotten-password',
      () => import('./forgotten-password.tsx'),
      ENTERING,
    ),
  },
  {
    path: PAGE_PATHS.changePassword,
    part: lazyPart('account/change-password', () => import('./change-password.tsx'), [
      'account',
      'form',
    ]),
  },
  {
    path: PAGE_PATHS.signUp,
    part: lazyPart('account/sign-up', () => import('./sign-up.tsx'), ['registration']),
  },
  {
    path: PAGE_PATHS.register,
    part: lazyPart('account/register', () => import('./register.tsx'), APPLYING),
  },
  {
    path: PAGE_PATHS.registrationReceived,
    part: lazyPart('account/registration-succeeded', () => import('./registration-succeeded.tsx'), [
      'registration',
    ]),
  },
  {
    path: PAGE_PATHS.registrationFailed,
    part: lazyPart('account/registration-failed', () => import('./registration-failed.tsx'), [
      'registration',
    ]),
  },
  {
    path: PAGE_PATHS.applicationStatus,
    part: lazyPart(
      'account/application-status',
      () => import('./application-status.tsx'),
      APPLYING,
    ),
  },
  {
    path: PAGE_PATHS.exhibition,
    part: lazyPart('account/exhibition-form', () => import('./exhibition-form.tsx'), APPLYING),
  },
  {
    path: PAGE_PATHS.member,
    part: lazyPart('account/member/member-home', () => import('./member/member-home.tsx'), MEMBER),
  },
  {
    path: PAGE_PATHS.memberProfile,
    part: lazyPart('account/member/profile', () => import('./member/profile.tsx'), MEMBER),
  },
  {
    path: PAGE_PATHS.memberSessions,
    part: lazyPart('account/member/sessions', () => import('./member/sessions.tsx'), MEMBER),
  },
  {
    path: PAGE_PATHS.memberAddresses,
    part: lazyPart('account/member/addresses', () => import('./member/addresses.tsx'), MEMBER),
  },
  {
    path: PAGE_PATHS.staffWelcome,
    part: lazyPart('account/staff-welcome', () => import('./staff-welcome.tsx'), MEMBER),
  },
]
