// Job: erases visitor registrations of exhibitions long past.
import { eraseForgottenVisitors } from '../modules/exhibition/exhibition-service.ts'
import { DAY_SECONDS, type Job } from './job.ts'

export const forgetExhibitionVisitors: Job = {
  name: 'forget-exhibition-visitors',
  everySeconds: DAY_SECONDS,
  run: eraseForgottenVisitors,
}
