// The screens of the account area, each loaded on first use.
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import { routeModule, type ScreenRoute } from '../../loading/route-module.ts'
import type { TextFileName } from '../../texts.ts'

/** The texts that several screens share. */
const APPLYING: TextFileName[] = ['registration', 'form', 'security-code']

const LOGGING_IN: TextFileName[] = ['account', 'form', 'security-code']

const MEMBER: TextFileName[] = ['member', 'form']

const TEAM: TextFileName[] = [...MEMBER, 'team']

const MONEY: TextFileName[] = [...MEMBER, 'money']

const RETURNS: TextFileName[] = [...MEMBER, 'returns']

const ORDER_FILES: TextFileName[] = [...MONEY, 'order-file']

export const accountRoutes: ScreenRoute[] = [
  {
    path: PAGE_PATHS.logIn,
    route: routeModule('account/log-in', () => import('./log-in.tsx'), LOGGING_IN),
  },
  {
    path: PAGE_PATHS.forgotten,
    route: routeModule(
      'account/forgotten-password',
      () => import('./forgotten-password.tsx'),
      LOGGING_IN,
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
    route: routeModule('account/register', () => import('./register.tsx'), APPLYING),
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
      APPLYING,
    ),
  },
  {
    path: PAGE_PATHS.exhibition,
    route: routeModule('account/exhibition-form', () => import('./exhibition-form.tsx'), APPLYING),
  },
  {
    path: PAGE_PATHS.member,
    route: routeModule(
      'account/member/member-home',
      () => import('./member/member-home.tsx'),
      MEMBER,
    ),
  },
  {
    path: PAGE_PATHS.memberProfile,
    route: routeModule('account/member/profile', () => import('./member/profile.tsx'), MEMBER),
  },
  {
    path: PAGE_PATHS.memberSessions,
    route: routeModule('account/member/sessions', () => import('./member/sessions.tsx'), MEMBER),
  },
  {
    path: PAGE_PATHS.memberAddresses,
    route: routeModule('account/member/addresses', () => import('./member/addresses.tsx'), MEMBER),
  },
  {
    path: PAGE_PATHS.account,
    route: routeModule('account/money/account', () => import('./money/account.tsx'), MONEY),
  },
  {
    path: PAGE_PATHS.accountSettings,
    route: routeModule('account/money/settings', () => import('./money/settings.tsx'), [
      ...MONEY,
      'team',
    ]),
  },
  {
    path: PAGE_PATHS.accountDocuments,
    route: routeModule('account/money/documents', () => import('./money/documents.tsx'), [
      ...MEMBER,
      'company-lists',
    ]),
  },
  {
    path: PAGE_PATHS.team,
    route: routeModule('account/team/team', () => import('./team/team.tsx'), TEAM),
  },
  {
    path: PAGE_PATHS.invitation,
    route: routeModule('account/team/invitation', () => import('./team/invitation.tsx'), TEAM),
  },
  {
    path: PAGE_PATHS.orders,
    route: routeModule('account/orders/order-list', () => import('./orders/order-list.tsx'), MONEY),
  },
  {
    path: PAGE_PATHS.orderImport,
    route: routeModule(
      'account/order-files/order-import',
      () => import('./order-files/order-import.tsx'),
      ORDER_FILES,
    ),
  },
  {
    path: PAGE_PATHS.order,
    route: routeModule('account/orders/order', () => import('./orders/order.tsx'), MONEY),
  },
  {
    path: PAGE_PATHS.returns,
    route: routeModule(
      'account/returns/return-list',
      () => import('./returns/return-list.tsx'),
      RETURNS,
    ),
  },
  {
    path: PAGE_PATHS.newReturn,
    route: routeModule(
      'account/returns/return-request',
      () => import('./returns/return-request.tsx'),
      RETURNS,
    ),
  },
  {
    path: PAGE_PATHS.return,
    route: routeModule('account/returns/return', () => import('./returns/return.tsx'), RETURNS),
  },
]
