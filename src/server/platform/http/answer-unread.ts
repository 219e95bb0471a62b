// Answers a request whose headers could not be read, or which did not arrive in time: a short page in all languages,
// because that of the request is not known.
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { escapeMarkup } from '../../../shared/escape-markup.ts'
import { htmlLang, type Lang, langPrefix, LANGS } from '../../../shared/lang.ts'
import { PLAIN_PAGE_HEADERS, plainPage } from './plain-page.ts'
import { SECURITY_HEADERS } from './security-headers.ts'

type UnreadStatus = 400 | 408 | 431

/** For Fastify's `clientErrorHandler`; `code` is that of Node's parser. Closes the connection. */
export function answerUnread(
  this: Pick<FastifyInstance, 'log'>,
  error: Error & { code?: string },
  socket: Socket,
): void {
  // The client has gone.
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const status = STATUSES[error.code ?? ''] ?? 400
  this.log.trace({ err: error, status }, 'unread request')
  if (socket.writable) socket.write(responseOf(status))
  socket.destroy(error)
}

const STATUSES: Record<string, UnreadStatus> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

function responseOf(status: UnreadStatus): string {
  const page = pageOf(status)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(page),
    connection: 'close',
    ...SECURITY_HEADERS,
    ...PLAIN_PAGE_HEADERS,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${page}`
}

function pageOf(status: UnreadStatus): string {
  const parts = LANGS.map((lang) => {
    const { title, text, home } = WORDS[lang]
    return `<section lang="${htmlLang(lang)}">
<h1>${escapeMarkup(title[status])}</h1>
<p>${escapeMarkup(text[status])}</p>
<p><a href="${langPrefix(lang) || '/'}">${escapeMarkup(home)}</a></p>
</section>
`
  })
  const title = LANGS.map((lang) => WORDS[lang].title[status]).join(' ')
  return plainPage({ lang: LANGS[0], title, content: parts.join('') })
}

interface Words {
  title: Record<UnreadStatus, string>
  text: Record<UnreadStatus, string>
  home: string
}

const WORDS: Record<Lang, Words> = {
  en_us: {
    title: {
      400: 'This request could not be read.',
      408: 'This request did not arrive in time.',
      431: 'This address is too long.',
    },
    text: {
      400: 'Go back and try again, or start again from the home page.',
      408: 'Check your connection, then try again.',
      431: 'Go back and enter a shorter text. If you see this page again, delete the cookies of this site in your browser.',
    },
    home: 'Home page',
  },
  zh_cn: {
    title: {
      400: '无法读取此请求。',
      408: '请求未能及时送达。',
      431: '网址过长。',
    },
    text: {
      400: '请返回上一页重试，或从首页重新开始。',
      408: '请检查网络连接，然后重试。',
      431: '请返回上一页，缩短输入的内容。如仍看到此页，请在浏览器中清除本网站的 Cookie。',
    },
    home: '首页',
  },
  zh_hk: {
    title: {
      400: '未能讀取此要求。',
      408: '未能及時收到您的要求。',
      431: '網址過長。',
    },
    text: {
      400: '請返回上一頁再試，或由主頁重新開始。',
      408: '請檢查網絡連線，然後再試。',
      431: '請返回上一頁，縮短輸入的內容。如仍看到此頁，請在瀏覽器清除本網站的 Cookie。',
    },
    home: '主頁',
  },
}
