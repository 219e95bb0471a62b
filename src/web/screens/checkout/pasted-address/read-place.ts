// Region, city and street of a Chinese address that begins with its largest part: mainland, Taiwan or Hong Kong.
import { HONG_KONG, type Province, PROVINCES, TAIWAN, toTraditional } from './places.ts'

export interface Place {
  country: 'CN' | 'TW' | 'HK'
  region?: string
  city?: string
  postCode?: string
  /** What follows region and city, and every uncertain part. */
  line1: string
}

/** Undefined: the text does not begin like an address. */
export function readPlace(text: string): Place | undefined {
  return mainland(text) ?? taiwan(text) ?? hongKong(text)
}

/** Where in a word a region begins, such as 2 in '张三广东省深圳市…', where a name precedes it; -1: the word has none. */
export function startOfPlace(word: string): number {
  const plain = toTraditional(word)
  const starts = [...PROVINCES.map(({ full }) => full), ...TAIWAN, '香港', '九龍', '新界']
  const found = starts.flatMap((name) => {
    return [word.indexOf(name), plain.indexOf(name)].filter((at) => at >= 0)
  })
  return found.length === 0 ? -1 : Math.min(...found)
}

/**
 * 'X市', or an autonomous prefecture or county, a prefecture, a league or a forestry district; X contains no digit,
 * street, district or other county.
 */
const CITY = /^\s*([^\d\s路街道号县区]{1,10}?(?:自治州|自治县|地区|盟|林区|市))/u
const DISTRICT = /^\s*[^\d\s路街道号]{1,8}?[区县市旗]/u

function mainland(text: string): Place | undefined {
  const bare = text.replace(/^中国[\s,，]*(?!香港)/u, '')
  const province = PROVINCES.find(({ short }) => bare.startsWith(short))
  if (!province) return cityAlone(bare)
  const isFull = bare.startsWith(province.full)
  const rest = bare.slice(isFull ? province.full.length : province.short.length)
  if (province.isCity) return municipality(province, { isFull, rest })
  // '吉林市' and '海南藏族自治州' are not provinces, and '广东路' is a street.
  const isOther = /^\s*(?:市|藏族|[东西南北中]?[路街道])/u.test(rest)
  if (!isFull && (isOther || !DISTRICT.test(rest))) return cityAlone(bare)
  const city = CITY.exec(rest)
  const line1 = rest.slice(city?.[0].length ?? 0).trim()
  return { country: 'CN', region: province.full, ...(city && { city: city[1] ?? '' }), line1 }
}

/** '上海 上海市 浦东新区…', '北京市市辖区朝阳区…', '北京朝阳区…'. */
function municipality(
  { full, short }: Province,
  { isFull, rest }: { isFull: boolean; rest: string },
): Place | undefined {
  const repeated = new RegExp(`^\\s*(?:${full}|市辖区|${short}(?=\\s))`, 'u')
  const line1 = rest.replace(repeated, '').trim()
  if (!isFull && !DISTRICT.test(line1)) return undefined
  return { country: 'CN', region: full, city: full, line1 }
}

/**
 * '深圳市南山区…', to which the user adds the province. Of names longer than three characters only those listed and
 * autonomous prefectures: others could begin with the name of a person.
 */
const CITY_ALONE =
  /^(?:\p{Script=Han}{2,3}|呼和浩特|乌鲁木齐|齐齐哈尔|克拉玛依|鄂尔多斯|呼伦贝尔|巴彦淖尔|乌兰察布|\p{Script=Han}{2,8}自治)[市州]/u

function cityAlone(text: string): Place | undefined {
  const city = CITY_ALONE.exec(text)?.[0] ?? ''
  const rest = text.slice(city.length)
  if (city === '' || TAIWAN.includes(toTraditional(city)) || !DISTRICT.test(rest)) return undefined
  return { country: 'CN', city, line1: rest.trim() }
}

function taiwan(text: string): Place | undefined {
  const bare = text.replace(/^(?:中華民國|[台臺][灣湾]省?)[\s,，]*/u, '')
  const [, postCode, address = ''] = /^(\d{3}(?:\d{2,3})?(?!\d))?\s*(.*)$/su.exec(bare) ?? []
  const region = TAIWAN.find((name) => toTraditional(address).startsWith(name))
  if (region === undefined) return undefined
  const rest = address.slice(region.length)
  const district = /^\s*([^\d\s]{1,3}?[區区鄉乡鎮镇市])/u.exec(rest)
  return {
    country: 'TW',
    region,
    ...(postCode !== undefined && { postCode }),
    ...(district && { city: district[1] ?? '' }),
    line1: rest.slice(district?.[0].length ?? 0).trim(),
  }
}

function hongKong(text: string): Place | undefined {
  const plain = toTraditional(text)
  if (!/^(?:中[国國])?(?:香港|港島|九龍|新界)/u.test(plain)) return undefined
  const [head = ''] =
    /^(?:中[国國])?(?:香港(?![島仔])(?:特[别別]行政區)?)?[\s,，]*/u.exec(plain) ?? []
  const afterHead = plain.slice(head.length)
  // Districts are tried before areas, because the district '九龍塘' begins with the area '九龍'.
  const districtWithoutArea = districtAt(afterHead)
  const [area = '', areaName] = districtWithoutArea
    ? []
    : (/^(香港島|港島|九龍|新界)[\s,，]*/u.exec(afterHead) ?? [])
  const start = head.length + area.length
  const found = districtWithoutArea ?? districtAt(plain.slice(start))
  const region = areaName === '港島' ? '香港島' : (areaName ?? found?.area)
  return {
    country: 'HK',
    ...(region !== undefined && { region }),
    ...(found && { city: found.district }),
    line1: text.slice(start + (found?.district.length ?? 0)).trim(),
  }
}

/** The district with which the text begins; of several names, the longest. */
function districtAt(text: string): { area: string; district: string } | undefined {
  return [...HONG_KONG]
    .flatMap(([area, districts]) => districts.map((district) => ({ area, district })))
    .filter(({ district }) => text.startsWith(district))
    .toSorted((a, b) => b.district.length - a.district.length)[0]
}
