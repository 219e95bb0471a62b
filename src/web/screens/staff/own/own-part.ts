// Props that the parts of the page of a staff member's own account share.
import type { StaffMe } from '../../../../contract/staff-session.ts'
import type { StaffActs } from './use-staff-acts.ts'

export interface OwnPartProps {
  me: StaffMe
  acts: StaffActs
  /** Loads `me` again. */
  refresh: () => Promise<void>
}
