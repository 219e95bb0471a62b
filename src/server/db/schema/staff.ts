// Tables of staff: accounts, roles and permissions.
import type { Generated } from 'kysely'
import type { StaffPermission } from '../../../shared/staff-permissions.ts'

export interface StaffTable {
  id: Generated<number>
  email: string
  email_key: string
  name: string
  password_hash: string | null
  invitation_hash: Buffer | null
  invitation_expires_at: Date | null
  created_at: Date
  disabled_at: Date | null
}

export interface StaffRoleTable {
  name: string
  built_in: Generated<boolean>
}

export interface StaffRolePermissionTable {
  role: string
  permission: StaffPermission
}

export interface StaffAccountRoleTable {
  staff_id: number
  role: string
}

export interface StaffTables {
  staff: StaffTable
  staff_role: StaffRoleTable
  staff_role_permission: StaffRolePermissionTable
  staff_account_role: StaffAccountRoleTable
}
