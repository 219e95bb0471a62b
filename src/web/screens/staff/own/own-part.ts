// Props that the parts of the own account share: its data, its actions, and how to load it again.
import type { StaffMe } from '../../../../contract/staff-session.ts'
import type { StaffActs } from './use-staff-acts.ts'

export interface OwnPart {
  me: StaffMe
  acts: StaffActs
  refresh: () => Promise<void>
}
