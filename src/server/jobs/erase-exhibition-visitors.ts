// Job: erases visitor registrations 180 days after their exhibition.
import { erasePastVisitors } from '../modules/exhibition/exhibition-service.ts'
import { type Job } from './job.ts'
import { DAY_SECONDS } from '../../shared/time.ts'

export const eraseExhibitionVisitors: Job = {
  name: 'forget-exhibition-visitors',
  everySeconds: DAY_SECONDS,
  run: erasePastVisitors,
}
