// Script payloads in Chromium, stored in every kind of field and reflected: none of them runs.
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashOf } from '../src/server/platform/secrets.ts'
import { feedback } from '../src/web/texts/en_us/feedback.ts'
import { REFLECTED_INPUTS, reflectedAddress } from '../test/drivers/reflected-inputs.ts'
import { RAN, SCRIPT_PAYLOADS } from '../test/support/script-payloads.ts'
import { announceChange } from '../test/support/announce-change.ts'
import { createMember } from '../test/support/create-member.ts'
import { type ListeningShop, startShop } from '../test/support/listening-shop.ts'
import { FULL_SIZE, sampleInTurn } from '../test/support/sample.ts'
import { useJourneys, type VisitOptions } from './support/visit.ts'
import { button, field } from './support/fields.ts'

/** PostgreSQL cannot store NUL characters, and every input rejects them. */
const TEXTS = SCRIPT_PAYLOADS.map((text) => text.replaceAll('\u0000', '').toWellFormed())
const PRODUCT = '/products/laptop/arima-w35044lb-11-1v-2190mah/VC-LT81747'

let shop: ListeningShop

beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop?.close())
// At the end of the file it also fails if a page violated its Content-Security-Policy.
const { visit } = useJourneys({
  origin: () => shop.address,
  defaults: { reducedMotion: 'reduce' },
})

async function openPage(options?: VisitOptions): Promise<{ page: Page; dialogs: string[] }> {
  const page = await visit(null, options)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  return { page, dialogs }
}

/** Returns what a payload that ran has set in the page; undefined if none did. */
function ran(page: Page): Promise<unknown> {
  return page.evaluate((name) => (globalThis as unknown as Record<string, unknown>)[name], RAN)
}

/** Opens all details, focuses every element and sends it the events that payloads listen to. */
async function touchAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('details')) element.open = true
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      element.focus({ preventScroll: true })
      for (const type of ['mouseover', 'mouseenter', 'pointerover', 'toggle', 'error', 'load']) {
        element.dispatchEvent(new Event(type, { bubbles: true }))
      }
    }
  })
  // What was opened may load pictures, whose handlers run when they have loaded or failed.
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  )
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

/**
 * The first address; all of them at full size. A text without a translation is shown in English on Chinese pages too, so one
 * language represents the others.
 */
const inTurn = (...addresses: string[]) => [...sampleInTurn(addresses, 0)]

/** Opens each address; `seen` is a text of the page that proves that the payloads are on it. */
async function expectHarmless(
  addresses: string[],
  seen: RegExp,
  options?: VisitOptions,
): Promise<void> {
  const { page, dialogs } = await openPage(options)
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'load' })
    // Without the texts on the page, the test would prove nothing.
    await expect.poll(() => page.locator('main').textContent(), { message: address }).toMatch(seen)
    await touchAll(page)
    expect(await ran(page), address).toBeUndefined()
  }
  expect(dialogs).toEqual([])
}

describe('stored', () => {
  test('no payload runs in questions and answers, however they were stored', async () => {
    const rows = TEXTS.map((text, at) => ({ id: `hostile-${at}`, text }))
    await sql`
      insert into content (kind, id, type, state, updated_at, place)
      select 'question', r.id, 'finding', 'published', now(), 900
      from jsonb_to_recordset(${JSON.stringify(rows)}) as r(id text, text text)
      on conflict do nothing`.execute(shop.db)
    await sql`
      insert into content_text (kind, id, lang, title, body_html, summary, facts)
      select 'question', r.id, 'en_us', r.text, '<p>before</p>' || r.text, r.text, '[]'
      from jsonb_to_recordset(${JSON.stringify(rows)}) as r(id text, text text)
      on conflict do nothing`.execute(shop.db)
    await announceChange(shop, 'content_version')
    await expectHarmless(inTurn('/zh-cn/faq.html', '/faq.html'), new RegExp(RAN))
  })

  test('no payload runs in the title, summary, alternative text or place of news', async () => {
    const rows = TEXTS.map((text, at) => ({ id: `hostile-news-${at}`, text }))
    await sql`
      insert into content (kind, id, type, state, updated_at, dated_on, facts)
      select 'news', r.id, 'event', 'published', now(), '2026-11-20',
        '{"beginsOn": "2026-12-01", "endsOn": "2026-12-02"}'
      from jsonb_to_recordset(${JSON.stringify(rows)}) as r(id text, text text)
      on conflict do nothing`.execute(shop.db)
    await sql`
      insert into content_text (kind, id, lang, title, summary, body_html, image_alt, facts)
      select 'news', r.id, 'en_us', r.text, r.text, r.text, r.text, jsonb_build_array(jsonb_build_array('place', r.text), jsonb_build_array(r.text, r.text))
      from jsonb_to_recordset(${JSON.stringify(rows)}) as r(id text, text text)
      on conflict do nothing`.execute(shop.db)
    await announceChange(shop, 'content_version')
    const lists = ['/', ...inTurn('/zh-hk/news', '/news'), '/news?page=2', '/news?page=3']
    await expectHarmless(lists, /</)
    const each = rows.filter((_, at) => at % 10 === 0).map(({ id }) => `/newsdetail/${id}/event`)
    await expectHarmless(each, /./)
  })

  test('no payload runs in the numbers and fits of a product', async () => {
    const rows = TEXTS.map((text, at) => ({ at: at + 1000, text }))
    for (const table of ['part_ref', 'fitment'] as const) {
      await sql`delete from ${sql.table(table)} where product_id =
        (select id from product where item_no = 'VC-LT81747')`.execute(shop.db)
    }
    await sql`
      insert into part_ref (product_id, kind, raw, brand, position)
      select (select id from product where item_no = 'VC-LT81747'), 'oem', r.text, r.text, r.at
      from jsonb_to_recordset(${JSON.stringify(rows)}) as r(at int, text text)
      on conflict do nothing`.execute(shop.db)
    await sql`
      insert into fitment (product_id, position, brand, label, confidence)
      select (select id from product where item_no = 'VC-LT81747'), r.at, left(r.text, 60), r.text, 'reported'
      from jsonb_to_recordset(${JSON.stringify(rows)}) as r(at int, text text)
      on conflict do nothing`.execute(shop.db)
    await announceChange(shop, 'content_version')
    await expectHarmless(inTurn(`/zh-hk${PRODUCT}`, PRODUCT), new RegExp(RAN))
  })

  test('no payload runs in the addresses and names of a member', async () => {
    const member = await createMember(shop.db, {})
    await sql`
      insert into member_address (id, company_id, label, recipient, line1, city, country, created_at)
      select 'hostile-' || r.at, ${member.companyId}, r.text, r.text, r.text, r.text, 'DE', now()
      from jsonb_to_recordset(${JSON.stringify(TEXTS.map((text, at) => ({ at, text })))})
        as r(at int, text text)`.execute(shop.db)
    await sql`update company set name = ${TEXTS[0]} where id = ${member.companyId}`.execute(shop.db)
    await expectHarmless(['/member', '/member/addresses'], new RegExp(RAN), { member })
  })

  test('no payload runs in the thread of a case or the names of its files', async () => {
    const code = '0123456789ABC'
    const caseNo = '2611-999999'
    await sql`
      insert into feedback_case (case_no, type, state, lang, full_name, email, email_key, subject,
        form, code_hash, created_at, last_activity_at)
      values (${caseNo}, 'other', 'waiting_for_us', 'en_us', ${TEXTS[0]}, 'a@b.example', 'a@b.example',
        ${TEXTS[1]}, '{}', ${hashOf('case-code', `${caseNo}\n${code}`)}, now(), now())`.execute(
      shop.db,
    )
    const rows = JSON.stringify(TEXTS.map((text, at) => ({ at, text })))
    await sql`
      insert into case_message (id, case_no, author, body, created_at)
      select 'hostile-' || r.at, ${caseNo}, case when r.at % 2 = 0 then 'customer' else 'staff' end,
        r.text, now()
      from jsonb_to_recordset(${rows}) as r(at int, text text)`.execute(shop.db)
    await sql`
      insert into received_file (id, hash, file_name, media_type, bytes, case_no, message_id, scan, created_at)
      select 'hostile-' || r.at, repeat('a', 64), left(r.text, 120), 'application/pdf', 10, ${caseNo},
        'hostile-' || r.at, 'none', now()
      from jsonb_to_recordset(${rows}) as r(at int, text text)`.execute(shop.db)
    const { page, dialogs } = await openPage()
    const { labels, show } = feedback.follow
    await page.goto('/customer-feedback.html#follow', { waitUntil: 'load' })
    await field(page, labels.caseNo).fill(caseNo)
    await field(page, labels.feedbackCode).fill(code)
    await button(page, show).click()
    await page.getByText(RAN).first().waitFor()
    await touchAll(page)
    expect(await ran(page)).toBeUndefined()
    expect(dialogs).toEqual([])
  })
})

test('no payload runs in any place that reflects its input', async () => {
  const { page, dialogs } = await openPage()
  for (const [at, place] of REFLECTED_INPUTS.entries()) {
    for (const turn of FULL_SIZE ? [at * 5, at * 5 + 2] : [at * 5]) {
      const address = reflectedAddress(place, TEXTS[turn % TEXTS.length] ?? '')
      await page.goto(address, { waitUntil: 'load' })
      expect(await ran(page), address).toBeUndefined()
    }
  }
  expect(dialogs).toEqual([])
}, 180_000)
