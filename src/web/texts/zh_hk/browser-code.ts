// Hong Kong Chinese texts of confirming a browser with a code by mail, after many wrong passwords.
import type { browserCode as master } from '../en_us/browser-code.ts'

export const browserCode: typeof master = {
  title: '驗證此瀏覽器',
  lead: '此帳戶曾多次輸入錯誤密碼。如要在此瀏覽器登入，請以電郵驗證碼確認。',
  send: '發送電郵驗證碼',
  sent: '如此帳戶存在，我們已把 12 位數字的驗證碼發送至其電郵地址。',
  sentNote: '驗證碼於一小時內有效；一小時內較早收到的驗證碼亦可使用。',
  labels: { code: '電郵驗證碼' },
  codeForm: '請輸入全部 12 個數字。',
  confirm: '確認並登入',
  again: '重新索取驗證碼',
  notCome: '數分鐘後仍未收到？請先查看垃圾郵件，然後重新索取。',
}
