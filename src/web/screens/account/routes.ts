// The screens of the account area, each loaded when first wanted.
import { lazyPart, type ScreenRoute } from '../../parts/lazy-part.ts'
import { PATHS } from '../../paths.ts'
import type { Area } from '../../texts.ts'

const APPLYING: Area[] = ['registration', 'form', 'security-code']

const ENTERING: Area[] = ['account', 'form', 'security-code']

const MEMBER: Area[] = ['member', 'form']

export const accountRoutes: ScreenRoute[] = [
  { path: '/login', part: lazyPart('account/log-in', () => import('./log-in.tsx'), ENTERING) },
  {
    path: '/forgotten',
    part: lazyPart(
      'account/forgotten-password',
      () => import('./forgotten-password.tsx'),
      ENTERING,
    ),
  },
  {
    path: '/changePassword',
    part: lazyPart('account/change-password', () => import('./change-password.tsx'), [
      'account',
      'form',
    ]),
  },
  {
    path: '/signUp',
    part: lazyPart('account/sign-up', () => import('./sign-up.tsx'), ['registration']),
  },
  {
    path: '/register',
    part: lazyPart('account/register', () => import('./register.tsx'), APPLYING),
  },
  {
    path: '/registration-received',
    part: lazyPart('account/registration-succeeded', () => import('./registration-succeeded.tsx'), [
      'registration',
    ]),
  },
  {
    path: '/registration-failed',
    part: lazyPart('account/registration-failed', () => import('./registration-failed.tsx'), [
      'registration',
    ]),
  },
  {
    path: '/application-status',
    part: lazyPart(
      'account/application-status',
      () => import('./application-status.tsx'),
      APPLYING,
    ),
  },
  {
    path: '/registrationForm/:id',
    part: lazyPart('account/exhibition-form', () => import('./exhibition-form.tsx'), APPLYING),
  },
  {
    path: PATHS.member,
    part: lazyPart('account/member/member-home', () => import('./member/member-home.tsx'), MEMBER),
  },
  {
    path: PATHS.memberProfile,
    part: lazyPart('account/member/profile', () => import('./member/profile.tsx'), MEMBER),
  },
  {
    path: PATHS.memberSessions,
    part: lazyPart('account/member/sessions', () => import('./member/sessions.tsx'), MEMBER),
  },
  {
    path: PATHS.memberAddresses,
    part: lazyPart('account/member/addresses', () => import('./member/addresses.tsx'), MEMBER),
  },
  {
    path: PATHS.staffWelcome,
    part: lazyPart('account/staff-welcome', () => import('./staff-welcome.tsx'), MEMBER),
  },
]
