// Texts of the area frame in Hong Kong Chinese.
import type { frame as master } from '../en_us/frame.ts'

export const frame: typeof master = {
  failed: { notFoundTitle: '找不到頁面', errorTitle: '發生錯誤' },
}
