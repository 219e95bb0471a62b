// Hong Kong Chinese texts of every piece of content: its marks, its parts, its files.
import type { article as master } from '../en_us/article.ts'

export const article: typeof master = {
  home: '主頁',
  trail: '目前位置',
  example: '範例，啟用前請更換',
  fallback: '本文暫未有中文版本，現以英文顯示。',
  inEnglish: '英文',
  contents: '本頁內容',
  files: '檔案',
  table: '表格',
  updatedOn: (day) => `最後修訂：${day}`,
  newsTypes: { announcement: '公告', event: '活動', media: '傳媒' },
}
