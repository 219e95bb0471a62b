// Simplified Chinese texts of the security check that forms carry.
import type { securityCode as master } from '../en_us/security-code.ts'

export const securityCode: typeof master = {
  title: '安全验证',
  idle: '开始填写后自动验证，无需输入任何内容。',
  working: '正在后台验证，请继续填写。',
  ready: '验证已通过。',
  again: '已重新验证，请再提交一次。',
  failed: '安全验证加载失败，请重试。',
  retry: '重试',
  usePicture: '改用图片验证码',
  useProof: '不使用图片验证码',
  label: '图片中的字符',
  required: '必填',
  hint: '五个字母和数字，不区分大小写，五分钟内有效。',
  alt: '含有字母和数字的图片。如无法辨认，请换一张图片，或选择不使用图片验证码。',
  another: '换一张',
  missing: '请输入图片中的字符。',
  expired: '图片已过期，请输入新图片中的字符。',
  rejected: '输入的字符与图片不符，请输入新图片中的字符。',
}
