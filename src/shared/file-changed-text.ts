// Why a chosen file cannot be sent: it has changed since. Loaded with the first file only, unlike the texts of forms.
import { inLanguages, type Lang } from './lang.ts'

const TEXTS = inLanguages(
  'This file was changed, moved or deleted after you chose it. Choose it again.',
  '选择之后，文件被修改、移动或删除，请重新选择。',
  '檔案在選擇後曾被更改、移走或刪除，請重新選擇。',
)

export function fileChangedText(lang: Lang): string {
  return TEXTS[lang]
}
