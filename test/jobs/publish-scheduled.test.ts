// The scheduler publishes and withdraws content: to the minute, once, with an entry in the audit log.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  changeState,
  type StateAction,
} from '../../src/server/modules/content/writing/manage-entries.ts'
import { listAudit } from '../../src/server/modules/audit/audit-service.ts'
import { useShop } from '../support/ask.ts'
import { importFiles, markdown, replaceContent } from '../support/content-folder.ts'
import { runJob } from '../support/run-job.ts'

const PUBLISH = '2027-03-01T01:00:00.000Z'
const WITHDRAW = '2027-03-08T01:00:00.000Z'
/** The shop's clock, which the test moves. */
let now = new Date('2027-02-01T00:00:00Z')
const shop = useShop({ clock: () => now })

const job = async (time: string) => {
  now = new Date(time)
  await runJob(shop(), 'publish-scheduled', now)
}

/** Whether the entry is listed; feed, sitemap and page must agree with the list. */
async function isListed(): Promise<boolean> {
  const { body } = await shop().app.inject({
    method: 'POST',
    url: '/api/news',
    headers: { 'content-type': 'application/json' },
    payload: '{}',
  })
  const { result } = JSON.parse(body) as { result: { list: { id: string }[] } }
  const feed = (await shop().app.inject('/news.xml')).body.includes('/newsdetail/sale/')
  const map = (await shop().app.inject('/sitemaps/pages.xml')).body.includes('/newsdetail/sale/')
  const read = (await shop().app.inject('/api/news/detail/sale/announcement')).headers[
    'x-result-code'
  ]
  const isSeen = result.list.some(({ id }) => id === 'sale')
  expect({ feed, map, read }).toEqual({ feed: isSeen, map: isSeen, read: isSeen ? '200' : '404' })
  return isSeen
}

async function contentVersion(): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select content_version as version from catalogue_version`.execute(shop().db)
  return rows[0]?.version ?? 0
}

test('a scheduled entry is published at its time and withdrawn at its end', async () => {
  await replaceContent(shop(), {
    'news/sale/en_us.md': markdown({
      type: 'announcement',
      date: '2027-03-01',
      title: 'Sale',
      publishAt: PUBLISH,
      withdrawAt: WITHDRAW,
    }),
    'news/other/en_us.md': markdown({ type: 'announcement', date: '2027-01-01', title: 'Other' }),
  })
  const first = await contentVersion()
  await job('2027-03-01T00:59:59Z')
  expect(await contentVersion()).toBe(first)
  await expect.poll(isListed).toBe(false)

  await job(PUBLISH)
  expect(await contentVersion()).toBe(first + 1)
  await expect.poll(() => isListed().catch(() => false)).toBe(true)

  // The run a minute later finds nothing to do.
  await job('2027-03-01T01:01:00Z')
  expect(await contentVersion()).toBe(first + 1)

  await job('2027-03-08T01:00:30Z')
  expect(await contentVersion()).toBe(first + 2)
  await expect.poll(() => isListed().catch(() => true)).toBe(false)
  await job('2027-03-08T01:02:00Z')
  expect(await contentVersion()).toBe(first + 2)

  const entries = await listAudit(shop().db, 'content:news/sale')
  expect(entries.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
    'scheduler content.apply-schedule',
    'scheduler content.apply-schedule',
  ])
  const versions = await shop()
    .db.selectFrom('content_version')
    .where('id', '=', 'sale')
    .select(['version', 'actor'])
    .orderBy('version')
    .execute()
  expect(versions.map(({ actor }) => actor)).toEqual(['test', 'scheduler', 'scheduler'])
})

test('one run makes up for those missed during a downtime: it publishes and withdraws', async () => {
  await replaceContent(shop(), {
    'news/sale/en_us.md': markdown({
      type: 'announcement',
      date: '2027-03-01',
      title: 'Sale',
      state: 'scheduled',
      publishAt: PUBLISH,
      withdrawAt: WITHDRAW,
    }),
  })
  await job('2027-04-01T00:00:00Z')
  const { state } = await shop().db.selectFrom('content').select('state').executeTakeFirstOrThrow()
  expect(state).toBe('withdrawn')
})

const saleFiles = (fields: object) => ({
  'news/sale/en_us.md': markdown({
    type: 'announcement',
    date: '2027-03-01',
    title: 'Sale',
    withdrawAt: WITHDRAW,
    ...fields,
  }),
})
const SCHEDULED = saleFiles({ state: 'scheduled', publishAt: PUBLISH })
/** Visible at once, until its end. */
const PUBLISHED = saleFiles({ state: 'published' })
const stateOfSale = () =>
  shop()
    .db.selectFrom('content')
    .where('id', '=', 'sale')
    .select(['state', 'withdraw_at'])
    .executeTakeFirstOrThrow()
const changeSale = (action: StateAction) =>
  shop()
    .owner.transaction()
    .execute((trx) =>
      changeState(trx, { kind: 'news', id: 'sale' }, action, { now, actor: 'test' }),
    )
const scheduleSale = (at: string) => changeSale({ to: 'schedule', at: new Date(at) })

test('an entry that was withdrawn at its end is published again when it is scheduled again', async () => {
  now = new Date('2027-02-01T00:00:00Z')
  await replaceContent(shop(), SCHEDULED)
  await job(PUBLISH)
  await job(WITHDRAW)
  expect(await stateOfSale()).toMatchObject({ state: 'withdrawn' })
  await scheduleSale('2027-05-01T01:00:00Z')
  await job('2027-03-09T01:00:00Z')
  expect(await stateOfSale()).toEqual({ state: 'scheduled', withdraw_at: null })
  await job('2027-05-01T01:00:00Z')
  expect(await stateOfSale()).toMatchObject({ state: 'published' })
})

test('an entry is not scheduled for a time after its end', async () => {
  now = new Date('2027-02-01T00:00:00Z')
  await replaceContent(shop(), SCHEDULED)
  await expect(scheduleSale('2027-03-08T01:00:00Z')).rejects.toThrow(
    'news/sale is withdrawn at 2027-03-08T01:00:00.000Z. To schedule it for that time or later, make it a draft first, which removes this end.',
  )
  await scheduleSale('2027-03-07T01:00:00Z')
  expect(await stateOfSale()).toEqual({ state: 'scheduled', withdraw_at: new Date(WITHDRAW) })
})

test('files written before an entry was published or withdrawn by schedule change nothing when they are imported again', async () => {
  for (const files of [SCHEDULED, PUBLISHED]) {
    now = new Date('2027-02-01T00:00:00Z')
    await replaceContent(shop(), files)
    for (const [time, state] of [
      [PUBLISH, 'published'],
      [WITHDRAW, 'withdrawn'],
    ] as const) {
      await job(time)
      expect(await stateOfSale()).toMatchObject({ state })
      expect(await importFiles(shop(), files, now)).toMatchObject({ changed: [], unchanged: 1 })
      expect(await stateOfSale()).toMatchObject({ state })
    }
  }
})

test('a scheduled entry is not withdrawn before it is published', async () => {
  now = new Date('2027-02-01T00:00:00Z')
  await replaceContent(shop(), SCHEDULED)
  for (const at of ['2027-02-15T01:00:00Z', PUBLISH]) {
    await expect(changeSale({ to: 'withdraw', at: new Date(at) })).rejects.toThrow(
      'news/sale is published at 2027-03-01T01:00:00.000Z. Choose a later time to withdraw it, or make it a draft, so that it is not published.',
    )
  }
  await changeSale({ to: 'withdraw', at: new Date('2027-03-01T02:00:00Z') })
  await job(PUBLISH)
  expect(await stateOfSale()).toMatchObject({ state: 'published' })
  await job('2027-03-01T02:00:00Z')
  expect(await stateOfSale()).toMatchObject({ state: 'withdrawn' })
})
