// Texts of return labels, and why there is none, in each language.
import { RETURN_DAYS } from '../../../../shared/business-constants.ts'
import type { Lang } from '../../../../shared/lang.ts'
import type { UnClass } from '../../../../shared/shipping-terms.ts'

export type MarkedClass = Exclude<UnClass, 'none'>

interface LabelTexts {
  title: string
  number: string
  order: string
  from: string
  sendTo: string
  sendBy: string
  /** Where the brand states no address. */
  noAddress: string
  cut: string
  contents: string
  itemNo: string
  item: string
  pieces: string
  packing: string
  rules: string[]
  transport: string
  /** What to tell the carrier, by class. */
  classes: Record<MarkedClass, string>
  carrier: string
  /** Instead of a label. */
  missing: Record<'notApproved' | 'over', string>
}

const days = RETURN_DAYS.claimForeignWithin

function lithiumAdvice(name: string, number: string): string {
  return `${name} (${number}) are Class 9 dangerous goods. Put the lithium battery mark with ${number} on the parcel, or the Class 9 label if your carrier requires it.`
}

function lithiumAdviceCn(name: string, number: string): string {
  return `${name}（${number}）属于第 9 类危险品。请在包裹外贴上注明 ${number} 的锂电池标记；如承运人要求使用第 9 类标签，请改贴该标签。`
}

function lithiumAdviceHk(name: string, number: string): string {
  return `${name}（${number}）屬第 9 類危險品。請在包裹外貼上註明 ${number} 的鋰電池標記；如承運商要求使用第 9 類標籤，請改貼該標籤。`
}

export const LABEL_TEXTS: Readonly<Record<Lang, LabelTexts>> = {
  en_us: {
    title: 'Return label',
    number: 'Return number (RMA)',
    order: 'Order',
    from: 'From',
    sendTo: 'Send to',
    sendBy: 'Send by',
    noAddress: 'We will email you the address. Write it here.',
    cut: 'Cut here. Attach the upper part to the outside of the parcel and put the lower part inside.',
    contents: 'What to put in the parcel',
    itemNo: 'Item number',
    item: 'Item',
    pieces: 'Pieces',
    packing: 'Packing',
    rules: [
      `Send only these items. If we find goods that we did not supply, you have ${days} days to claim them. After that, we dispose of them and charge you for the disposal.`,
      'Pack each battery separately, cover its contacts, and fill the box so that nothing can move.',
      'Never send swollen, leaking or damaged batteries without our agreement.',
    ],
    transport: 'Transport',
    classes: {
      UN3480: lithiumAdvice('Lithium-ion batteries', 'UN 3480'),
      UN3481: lithiumAdvice('Lithium-ion batteries packed with equipment', 'UN 3481'),
      UN3090: lithiumAdvice('Lithium metal batteries', 'UN 3090'),
      UN3091: lithiumAdvice('Lithium metal batteries packed with equipment', 'UN 3091'),
      UN3496:
        'Nickel-metal hydride batteries (UN 3496) are Class 9 dangerous goods when sent by sea in large quantities. Tell your carrier before you send them by sea.',
      UN2800:
        'Sealed lead-acid batteries (UN 2800) are Class 8 dangerous goods unless they are exempt as non-spillable; ask your carrier. Pack them upright and secure their terminals against short circuits.',
    },
    carrier:
      'Tell your carrier what the parcel contains. The carrier decides whether to accept it and how it must be marked.',
    missing: {
      notApproved:
        'The label is available once we have approved the return. Please do not send anything before that.',
      over: 'This return no longer needs a label. See its status on the return page.',
    },
  },
  zh_cn: {
    title: '退货标签',
    number: '退货编号（RMA）',
    order: '订单',
    from: '寄件人',
    sendTo: '寄往',
    sendBy: '寄出期限',
    noAddress: '退货地址将通过邮件发送给您，收到后请填写于此。',
    cut: '请沿此线剪开：上半部分贴在包裹外，下半部分放入包裹。',
    contents: '应放入包裹的商品',
    itemNo: '商品编号',
    item: '商品',
    pieces: '件数',
    packing: '包装',
    rules: [
      `请只寄回以上商品。如包裹中有并非由我们供应的商品，您可在 ${days} 天内认领；逾期我们将予以处置，并收取处置费。`,
      '请将电池逐块单独包装，遮盖触点，并填满箱内空隙，防止移动。',
      '电池鼓胀、漏液或损坏时，请先与我们商定寄送方式，切勿直接寄出。',
    ],
    transport: '运输',
    classes: {
      UN3480: lithiumAdviceCn('锂离子电池', 'UN 3480'),
      UN3481: lithiumAdviceCn('与设备一同包装的锂离子电池', 'UN 3481'),
      UN3090: lithiumAdviceCn('锂金属电池', 'UN 3090'),
      UN3091: lithiumAdviceCn('与设备一同包装的锂金属电池', 'UN 3091'),
      UN3496: '镍氢电池（UN 3496）大量海运时属于第 9 类危险品，海运前请告知承运人。',
      UN2800:
        '密封铅酸电池（UN 2800）属于第 8 类危险品，符合不溢出条件而豁免的除外，请向承运人确认。请直立装箱，并防止端子短路。',
    },
    carrier: '请向承运人说明包裹内容；能否承运、如何标记，以承运人的要求为准。',
    missing: {
      notApproved: '退货通过审核后才提供标签，在此之前请勿寄出商品。',
      over: '此退货不再需要标签，请在退货页面查看状态。',
    },
  },
  zh_hk: {
    title: '退貨標籤',
    number: '退貨編號（RMA）',
    order: '訂單',
    from: '寄件人',
    sendTo: '寄往',
    sendBy: '寄出限期',
    noAddress: '退貨地址會以電郵發送予閣下，收到後請填寫於此。',
    cut: '請沿此線剪開：上半部分貼在包裹外，下半部分放入包裹。',
    contents: '應放入包裹的貨品',
    itemNo: '貨品編號',
    item: '貨品',
    pieces: '件數',
    packing: '包裝',
    rules: [
      `請只寄回以上貨品。如包裹內有並非由我們供應的貨品，閣下可於 ${days} 天內認領；逾期我們會予以處置，並收取處置費用。`,
      '請將電池逐塊獨立包裝，遮蓋觸點，並填滿箱內空隙，以免移動。',
      '電池膨脹、漏液或損壞時，請先與我們議定運送方式，切勿直接寄出。',
    ],
    transport: '運輸',
    classes: {
      UN3480: lithiumAdviceHk('鋰離子電池', 'UN 3480'),
      UN3481: lithiumAdviceHk('與裝置一併包裝的鋰離子電池', 'UN 3481'),
      UN3090: lithiumAdviceHk('鋰金屬電池', 'UN 3090'),
      UN3091: lithiumAdviceHk('與裝置一併包裝的鋰金屬電池', 'UN 3091'),
      UN3496: '鎳氫電池（UN 3496）大量海運時屬第 9 類危險品，海運前請通知承運商。',
      UN2800:
        '密封鉛酸電池（UN 2800）屬第 8 類危險品，符合不漏液條件而獲豁免者除外，請向承運商查詢。請直立包裝，並防止端子短路。',
    },
    carrier: '請向承運商說明包裹內容，能否承運及如何標記以承運商的要求為準。',
    missing: {
      notApproved: '退貨獲批准後方可下載標籤，在此之前請勿寄出貨品。',
      over: '此退貨不再需要標籤，請在退貨頁面查看狀態。',
    },
  },
}
