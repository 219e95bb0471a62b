// Simplified Chinese texts of the help screens.
import { businessText } from '../../../shared/business-texts.ts'
import type { help as master } from '../en_us/help.ts'
import { numberText } from '../../../shared/number-text.ts'

const STORED = businessText('storageCelsius', 'zh_cn')
const CHARGED = businessText('chargingLimitVolts', 'zh_cn')

export const help: typeof master = {
  support: '服务支持',
  faq: {
    title: '常见问题',
    description: '关于查找电池、订购、价格、交货、保修、正品、电池知识和一件代发的解答。',
    intro: '按主题整理的解答。没有找到？请向我们提问，我们会通过邮件答复。',
    label: '搜索问题与解答',
    submit: '搜索',
    count: (count) => `共 ${numberText(count)} 个问题`,
    found: (count, keyword) => `“${keyword}”共找到 ${numberText(count)} 条解答`,
    none: '没有包含这些词的解答。请换一个词试试，或直接向我们提问。',
    all: '查看全部问题',
    ask: '向我们提问',
    topicsLabel: '主题',
    topics: {
      finding: '查找合适的电池',
      ordering: '订购',
      prices: '价格与付款',
      delivery: '交货',
      warranty: '保修与退货',
      genuine: '正品',
      batteries: '电池知识',
      'drop-ship': '一件代发',
    },
  },
  packaging: {
    title: '包装',
    description: '我们的电池如何包装、标签上有什么，以及定制标签和背卡的起订量。',
    intro:
      '货物如何包装、如何保护，包装上印有哪些内容，都在这里说明。每个包裹都符合所装货物的运输规定。',
    own: '定制标签或背卡',
    ownNote: '两者都需要您提供图稿，并经人工审核，请先留言给我们。',
    from: (pieces) => `每款 ${pieces} 件起`,
    label: {
      name: '定制标签（OEM 贴牌）',
      text: '电池上印您的品牌。电池类型、电压、容量、能量、日期码、回收标志，以及法律和运输规定要求的标记必须保留。',
      ask: '咨询定制标签',
      subject: (pieces) => `定制标签，每款 ${pieces} 件起`,
    },
    backCard: {
      name: '定制背卡',
      text: '吸塑包装使用您的背卡。印刷前我们会提供刀模图和样稿。',
      ask: '咨询定制背卡',
      subject: (pieces) => `定制背卡，每款 ${pieces} 件起`,
    },
  },
  order: {
    apply: '申请成为会员',
    wishList: '前往采购清单',
    dropShip: '了解一件代发',
  },
  terms: {
    figures: '各项数值一览',
    figuresNote: '本站各页均采用同一组数值。',
    columns: ['项目', '数值'],
    rows: {
      wholesaleMinimum: { name: '批发起订量', suffix: ' 件（每款）' },
      dropshipMinimum: { name: '一件代发起订量', suffix: ' 件' },
      customLabelMinimum: { name: '定制标签起订量', suffix: ' 件（每款）' },
      customBackCardMinimum: { name: '定制背卡起订量', suffix: ' 件（每款）' },
      paymentCurrencies: { name: '付款货币' },
      handlingPercent: { name: 'PayPal 手续费' },
      paypalMaximumUsd: { name: 'PayPal 单笔上限（含手续费）' },
      deliveryWorkingDays: {
        name: '批发交货（款项入账后）',
        suffix: ' 个工作日；走陆运或海运的，日期见报价',
      },
      warrantyLithiumMonths: { name: '保修期：可充电锂电池', suffix: ' 个月' },
      warrantyNickelMonths: { name: '保修期：镍电池', suffix: ' 个月' },
      warrantyLeadAcidMonths: { name: '保修期：密封铅酸电池', suffix: ' 个月' },
      restockingPercent: { name: '退货手续费（按商品金额）' },
      unclaimedGoodsUsdPerKg: { name: '非我们供应的货物逾期未认领的处置费', suffix: '/公斤' },
      depositUsd: { name: '一件代发预存款（可退还）' },
      topUpThresholdUsd: { name: '可用余额低于此数时提醒充值' },
      topUpCreditedWorkingDays: { name: '充值入账时限', suffix: ' 个工作日内' },
    },
  },
  manuals: {
    others: '更多手册',
    plots: {
      storage: {
        alt: `−20 至 60\u00a0°C 的温度标尺：电池应存放在 ${STORED}。`,
        caption: `电池应存放在 ${STORED}；温度越高，老化越快。`,
      },
      charging: {
        alt: `每节电芯的充电限制电压：普通 ${CHARGED}，高压 4.35、4.40 和 4.45\u00a0V。`,
        caption: `普通锂离子电芯的充电限制电压为 ${CHARGED}，高压电芯有所不同。`,
      },
    },
  },
  contact: {
    form: '给我们留言',
    follow: '跟进工单',
    offices: '办公地点与团队',
    officeCount: (count) => `共 ${numberText(count)} 个办公地点`,
    regions: '地区',
    allRegions: '全部地区',
    map: '在地图上查看',
    phone: '电话',
    email: '邮箱',
    hours: '办公时间',
    yours: '您的资料',
    yoursNote: '表单会自动填入这些资料。',
    company: '公司',
    name: '姓名',
    customerNo: '客户编号',
    imprint: '公司信息',
    address: '地址',
    registration: '公司注册号',
    taxNumber: '税号',
    representative: '法定代表人',
  },
}
