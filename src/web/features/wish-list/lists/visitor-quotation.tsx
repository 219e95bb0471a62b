// Link by which a visitor asks for a quotation: the feedback form with the list already in the message.
import type { StoredItem } from '../../wish-button/stored-list.ts'
import { numbersOf } from '../../../../shared/customer-refs.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'

/** The message travels in the address, which must not grow without end. */
const MOST_CHARACTERS = 3000

export function VisitorQuotation({ stored }: { stored: readonly StoredItem[] }) {
  const t = useTexts('wish-list').tools
  const query = new URLSearchParams({
    type: 'order',
    subject: t.quotationSubject,
    message: listText(stored, t.moreLines),
  })
  return (
    <LocalLink className={buttonClass('primary')} to={`${PATHS.feedback}?${query}`} rel="nofollow">
      {t.quotation}
    </LocalLink>
  )
}

function listText(stored: readonly StoredItem[], moreLines: (count: number) => string): string {
  const lines: string[] = []
  let length = 0
  for (const [at, { itemNo, quantity, customerRefs = [], note }] of stored.entries()) {
    const own = numbersOf(customerRefs)
    const line = [`${quantity ?? ''} × ${itemNo}`.trim(), own && `(${own})`, note]
      .filter(Boolean)
      .join(' ')
    length += line.length + 1
    if (length > MOST_CHARACTERS) return [...lines, moreLines(stored.length - at)].join('\n')
    lines.push(line)
  }
  return lines.join('\n')
}
