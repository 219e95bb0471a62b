// Why a field is rejected, as whole sentences in three languages.
import { inLanguages, type Lang } from './lang.ts'

type Texts = Record<Lang, string>

/** What is wrong and what to do next; names in braces are business figures. No label is needed in front. */
export const REASON_TEXTS: Record<string, Texts> = {
  required: inLanguages('Fill in this field.', '请填写此项。', '請填寫此欄。'),
  type: inLanguages(
    'This entry is not in the expected format. Check it and try again.',
    '内容格式有误，请重新填写。',
    '內容格式有誤，請重新填寫。',
  ),
  tooLong: inLanguages(
    'This entry is too long. Shorten it.',
    '内容过长，请缩短。',
    '內容過長，請縮短。',
  ),
  tooShort: inLanguages(
    'This entry is too short. Complete it.',
    '内容过短，请补充完整。',
    '內容過短，請補充完整。',
  ),
  range: inLanguages(
    'This figure is outside the permitted range. Enter another figure.',
    '数值超出允许范围，请重新填写。',
    '數值超出容許範圍，請重新填寫。',
  ),
  choice: inLanguages(
    'This is not one of the options. Choose from the list.',
    '不在可选项之内，请从列表中选择。',
    '不在可選項目之內，請從清單中選擇。',
  ),
  form: inLanguages(
    'This entry is not in the expected format. Check it and try again.',
    '格式不正确，请核对后重新填写。',
    '格式不正確，請核對後重新填寫。',
  ),
  unknownField: inLanguages(
    'This field is not accepted here. Remove it.',
    '此项内容无法识别，请删除。',
    '未能識別此欄內容，請刪除。',
  ),
  unknown: inLanguages(
    'We do not know this entry. Check it, or choose another one.',
    '找不到此项内容，请核对，或改选其他选项。',
    '找不到此項內容，請檢查，或改選其他選項。',
  ),
  reused: inLanguages(
    'This request was already used for something else. Reload the page and send the form again.',
    '此请求已用于其他操作，请刷新页面后重新提交。',
    '此請求已用於其他操作，請重新整理頁面後再遞交。',
  ),
  too_small: inLanguages(
    'Enter an amount above zero, with the decimals of the currency only.',
    '请填写大于零的金额，小数位数以该币种为准。',
    '請填寫大於零的金額，小數位數以該貨幣為準。',
  ),
  wrongCode: inLanguages(
    'This code is incorrect or has already been used. Enter the code that your authenticator app shows now.',
    '验证码不正确或已用过，请输入身份验证器应用当前显示的验证码。',
    '驗證碼不正確或已用過，請輸入驗證應用程式現時顯示的驗證碼。',
  ),
  newPasskey: inLanguages(
    'This passkey could not be verified, so it was not added. Try again.',
    '新的通行密钥未能通过验证，因此未添加，请重试。',
    '新的通行密鑰未能通過驗證，因此未有加入，請再試。',
  ),
  passkey: inLanguages(
    'This passkey could not be verified. Try again, or use the code of your authenticator app.',
    '通行密钥未能通过验证，请重试，或改用身份验证器应用的验证码。',
    '通行密鑰未能通過驗證，請再試，或改用驗證應用程式的驗證碼。',
  ),
  repeated: inLanguages(
    'This entry appears more than once. Keep only one.',
    '重复填写，请只保留一项。',
    '重複填寫，請只保留一項。',
  ),
  characters: inLanguages(
    'This entry contains characters that cannot be used. Type it instead of pasting it.',
    '含有不可使用的字符，请手动输入，不要粘贴。',
    '含有不可使用的字元，請逐字輸入，不要貼上。',
  ),
  credentials: inLanguages(
    'Incorrect login name, email address or password. Try again or reset your password.',
    '登录名、邮箱或密码不正确，请重试或重置密码。',
    '登入名稱、電郵地址或密碼不正確，請再試或重設密碼。',
  ),
  lastOwner: inLanguages(
    'A company account needs at least one owner. Make a colleague an owner first.',
    '公司账户至少须有一名负责人，请先将其他同事设为负责人。',
    '公司帳戶必須保留一名負責人，請先將其他同事設為負責人。',
  ),
  colleague: inLanguages(
    'This colleague already has a login. Change the role in the list instead.',
    '该同事已有登录名，请直接在列表中更改权限。',
    '該同事已有登入名稱，請直接在名單中更改權限。',
  ),
  commonPassword: inLanguages(
    'This password is too easy to guess. Choose another one.',
    '密码太容易被猜到，请换一个。',
    '密碼太容易被猜中，請另選一個。',
  ),
  samePassword: inLanguages(
    'This is your current password. Choose another one.',
    '与现有密码相同，请换一个。',
    '與現有密碼相同，請另選一個。',
  ),
  sameEmail: inLanguages(
    'This is already your email address. Enter another one.',
    '与现有邮箱相同，请换一个。',
    '與現有電郵地址相同，請另填一個。',
  ),
  wrongPassword: inLanguages(
    'This is not your password. Enter your password again.',
    '密码不正确，请重新输入。',
    '密碼不正確，請重新輸入。',
  ),
  bundleTooLarge: inLanguages(
    'This download is too large. Choose fewer files, or log in as a member and we will email you a link.',
    '所选文件过多，不能即时下载。请减少选择；会员登录后可通过邮件收到下载链接。',
    '所選檔案過多，未能即時下載。請減少選擇；會員登入後，我們會以電郵發送下載連結。',
  ),
  tooMany: inLanguages(
    'You have reached the maximum number of entries. Remove one first.',
    '已达可保存的数量上限，请先删除一个。',
    '已達可儲存的數目上限，請先刪除一項。',
  ),
  email: inLanguages(
    'Enter a valid email address, e.g. name@company.com.',
    '邮箱地址无效，请按 name@company.com 的形式填写。',
    '電郵地址無效，請按 name@company.com 的格式填寫。',
  ),
  loginName: inLanguages(
    'A login name must begin with a letter or digit and contain only letters, digits, dots, hyphens or underscores. Choose another one.',
    '登录名须以文字或数字开头，其后只能使用文字、数字、点、连字符或下划线，请另选一个。',
    '登入名稱須以文字或數字開首，其後只可使用文字、數字、點、連字號或底線，請另選一個。',
  ),
  taken: inLanguages(
    'This entry is already in use. Choose another one.',
    '已被使用，请另选一个。',
    '此項已被使用，請另填一個。',
  ),
  mismatch: inLanguages(
    'The passwords do not match. Enter the same one twice.',
    '两次输入的密码不一致，请重新输入。',
    '兩次輸入的密碼不相同，請重新輸入。',
  ),
  phone: inLanguages(
    'Enter a valid phone number: digits, with spaces, brackets or hyphens if you like.',
    '电话号码无效，请核对数字；可用空格、括号和连字符。',
    '電話號碼無效，請核對數字；可使用空格、括號及連字號。',
  ),
  dialCode: inLanguages(
    'Choose a country code from the list.',
    '国际区号无效，请从列表中选择。',
    '國際區號無效，請從清單中選擇。',
  ),
  website: inLanguages(
    'Enter the website as example.com or https://example.com.',
    '网址无效，请按 example.com 的形式填写。',
    '網址無效，請按 example.com 或 https://example.com 的格式填寫。',
  ),
  country: inLanguages(
    'Choose a country or region from the list.',
    '国家或地区无法识别，请从列表中选择。',
    '未能識別國家或地區，請從清單中選擇。',
  ),
  regionNeeded: inLanguages(
    'Addresses in this country need a state, province or area. Please fill it in.',
    '该国家或地区的地址须填写省、州或地区。',
    '該國家或地區的地址須填寫州、省或行政區。',
  ),
  postCodeNeeded: inLanguages(
    'Addresses in this country need a postcode. Please fill it in.',
    '该国家或地区的地址须填写邮政编码。',
    '該國家或地區的地址須填寫郵政編碼。',
  ),
  postCode: inLanguages(
    'This does not match the postcode format for this country. Check it and try again.',
    '不符合该国家或地区的邮政编码格式，请核对后重填。',
    '不符合該國家或地區的郵政編碼格式，請核對後重新填寫。',
  ),
  emailCode: inLanguages(
    'This code is incorrect. Enter the code from our latest email. After five wrong attempts, a code is no longer valid.',
    '邮件验证码不正确，请核对最新一封邮件；验证码输错五次即失效。',
    '電郵驗證碼不正確，請核對最新一封電郵；驗證碼輸錯五次即告失效。',
  ),
  logInCode: inLanguages(
    'This code is incorrect, has already been used or is more than an hour old. Enter the twelve digits from our latest email.',
    '验证码不正确、已使用或已超过一小时，请填写最新一封邮件中的 12 位数字。',
    '驗證碼不正確、已使用或已逾一小時，請輸入最新一封電郵內的 12 個數字。',
  ),
  category: inLanguages(
    'This is not one of our categories. Choose from the list.',
    '不在商品分类之内，请从列表中选择。',
    '不在貨品分類之內，請從清單中選擇。',
  ),
  invitation: inLanguages(
    'This invitation code is unknown, has expired or has been used. Check it against your invitation, or leave the field empty.',
    '邀请码不存在、已过期或已用完，请与邀请函核对，或留空。',
    '邀請碼不存在、已過期或已用畢，請與邀請函核對，或留空。',
  ),
  invitationKind: inLanguages(
    'This invitation code is for the other membership type. Choose that type, or leave the field empty.',
    '邀请码属于另一种会员类型，请改选该类型，或留空。',
    '邀請碼屬於另一會員類別，請改選該類別，或留空。',
  ),
  consent: inLanguages(
    'Please read the privacy policy and tick the box.',
    '请阅读隐私政策并勾选。',
    '請細閱私隱政策並剔選方格。',
  ),
  visitDay: inLanguages(
    'The exhibition is not open on this day. Choose one of its days.',
    '不在展会日期之内，请选择展会期间的日期。',
    '不在展覽日期之內，請選擇展覽期間的日期。',
  ),
  verificationCode: inLanguages(
    'A verification code has {verificationCodeLength} digits. Enter the digits under the scratch panel of the label.',
    '防伪码应为 {verificationCodeLength} 位数字，请输入防伪标签涂层下的数字。',
    '防偽碼應為 {verificationCodeLength} 位數字，請輸入包裝防偽標籤塗層下的數字。',
  ),
  dateCode: inLanguages(
    'This is not a valid date code. Enter all {dateCodeLength} characters; the first four are digits.',
    '日期码无效，请输入全部 {dateCodeLength} 位字符，前四位为数字。',
    '日期碼無效，請輸入全部 {dateCodeLength} 位，首四位為數字。',
  ),
  dateCodeWeek: inLanguages(
    'This date code contains an invalid week. Check the first four digits on the label.',
    '日期码中的周次不存在，请与标签核对前四位数字。',
    '日期碼中的週次不存在，請與標籤核對首四位數字。',
  ),
  dateCodeMonth: inLanguages(
    'This date code contains an invalid month. Check the first four digits on the label.',
    '日期码中的月份不存在，请与标签核对前四位数字。',
    '日期碼中的月份不存在，請與標籤核對首四位數字。',
  ),
  fileTooLarge: inLanguages(
    'This file is too large. Upload a file under {attachmentMaxMb}.',
    '文件过大，请上传小于 {attachmentMaxMb} 的文件。',
    '檔案過大，請上載小於 {attachmentMaxMb} 的檔案。',
  ),
  fileEmpty: inLanguages(
    'This file is empty. Choose another file.',
    '文件内容为空，请另选文件。',
    '檔案內容為空，請另選檔案。',
  ),
  fileKind: inLanguages(
    'This file type is not accepted. Upload a JPEG or PDF file.',
    '不支持此类文件，请上传 JPEG 或 PDF 文件。',
    '不接受此類檔案，請上載 JPEG 或 PDF 檔案。',
  ),
  fileContent: inLanguages(
    'This file is damaged, or its content does not match its name. Save it again as JPEG or PDF and upload that file.',
    '文件已损坏，或内容与名称不符，请重新存为 JPEG 或 PDF 后上传。',
    '檔案已損壞，或內容與名稱不符，請重新儲存為 JPEG 或 PDF 後上載。',
  ),
  filePixels: inLanguages(
    'This picture is too large. Reduce its dimensions and upload it again.',
    '图片像素过多，请缩小后重新上传。',
    '圖片像素過多，請縮小後重新上載。',
  ),
  fileActive: inLanguages(
    'This PDF contains scripts, form fields or attachments. Save it as a plain PDF and upload it again.',
    '文件含有脚本、表单或附件，请另存为普通 PDF 后重新上传。',
    '檔案含有程式碼、表格或附件，請另存為一般 PDF 後重新上載。',
  ),
  fileProtected: inLanguages(
    'This file is protected by a password. Remove the protection and upload it again.',
    '文件设有密码保护，请取消保护后重新上传。',
    '檔案設有密碼保護，請解除保護後重新上載。',
  ),
  fileHarmful: inLanguages(
    'This file failed our virus scan and was deleted. Upload a clean copy.',
    '文件未通过病毒检查，已删除，请上传安全的文件。',
    '檔案未能通過病毒檢查，已予刪除，請上載安全的檔案。',
  ),
  fileUnchecked: inLanguages(
    'This file could not be scanned. Upload it as a plain JPEG or PDF, or leave it out for now.',
    '文件无法完成检查，请改用普通的 JPEG 或 PDF，或暂不上传。',
    '檔案未能完成檢查，請改用一般的 JPEG 或 PDF，或暫不上載。',
  ),
  filesFull: inLanguages(
    'We cannot accept files at the moment. Send the form without the file; we will ask you for it.',
    '暂时无法接收文件，请先不附文件提交，我们会再向您索取。',
    '暫時未能接收檔案。請先遞交表格而不附檔案，我們會再向您索取。',
  ),
  caseClosed: inLanguages(
    'This case is closed. Please open a new case and quote this case number in it.',
    '该工单已关闭，请另开新工单，并注明此编号。',
    '此個案已結案，請另開新個案，並註明此編號。',
  ),
  memberSort: inLanguages(
    'Only members can sort by price. Log in, or choose another sort order.',
    '按价格排序仅供会员使用，请登录或改用其他排序。',
    '按價格排序只供會員使用，請登入或改用其他排序。',
  ),
}
