// The name of an ordered item with what the buyer wrote about it, and the item numbers of an order.
import { labelled } from '../../../../shared/punctuation.ts'
import { useTexts } from '../../../texts.ts'
import member from '../member/member.module.css'

interface ItemNameProps {
  title: string
  /** What the buyer sent with the item: its numbers and rows in the buyer's own list, and a note. */
  remark: string | undefined
}

export function ItemName({ title, remark }: ItemNameProps) {
  const t = useTexts('money').orders
  return (
    <>
      <div className={member.muted}>{title}</div>
      {remark !== undefined && (
        <div className={member.muted}>
          <bdi>{labelled(t.reference, remark)}</bdi>
        </div>
      )}
    </>
  )
}

export function itemNosOf({ items }: { items: readonly { itemNo: string }[] }): string[] {
  return items.map(({ itemNo }) => itemNo)
}
