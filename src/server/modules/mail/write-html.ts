// Renders a mail as HTML: one layout, simple enough for common mail clients, without remote images.
import { brand } from '../../../shared/brand.ts'
import { htmlLang, type Lang } from '../../../shared/lang.ts'
import { imprintLines } from '../../platform/brand/imprint.ts'
import { htmlText, plainWords } from './html-text.ts'
import type { MailBlock, MailCell, MailDraft } from './composition/mail-blocks.ts'
import { mailTexts } from './composition/mail-texts.ts'

export function writeHtml(draft: MailDraft, lang: Lang): string {
  const { frame } = mailTexts(lang)
  const body = [
    ...(draft.greeting === null ? [] : [p(draft.greeting)]),
    ...draft.blocks.map(blockHtml),
  ].join('\n')
  return `<!doctype html>
<html lang="${htmlLang(lang)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${inlineHtml(draft.subject)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1a1f24;font:16px/1.55 ${FONTS}">
<div style="max-width:640px;margin:0 auto">
<p style="margin:0 0 24px;font-size:20px;font-weight:bold">${inlineHtml(brand.brandName)}</p>
${body}
<p style="margin:24px 0 0">${inlineHtml(frame.closing)}</p>
<p style="margin:24px 0 0;padding-top:12px;border-top:1px solid #d5dade;font-size:13px;color:#5a646d">${inlineHtml([frame.footer, ...imprintLines(lang)].join('\n'))}</p>
</div>
</body>
</html>
`
}

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return p(block.text)
    case 'code':
      return `<p style="margin:20px 0;font:bold 32px/1.2 Consolas,Menlo,monospace;letter-spacing:4px">${inlineHtml(block.text)}</p>`
    case 'link':
      return `<p style="margin:20px 0"><a href="${htmlText(block.url)}" style="font-weight:bold;color:#0b5cad">${inlineHtml(block.text)}</a><br><span style="font-size:13px;color:#5a646d;word-break:break-all">${htmlText(block.url)}</span></p>`
    case 'facts':
      return `<dl style="margin:16px 0;padding:12px 16px;background:#f3f5f7">\n${block.rows
        .map(
          ([label, value]) =>
            `<dt style="font-size:13px;color:#5a646d">${inlineHtml(label)}</dt><dd style="margin:0 0 8px">${inlineHtml(value)}</dd>`,
        )
        .join('\n')}\n</dl>`
    case 'quote':
      return `<blockquote style="margin:16px 0;padding:0 0 0 12px;border-left:3px solid #d5dade">${inlineHtml(block.text)}</blockquote>`
    case 'table':
      return tableHtml(block)
  }
}

function tableHtml({ head, rows, numeric }: Extract<MailBlock, { kind: 'table' }>): string {
  const align = (column: number) => (numeric.includes(column) ? 'right' : 'left')
  const style = (column: number) =>
    `style="padding:6px 10px;border-bottom:1px solid #d5dade;text-align:${align(column)};vertical-align:top${numeric.includes(column) ? ';white-space:nowrap' : ''}"`
  const headCells = head.map((text, column) => `<th ${style(column)}>${inlineHtml(text)}</th>`)
  const lines = rows.map(
    (row) =>
      `<tr>${row.map((cell, column) => `<td ${style(column)}>${cellHtml(cell)}</td>`).join('')}</tr>`,
  )
  return `<table style="margin:16px 0;border-collapse:collapse;font-size:14px">
<thead><tr>${headCells.join('')}</tr></thead>
<tbody>
${lines.join('\n')}
</tbody>
</table>`
}

function cellHtml(cell: MailCell): string {
  if (typeof cell === 'string') return inlineHtml(cell)
  return `<a href="${htmlText(cell.url)}" style="color:#0b5cad;white-space:nowrap">${inlineHtml(cell.text)}</a>`
}

function p(text: string): string {
  return `<p style="margin:0 0 16px">${inlineHtml(text)}</p>`
}

function inlineHtml(text: string): string {
  return htmlText(plainWords(text)).replaceAll('\n', '<br>')
}

const FONTS =
  "system-ui,-apple-system,'Segoe UI','PingFang SC','PingFang HK','Microsoft YaHei','Microsoft JhengHei',Arial,sans-serif"
