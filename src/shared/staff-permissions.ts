// What staff may do: the fixed list of permissions, and which of them no account holds together.

/** Each is explained to staff in `web/texts/<language>/staff.ts`. */
export const STAFF_PERMISSIONS = [
  'application.read',
  'application.decide',
  'member.read',
  'member.terms',
  'member.suspend',
  'member.view-as',
  'member.act-as',
  'person.read',
  'person.erase',
  'catalogue.read',
  'catalogue.write',
  'catalogue.import',
  'search.write',
  'stock.write',
  'price.read',
  'price.write',
  'order.read',
  'order.handle',
  'order.ship',
  'money.read',
  'money.match',
  'money.refund',
  'money.adjust',
  'money.pay-out',
  'case.read',
  'case.answer',
  'rma.decide',
  'rma.inspect',
  'content.read',
  'content.write',
  'content.publish',
  'media.write',
  'code.read',
  'code.make',
  'code.void',
  'mail.read',
  'mail.retry',
  'insight.read',
  'audit.read',
  'setting.write',
  'staff.manage',
  'system.read',
  'system.run',
] as const

export type StaffPermission = (typeof STAFF_PERMISSIONS)[number]

export function isStaffPermission(given: string): given is StaffPermission {
  return (STAFF_PERMISSIONS as readonly string[]).includes(given)
}

/** An account that decides what is owed must not be able to move the money as well. */
const DECIDES_WHAT_IS_OWED: readonly StaffPermission[] = [
  'price.write',
  'order.handle',
  'member.terms',
]
const MOVES_MONEY: readonly StaffPermission[] = ['money.match', 'money.adjust', 'money.pay-out']

/** The two permissions that no account may hold together; null when there are none. */
export function conflictingPermissions(
  permissions: ReadonlySet<StaffPermission>,
): readonly [StaffPermission, StaffPermission] | null {
  const decides = DECIDES_WHAT_IS_OWED.find((permission) => permissions.has(permission))
  const moves = MOVES_MONEY.find((permission) => permissions.has(permission))
  return decides && moves ? [decides, moves] : null
}
