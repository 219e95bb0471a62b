// Hong Kong Chinese texts of the help screens.
import { businessText } from '../../../shared/business-texts.ts'
import type { help as master } from '../en_us/help.ts'
import { numberText } from '../../../shared/number-text.ts'

const STORED = businessText('storageCelsius', 'zh_hk')
const CHARGED = businessText('chargingLimitVolts', 'zh_hk')

export const help: typeof master = {
  support: '支援',
  faq: {
    title: '常見問題',
    description: '有關尋找電池、訂購、價格、送貨、保養、正貨、電池知識及代發貨的解答。',
    intro: '按主題整理的解答。找不到答案？歡迎向我們查詢，我們會以電郵回覆。',
    label: '搜尋問題與解答',
    submit: '搜尋',
    count: (count) => `共 ${numberText(count)} 條問題`,
    found: (count, keyword) => `「${keyword}」共有 ${numberText(count)} 項解答`,
    none: '未有包含這些字詞的解答。請改用另一字詞，或直接向我們查詢。',
    all: '查看所有問題',
    ask: '向我們查詢',
    topicsLabel: '主題',
    topics: {
      finding: '尋找合適的電池',
      ordering: '訂購',
      prices: '價格及付款',
      delivery: '送貨',
      warranty: '保養及退貨',
      genuine: '正貨',
      batteries: '電池知識',
      'drop-ship': '代發貨',
    },
  },
  packaging: {
    title: '包裝',
    description: '電池的包裝方式、標籤所載的內容，以及自訂標籤及背卡的最低訂購量。',
    intro:
      '在此了解您會收到甚麼、貨品如何保護，以及包裝上印有甚麼。每個包裹均符合所載貨品的運輸規定。',
    own: '自訂標籤或背卡',
    ownNote: '兩者均須提供設計稿並經我們審核，請先向我們查詢。',
    from: (pieces) => `${pieces} 件起`,
    label: {
      name: '自訂標籤',
      text: '電池印上您的品牌。電池種類、電壓、容量、能量、日期碼、回收標誌及法例要求的其他標誌須保留。',
      ask: '查詢自訂標籤',
      subject: (pieces) => `自訂標籤，${pieces} 件起`,
    },
    backCard: {
      name: '自訂背卡',
      text: '吸塑包裝採用您的背卡。付印前我們會提供刀模圖及樣稿。',
      ask: '查詢自訂背卡',
      subject: (pieces) => `自訂背卡，${pieces} 件起`,
    },
  },
  order: {
    apply: '申請成為會員',
    wishList: '前往採購清單',
    dropShip: '認識代發貨',
  },
  terms: {
    figures: '數字一覽',
    figuresNote: '本網站各頁均採用同一組數字。',
    columns: ['項目', '數字'],
    rows: {
      wholesaleMinimum: { name: '批發最低訂購量', suffix: ' 件（每款）' },
      dropshipMinimum: { name: '代發貨最低訂購量', suffix: ' 件' },
      customLabelMinimum: { name: '自訂標籤最低訂購量', suffix: ' 件（每款）' },
      customBackCardMinimum: { name: '自訂背卡最低訂購量', suffix: ' 件（每款）' },
      paymentCurrencies: { name: '付款貨幣' },
      handlingPercent: { name: 'PayPal 手續費（按入帳金額計）' },
      paypalMaximumUsd: { name: 'PayPal 每筆上限（連手續費）' },
      deliveryWorkingDays: {
        name: '批發送貨（貨款入帳後；陸運或海運日期見報價）',
        suffix: ' 個工作天',
      },
      warrantyLithiumMonths: { name: '保養期：可充電鋰電池', suffix: ' 個月' },
      warrantyNickelMonths: { name: '保養期：鎳電池', suffix: ' 個月' },
      warrantyLeadAcidMonths: { name: '保養期：密封鉛酸電池', suffix: ' 個月' },
      restockingPercent: { name: '退貨手續費（按貨價計）' },
      unclaimedGoodsUsdPerKg: { name: '退貨包裹內並非由我們供應而無人認領的貨品', suffix: '/公斤' },
      depositUsd: { name: '代發貨預繳款項（可退還）' },
      topUpThresholdUsd: { name: '可用結餘低於此數時通知增值' },
      topUpCreditedWorkingDays: { name: '增值入帳時限', suffix: ' 個工作天內' },
    },
  },
  manuals: {
    others: '更多手冊',
    plots: {
      storage: {
        alt: `−20 至 60\u00a0°C 的溫度標尺：電池應存放於 ${STORED}。`,
        caption: `電池應存放於 ${STORED}；溫度愈高，老化愈快。`,
      },
      charging: {
        alt: `每粒電芯的充電上限電壓：普通 ${CHARGED}，高電壓 4.35、4.40 及 4.45\u00a0V。`,
        caption: `普通鋰離子電芯的充電上限電壓為 ${CHARGED}，高電壓電芯則有所不同。`,
      },
    },
  },
  contact: {
    form: '向我們查詢',
    follow: '跟進個案',
    offices: '辦事處及團隊',
    officeCount: (count) => `共 ${numberText(count)} 個辦事處`,
    regions: '地區',
    allRegions: '所有地區',
    map: '在地圖上查看',
    phone: '電話',
    email: '電郵',
    hours: '辦公時間',
    yours: '您的資料',
    yoursNote: '表格會自動填上這些資料。',
    company: '公司',
    name: '姓名',
    customerNo: '客戶編號',
    imprint: '公司資料',
    address: '地址',
    registration: '註冊編號',
    taxNumber: '稅務編號',
    representative: '授權代表',
  },
}
