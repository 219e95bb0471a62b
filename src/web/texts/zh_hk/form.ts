// Hong Kong Chinese texts of every form: required fields, what is wrong with them, sending.
import type { form as master } from '../en_us/form.ts'

export const form: typeof master = {
  required: '必填',
  requiredNote: '註有 * 的欄位必須填寫。',
  optional: '選填',
  summaryTitle: (count) => `有 ${count} 個欄位需要更正`,
  failedTitle: '未能遞交',
  noAnswerTitle: '未有收到回覆',
  noAnswer: '網絡連線可能已中斷，請檢查網絡，然後再次遞交。',
  countsOnce: '即使上次已經送達，相同內容亦只計算一次。',
  checkFirst: '內容可能已經送達，請先於新分頁開啟本頁查看，確定未有送達才再次遞交。',
  kept: '您已填寫的內容仍然保留。',
  reasons: {
    missing: (label) => `請填寫「${label}」。`,
    tooShort: (label, min) => `「${label}」最少需要 ${min} 個字元，請補充。`,
    tooLong: (label, max) => `「${label}」最多 ${max} 個字元，請縮短。`,
    email: '電郵地址無效，請按 name@company.com 的格式填寫。',
    form: (label) => `「${label}」格式不正確，請核對後重新填寫。`,
  },
  waitSeconds: (seconds) =>
    seconds < 90 ? `請於 ${seconds} 秒後再試。` : `請於約 ${Math.ceil(seconds / 60)} 分鐘後再試。`,
  password: {
    show: '顯示',
    hide: '隱藏',
    showLabel: '顯示密碼',
    shown: '密碼已顯示。',
    rule: '最少 12 個字元，任何字元均可（包括空格），例如一句短句；亦可貼上。',
    strength: ['太短', '尚可', '良好', '強'],
  },
  needsScripts: '請啟用 JavaScript，以便核對及安全遞交您填寫的資料。',
  attachment: {
    choose: '選擇檔案',
    another: '改選其他檔案',
    drop: '或拖放至此處',
    remove: '移除',
    hint: (max) => `一個檔案，JPEG 或 PDF，小於 ${max}。`,
    progress: '正在上載檔案',
    checking: '已上載，正在檢查檔案。',
    faults: {
      type: '不接受此類檔案，請選擇 JPEG 圖片或 PDF。',
      empty: '檔案內容為空，請另選檔案。',
      tooBig: (size, max) => `檔案大小為 ${size}，請選擇小於 ${max} 的檔案。`,
    },
  },
}
