// Finds the recipient of a parcel in the text of a Chinese address: the phone number, and the name beside it.

/** Characters between the parts of an address that is pasted in one line. */
export const SEPARATORS = /[\s,，、;；|｜]+/

const PHONES: readonly RegExp[] = [
  // A mobile number of the mainland; marketplaces add an extension that leads to the buyer.
  /(?<!\d)(?:\+?86[ -]?)?1[3-9]\d(?:[ -]?\d{4}){2}(?:(?:-|转|轉)\d{2,6})?(?!\d)/g,
  // A landline of the mainland, then a mobile number and a landline of Taiwan.
  /(?<!\d)0\d{2,3}-\d{7,8}(?!\d)/g,
  /(?<!\d)(?:\+?886[ -]?9|09)\d{2}[ -]?\d{3}[ -]?\d{3}(?!\d)/g,
  /(?<!\d)\(?0[2-8]\d?\)?[ -]\d{3,4}[ -]?\d{4}(?!\d)/g,
  // Hong Kong: eight digits, the usual form of a mobile number or landline there.
  /(?<!\d)(?:\+?852[ -]?)?[2-9]\d{3}[ -]?\d{4}(?!\d)/g,
]

/** The only phone number of a text, and the texts around it; null: there is none, or several. */
export function splitPhone(text: string): { phone: string; around: string[] } | null {
  const found = PHONES.flatMap((pattern) => {
    return [...text.matchAll(pattern)].map((match) => ({ at: match.index, typed: match[0] }))
  })
  const [first, ...others] = found.toSorted((a, b) => b.typed.length - a.typed.length)
  if (!first) return null
  const end = first.at + first.typed.length
  // A part of the same number matches a shorter pattern too.
  if (others.some(({ at }) => at < first.at || at >= end)) return null
  const phone = first.typed.replace(/转|轉/, '-')
  return { phone, around: [text.slice(0, first.at), text.slice(end)] }
}

/** Family names of most people; those of two characters come before those of one. */
const FAMILY_NAMES =
  /^(?:欧阳|歐陽|司马|司馬|上官|诸葛|諸葛|司徒|夏侯|皇甫|尉迟|慕容|令狐|[王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何高林罗羅郑鄭梁谢謝宋唐许許韩韓冯馮邓鄧曹彭曾肖萧蕭田董潘袁蔡蒋蔣余于杜叶葉程苏蘇魏吕呂丁任沈姚卢盧姜崔钟鍾谭譚陆陸汪范石廖贾賈夏韦韋付傅方白邹鄒孟熊秦邱江尹薛闫阎雷侯龙龍史陶黎贺賀顾顧毛郝龚龔邵钱錢严嚴覃武戴莫孔向汤湯康易乔喬赖賴文施洪])/u

/** Last characters of places that people build: a short word that ends in one is not a person's name. */
const PLACE_ENDING =
  /[省市县縣区區乡鄉镇鎮村路街道巷弄段号號栋棟幢楼樓座层層室户戶房店院厂廠园園厦廈寓庄莊铺舖部处處局校馆館站库庫仓倉侧側口内內前后後下司柜櫃箱台巢卫衛业業收]$/u
const TITLE = /(?:先生|女士|小姐|太太|老师|老師|经理|經理)$/u

/** How sure a word is the name of a person: `sure` by its family name or title, `likely` by its form alone. */
export function judgeName(word: string): 'sure' | 'likely' | 'no' {
  const name = word.replace(TITLE, '')
  if (!/^\p{Script=Han}{1,4}(?:·\p{Script=Han}{1,6})?$/u.test(name)) return 'no'
  if (name !== word) return 'sure'
  if (name.length < 2 || PLACE_ENDING.test(name)) return 'no'
  return FAMILY_NAMES.test(name) && name.length <= 3 ? 'sure' : 'likely'
}

/** '张三' of '1号张三': a name that follows a number of a house or room without a blank. */
export function nameAtEnd(text: string): { name: string; before: string } | null {
  const found = /^(.*[号號室户戶楼樓])(\p{Script=Han}{2,3}(?:先生|女士|小姐)?)$/u.exec(text)
  const [, before = '', name = ''] = found ?? []
  return judgeName(name) === 'sure' ? { name, before } : null
}

/** '张三' of '张三（收）' or '张三收': the character 收 says only that this person receives the parcel. */
export function withoutRecipientMark(word: string): string {
  return word.replace(/[（(]?收[）)]?$/u, '')
}
