// Hong Kong Chinese texts of the drop-ship area's frame and its first page.
import type { dropShip as master } from '../en_us/drop-ship.ts'

export const dropShip: typeof master = {
  area: '代發貨',
  nav: { label: '代發貨', introduction: '簡介', apply: '申請', logIn: '登入', shop: '批發專區' },
  landing: {
    title: '您負責銷售，我們負責發貨',
    description: '代用電池代發貨：您在網上銷售，包裹直接寄予您的顧客，不附本公司發票。',
    lead: '毋須存貨，即可在網上銷售代用電池。訂單由我們直接寄予您的顧客，一件起發。',
    stepsTitle: '合作流程',
    steps: (deposit) => [
      ['遞交申請', '告訴我們您的銷售渠道，7 個工作天內回覆。'],
      ['繳付按金', `${deposit}，可予退還；訂單款項由結餘扣除。`],
      ['開始銷售', '登入後即可查閱貨品資料及您的價格。'],
      ['我們發貨', '直接寄予您的顧客，包裹內不附本公司發票。'],
      ['補足結餘', '結餘偏低時我們會通知增值，訂單毋須等候。'],
    ],
    factsTitle: '按金一覽',
    facts: { deposit: '按金', below: '結餘低於此數時通知增值', credited: '增值入帳' },
    days: (days) => `收款後 ${days} 個工作天內`,
    blocked: '結餘不足的訂單會保留等候，不會遺失。',
    now: '目前提供的服務',
    nowText:
      '您可申請及登入、查閱價格及存貨數量，以及儲存願望清單。下訂單、按金帳戶及數據介面將稍後於此提供。',
    apply: '申請成為代發貨賣家',
    logIn: '登入',
    toShop: '瀏覽貨品目錄',
  },
}
