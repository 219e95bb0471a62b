// Simplified Chinese texts of the search field and of a search that found nothing.
import type { search as master } from '../en_us/search.ts'
import { numberText } from '../../../shared/number-text.ts'

export const search: typeof master = {
  field: {
    groups: { products: '商品', devices: '机型', categories: '分类', ean: '条码' },
    count: (count) => `${count} 条搜索建议。按方向键选择，按回车键搜索。`,
    none: '没有搜索建议。按回车键搜索全部商品。',
    searchLines: (lines) => (lines === 1 ? '搜索' : `搜索全部 ${lines} 行`),
    keys: '按回车键搜索，按 Shift + 回车键换行。',
    characters: (used, max) =>
      used <= max
        ? `已输入 ${numberText(used)} 个字符，最多 ${numberText(max)} 个`
        : `已输入 ${numberText(used)} 个字符，只搜索前 ${numberText(max)} 个以内的完整行或词。`,
    longList: '较长的清单请在采购清单中核对，每次最多 1,000 行',
  },
  knownDevice: {
    title: (device) => `已收录 ${device}，但暂无适用的电池`,
    subject: (device) => `${device} 的电池`,
  },
  notSold: {
    title: (what) => `我们不销售${what}`,
    classes: {
      camera: '相机电池',
      camcorder: '摄像机电池',
      drone: '无人机电池',
      'power-tool': '电动工具电池',
      'vacuum-cleaner': '吸尘器电池',
      car: '汽车电瓶',
      motorcycle: '摩托车电瓶',
      'e-bike': '电动自行车电池',
      'e-scooter': '电动滑板车电池',
      'game-console': '游戏机电池',
      'cordless-phone': '无绳电话电池',
      'two-way-radio': '对讲机电池',
      gps: '导航仪电池',
      toothbrush: '电动牙刷电池',
      shaver: '剃须刀电池',
      toy: '玩具电池组',
      solar: '太阳能储能电池',
      'power-bank': '充电宝',
    },
    other: '这类电池',
    advice:
      '我们销售笔记本电脑、手机、平板电脑、手表、耳机、媒体播放器、智能家居设备、遥控器、助听器和 UPS 的电池，以及 5 号（AA）、CR2032 等标准电池。',
    all: '全部电池',
    allAdvice: '按分类浏览全部在售电池，也可以按条件筛选。',
  },
  nothing: {
    start: '搜索',
    title: (asked) => `没有找到“${asked}”`,
    answered: (asked) => `“${asked}”的相关解答`,
    answeredIntro: '没有找到名称或型号相符的电池。',
    intro: '输入旧电池或设备上印的型号即可。',
    advice: '请再核对一次：字母 O 与数字 0、字母 I 与数字 1 容易混淆。只输入型号的一部分也可以。',
    nearest: '最接近的型号和机型',
    finder: '按机型查找电池',
    finderAdvice: '选择设备类型、品牌和机型。',
    help: '想查看常见问题？',
    helpAdvice: '常见问题涵盖订购、发货、退货和电池保养。',
    helpLink: (asked) => `在常见问题中搜索“${asked}”`,
    how: '搜索方法',
    tips: [
      '旧电池上的型号，例如 45N1001，分隔符和大小写均可忽略。',
      '机型，例如联想 T480，品牌可写中文或英文。',
      'EAN 条码或我们的商品编号。',
      '参数，例如 11.4\u00a0V 97\u00a0Wh。',
      '整张标签的文字或一份清单：每行一个型号，一次最多 50 个。',
    ],
  },
  ask: {
    title: '找不到？我们帮您找货',
    advice: '留下型号或机型，我们查找后通过邮件答复。',
    form: '帮我找货',
    subject: (asked) => `查找电池：${asked}`,
  },
}
