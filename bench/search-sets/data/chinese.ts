// Chinese brand names (simplified, traditional, pinyin; '': it is the brand itself) and what Chinese buyers type.

export const CHINESE_BRANDS: Record<string, readonly [string, string, string]> = {
  Lenovo: ['联想', '聯想', 'lianxiang'],
  Huawei: ['华为', '華為', ''],
  Xiaomi: ['小米', '小米', ''],
  HP: ['惠普', '惠普', 'huipu'],
  Dell: ['戴尔', '戴爾', 'daier'],
  ASUS: ['华硕', '華碩', 'huashuo'],
  Acer: ['宏碁', '宏碁', 'hongqi'],
  Samsung: ['三星', '三星', 'sanxing'],
  Sony: ['索尼', '索尼', 'suoni'],
  Toshiba: ['东芝', '東芝', 'dongzhi'],
  Fujitsu: ['富士通', '富士通', 'fushitong'],
  Apple: ['苹果', '蘋果', 'pingguo'],
  Nokia: ['诺基亚', '諾基亞', 'nuojiya'],
  ZTE: ['中兴', '中興', 'zhongxing'],
  Meizu: ['魅族', '魅族', ''],
  OnePlus: ['一加', '一加', 'yijia'],
  Honor: ['荣耀', '榮耀', 'rongyao'],
  Motorola: ['摩托罗拉', '摩托羅拉', 'motuoluola'],
  Microsoft: ['微软', '微軟', 'weiruan'],
  Google: ['谷歌', '谷歌', 'guge'],
  Panasonic: ['松下', '松下', 'songxia'],
  Coolpad: ['酷派', '酷派', 'kupai'],
  Gionee: ['金立', '金立', 'jinli'],
  Hisense: ['海信', '海信', 'haixin'],
  MSI: ['微星', '微星', 'weixing'],
  Sharp: ['夏普', '聲寶', 'xiapu'],
}

/** {简} and {繁} are the brand in simplified and traditional Chinese, {机} and {機} the kind of device. */
export const CHINESE_SENTENCES: readonly string[] = [
  '{简} {model} 电池',
  '{简}{model}{机}电池',
  '请问有适用于{简} {model} 的电池吗？',
  '{繁} {model} 電池',
  '{繁}{model}{機}代用電池',
  '請問{繁} {model} 的電池有現貨嗎？',
  '求购{简}{model}原装电池，要50块',
  '你好，我想买{简} {model} 的{机}电池，多少钱',
  '想訂20塊{繁} {model} 電池，唔該',
  '{model} {简} 更换电池 全新',
]

export const CHINESE_BY_HAND: readonly {
  text: string
  devices?: readonly string[]
  sizes?: readonly string[]
}[] = [
  { text: '联想T480电池', devices: ['Lenovo ThinkPad T480'] },
  { text: '聯想 x1 carbon 第6代', devices: ['Lenovo ThinkPad X1 Carbon 6th'] },
  { text: '苹果11pro max手机电池', devices: ['Apple iPhone 11 Pro Max'] },
  { text: '蘋果 12 mini 換電池', devices: ['Apple iPhone 12 mini'] },
  { text: '惠普840g5笔记本电池', devices: ['HP EliteBook 840 G5'] },
  { text: '戴爾 latitude 5490 手提電腦 電池', devices: ['Dell Latitude 5490'] },
  { text: '五号碱性电池', sizes: ['AA'] },
  { text: '7號鹼性電池', sizes: ['AAA'] },
  { text: '纽扣电池CR2450', sizes: ['CR2450'] },
  { text: '鈕扣電池 LR44 十粒', sizes: ['LR44'] },
  { text: '9V方块电池', sizes: ['6LR61'] },
  { text: '助听器电池312', sizes: ['PR41'] },
]
