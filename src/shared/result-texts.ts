// Messages for each result code of a call (contract/result-code.ts), in three languages; looks up those of field errors
// in reason-texts.ts.
import { keepUnits } from './keep-units.ts'
import { businessText, isBusinessText } from './business-texts.ts'
import { inLanguages, type Lang } from './lang.ts'
import { REASON_TEXTS } from './reason-texts.ts'

type Texts = Record<Lang, string>

const UNKNOWN = inLanguages(
  'Unknown system error. Please report it to the administrator.',
  '系统出错，操作未完成。请稍后重试；如多次出现，请联系我们。',
  '系統發生不明錯誤，請稍後再試；如情況持續，請聯絡我們。',
)

const BY_CODE: Record<number, Texts> = {
  200: inLanguages('Done', '完成', '完成'),
  5000: inLanguages('Accepted', '已受理', '已受理'),
  5100: inLanguages('Partly done', '部分完成', '部分完成'),
  5500: inLanguages('Queued', '已加入处理队列', '正輪候處理'),
  5600: inLanguages('Already done', '此前已完成', '早前已完成'),
  40001: inLanguages(
    'Saved. One more step is needed from you.',
    '已保存，还需您完成下一步。',
    '已儲存，尚待您完成下一步。',
  ),
  401: inLanguages(
    'Authentication failed. Log in to continue.',
    '身份验证失败，请登录后再继续。',
    '身分驗證失敗，請登入後再繼續。',
  ),
  402: inLanguages(
    'Your session needs to be renewed. Reload the page.',
    '登录状态需要更新，请刷新页面。',
    '登入狀態需要更新，請重新載入頁面。',
  ),
  403: inLanguages(
    'You do not have permission for this. If you need it, please contact us.',
    '您没有权限执行此操作；如有需要，请联系我们。',
    '您沒有權限執行此操作；如有需要，請與我們聯絡。',
  ),
  404: inLanguages(
    'This page or entry does not exist or is no longer available. Check the link, or search again.',
    '您访问的内容不存在或已下线，请检查链接或重新搜索。',
    '您所需的內容不存在或已移除，請檢查連結或重新搜尋。',
  ),
  409: inLanguages(
    'This is no longer possible because the data has changed. Reload the page to see the current status.',
    '数据已有变化，无法执行此操作，请刷新页面查看最新状态。',
    '情況已有變動，未能執行此操作，請重新載入頁面查看最新狀態。',
  ),
  410: inLanguages(
    'This link or code has expired. Please request a new one.',
    '链接或验证码已过期，请重新获取。',
    '連結或驗證碼已過期，請重新索取。',
  ),
  422: inLanguages(
    'Some fields need to be corrected. Check the marked fields and try again.',
    '部分内容填写有误，请修改标出的栏目后重试。',
    '部分內容填寫有誤，請更正所標示的欄位後再試。',
  ),
  423: inLanguages(
    'The security check failed. Repeat it, then send the form again.',
    '安全验证未通过，请重试。',
    '未能通過保安驗證，請再試。',
  ),
  429: inLanguages(
    'Too many attempts. Please wait a moment, then try again.',
    '操作过于频繁，请稍后再试。',
    '操作過於頻密，請稍後再試。',
  ),
  500: inLanguages(
    'The system is busy. Please try again later.',
    '系统繁忙，请稍后再试。',
    '系統繁忙，請稍後再試。',
  ),
}

/** Why a member may not make a call, by the reason in the result. */
const FORBIDDEN: Record<string, Texts> = {
  role: inLanguages(
    'Your role does not allow this. Ask an owner of your company account.',
    '您的权限不足，请联系贵公司账户的负责人。',
    '您的權限不足，請聯絡貴公司帳戶的負責人。',
  ),
  area: inLanguages(
    'Your company has no membership for this area. If you would like one, please contact us.',
    '贵公司尚未开通此业务，如需开通请联系我们。',
    '貴公司的會員資格未包括此類業務，如有需要，請與我們聯絡。',
  ),
  otherArea: inLanguages(
    'This page belongs to the other area of your account. Switch areas in the account menu.',
    '此功能属于您账户的另一项业务，请在账户菜单中切换。',
    '此功能屬於您帳戶的另一項業務，請在帳戶選單中切換。',
  ),
}

export function forbiddenText(reason: string, lang: Lang): string | undefined {
  return FORBIDDEN[reason]?.[lang]
}

/** The message that goes with a result code. */
export function resultText(code: number, lang: Lang): string {
  return (BY_CODE[code] ?? UNKNOWN)[lang]
}

/** Whether a reason has its own text. */
export function isReason(reason: string): boolean {
  return Object.hasOwn(REASON_TEXTS, reason)
}

/** Why a field is rejected, as a whole sentence; an unknown reason is returned as is. */
export function reasonText(reason: string, lang: Lang): string {
  const text = REASON_TEXTS[reason]?.[lang] ?? reason
  return keepUnits(
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
      isBusinessText(name) ? businessText(name, lang) : whole,
    ),
  )
}
