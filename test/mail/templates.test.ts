// Every mail in every language over a real mail server: it arrives, has the right text and HTML, and contains
// nothing else.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeMail } from '../../src/server/modules/mail/mail-service.ts'
import type {
  MailRequest,
  MailTemplate,
} from '../../src/server/modules/mail/composition/mail-request.ts'
import { sendWaitingMails } from '../../src/server/modules/mail/sending-service.ts'
import {
  createSmtpTransport,
  type MailTransport,
} from '../../src/server/platform/mail-transport.ts'
import { htmlLang, LANGS, type Lang } from '../../src/shared/lang.ts'
import { openMailbox, type Mailbox, type ReadMail } from '../support/mailbox.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { SAMPLE_MAILS } from '../support/sample-mails.ts'

const TEMPLATES = Object.keys(SAMPLE_MAILS) as MailTemplate[]
const now = new Date('2026-11-20T02:00:00Z')
let shop: TestApp
let mailbox: Mailbox
let transport: MailTransport

beforeAll(async () => {
  shop = await createTestApp()
  mailbox = await openMailbox()
  transport = createSmtpTransport(mailbox.url, 'Voltcell 电池 <no-reply@shop.example>')
})
afterAll(async () => {
  transport.close()
  await mailbox.close()
  await shop.close()
})

async function sent(
  template: MailTemplate,
  lang: Lang,
  more: Partial<MailRequest> = {},
): Promise<ReadMail> {
  const to = `${template}.${lang}@customer.example`
  const contents = SAMPLE_MAILS[template]
  await writeMail(shop.db, now, { template, to, lang, contents, ...more } as MailRequest)
  await sendWaitingMails(shop.db, transport, () => now)
  return mailbox.next({ to })
}

/** The text that a reader of the HTML sees. */
function visibleText(html: string): string {
  return html
    .replace(/<title>.*?<\/title>/s, '')
    .replace(/<br>/g, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
}

const PLAIN_TAGS =
  /^(?:!doctype|html|head|meta|title|body|div|p|br|a|span|dl|dt|dd|blockquote|table|thead|tbody|tr|th|td)$/

describe.each(LANGS)('%s', (lang) => {
  test.each(TEMPLATES)('the mail %s arrives with equal text and HTML', async (template) => {
    const mail = await sent(template, lang)
    expect(mail.subject.trim()).toBe(mail.subject)
    expect(mail.subject).not.toBe('')
    expect(mail.html).toContain(`<html lang="${htmlLang(lang)}">`)
    // No typed text became markup, nothing is fetched, no script runs.
    const tags = [...mail.html.matchAll(/<\/?([a-z!][a-z0-9]*)/gi)].map((found) => found[1] ?? '')
    expect(tags.filter((tag) => !PLAIN_TAGS.test(tag))).toEqual([])
    expect(mail.html).not.toMatch(/\bsrc=|\burl\(|@import|\son\w+=/i)
    for (const [, href] of mail.html.matchAll(/href="([^"]*)"/g)) {
      expect(href).toMatch(/^https:\/\/shop\.example\//)
    }
    // oxlint-disable-next-line no-control-regex -- the very characters
    expect(`${mail.html}${mail.text}`).not.toMatch(/[\u0000\u001b\u202a-\u202e]/)
    // Both parts contain all contents.
    for (const word of wordsOf(SAMPLE_MAILS[template])) {
      expect(visibleText(mail.html)).toContain(word)
      expect(mail.text).toContain(word)
    }
    expect(`${mail.subject}${mail.text}`).not.toMatch(/undefined|null|NaN|\[object/)
    if (lang !== 'en_us') expect(mail.subject).toMatch(/\p{Script=Han}/u)
    expect(mail.raw).not.toMatch(/^bcc:/im)
  })
})

/** Names, codes, numbers and addresses of the contents that are spelled the same in every language. */
function wordsOf(contents: object): string[] {
  const literal = new Set([
    'code',
    'link',
    'logInUrl',
    'forgottenUrl',
    'registerUrl',
    'statusUrl',
    'confirmUrl',
    'url',
    'applicationNo',
    'customerNo',
    'username',
    'newEmail',
    'registrationNo',
    'caseNo',
    'followUrl',
    'itemNo',
    'booth',
    'place',
    'exhibition',
  ])
  return Object.entries(contents).flatMap(([name, value]) =>
    literal.has(name) && typeof value === 'string' ? [value] : [],
  )
}

describe('what the mails say', () => {
  test.each([
    ['en_us', '1 December 2026', '7 working days', '6 months'],
    ['zh_cn', '2026年12月1日', '7 个工作日', '6 个月'],
    ['zh_hk', '2026年12月1日', '7 個工作天', '6 個月'],
  ] as const)(
    'in %s the mail states the day of the decision, and how long data is stored',
    async (lang, ...facts) => {
      const { text, html } = await sent('application-received', lang)
      for (const words of facts) {
        expect(text).toContain(words)
        expect(html).toContain(words)
      }
    },
  )

  test('a code is alone on its line, and not in the subject', async () => {
    const { text, html, subject } = await sent('email-code', 'zh_hk')
    expect(text).toMatch(/^ {4}048213$/m)
    expect(html).toMatch(/font:bold 32px[^>]*>048213</)
    expect(subject).not.toContain('048213')
  })

  test.each([
    ['en_us', 'opening deposit'],
    ['zh_cn', '预存款'],
    ['zh_hk', '預繳款項'],
  ] as const)('only dropshippers are asked for the opening deposit (%s)', async (lang, deposit) => {
    const contents = SAMPLE_MAILS['application-approved']
    const dropshipper = await sent('application-approved', lang)
    expect(dropshipper.text).toContain(deposit)
    const wholesaler = await sent('application-approved', lang, {
      contents: { ...contents, memberKind: 'wholesale' },
    })
    expect(wholesaler.text).not.toContain(deposit)
  })

  test('a wish list is a table with or without prices', async () => {
    const { html, text } = await sent('wish-list', 'zh_hk')
    expect(visibleText(html)).toMatch(
      /客戶行號 +客戶自訂編號 +貨品編號 +貨品名稱 +數量 +備註 +單價 +金額/,
    )
    expect(visibleText(html)).toMatch(
      /VC-LT35641 +笔记本电脑电池 <Li-ion> +1200 +=1\+1 "note" +USD 12.50 +USD 15,000.00/,
    )
    expect(text).toContain('3; 17 | =WJPC4 <b> | VC-LT35641 | 笔记本电脑电池 <Li-ion> | 1200 | ')
    expect(text).toContain(' | USD 12.50 | USD 15,000.00\n  https://shop.example/')
    expect(text).toContain('合計（USD）：15,000.00')
    expect(text).toContain('> Bcc: x@customer.example')
    const contents = {
      ...SAMPLE_MAILS['wish-list'],
      totals: null,
      lines: SAMPLE_MAILS['wish-list'].lines.map((line) => ({ ...line, unit: null, total: null })),
    }
    const bare = await sent('wish-list', 'en_us', { contents } as Partial<MailRequest>)
    expect(bare.text).not.toMatch(/price|USD/i)
    expect(bare.html).not.toMatch(/price|USD/i)
  })

  test('an attachment with a Chinese name arrives byte for byte', async () => {
    const content = Buffer.from([0, 255, 10, 13, 46, 10])
    const attachments = [
      {
        fileName: '心愿单 “A”.xlsx',
        mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        content: content.toString('base64'),
      },
    ]
    const mail = await sent('wish-list', 'zh_cn', { attachments })
    expect(mail.attachments).toHaveLength(1)
    expect(mail.attachments[0]?.fileName).toBe('心愿单 “A”.xlsx')
    expect(Buffer.from(mail.attachments[0]?.content ?? [])).toEqual(content)
  })

  test('the name and kind of an attachment add no header', async () => {
    const fileName = 'list.csv\r\nBcc: x@customer.example\r\n\r\nbody'
    const mediaType = 'text/csv\r\nX-Added: 1'
    const content = Buffer.from('a,b\n').toString('base64')
    const mail = await sent('wish-list', 'zh_hk', {
      attachments: [{ fileName, mediaType, content }],
    })
    expect(mail.attachments).toHaveLength(1)
    expect(mail.raw).not.toMatch(/^(bcc|x-added):/im)
    expect(mail.to).toHaveLength(1)
  })

  test('days of an exhibition are written as a range', async () => {
    expect((await sent('exhibition-registered', 'en_us')).text).toMatch(/13\s–\s16 October 2026/)
    expect((await sent('exhibition-registered', 'zh_cn')).text).toContain(
      '2026年10月13日至2026年10月16日',
    )
  })
})
