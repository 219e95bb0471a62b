// Guesses the encoding of a file: by its byte order mark, by validity, by how common its characters are.
import { TableError } from './table-error.ts'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030' | 'big5' | 'windows-1252'

const NAMES: Record<string, Encoding> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'utf-16': 'utf-16le',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
  gb18030: 'gb18030',
  gbk: 'gb18030',
  gb2312: 'gb18030',
  cp936: 'gb18030',
  big5: 'big5',
  'big5-hkscs': 'big5',
  cp950: 'big5',
  'windows-1252': 'windows-1252',
  'latin-1': 'windows-1252',
  latin1: 'windows-1252',
  'iso-8859-1': 'windows-1252',
}

/** The encoding for a name in any usual spelling. */
export function parseEncoding(name: string): Encoding {
  const encoding = NAMES[name.toLowerCase().replaceAll('_', '-')]
  if (!encoding) throw new TableError('unknown-encoding', Object.keys(NAMES).join(', '))
  return encoding
}

/** The least share of common characters in a text for a Chinese encoding to be guessed. */
const MIN_COMMON = 0.15

/** The number of non-ASCII bytes that is enough to distinguish encodings. */
export const SAMPLE_BYTES = 6000

/** Guesses from a sample; `isComplete`: the sample ends at the end of the file. */
export function guessEncoding(sample: Uint8Array, isComplete: boolean): Encoding {
  if (sample[0] === 0xff && sample[1] === 0xfe) return 'utf-16le'
  if (sample[0] === 0xfe && sample[1] === 0xff) return 'utf-16be'
  if (sample[0] === 0xef && sample[1] === 0xbb && sample[2] === 0xbf) return 'utf-8'
  const wide = guessWide(sample)
  if (wide) return wide
  const informative = countNonAscii(sample)
  if (informative === 0) return 'utf-8'
  // One broken character in a long file is a bad row, not another encoding.
  const invalid = countInvalid('utf-8', sample, isComplete)
  if (invalid <= informative / 200) return 'utf-8'
  const simplified = commonness('gb18030', sample, isComplete)
  const traditional = commonness('big5', sample, isComplete)
  // Texts in the other encodings reach this share by chance only.
  if (Math.max(simplified, traditional) < MIN_COMMON)
    return invalid < informative / 20 ? 'utf-8' : 'windows-1252'
  return simplified >= traditional ? 'gb18030' : 'big5'
}

/** UTF-16 without a byte order mark: digits, separators and Latin letters leave every other byte zero. */
function guessWide(sample: Uint8Array): Encoding | null {
  const length = Math.min(sample.length, 20_000) & ~1
  if (length < 4) return null
  let even = 0
  let odd = 0
  for (let at = 0; at < length; at += 2) {
    if (sample[at] === 0) even += 1
    if (sample[at + 1] === 0) odd += 1
  }
  const pairs = length / 2
  if (odd > pairs * 0.2 && even < pairs * 0.02) return 'utf-16le'
  if (even > pairs * 0.2 && odd < pairs * 0.02) return 'utf-16be'
  return null
}

export function countNonAscii(bytes: Uint8Array): number {
  let count = 0
  for (const byte of bytes) if (byte > 0x7f) count += 1
  return count
}

function decode(encoding: Encoding, sample: Uint8Array, isComplete: boolean): string {
  return new TextDecoder(encoding).decode(sample, { stream: !isComplete })
}

function countInvalid(encoding: Encoding, sample: Uint8Array, isComplete: boolean): number {
  return decode(encoding, sample, isComplete).split('\uFFFD').length - 1
}

/** The share of non-ASCII characters in everyday use; broken and private-use characters count against it. */
function commonness(encoding: Encoding, sample: Uint8Array, isComplete: boolean): number {
  let beyond = 0
  let common = 0
  for (const char of decode(encoding, sample, isComplete)) {
    const code = char.codePointAt(0) ?? 0
    if (code < 0x80) continue
    beyond += 1
    if (COMMON_CHARACTERS.has(char)) common += 1
    else if (code === 0xfffd || (code >= 0xe000 && code <= 0xf8ff)) common -= 2
  }
  return beyond === 0 ? 0 : common / beyond
}

// The most frequent characters of product lists and everyday Chinese, in both scripts.
const COMMON_CHARACTERS = new Set(
  '的一是不了在人有我他这中大来上个国到说们为子和你地出道也时年得就那要下以生会自着去之过家学对可里后小么心多天而能好都然没日于起还发成事只作当想看文无开手十用主行方又如前所本见经头面公同三已老从动两长知民样现分将外但身些与高意进把法此实回二理美点月明其种声全工己话儿者向情部正名定女问力机给等几很业最间新什打便位因重被走电四第门相次东政海口使教西再平真听世气信北少关并内加化由却代军产入先山五太水万市眼体别处总才场师书比住员九笔脑池蓄手表平板智能家居普通通用纽扣助听器耳机锂离聚合物镍氢镉密封铅酸磷铁碱性氧银锌空锰亚硫酰氯黑白灰金蓝绿红黄橙色商品编号牌类容量压尺寸条码净毛售区域建议零价备注适型原厂倍率图片替换批发件保修心愿单全球欧洲亚太陆香港及澳拉丁非适配兼装节数字相机摄像游戏控制无线对讲鼠标键盘导航播放阅读额定标准尚待确认停产库存上架更新日期' +
    '這來個國說們為時會著過學對裡後麼沒於還發當無開經頭動兩長樣現將與進實點種聲話問機給幾業間電門東聽氣關並內軍產萬體別處總場師書員筆腦錶錄攝遊戲視頻備註適號類壓條碼淨銷區議價貨品編蓄話攜帶智慧普紐扣助聽鋰離鎳氫鎘鉛鹼鋅錳銀黃藍綠紅顏規格圖換購單願歐亞陸灣灰額標準確認停庫更新統航拍掣鍵盤滑導讀兼裝節數',
)
