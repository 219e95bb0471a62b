// Texts of the area frame in Simplified Chinese.
import type { frame as master } from '../en_us/frame.ts'

export const frame: typeof master = {
  failed: { notFoundTitle: '找不到页面', errorTitle: '出错了' },
}
