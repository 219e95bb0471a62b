// Texts of the plots in the manuals, in the three languages of the site.
import type { Lang } from '../../../../shared/lang.ts'

export interface ManualPlotTexts {
  storage: string
  best: string
  cold: string
  warm: string
  storageCaption: string
  charging: string
  ordinary: string
  highVoltage: (nominal: string) => string
  /** The heading of the horizontal axis. */
  chargingAxis: string
  /** The heading of the row names. */
  chargingRows: string
  tolerance: string
  typical: string
  chargingCaption: string
}

export const MANUAL_PLOT_TEXTS: Record<Lang, ManualPlotTexts> = {
  en_us: {
    storage: 'Storage temperature',
    best: 'store here',
    cold: 'warm up before charging',
    warm: 'ages faster',
    storageCaption: 'Dry, and lithium-ion at 40 to 60% charge.',
    charging: 'Charge voltage limit of a lithium-ion cell',
    ordinary: 'Ordinary, 3.6 or 3.7 V',
    highVoltage: (nominal) => `High-voltage, ${nominal} V`,
    chargingAxis: 'Limit of one cell (V)',
    chargingRows: 'Nominal voltage',
    tolerance: 'Limit and tolerance',
    typical: 'Typical limit',
    chargingCaption:
      'Typical values; the figure printed on the battery applies. For packs, multiply by the number of cells in series.',
  },
  zh_cn: {
    storage: '电池的存放温度',
    best: '适宜存放',
    cold: '回温后再充电',
    warm: '老化加快',
    storageCaption: '保持干燥；锂离子电池保持 40% 至 60% 电量。',
    charging: '锂离子电芯的充电限制电压',
    ordinary: '普通，3.6 或 3.7 V',
    highVoltage: (nominal) => `高压，${nominal} V`,
    chargingAxis: '每节电芯的限制电压（V）',
    chargingRows: '标称电压',
    tolerance: '限制电压及允许误差',
    typical: '典型限制电压',
    chargingCaption: '典型值，以电池上印刷的数值为准。电池组须乘以串联数。',
  },
  zh_hk: {
    storage: '電池的存放溫度',
    best: '適宜存放',
    cold: '回溫後才充電',
    warm: '老化較快',
    storageCaption: '保持乾燥；鋰離子電池保持 40% 至 60% 電量。',
    charging: '鋰離子電芯的充電上限電壓',
    ordinary: '普通，3.6 或 3.7 V',
    highVoltage: (nominal) => `高電壓，${nominal} V`,
    chargingAxis: '每粒電芯的上限電壓（V）',
    chargingRows: '標稱電壓',
    tolerance: '上限及容許誤差',
    typical: '典型上限',
    chargingCaption: '典型數值，以電池上所印為準。電池組須乘以串聯數目。',
  },
}
