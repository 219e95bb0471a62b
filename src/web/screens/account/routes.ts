// The screens of the account area, each loaded when first wanted.
import { lazyPart, type ScreenRoute } from '../../parts/lazy-part.ts'
import type { Area } from '../../texts.ts'

const APPLYING: Area[] = ['registration', 'form', 'security-code']

export const accountRoutes: ScreenRoute[] = [
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
]
