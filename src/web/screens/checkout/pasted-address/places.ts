// Provinces, cities and districts by which Chinese addresses are recognised: mainland, Taiwan and Hong Kong.

export interface Province {
  full: string
  short: string
  /** A municipality is its own city. */
  isCity: boolean
}

const MUNICIPALITIES = '北京 上海 天津 重庆'
const ORDINARY_PROVINCES =
  '河北 山西 辽宁 吉林 黑龙江 江苏 浙江 安徽 福建 江西 山东 河南 湖北 湖南 广东 海南 四川 贵州 云南 陕西 甘肃 青海'
/** Autonomous regions: what they are called for short, and in full. */
const REGIONS: Readonly<Record<string, string>> = {
  内蒙古: '内蒙古自治区',
  广西: '广西壮族自治区',
  西藏: '西藏自治区',
  宁夏: '宁夏回族自治区',
  新疆: '新疆维吾尔自治区',
}

export const PROVINCES: readonly Province[] = [
  ...namesOf(MUNICIPALITIES).map((short) => ({ full: `${short}市`, short, isCity: true })),
  ...namesOf(ORDINARY_PROVINCES).map((short) => ({ full: `${short}省`, short, isCity: false })),
  ...Object.entries(REGIONS).map(([short, full]) => ({ full, short, isCity: false })),
]

/** Cities and counties, as the reference data spell them. */
export const TAIWAN = namesOf(
  '台北市 新北市 桃園市 台中市 台南市 高雄市 基隆市 新竹市 嘉義市 新竹縣 苗栗縣 彰化縣 南投縣 雲林縣 嘉義縣 屏東縣 宜蘭縣 花蓮縣 台東縣 澎湖縣 金門縣 連江縣',
)

/** Districts by the areas that the reference data name. */
export const HONG_KONG: ReadonlyMap<string, readonly string[]> = new Map([
  [
    '香港島',
    namesOf(
      '堅尼地城 西營盤 上環 中環 半山 金鐘 灣仔 銅鑼灣 跑馬地 天后 北角 鰂魚涌 太古 西灣河 筲箕灣 杏花邨 小西灣 柴灣 薄扶林 香港仔 鴨脷洲 黃竹坑 淺水灣 赤柱',
    ),
  ],
  [
    '九龍',
    namesOf(
      '尖沙咀 佐敦 油麻地 旺角 太子 大角咀 深水埗 長沙灣 荔枝角 美孚 石硤尾 九龍塘 何文田 紅磡 土瓜灣 九龍城 啟德 新蒲崗 黃大仙 慈雲山 鑽石山 彩虹 九龍灣 牛頭角 觀塘 藍田 油塘',
    ),
  ],
  [
    '新界',
    namesOf(
      '荃灣 葵芳 葵涌 青衣 深井 屯門 天水圍 元朗 上水 粉嶺 大埔 火炭 沙田 大圍 馬鞍山 西貢 將軍澳 東涌',
    ),
  ],
])

/** The traditional form of the characters of these places, one for one, so that positions stay; for comparisons. */
export function toTraditional(text: string): string {
  return text.replaceAll(/\p{Script=Han}/gu, (character) => TRADITIONAL.get(character) ?? character)
}

const TRADITIONAL: ReadonlyMap<string, string> = new Map(
  namesOf(
    '龙龍 县縣 园園 义義 云雲 东東 兰蘭 莲蓮 门門 连連 岛島 区區 乡鄉 镇鎮 坚堅 营營 环環 湾灣 钟鐘 铜銅 锣鑼 马馬 鲗鰂 鱼魚 浅淺 红紅 长長 启啟 岗崗 黄黃 钻鑽 观觀 蓝藍 围圍 岭嶺 军軍 将將 贡貢 硖硤 臺台',
  ).map(([from = '', to = '']) => [from, to]),
)

function namesOf(list: string): string[] {
  return list.split(' ')
}
