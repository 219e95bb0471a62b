// The name of an ordered item with what the buyer wrote about it, and the item numbers of an order.
import { labelled } from '../../../../shared/punctuation.ts'
import { useTexts } from '../../../texts.ts'
import member from '../member/member.module.css'

interface ItemNameProps {
  title: string
  /** The buyer's own numbers, rows and note. */
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
