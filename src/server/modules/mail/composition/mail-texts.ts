// The texts of mails in the requested language.
import type { Lang } from '../../../../shared/lang.ts'
import * as en_us from '../texts/en_us/mail.ts'
import * as zh_cn from '../texts/zh_cn/mail.ts'
import * as zh_hk from '../texts/zh_hk/mail.ts'

export type MailTexts = typeof en_us

const TEXTS: Record<Lang, MailTexts> = { en_us, zh_cn, zh_hk }

export function mailTexts(lang: Lang): MailTexts {
  return TEXTS[lang]
}
