// Hong Kong Chinese texts of the security check that forms carry.
import type { securityCode as master } from '../en_us/security-code.ts'

export const securityCode: typeof master = {
  title: '保安驗證',
  idle: '開始填寫表格後便會自動進行，毋須輸入任何內容。',
  working: '正在背景進行驗證，請繼續填寫。',
  ready: '驗證已通過。',
  again: '已重新驗證，請再遞交一次。',
  failed: '未能載入保安驗證，請再試一次。',
  retry: '再試一次',
  usePicture: '改用圖片驗證碼',
  useProof: '不使用圖片驗證',
  label: '圖片中的字元',
  required: '必填',
  hint: '五個英文字母及數字，不分大小寫，五分鐘內有效。',
  alt: '載有英文字母及數字的圖片。如未能辨認，請更換圖片，或選擇不使用圖片驗證。',
  another: '更換圖片',
  missing: '請輸入圖片中的字元。',
  expired: '圖片已過期，請輸入新圖片中的字元。',
  rejected: '輸入的字元與圖片不符，請輸入新圖片中的字元。',
}
