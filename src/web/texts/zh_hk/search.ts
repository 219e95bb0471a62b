// Hong Kong Chinese texts of the search field and of a search that found nothing.
import type { search as master } from '../en_us/search.ts'
import { numberText } from '../../../shared/number-text.ts'

export const search: typeof master = {
  field: {
    groups: { products: '型號', devices: '機型', categories: '分類', ean: '條碼' },
    count: (count) => `${count} 項建議。以方向鍵選擇，按 Enter 鍵搜尋。`,
    none: '沒有建議。按 Enter 鍵搜尋所有貨品。',
    searchLines: (lines) => (lines === 1 ? '搜尋' : `搜尋全部 ${lines} 行`),
    keys: '按 Enter 鍵搜尋，按 Shift + Enter 鍵換行。',
    characters: (used, max) =>
      used <= max
        ? `已輸入 ${numberText(used)} 個字元，上限 ${numberText(max)} 個`
        : `已輸入 ${numberText(used)} 個字元，只會搜尋首 ${numberText(max)} 個字元內的完整行或字詞。`,
    longList: '清單較長，可到採購清單核對，每次最多 1,000 行',
  },
  knownDevice: {
    title: (device) => `我們的目錄已有 ${device}，但暫時沒有適用的電池`,
    subject: (device) => `${device} 的電池`,
  },
  notSold: {
    title: (what) => `我們不售賣${what}`,
    classes: {
      camera: '相機電池',
      camcorder: '攝錄機電池',
      drone: '航拍機電池',
      'power-tool': '電動工具電池',
      'vacuum-cleaner': '吸塵機電池',
      car: '汽車電池',
      motorcycle: '電單車電池',
      'e-bike': '電動單車電池',
      'e-scooter': '電動滑板車電池',
      'game-console': '遊戲機電池',
      'cordless-phone': '室內無線電話電池',
      'two-way-radio': '對講機電池',
      gps: '導航裝置電池',
      toothbrush: '電動牙刷電池',
      shaver: '電鬚刨電池',
      toy: '玩具電池組',
      solar: '太陽能蓄電池',
      'power-bank': '流動充電器（尿袋）',
    },
    other: '這類電池',
    advice:
      '我們售賣手提電腦、手提電話、平板電腦、手錶、耳機、媒體播放器、智能家居裝置、遙控器、助聽器及 UPS 的電池，以及 AA、CR2032 等標準電池。',
    all: '所有電池',
    allAdvice: '按分類瀏覽所有現正發售的電池，並可篩選。',
  },
  nothing: {
    start: '搜尋',
    title: (asked) => `找不到「${asked}」`,
    answered: (asked) => `有關「${asked}」的解答`,
    answeredIntro: '找不到名稱或型號相符的電池。',
    intro: '請輸入舊電池或裝置上印有的型號。',
    advice: '請再核對一次：英文字母 O 與數字 0、字母 I 與數字 1 容易混淆。只輸入型號的一部分亦可。',
    nearest: '最接近的型號及機型',
    finder: '按機型搜尋電池',
    finderAdvice: '選擇裝置類別、品牌及機型。',
    help: '想查閱常見問題？',
    helpAdvice: '常見問題涵蓋訂購、送貨、退貨及電池保養。',
    helpLink: (asked) => `在常見問題中搜尋「${asked}」`,
    how: '搜尋方法',
    tips: [
      '舊電池上的型號，例如 45N1001，毋須理會分隔符號及大小寫。',
      '機型，例如聯想 T480，品牌可用中文或英文。',
      'EAN 條碼或我們的貨品編號。',
      '規格數值，例如 11.4\u00a0V 97\u00a0Wh。',
      '整張標籤的文字或一份清單：每行一個型號，每次最多 50 個。',
    ],
  },
  ask: {
    title: '請我們代為尋找',
    advice: '我們會代為尋找，並以電郵回覆。',
    form: '委託我們尋找',
    subject: (asked) => `查詢電池：${asked}`,
  },
}
