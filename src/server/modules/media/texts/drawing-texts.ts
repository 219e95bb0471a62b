// Texts of the drawings and plots in the three languages of the site.
import type { Lang } from '../../../../shared/lang.ts'
import type { ProductForm } from '../media-rules.ts'

/** The forms with two poles, which a text describes; the others have a connector with pins. */
export type PoleForm =
  | 'cylinder'
  | 'coin'
  | 'zinc-air-button'
  | 'sealed-lead-acid'
  | 'block'
  | 'wired-pack'
  | 'charger'

export interface DrawingTexts {
  views: Record<
    'front' | 'angle' | 'dimensions' | 'label' | 'terminals' | 'scale' | 'teardown',
    string
  >
  forms: Record<ProductForm, string>
  /** Placeholders: {item}, {form}, {figures}. */
  description: string
  illustration: string
  schematic: string
  nominal: string
  usualSize: string
  /** Names the bank card in the view `scale`. */
  card: string
  typicalTerminals: string
  notScaled: string
  cellsInSeries: string
  cellsInParallel: string
  casing: string
  lid: string
  board: string
  cells: string
  wrap: string
  cover: string
  parts: Record<
    'can' | 'cathode' | 'separator' | 'anode' | 'gasket' | 'cap' | 'air' | 'plates' | 'vent',
    string
  >
  pins: Record<'plus' | 'minus' | 'data' | 'clock' | 'thermistor' | 'ident' | 'system', string>
  /** Where the poles of two-pole forms are: positive, negative. */
  poles: Record<PoleForm, readonly [string, string]>
  plots: {
    discharge: string
    typical: string
    notTestData: string
    volts: string
    load: string
    comparison: string
    capacity: string
    energy: string
    temperature: string
    charge: string
    discharging: string
    storage: string
    notRechargeable: string
    energyLimit: string
    belowLimit: string
    aboveLimit: string
    freightRule: string
    map: string
    models: string
    monthly: string
    none: string
  }
}

export const DRAWING_TEXTS: Record<Lang, DrawingTexts> = {
  en_us: {
    views: {
      front: 'Front view',
      angle: 'Three-quarter view',
      dimensions: 'Dimension drawing',
      label: 'Label',
      terminals: 'Terminals',
      scale: 'Next to a bank card',
      teardown: 'Exploded view',
    },
    forms: {
      pouch: 'pouch battery',
      'laptop-pack': 'laptop battery pack',
      'flat-pack': 'internal laptop battery',
      'slide-pack': 'slide-on tool battery',
      'hard-pack': 'hard-case battery pack',
      'wired-pack': 'battery pack with leads',
      cylinder: 'cylindrical cell',
      coin: 'coin cell',
      'zinc-air-button': 'zinc-air button cell',
      'sealed-lead-acid': 'sealed lead-acid battery',
      block: 'rectangular battery',
      charger: 'charger',
    },
    description:
      'Illustration of {item}, a {form}, {figures}, drawn from the specification. Not a photograph.',
    illustration: 'Illustration drawn from the specification',
    schematic: 'Schematic',
    nominal: 'Nominal dimensions in mm. No tolerance stated.',
    usualSize: 'Typical size of this type: none is stated for this item.',
    card: 'Bank card 85.6 × 54 mm',
    typicalTerminals: 'Typical arrangement. Compare with the original battery.',
    notScaled: 'Not to scale',
    cellsInSeries: 'Cells: {n} in series',
    cellsInParallel: 'at least {n} in parallel',
    casing: 'Casing',
    lid: 'Lid',
    board: 'Protection board',
    cells: 'Cells',
    wrap: 'Label sleeve',
    cover: 'Cover film',
    parts: {
      can: 'Can',
      cathode: 'Cathode',
      separator: 'Separator',
      anode: 'Anode',
      gasket: 'Gasket',
      cap: 'Cap',
      air: 'Air holes with seal tab',
      plates: 'Plate group, 2 V each',
      vent: 'Valve caps',
    },
    pins: {
      plus: 'Positive',
      minus: 'Negative',
      data: 'Data',
      clock: 'Clock',
      thermistor: 'Thermistor',
      ident: 'Identification',
      system: 'System present',
    },
    poles: {
      cylinder: ['raised end', 'flat end'],
      coin: ['wide face and rim', 'narrow face'],
      'zinc-air-button': ['face with air holes', 'opposite face'],
      'sealed-lead-acid': ['red marked tab', 'black marked tab'],
      block: ['small stud or marked pad', 'large stud or other pad'],
      'wired-pack': ['red lead', 'black lead'],
      charger: ['see the rating plate', 'see the rating plate'],
    },
    plots: {
      discharge: 'Discharge curves',
      typical: 'Typical for the chemistry',
      notTestData: 'Typical for the chemistry, not test data of this item',
      volts: 'V',
      load: 'Load',
      comparison: 'Capacity and energy',
      capacity: 'Capacity (mAh)',
      energy: 'Energy (Wh)',
      temperature: 'Temperature range',
      charge: 'Charging',
      discharging: 'Discharging',
      storage: 'Storage',
      notRechargeable: 'Do not recharge',
      energyLimit: 'Energy and the freight limit',
      belowLimit: 'Up to 100 Wh: Section IB if no cell exceeds 20 Wh',
      aboveLimit: 'Above 100 Wh: Section IA, fully regulated',
      freightRule: 'Freight, shipped alone: UN 3480, cargo aircraft only, at most 30% charged.',
      map: 'Voltage and capacity',
      models: 'models',
      monthly: 'New models per month',
      none: 'No models yet',
    },
  },
  zh_cn: {
    views: {
      front: '正面',
      angle: '立体图',
      dimensions: '尺寸图',
      label: '标签',
      terminals: '端子',
      scale: '与银行卡对比',
      teardown: '内部结构',
    },
    forms: {
      pouch: '软包电池',
      'laptop-pack': '笔记本电脑电池组',
      'flat-pack': '笔记本电脑内置电池',
      'slide-pack': '滑入式工具电池',
      'hard-pack': '硬壳电池组',
      'wired-pack': '带引线电池组',
      cylinder: '圆柱形电池',
      coin: '纽扣电池',
      'zinc-air-button': '锌空气纽扣电池',
      'sealed-lead-acid': '密封铅酸电池',
      block: '方形电池',
      charger: '充电器',
    },
    description: '{item} 示意图：{form}，{figures}。按规格绘制，并非实物照片。',
    illustration: '示意图，按规格绘制',
    schematic: '结构示意',
    nominal: '标称尺寸，单位：毫米，未注明公差。',
    usualSize: '该类电池的常见尺寸，本商品未注明尺寸。',
    card: '银行卡 85.6 × 54 毫米',
    typicalTerminals: '常见排列，请与原装电池核对。',
    notScaled: '不按比例',
    cellsInSeries: '电芯：{n} 节串联',
    cellsInParallel: '至少 {n} 节并联',
    casing: '外壳',
    lid: '上盖',
    board: '保护板',
    cells: '电芯',
    wrap: '标签套膜',
    cover: '覆盖膜',
    parts: {
      can: '钢壳',
      cathode: '正极',
      separator: '隔膜',
      anode: '负极',
      gasket: '密封圈',
      cap: '盖帽',
      air: '气孔与封口胶贴',
      plates: '极板组，每格 2 V',
      vent: '阀帽',
    },
    pins: {
      plus: '正极',
      minus: '负极',
      data: '数据',
      clock: '时钟',
      thermistor: '热敏电阻',
      ident: '识别',
      system: '系统检测',
    },
    poles: {
      cylinder: ['凸起端', '平底端'],
      coin: ['大面及外缘', '小面'],
      'zinc-air-button': ['带气孔的一面', '另一面'],
      'sealed-lead-acid': ['红色标记端子', '黑色标记端子'],
      block: ['小扣或标记触点', '大扣或另一触点'],
      'wired-pack': ['红色引线', '黑色引线'],
      charger: ['以铭牌为准', '以铭牌为准'],
    },
    plots: {
      discharge: '放电曲线',
      typical: '该类型电池的典型值',
      notTestData: '该类型电池的典型曲线，并非本商品的测试数据',
      volts: 'V',
      load: '负载',
      comparison: '容量与能量',
      capacity: '容量（mAh）',
      energy: '能量（Wh）',
      temperature: '温度范围',
      charge: '充电',
      discharging: '放电',
      storage: '存放',
      notRechargeable: '不可充电',
      energyLimit: '能量与货运限值',
      belowLimit: '不超过 100 Wh：每节电芯不超过 20 Wh 时适用第 IB 部分',
      aboveLimit: '超过 100 Wh：适用第 IA 部分，全面管制',
      freightRule: '单独货运：UN 3480，空运仅限货机，荷电状态不超过 30%。',
      map: '电压与容量',
      models: '款',
      monthly: '每月新增款数',
      none: '暂无商品',
    },
  },
  zh_hk: {
    views: {
      front: '正面',
      angle: '立體圖',
      dimensions: '尺寸圖',
      label: '標籤',
      terminals: '端子',
      scale: '與信用卡比較',
      teardown: '內部構造',
    },
    forms: {
      pouch: '軟包電池',
      'laptop-pack': '手提電腦電池組',
      'flat-pack': '手提電腦內置電池',
      'slide-pack': '滑入式工具電池',
      'hard-pack': '硬殼電池組',
      'wired-pack': '附引線電池組',
      cylinder: '圓柱形電池',
      coin: '鈕扣電池',
      'zinc-air-button': '鋅空氣鈕扣電池',
      'sealed-lead-acid': '密封鉛酸電池',
      block: '方形電池',
      charger: '充電器',
    },
    description: '{item} 示意圖：{form}，{figures}。按規格繪製，並非實物照片。',
    illustration: '示意圖，按規格繪製',
    schematic: '結構示意圖',
    nominal: '標稱尺寸，單位：毫米，並無註明公差。',
    usualSize: '此類電池的常見尺寸，此貨品並無註明尺寸。',
    card: '信用卡 85.6 × 54 毫米',
    typicalTerminals: '常見排列，請與原裝電池核對。',
    notScaled: '不按比例',
    cellsInSeries: '電芯：{n} 粒串聯',
    cellsInParallel: '最少 {n} 粒並聯',
    casing: '外殼',
    lid: '頂蓋',
    board: '保護板',
    cells: '電芯',
    wrap: '標籤膠套',
    cover: '保護膜',
    parts: {
      can: '鋼殼',
      cathode: '正極',
      separator: '隔膜',
      anode: '負極',
      gasket: '密封圈',
      cap: '蓋帽',
      air: '氣孔及封貼',
      plates: '極板組，每格 2 V',
      vent: '閥蓋',
    },
    pins: {
      plus: '正極',
      minus: '負極',
      data: '數據',
      clock: '時鐘',
      thermistor: '熱敏電阻',
      ident: '識別',
      system: '系統偵測',
    },
    poles: {
      cylinder: ['凸起一端', '平底一端'],
      coin: ['大面及外緣', '小面'],
      'zinc-air-button': ['有氣孔一面', '另一面'],
      'sealed-lead-acid': ['紅色標記端子', '黑色標記端子'],
      block: ['細扣或有標記的觸點', '大扣或另一觸點'],
      'wired-pack': ['紅色引線', '黑色引線'],
      charger: ['以機身標示為準', '以機身標示為準'],
    },
    plots: {
      discharge: '放電曲線',
      typical: '該類電池的典型數值',
      notTestData: '該類電池的典型曲線，並非此貨品的測試數據',
      volts: 'V',
      load: '負載',
      comparison: '容量與能量',
      capacity: '容量（mAh）',
      energy: '能量（Wh）',
      temperature: '溫度範圍',
      charge: '充電',
      discharging: '放電',
      storage: '存放',
      notRechargeable: '不可充電',
      energyLimit: '能量與貨運上限',
      belowLimit: '100 Wh 或以下：每粒電芯不超過 20 Wh，適用第 IB 部分',
      aboveLimit: '超過 100 Wh：適用第 IA 部分，全面規管',
      freightRule: '單獨貨運：UN 3480，空運只限貨機，荷電狀態不超過 30%。',
      map: '電壓與容量',
      models: '款',
      monthly: '每月新增款數',
      none: '暫無貨品',
    },
  },
}
