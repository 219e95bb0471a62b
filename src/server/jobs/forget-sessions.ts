// Job: forgets sessions that ended 90 days ago, and used links for new passwords.
import { forgetSessions } from '../modules/membership/forget-sessions.ts'
import type { Job } from './job.ts'

export const forgetEndedSessions: Job = {
  name: 'forget-sessions',
  when: '30 18 * * *',
  async run({ db, clock }) {
    await forgetSessions(db, clock())
  },
}
