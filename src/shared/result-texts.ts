// Messages for each result code and each field error, in three languages.
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
  5000: say('Accepted', '已受理', '已受理'),
  5100: say('Partly done', '部分完成', '部分完成'),
  5500: say('Queued', '已加入处理队列', '正輪候處理'),
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
  410: say(
    'This has expired. Please ask for a new one.',
    '已过期，请重新获取。',
    '已過期，請重新索取。',
  ),
  422: say(
    'Some of what was sent cannot be used. See the fields named.',
    '部分内容填写有误，请查看标明的栏目。',
    '部分內容填寫有誤，請查看所註明的欄位。',
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

/** The message for the envelope. */
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
  repeated: say('is given more than once', '重复填写', '重複填寫'),
  characters: say('has characters that cannot be used', '含有不可使用的字符', '含有不可使用的字元'),
  credentials: say(
    'the login name, email address or password is not right',
    '登录名、邮箱或密码不正确',
    '登入名稱、電郵地址或密碼不正確',
  ),
  commonPassword: say(
    'is too easy to guess; choose another',
    '过于容易被猜到，请换一个',
    '太容易被猜中，請另選一個',
  ),
  samePassword: say(
    'is the one you have. Choose another',
    '与现有密码相同，请换一个',
    '與現有密碼相同，請另選一個',
  ),
  wrongPassword: say(
    'is not your password. Type it again',
    '不正确，请重新输入',
    '不正確，請重新輸入',
  ),
  bundleTooLarge: say(
    'are more than 500 files or 500 MB. Choose fewer, or log in: members get a link by mail',
    '超过 500 个文件或 500 MB，请减少选择；登录会员可通过邮件收到下载链接',
    '超過 500 個檔案或 500 MB，請減少選擇；已登入的會員會以電郵收到下載連結',
  ),
  tooMany: say(
    'cannot be added: there are as many as can be kept. Remove one first',
    '已达可保存的数量上限，请先删除一个',
    '已達可儲存的數目上限，請先刪除一個',
  ),
  email: say(
    'is not a valid email address. Type it like name@company.example',
    '不是有效的邮箱地址，请按 name@company.example 的形式填写',
    '並非有效的電郵地址，請按 name@company.example 的格式填寫',
  ),
  loginName: say(
    'starts with a letter or digit and continues with letters, digits, dots, hyphens or underscores. Choose such a name',
    '须以文字或数字开头，其后只能使用文字、数字、点、连字符或下划线，请另选一个',
    '須以文字或數字開首，其後只可使用文字、數字、點、連字號或底線，請另選一個',
  ),
  taken: say('is taken. Choose another one', '已被使用，请另选一个', '已被使用，請另選一個'),
  mismatch: say(
    'differs from the password. Type the same one again',
    '与密码不一致，请再次输入相同的密码',
    '與密碼不一致，請再次輸入相同的密碼',
  ),
  phone: say(
    'is no telephone number. Give it in digits, without the dial code of the country',
    '无效，请只填数字，不含国际区号',
    '無效，請只填數字，毋須加上國際區號',
  ),
  dialCode: say(
    'is no dial code. Choose one from the list',
    '无效，请从列表中选择',
    '無效，請從清單中選擇',
  ),
  website: say(
    'is no web address. Type it like www.company.example',
    '无效，请按 www.company.example 的形式填写',
    '無效，請按 www.company.example 的格式填寫',
  ),
  country: say(
    'is not known. Choose a country or region from the list',
    '未能识别，请从列表中选择',
    '未能識別，請從清單中選擇',
  ),
  regionNeeded: say(
    'is part of every address in this country. Please fill it in',
    '是该国家或地区的地址必填项，请填写',
    '是該國家或地區地址的必填項目，請填寫',
  ),
  postCodeNeeded: say(
    'is part of every address in this country. Please fill it in',
    '是该国家或地区的地址必填项，请填写',
    '是該國家或地區地址的必填項目，請填寫',
  ),
  postCode: say(
    'is not written as in this country. Compare it with a letter that reached you',
    '不符合该国家或地区的邮政编码格式，请核对后重填',
    '不符合該國家或地區的郵政編碼格式，請核對後重新填寫',
  ),
  emailCode: say(
    'is not the code of the newest mail. Look at it again; five wrong tries end a code',
    '与最新邮件中的验证码不符，请再核对；输错五次后验证码失效',
    '與最新電郵中的驗證碼不符，請再核對；輸錯五次後驗證碼即告失效',
  ),
  category: say(
    'is no category of ours. Choose from the list',
    '不在商品分类之内，请从列表中选择',
    '不在貨品分類之內，請從清單中選擇',
  ),
  invitation: say(
    'is unknown, has expired or was used up. Compare it with your invitation, or leave it empty',
    '不存在、已过期或已用完，请与邀请函核对，或留空',
    '不存在、已過期或已用畢，請與邀請函核對，或留空',
  ),
  invitationKind: say(
    'belongs to the other kind of membership. Choose that kind, or leave the code empty',
    '属于另一种会员类型，请改选该类型，或将邀请码留空',
    '屬於另一會員類別，請改選該類別，或將邀請碼留空',
  ),
  consent: say(
    'is needed before we may keep what you send. Please tick the box',
    '须先同意，我们才能保存您提交的资料，请勾选',
    '須先同意，我們方可保存您遞交的資料，請剔選方格',
  ),
  visitDay: say(
    'is not a day of this exhibition. Choose one of its days',
    '不在展会日期之内，请选择展会期间的日期',
    '不在展覽日期之內，請選擇展覽期間的日期',
  ),
  verificationCode: say(
    'is not 16 digits. Type the digits beside the code on the label',
    '不是 16 位数字，请输入标签上的防伪码',
    '並非 16 位數字，請輸入標籤上的防偽碼',
  ),
  dateCode: say(
    'is not a date code. Type all 21 characters; the first four are digits',
    '不是有效的日期码，请输入全部 21 个字符，前四位为数字',
    '並非有效的日期碼，請輸入全部 21 個字元，首四位為數字',
  ),
  dateCodeWeek: say(
    'names a week that its year does not have. Compare the first four digits with the label',
    '所指的周次在该年份并不存在，请与标签核对前四位数字',
    '所指的週次在該年份並不存在，請與標籤核對首四位數字',
  ),
  dateCodeMonth: say(
    'names a month that no year has. Compare the first four digits with the label',
    '所指的月份并不存在，请与标签核对前四位数字',
    '所指的月份並不存在，請與標籤核對首四位數字',
  ),
  fileTooLarge: say(
    'is too large. Send a file of less than 10 MB',
    '过大，请发送小于 10 MB 的文件',
    '過大，請傳送小於 10 MB 的檔案',
  ),
  fileEmpty: say('is empty. Choose another file', '内容为空，请另选文件', '內容為空，請另選檔案'),
  fileKind: say(
    'is not of a kind we can take. Send a jpeg, jpg or pdf file',
    '类型不受支持，请发送 jpeg、jpg 或 pdf 文件',
    '類型不獲接受，請傳送 jpeg、jpg 或 pdf 檔案',
  ),
  fileContent: say(
    'is damaged, or not what its name says. Save it again as JPEG or PDF and send that file',
    '已损坏，或内容与名称不符，请重新存为 jpeg 或 pdf 后再发送',
    '已損壞，或內容與名稱不符，請重新儲存為 jpeg 或 pdf 後再傳送',
  ),
  filePixels: say(
    'has too many pixels. Make the picture smaller and send it again',
    '像素过多，请缩小图片后再发送',
    '像素過多，請縮小圖片後再傳送',
  ),
  fileActive: say(
    'holds scripts, forms, attachments or actions. Print it to a plain PDF and send that',
    '含有脚本、表单、附件或动作，请打印为普通 PDF 后再发送',
    '含有程式碼、表格、附件或動作，請列印為一般 PDF 後再傳送',
  ),
  fileProtected: say(
    'is protected by a password. Save it without and send that',
    '设有密码保护，请取消保护后再发送',
    '設有密碼保護，請解除保護後再傳送',
  ),
  fileHarmful: say(
    'was found harmful by our virus check and was not kept',
    '未通过病毒检查，文件未予保存',
    '未能通過病毒檢查，檔案未予保存',
  ),
  fileUnchecked: say(
    'could not be checked. Send it as a plain jpeg or pdf, or leave it out for now',
    '无法完成检查，请改发普通的 jpeg 或 pdf，或暂不附上',
    '未能完成檢查，請改傳一般的 jpeg 或 pdf，或暫不附上',
  ),
  filesFull: say(
    'cannot be taken at the moment. Send the form without it; we will ask for it',
    '暂时无法接收，请先不附文件提交，我们会再向您索取',
    '暫時未能接收，請先不附檔案遞交，我們會再向您索取',
  ),
  caseClosed: say(
    'is closed. Please open a new case and name this number in it',
    '已关闭，请另开新工单，并注明此编号',
    '已結案，請另開新個案，並註明此編號',
  ),
  memberSort: say(
    'sorting by price is for members',
    '按价格排序仅供会员使用',
    '按價格排序只供會員使用',
  ),
}

/** Whether a reason has its own text. */
export function isReason(reason: string): boolean {
  return Object.hasOwn(REASONS, reason)
}

/** Why a field is rejected; an unknown reason is returned as is. */
export function reasonText(reason: string, lang: Lang): string {
  return REASONS[reason]?.[lang] ?? reason
}
