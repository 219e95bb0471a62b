// What the server says for each result code, and why a field cannot be used, in three languages (product.md 8).
import type { Lang } from './lang.ts'

type Texts = Record<Lang, string>

function say(en_us: string, zh_cn: string, zh_hk: string): Texts {
  return { en_us, zh_cn, zh_hk }
}

const UNKNOWN = say(
  'Unknown system error. Please report it to the administrator.',
  '系统出现未知错误，请反馈给管理员。',
  '系統發生不明錯誤，請向管理員報告。',
)

const BY_CODE: Record<number, Texts> = {
  200: say('Done', '完成', '完成'),
  5000: say('Accepted', '已受理', '已接納'),
  5100: say('Partly done', '部分完成', '部分完成'),
  5500: say('Queued', '已加入处理队列', '已輪候處理'),
  5600: say('Already done', '此前已完成', '早前已完成'),
  40001: say(
    'Done, but something is needed from you',
    '已完成，但仍需您跟进',
    '已完成，但仍需您跟進',
  ),
  401: say(
    'Authentication failed. System resources cannot be accessed.',
    '认证失败，无法访问系统资源。',
    '認證失敗，未能存取系統資源。',
  ),
  402: say('The session needs to be renewed.', '登录状态需要续期。', '登入狀態需要續期。'),
  403: say('No permission for this operation.', '您没有权限执行此操作。', '您沒有權限執行此操作。'),
  404: say('The resource does not exist.', '访问的资源不存在。', '所需資源不存在。'),
  409: say(
    'The current state does not allow this.',
    '当前状态不允许此操作。',
    '目前狀態不容許此操作。',
  ),
  410: say('This has expired.', '已过期。', '已過期。'),
  422: say(
    'Some of what was sent cannot be used. See the fields named.',
    '部分内容无法使用，请查看标明的字段。',
    '部分內容未能使用，請查看所註明的欄位。',
  ),
  423: say(
    'The security code is wrong or was used before.',
    '验证码不正确或已使用过。',
    '驗證碼不正確或已被使用。',
  ),
  429: say(
    'Too many tries. Please wait a little.',
    '操作过于频繁，请稍后再试。',
    '操作過於頻密，請稍後再試。',
  ),
  500: say(
    'The system is busy. Please try again later.',
    '系统繁忙，请稍后再试。',
    '系統繁忙，請稍後再試。',
  ),
}

/** The message of the envelope. */
export function resultText(code: number, lang: Lang): string {
  return (BY_CODE[code] ?? UNKNOWN)[lang]
}

const REASONS: Record<string, Texts> = {
  required: say('is required', '为必填项', '必須填寫'),
  type: say('has the wrong type', '类型不正确', '類型不正確'),
  tooLong: say('is too long', '过长', '過長'),
  tooShort: say('is too short', '过短', '過短'),
  range: say('is out of range', '超出允许范围', '超出容許範圍'),
  choice: say('is not one of the choices', '不在可选项之内', '不在可選項目之內'),
  form: say('is not well formed', '格式不正确', '格式不正確'),
  unknownField: say('is not known here', '不是已知的字段', '並非已知的欄位'),
  repeated: say('is given more than once', '重复提交', '重複提交'),
  characters: say('has characters that cannot be used', '含有无法使用的字符', '含有不能使用的字元'),
  memberSort: say(
    'sorting by price is for members',
    '按价格排序仅供会员使用',
    '按價格排序只供會員使用',
  ),
}

/** Why a field is refused; an unknown reason stands for itself. */
export function reasonText(reason: string, lang: Lang): string {
  return REASONS[reason]?.[lang] ?? reason
}
