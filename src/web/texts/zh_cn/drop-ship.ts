// Simplified Chinese texts of the drop-ship area's frame and its first page.
import type { dropShip as master } from '../en_us/drop-ship.ts'

export const dropShip: typeof master = {
  area: '一件代发',
  nav: { label: '一件代发', introduction: '介绍', apply: '申请', logIn: '登录', shop: '批发专区' },
  landing: {
    title: '您负责销售，我们负责发货',
    description: '替换电池一件代发：您在网上销售，包裹直接寄给您的顾客，不附我方发票。',
    lead: '无需备货即可在网上销售替换电池。订单由我们直接寄给您的顾客，一件起发。',
    stepsTitle: '合作流程',
    steps: (deposit) => [
      ['提交申请', '告诉我们您的销售渠道，7 个工作日内答复。'],
      ['预存保证金', `${deposit}，可退还；订单款项从余额中扣除。`],
      ['开始销售', '登录后即可查看商品资料和您的价格。'],
      ['我们发货', '直接寄给您的顾客，包裹内不附我方发票。'],
      ['补足余额', '余额偏低时我们会提醒充值，订单无需等待。'],
    ],
    factsTitle: '保证金明细',
    facts: { deposit: '保证金', below: '余额低于此数时提醒充值', credited: '充值到账' },
    days: (days) => `收款后 ${days} 个工作日内`,
    blocked: '余额不足的订单会保留并等待，不会丢失。',
    now: '目前可用的功能',
    nowText:
      '您可以申请和登录、查看价格与库存数量、保存心愿单。下单、保证金账户和数据接口将陆续在此提供。',
    apply: '申请成为一件代发卖家',
    logIn: '登录',
    toShop: '浏览商品目录',
  },
}
