// The forecast of a prepaid balance in sentences, in three languages.
import type { Lang } from './lang.ts'
import { HORIZON, MIN_ORDERS, type Runway, WINDOW_DAYS } from './runway.ts'

/** How days and amounts are written in the reader's language. */
export interface RunwayPrinter {
  day: (day: string) => string
  /** Minor units, with the currency. */
  money: (amount: bigint) => string
}

interface Sentences {
  unknown: string
  lasts: (perDay: string, likely: string, range: string) => string
  range: (from: string, to: string) => string
  long: (perDay: string) => string
  moreThan: string
  short: (perDay: string) => string
  waiting: (orders: number, amount: string) => string
  payBy: (payBy: string, creditedBy: string) => string
  payToday: (creditedBy: string) => string
}

const SENTENCES: Record<Lang, Sentences> = {
  en_us: {
    unknown: `You placed fewer than ${MIN_ORDERS} orders in the last ${WINDOW_DAYS} days, so we cannot estimate how long your balance will last.`,
    lasts: (perDay, likely, range) =>
      `At ${perDay} per working day, your balance should last until ${likely} (${range}).`,
    range: (from, to) => `${from} to ${to}`,
    long: (perDay) =>
      `At ${perDay} per working day, your balance should last for more than ${HORIZON} working days.`,
    moreThan: `more than ${HORIZON} working days`,
    short: (perDay) =>
      `At ${perDay} per working day, your balance may not cover the orders of the next working day.`,
    waiting: (orders, amount) =>
      orders === 1
        ? `1 order of ${amount} is waiting for a top-up.`
        : `${orders} orders totalling ${amount} are waiting for a top-up.`,
    payBy: (payBy, creditedBy) =>
      `Top up by ${payBy}. If the money arrives by then, it is credited by ${creditedBy}, before any order has to wait.`,
    payToday: (creditedBy) =>
      `Top up today. If the money arrives today, it is credited by ${creditedBy}.`,
  },
  zh_cn: {
    unknown: `最近 ${WINDOW_DAYS} 天的订单不足 ${MIN_ORDERS} 笔，暂时无法估算余额可用多久。`,
    lasts: (perDay, likely, range) =>
      `按每个工作日支出 ${perDay} 计算，余额预计可用至 ${likely}（${range}）。`,
    range: (from, to) => `${from} 至 ${to}`,
    long: (perDay) => `按每个工作日支出 ${perDay} 计算，余额预计可用 ${HORIZON} 个工作日以上。`,
    moreThan: `${HORIZON} 个工作日以上`,
    short: (perDay) => `按每个工作日支出 ${perDay} 计算，余额可能不足以支付下一个工作日的订单。`,
    waiting: (orders, amount) => `有 ${orders} 笔订单（共 ${amount}）正等待充值。`,
    payBy: (payBy, creditedBy) =>
      `请确保款项不晚于 ${payBy} 到达，我们最迟于 ${creditedBy} 入账，订单便无需等待。`,
    payToday: (creditedBy) => `请今天充值。款项如今天到达，最迟 ${creditedBy} 入账。`,
  },
  zh_hk: {
    unknown: `過去 ${WINDOW_DAYS} 日的訂單少於 ${MIN_ORDERS} 張，暫時未能估計結餘可用多久。`,
    lasts: (perDay, likely, range) =>
      `按每個工作天支出 ${perDay} 計算，結餘預計可用至 ${likely}（${range}）。`,
    range: (from, to) => `${from} 至 ${to}`,
    long: (perDay) => `按每個工作天支出 ${perDay} 計算，結餘預計可用 ${HORIZON} 個工作天以上。`,
    moreThan: `${HORIZON} 個工作天以上`,
    short: (perDay) => `按每個工作天支出 ${perDay} 計算，結餘可能不足以支付下一個工作天的訂單。`,
    waiting: (orders, amount) => `有 ${orders} 張訂單（合共 ${amount}）正等候增值。`,
    payBy: (payBy, creditedBy) =>
      `請及早增值：款項如於 ${payBy} 或之前到達，我們最遲於 ${creditedBy} 入帳，訂單便毋須等候。`,
    payToday: (creditedBy) => `請於今天增值。款項如於今天到達，最遲 ${creditedBy} 入帳。`,
  },
}

/** Whole sentences in the order in which they are read; `waiting` as in RunwayInput. */
export function runwaySentences(
  runway: Runway,
  waiting: { orders: number; amount: bigint },
  lang: Lang,
  print: RunwayPrinter,
): string[] {
  const t = SENTENCES[lang]
  const ofWaiting =
    waiting.orders > 0 ? [t.waiting(waiting.orders, print.money(waiting.amount))] : []
  if (runway.kind === 'unknown') return [t.unknown, ...ofWaiting]
  const perDay = print.money(runway.perDay)
  const { payBy, creditedBy, isLate } = runway.pay
  const pay = isLate
    ? t.payToday(print.day(creditedBy))
    : t.payBy(print.day(payBy), print.day(creditedBy))
  if (runway.kind === 'short')
    return [...(ofWaiting.length > 0 ? ofWaiting : [t.short(perDay)]), pay]
  const { likely, earliest, latest } = runway.until
  if (likely === null) return [t.long(perDay)]
  const to = latest === null ? t.moreThan : print.day(latest)
  return [t.lasts(perDay, print.day(likely), t.range(print.day(earliest), to)), pay]
}
