// Job: carries the stock of imported files over to orders, and shows changed stock bands, at most once a minute.
import { MINUTE_SECONDS } from '../../shared/time.ts'
import { carryStock } from '../operations/carry-stock.ts'
import { type Job } from './job.ts'

export const carryStockEachMinute: Job = {
  name: 'carry-stock',
  everySeconds: MINUTE_SECONDS,
  run: carryStock,
}
