// Offers a Chinese edition on English pages to browsers that prefer Chinese: a link, never a redirect.
import { htmlLang, splitLangPath } from '../../shared/lang.ts'
import { localHref } from '../page/local-link.tsx'
import css from './offer-language.module.css'
import type { ChineseLang } from './preferred-lang.ts'

/** Each in its own language, whatever that of the page. */
const OFFERS: Record<ChineseLang, { accept: string; decline: string }> = {
  zh_cn: { accept: '阅读简体中文版', decline: '继续浏览英文版' },
  zh_hk: { accept: '瀏覽繁體中文版', decline: '繼續瀏覽英文版' },
}

/** Set once the visitor has answered. */
const KEY = 'languageOffer'

/** `other` is the edition that the browser prefers to the page. */
export function offerLanguage(other: ChineseLang): void {
  if (wasAnswered()) return
  const t = OFFERS[other]
  const offer = document.createElement('aside')
  offer.className = css.offer ?? ''
  offer.lang = htmlLang(other)
  offer.ariaLabel = t.accept
  const link = document.createElement('a')
  link.textContent = t.accept
  link.dataset.reload = ''
  const updateHref = () => {
    link.href = localHref(other, splitLangPath(location.pathname).path + location.search)
  }
  updateHref()
  for (const intent of ['pointerdown', 'focus', 'click']) link.addEventListener(intent, updateHref)
  link.addEventListener('click', storeAnswer)
  const decline = document.createElement('button')
  decline.type = 'button'
  decline.textContent = '×'
  decline.ariaLabel = t.decline
  decline.addEventListener('click', () => {
    storeAnswer()
    offer.remove()
  })
  offer.append(link, decline)
  document.body.append(offer)
}

function wasAnswered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

function storeAnswer(): void {
  try {
    localStorage.setItem(KEY, 'answered')
  } catch {
    // A visitor whose browser forbids storage is asked again on the next visit.
  }
}
