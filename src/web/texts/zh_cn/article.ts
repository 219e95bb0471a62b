// Simplified Chinese texts of every piece of content: its marks, its parts, its files.
import type { article as master } from '../en_us/article.ts'

export const article: typeof master = {
  home: '首页',
  trail: '当前位置',
  example: '示例，上线前请替换',
  fallback: '本文尚无中文译本，暂以英文显示。',
  inEnglish: '英文',
  contents: '本页内容',
  files: '文件',
  table: '表格',
  updatedOn: (day) => `最后修改：${day}`,
  newsTypes: { announcement: '公告', event: '活动', media: '媒体' },
}
