// Renders a mail as plain text, for clients and people that do not use HTML.
import type { Lang } from '../../../shared/lang.ts'
import { imprintLines } from '../../platform/brand/imprint.ts'
import { plainWords } from './html-text.ts'
import type { MailBlock, MailCell, MailDraft } from './composition/mail-blocks.ts'
import { mailTexts } from './composition/mail-texts.ts'

export function writeText(draft: MailDraft, lang: Lang): string {
  const { frame } = mailTexts(lang)
  const parts = [
    ...(draft.greeting === null ? [] : [draft.greeting]),
    ...draft.blocks.map((block) => blockText(block, frame.colon)),
    frame.closing,
    // Mail clients recognise this line as the start of the signature.
    `-- \n${[frame.footer, ...imprintLines(lang)].join('\n')}`,
  ]
  return `${plainWords(parts.join('\n\n'))}\n`
}

function blockText(block: MailBlock, colon: string): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text
    case 'code':
      return `    ${block.text}`
    case 'link':
      return `${block.text}\n${block.url}`
    case 'facts':
      return block.rows.map(([label, value]) => `${label}${colon}${value}`).join('\n')
    case 'quote':
      return block.text
        .split(/\r\n?|\n/)
        .map((line) => `> ${line}`)
        .join('\n')
    case 'table':
      return [block.head.join(SEPARATOR), ...block.rows.map(rowText)].join('\n')
  }
}

/** One line per row, its link below: columns do not align in mail, especially with Chinese characters. */
function rowText(row: MailCell[]): string {
  const texts = row.map((cell) => (typeof cell === 'string' ? cell : cell.text))
  const urls = row.flatMap((cell) => (typeof cell === 'string' ? [] : [`  ${cell.url}`]))
  return [texts.map((text) => text.replaceAll(/\s*\n\s*/g, ' ')).join(SEPARATOR), ...urls].join(
    '\n',
  )
}

const SEPARATOR = ' | '
