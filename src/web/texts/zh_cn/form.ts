// Simplified Chinese texts of every form: required fields, what is wrong with them, sending.
import type { form as master } from '../en_us/form.ts'

export const form: typeof master = {
  required: '必填',
  requiredNote: '带 * 的为必填项。',
  optional: '选填',
  summaryTitle: (count) => `有 ${count} 项需要修改`,
  failedTitle: '提交未成功',
  noAnswerTitle: '未收到答复',
  noAnswer: '网络可能已中断，请检查网络后重新提交。',
  countsOnce: '即使上次提交已送达，相同内容也只计一次。',
  checkFirst: '内容可能已送达，请先在新标签页中打开本页查看，确认未送达后再重新提交。',
  kept: '您填写的内容已保留。',
  reasons: {
    missing: (label) => `请填写“${label}”。`,
    tooShort: (label, min) => `“${label}”至少需要 ${min} 个字符，请补充。`,
    tooLong: (label, max) => `“${label}”最多 ${max} 个字符，请缩短。`,
    email: '邮箱地址无效，请按 name@company.com 的形式填写。',
    form: (label) => `“${label}”格式不正确，请核对后重新填写。`,
  },
  waitSeconds: (seconds) =>
    seconds < 90 ? `请在 ${seconds} 秒后再试。` : `请在约 ${Math.ceil(seconds / 60)} 分钟后再试。`,
  password: {
    show: '显示',
    hide: '隐藏',
    showLabel: '显示密码',
    shown: '密码已显示。',
    rule: '至少 12 个字符，可用任意字符（包括空格），例如一个短句；支持粘贴。',
    strength: ['太短', '符合要求', '较强', '很强'],
  },
  needsScripts: '请启用 JavaScript，以便检查并安全提交您填写的内容。',
  attachment: {
    choose: '选择文件',
    another: '换一个文件',
    drop: '或拖放到此处',
    remove: '移除',
    hint: (max) => `一个文件，JPEG 或 PDF，小于 ${max}。`,
    progress: '正在上传文件',
    checking: '已上传，正在检查文件。',
    faults: {
      type: '不支持此类文件，请选择 JPEG 图片或 PDF。',
      empty: '文件内容为空，请另选文件。',
      tooBig: (size, max) => `文件大小为 ${size}，请选择小于 ${max} 的文件。`,
    },
  },
}
