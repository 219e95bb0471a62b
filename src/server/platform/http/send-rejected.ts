// Answers rejected requests: says in the language of the request when to retry.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { escapeMarkup } from '../../../shared/escape-markup.ts'
import { htmlLang, type Lang, splitLangPath } from '../../../shared/lang.ts'
import type { RequestRejected } from '../limits/admission-control.ts'
import { acceptedLang } from './accepted-lang.ts'
import { isCall } from './is-call.ts'
import { pathOfUrl } from './path-of-url.ts'
import { PLAIN_PAGE_HEADERS, plainPage } from './plain-page.ts'

interface Words {
  title: string
  text: string
}

/** A page loads itself again after the wait; programs read Retry-After. */
export function sendRejected(request: FastifyRequest, reply: FastifyReply, error: RequestRejected) {
  const isPage = (request.headers.accept ?? '').includes('text/html')
  const lang = langOfRequest(request)
  const words = wordsOf(error, lang)
  return reply
    .code(error.status)
    .header('retry-after', String(error.retryAfter))
    .headers(isPage ? PLAIN_PAGE_HEADERS : { 'cache-control': 'no-store' })
    .header('content-language', htmlLang(lang))
    .type(isPage ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8')
    .send(isPage ? pageOf(words, lang, error.retryAfter) : `${words.title} ${words.text}`)
}

function langOfRequest(request: FastifyRequest): Lang {
  return isCall(request) ? acceptedLang(request) : splitLangPath(pathOfUrl(request.url)).lang
}

function wordsOf({ status, retryAfter }: RequestRejected, lang: Lang): Words {
  return status === 429 ? TOO_OFTEN[lang](retryAfter) : BUSY[lang](retryAfter)
}

const BUSY: Record<Lang, (seconds: number) => Words> = {
  en_us: (seconds) => ({
    title: 'The shop is busy.',
    text: `Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}. Nothing was changed.`,
  }),
  zh_cn: (seconds) => ({
    title: '网站当前访问量较大。',
    text: `请在 ${seconds} 秒后重试，您的数据未作任何更改。`,
  }),
  zh_hk: (seconds) => ({
    title: '網站現時使用人數較多。',
    text: `請於 ${seconds} 秒後再試，您的資料未有任何更改。`,
  }),
}

const TOO_OFTEN: Record<Lang, (seconds: number) => Words> = {
  en_us: (seconds) => ({
    title: 'Too many requests came from your network.',
    text: `Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  }),
  zh_cn: (seconds) => ({
    title: '您所在网络的访问过于频繁。',
    text: `请在 ${seconds} 秒后重试。`,
  }),
  zh_hk: (seconds) => ({
    title: '您的網絡發出的要求過於頻密。',
    text: `請於 ${seconds} 秒後再試。`,
  }),
}

function pageOf({ title, text }: Words, lang: Lang, seconds: number): string {
  const content = `<h1>${escapeMarkup(title)}</h1>\n<p>${escapeMarkup(text)}</p>\n`
  return plainPage({ lang, title, content, reloadAfter: seconds })
}
