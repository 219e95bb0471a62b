// What the parts of the own account share: its data, its acts, and how it is read again.
import type { StaffMe } from '../../../../contract/staff-session.ts'
import type { StaffActs } from './use-staff-act.ts'

export interface OwnPart {
  me: StaffMe
  acts: StaffActs
  refresh: () => Promise<void>
}
