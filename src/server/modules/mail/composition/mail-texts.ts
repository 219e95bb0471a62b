// The texts of mails in the requested language.
import { brand, withBrand } from '../../../../shared/brand.ts'
import type { Lang } from '../../../../shared/lang.ts'
import * as en_us from '../texts/en_us/mail.ts'
import * as zh_cn from '../texts/zh_cn/mail.ts'
import * as zh_hk from '../texts/zh_hk/mail.ts'

export type MailTexts = typeof en_us

const TEXTS: Record<Lang, MailTexts> = { en_us, zh_cn, zh_hk }

/** With the names and promises of the brand filled in. */
export function mailTexts(lang: Lang): MailTexts {
  const key = `${lang} ${brand.brandName}`
  const texts = filledTexts.get(key) ?? withBrand({ ...TEXTS[lang] })
  filledTexts.set(key, texts)
  return texts
}

const filledTexts = new Map<string, MailTexts>()
