// Parts of a pasted address that are labelled, as marketplaces do: '收货人：张三', '手机号码：13800138000'.

export type LabelledParts = Partial<Record<'name' | 'phone' | 'postCode', string>>

const LABELS: readonly (readonly [keyof LabelledParts, RegExp])[] = [
  ['name', /(?:收货人|收貨人|收件人|联系人|聯絡人|姓名)\s*[:：]\s*([^\s,，;；]+)/u],
  ['postCode', /(?:邮政编码|邮编|郵遞區號|郵編)\s*[:：]\s*(\d{3,6})/u],
  [
    'phone',
    /(?:手机号码|手机号|手机|手機號碼|手機|手提電話|手提|联系电话|聯絡電話|电话|電話)\s*[:：]\s*([+(\d][\d ()-]{6,})/u,
  ],
]
/** Labels of the address itself; what follows them stays in the text, which is read as an address later. */
const ADDRESS_LABEL =
  /(?:所在地区|所在地區|详细地址|詳細地址|收货地址|收貨地址|收件地址|送貨地址|地址)\s*[:：]/gu

/** The labelled parts, and the rest of the text without labels. */
export function extractLabels(text: string): { labelled: LabelledParts; rest: string } {
  const labelled: LabelledParts = {}
  let rest = text
  for (const [field, pattern] of LABELS) {
    const found = pattern.exec(rest)
    if (!found) continue
    labelled[field] = found[1]?.trim() ?? ''
    rest = rest.replace(found[0], ' ')
  }
  return { labelled, rest: rest.replaceAll(ADDRESS_LABEL, ' ') }
}
