// Link by which a visitor asks for a quotation: the feedback form with the list already in the message.
import type { StoredItem } from '../../wish-button/stored-list.ts'
import { numbersText, rowsText } from '../../../../shared/customer-refs.ts'
import type { Lang } from '../../../../shared/lang.ts'
import { commaList } from '../../../../shared/punctuation.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useLang } from '../../../site-context.ts'
import { type Texts, useTexts } from '../../../texts.ts'

/** The message is part of the URL, whose length browsers and servers limit. */
const MAX_CHARACTERS = 3000

export function VisitorQuotation({ stored }: { stored: readonly StoredItem[] }) {
  const t = useTexts('wish-list').tools
  const lang = useLang()
  const query = new URLSearchParams({
    type: 'order',
    subject: t.quotationSubject,
    message: listText(stored, t, lang),
  })
  return (
    <LocalLink className={buttonClass('primary')} to={`${PATHS.feedback}?${query}`} rel="nofollow">
      {t.quotation}
    </LocalLink>
  )
}

type Tools = Texts['wish-list']['tools']

/** '10 × VC-LT97948 (45N1127, row 3) for the branch in Lille', one line per item. */
export function listText(
  stored: readonly StoredItem[],
  t: Pick<Tools, 'moreLines' | 'rows'>,
  lang: Lang,
): string {
  const lines: string[] = []
  let length = 0
  for (const [at, { itemNo, quantity, customerRefs = [], note }] of stored.entries()) {
    const rows = rowsText(customerRefs)
    const refs = commaList([numbersText(customerRefs), rows && t.rows(rows)].filter(Boolean), lang)
    const line = [`${quantity ?? ''} × ${itemNo}`.trim(), refs && `(${refs})`, note]
      .filter(Boolean)
      .join(' ')
    length += line.length + 1
    if (length > MAX_CHARACTERS) return [...lines, t.moreLines(stored.length - at)].join('\n')
    lines.push(line)
  }
  return lines.join('\n')
}
