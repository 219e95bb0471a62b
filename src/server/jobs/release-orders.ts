// Job: releases orders whose money has arrived, at most half a minute after staff credited it.
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { listWaitingAccounts } from '../modules/ordering/release-service.ts'
import { releaseWaiting } from '../operations/release-waiting.ts'
import { eachItem } from '../platform/each-item.ts'
import { type Job } from './job.ts'

export const releaseOrders: Job = {
  name: 'release-orders',
  everySeconds: 30,
  run: releaseAll,
}

async function releaseAll(db: Kysely<Database>, now: Date): Promise<void> {
  const accounts = await listWaitingAccounts(db)
  await eachItem(accounts, (accountId) => releaseWaiting(db, accountId, now))
}
