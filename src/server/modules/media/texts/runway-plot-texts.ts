// Texts of the plot of a balance, in the three languages of the site.
import type { Lang } from '../../../../shared/lang.ts'

interface RunwayPlotTexts {
  title: (currency: string) => string
  caption: string
  none: string
  /** '2026-03-09' below the axis. */
  shortDay: (day: string) => string
  /** One day for screen readers. */
  day: (day: string, likely: string, low: string, high: string) => string
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

export const RUNWAY_PLOT_TEXTS: Record<Lang, RunwayPlotTexts> = {
  en_us: {
    title: (currency) => `Expected balance at the end of each working day, ${currency}`,
    caption: 'Line: expected. Hatched: likely range (4 in 5 cases).',
    none: 'Too few orders for a forecast',
    shortDay: (day) => `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]}`,
    day: (day, likely, low, high) => `${day}: ${likely} (${low} to ${high})`,
  },
  zh_cn: {
    title: (currency) => `各工作日结束时的预计余额（${currency}）`,
    caption: '实线为预计值，斜线区为可能范围（约八成情况）。',
    none: '订单太少，暂时无法预计',
    shortDay: monthAndDay,
    day: (day, likely, low, high) => `${day}：${likely}（${low} 至 ${high}）`,
  },
  zh_hk: {
    title: (currency) => `各工作天完結時的預計結餘（${currency}）`,
    caption: '實線為預計數值，斜線區為可能範圍（約八成情況）。',
    none: '訂單太少，暫時未能預計',
    shortDay: monthAndDay,
    day: (day, likely, low, high) => `${day}：${likely}（${low} 至 ${high}）`,
  },
}

/** '2026-03-09' -> '3/9'. */
function monthAndDay(day: string): string {
  return `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`
}
