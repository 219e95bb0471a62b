// Texts for why an application was rejected or a membership suspended, shown to the applicant or member.
import type { Lang } from './lang.ts'
import { FAIL_REASONS, type FailReason } from './membership.ts'

const TEXTS: Record<FailReason, Record<Lang, string>> = {
  not_a_business: {
    en_us: 'We supply businesses only and could not confirm that yours is one.',
    zh_cn: '我们仅向商家供货，未能核实贵公司的经营资质。',
    zh_hk: '我們只向商戶供貨，未能核實貴公司為商戶。',
  },
  papers_missing: {
    en_us: 'Documents that we asked for are missing.',
    zh_cn: '尚缺我们要求提供的文件。',
    zh_hk: '尚欠我們要求遞交的文件。',
  },
  region_not_served: {
    en_us: 'We do not serve your sales region at present.',
    zh_cn: '我们目前的服务范围不包括贵公司所在的销售区域。',
    zh_hk: '我們現時的服務範圍未包括貴公司所屬的銷售地區。',
  },
  duplicate: {
    en_us: 'Your company already has an account with us.',
    zh_cn: '贵公司已有账户。',
    zh_hk: '貴公司早前已開立帳戶。',
  },
  terms_broken: {
    en_us: 'Our terms and conditions were not observed.',
    zh_cn: '未遵守交易条款。',
    zh_hk: '未有遵守交易條款。',
  },
  no_answer: {
    en_us: 'Our questions were not answered in time.',
    zh_cn: '未在期限内答复我们的询问。',
    zh_hk: '未有於限期內回覆我們的查詢。',
  },
  other: {
    en_us: 'Please ask our sales desk for the reason.',
    zh_cn: '具体原因请咨询我们的销售部门。',
    zh_hk: '詳情請向我們的營業部查詢。',
  },
}

export interface FormattedReason {
  code: FailReason
  text: string
}

/** Takes the stored code; undefined without one. An obsolete code becomes `other`. */
export function formatFailReason(stored: string | null, lang: Lang): FormattedReason | undefined {
  if (stored === null) return undefined
  const code = FAIL_REASONS.find((each) => each === stored) ?? 'other'
  return { code, text: failReasonText(code, lang) }
}

/** The text of one reason. */
export function failReasonText(code: FailReason, lang: Lang): string {
  return TEXTS[code][lang]
}
