// Simplified Chinese texts of the search by a photo of a label.
import type { labelPhoto as master } from '../en_us/label-photo.ts'

export const labelPhoto: typeof master = {
  title: '拍照搜索',
  close: '关闭',
  explanation: '拍下旧电池上的标签，自动识别型号和条码，核对后即可搜索。',
  size: '文字识别组件约 5\u00a0MB，只需下载一次，之后保存在浏览器中。照片只在您的设备上处理，不会上传。',
  takePhoto: '拍照',
  choosePicture: '选择图片',
  loading: '正在下载文字识别组件（约 5\u00a0MB）…',
  reading: '正在识别标签…',
  found: '请对照标签核对识别结果。',
  lines: '要搜索的内容',
  linesHint: '如有识别错误，请直接修改。每行填一个型号或机型。',
  rest: '标签上的其他文字：',
  add: (line) => `添加“${line}”`,
  search: '搜索以上内容',
  nothing: '未识别到文字或条码。',
  tips: [
    '让标签占满画面，镜头正对标签拍摄。',
    '光线要均匀、不反光，对焦清晰后再拍。',
    '也可以关闭此窗口，在搜索框中输入型号。',
  ],
  faults: {
    tooLarge: '文件超过 40\u00a0MB，请选择较小的图片。',
    notPicture: '无法打开此图片，请选择 JPEG、PNG 或 WebP 格式的文件。',
    notLoaded: '文字识别组件下载失败，请检查网络后重试，或在搜索框中输入型号。',
    broken: '图片识别失败，请重试，或在搜索框中输入型号。',
  },
  retry: '重试',
}
