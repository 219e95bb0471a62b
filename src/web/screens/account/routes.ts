// The screens of the account area, each loaded on first use.
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import { routeModule, type ScreenRoute } from '../../loading/route-module.ts'
import type { TextFileName } from '../../texts.ts'

/** The texts that several screens share. */
const APPLICATION_TEXTS: TextFileName[] = ['registration', 'form', 'security-code']

const LOG_IN_TEXTS: TextFileName[] = ['account', 'form', 'security-code']

const MEMBER_TEXTS: TextFileName[] = ['member', 'form']

const TEAM_TEXTS: TextFileName[] = [...MEMBER_TEXTS, 'team']

const MONEY_TEXTS: TextFileName[] = [...MEMBER_TEXTS, 'money']

const RETURN_TEXTS: TextFileName[] = [...MEMBER_TEXTS, 'returns']

const ORDER_FILE_TEXTS: TextFileName[] = [...MONEY_TEXTS, 'order-file']

export const accountRoutes: ScreenRoute[] = [
  {
    path: PAGE_PATHS.logIn,
    route: routeModule('account/log-in', () => import('./log-in.tsx'), LOG_IN_TEXTS),
  },
  {
    path: PAGE_PATHS.forgotten,
    route: routeModule(
      'account/forgotten-password',
      () => import('./forgotten-password.tsx'),
      LOG_IN_TEXTS,
    ),
  },
  {
    path: PAGE_PATHS.changePassword,
    route: routeModule('account/change-password', () => import('./change-password.tsx'), [
      'account',
      'form',
    ]),
  },
  {
    path: PAGE_PATHS.signUp,
    route: routeModule('account/sign-up', () => import('./sign-up.tsx'), ['registration']),
  },
  {
    path: PAGE_PATHS.register,
    route: routeModule('account/register', () => import('./register.tsx'), APPLICATION_TEXTS),
  },
  {
    path: PAGE_PATHS.registrationReceived,
    route: routeModule(
      'account/registration-succeeded',
      () => import('./registration-succeeded.tsx'),
      ['registration'],
    ),
  },
  {
    path: PAGE_PATHS.registrationFailed,
    route: routeModule('account/registration-failed', () => import('./registration-failed.tsx'), [
      'registration',
    ]),
  },
  {
    path: PAGE_PATHS.applicationStatus,
    route: routeModule(
      'account/application-status',
      () => import('./application-status.tsx'),
      APPLICATION_TEXTS,
    ),
  },
  {
    path: PAGE_PATHS.exhibition,
    route: routeModule(
      'account/exhibition-form',
      () => import('./exhibition-form.tsx'),
      APPLICATION_TEXTS,
    ),
  },
  {
    path: PAGE_PATHS.member,
    route: routeModule(
      'account/member/member-home',
      () => import('./member/member-home.tsx'),
      MEMBER_TEXTS,
    ),
  },
  {
    path: PAGE_PATHS.memberProfile,
    route: routeModule(
      'account/member/profile',
      () => import('./member/profile.tsx'),
      MEMBER_TEXTS,
    ),
  },
  {
    path: PAGE_PATHS.memberSessions,
    route: routeModule(
      'account/member/sessions',
      () => import('./member/sessions.tsx'),
      MEMBER_TEXTS,
    ),
  },
  {
    path: PAGE_PATHS.memberAddresses,
    route: routeModule(
      'account/member/addresses',
      () => import('./member/addresses.tsx'),
      MEMBER_TEXTS,
    ),
  },
  {
    path: PAGE_PATHS.account,
    route: routeModule('account/money/account', () => import('./money/account.tsx'), MONEY_TEXTS),
  },
  {
    path: PAGE_PATHS.accountSettings,
    route: routeModule('account/money/settings', () => import('./money/settings.tsx'), [
      ...MONEY_TEXTS,
      'team',
    ]),
  },
  {
    path: PAGE_PATHS.accountDocuments,
    route: routeModule('account/money/documents', () => import('./money/documents.tsx'), [
      ...MEMBER_TEXTS,
      'company-lists',
    ]),
  },
  {
    path: PAGE_PATHS.team,
    route: routeModule('account/team/team', () => import('./team/team.tsx'), TEAM_TEXTS),
  },
  {
    path: PAGE_PATHS.invitation,
    route: routeModule(
      'account/team/invitation',
      () => import('./team/invitation.tsx'),
      TEAM_TEXTS,
    ),
  },
  {
    path: PAGE_PATHS.orders,
    route: routeModule(
      'account/orders/order-list',
      () => import('./orders/order-list.tsx'),
      MONEY_TEXTS,
    ),
  },
  {
    path: PAGE_PATHS.orderImport,
    route: routeModule(
      'account/order-files/order-import',
      () => import('./order-files/order-import.tsx'),
      ORDER_FILE_TEXTS,
    ),
  },
  {
    path: PAGE_PATHS.order,
    route: routeModule('account/orders/order', () => import('./orders/order.tsx'), MONEY_TEXTS),
  },
  {
    path: PAGE_PATHS.returns,
    route: routeModule(
      'account/returns/return-list',
      () => import('./returns/return-list.tsx'),
      RETURN_TEXTS,
    ),
  },
  {
    path: PAGE_PATHS.newReturn,
    route: routeModule(
      'account/returns/return-request',
      () => import('./returns/return-request.tsx'),
      RETURN_TEXTS,
    ),
  },
  {
    path: PAGE_PATHS.return,
    route: routeModule(
      'account/returns/return',
      () => import('./returns/return.tsx'),
      RETURN_TEXTS,
    ),
  },
]
