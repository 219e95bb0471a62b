// The words of the page that explains how product information is read, in Hong Kong Chinese.
import {
  AIR_LIMIT_WH,
  BUSINESS,
  CHARGING_LIMIT,
  WARRANTY_MONTHS,
} from '../../../shared/business-constants.ts'
import type { productInformation as master } from '../en_us/product-information.ts'

export const productInformation: typeof master = {
  title: '貨品資料說明',
  description: '貨品編號、系列、適用機型、規格及標籤的含義，助您一次選對電池。',
  home: '主頁',
  trail: '目前位置',
  jump: '本頁內容',
  intro:
    '一款電池是否合用，視乎五項：編號、裝置、電壓、尺寸及接頭。本頁逐一說明在何處查看，以及可信程度。',
  numbers: {
    title: '貨品編號',
    lead: '每個貨品編號都由三部分組成。',
    parts: [
      {
        part: '{{mainPrefix}}',
        name: '系列',
        body: '{{mainPrefix}} 為主品牌，{{secondPrefix}} 為高效能系列。',
      },
      { part: 'LT', name: '裝置類別', body: '兩個英文字母，見下表。' },
      {
        part: '41346',
        name: '型號',
        body: '五位數字。兩個系列中適用範圍相同的對應貨品，{{mainPrefix}} 與 {{secondPrefix}} 之後的編號相同。',
      },
    ],
    how: '有無連字號、大寫或小寫均可：搜尋 {{mainPrefix}}-LT41346、{{mainPrefix}}LT41346 或 {{mainPrefix}} LT 41346，結果相同。',
    table: '字母與分類對照',
    letters: '字母',
    category: '分類',
    items: '貨品數目',
  },
  series: {
    title: '兩個系列',
    main: '主品牌',
    mainBody: '款式最齊全，適合日常更換。請與舊電池核對電壓、尺寸及接頭。',
    second: '高效能系列',
    secondBody:
      '與主品牌的對應貨品適用於相同裝置，容量一般多約 8%；手提電腦電池的放電倍率一般為其兩倍。',
    twin: '高效能系列每款貨品在主品牌都有對應貨品，可在貨品頁「相關貨品」一欄互相查看。',
  },
  fits: {
    title: '適用機型：清單有多可靠？',
    lead: '適用機型清單內的每款裝置都附有以下其中一個標記；正在核實的，標示為「覆核中」，其後恢復原有標記或標示「不適用」。',
    levels: [
      {
        level: 'confirmed',
        name: '已確認',
        body: '有兩份或以上互相獨立的實機資料佐證。',
      },
      { level: 'reported', name: '有適用紀錄', body: '有一份實機資料。' },
      {
        level: 'unconfirmed',
        name: '有待確認',
        body: '裝置確實存在，但只按數據配對。訂購前請核對電壓、尺寸及接頭。',
      },
    ],
    check:
      '每個貨品頁均設有「是否適用於我的機型？」一欄，可查詢個別裝置。「不在清單內」只表示暫無佐證，並非一定不適用。',
  },
  specification: {
    title: '貨品規格',
    rows: [
      {
        term: '電壓（V）',
        body: `標稱電壓。10.8\u00a0V 與 11.1\u00a0V 同為三粒普通鋰離子電芯串聯，可視為同一電壓；高電壓電芯（三粒合計高於 ${CHARGING_LIMIT.nominalOfThree}\u00a0V）只適用於清單列明的裝置。電芯數目不同，必不適用。`,
      },
      { term: '容量（mAh）', body: '電池可儲存的電量。電壓相同時，容量愈大，使用時間愈長。' },
      {
        term: '能量（Wh）',
        body: `電壓 × 容量 ÷ 1,000。能量決定運輸方式：超過 ${AIR_LIMIT_WH.battery}\u00a0Wh，或每粒電芯超過 ${AIR_LIMIT_WH.cell}\u00a0Wh 的鋰離子電池，陸運及海運按危險品全面規管。`,
      },
      { term: '尺寸（mm）', body: '長 × 闊 × 高；圓柱形及鈕扣電池為 Ø 直徑 × 高。' },
      {
        term: '充電上限',
        body: `貨品頁只就普通鋰離子電芯列明：每粒 ${CHARGING_LIMIT.volts}\u00a0V\u00a0±\u00a0${CHARGING_LIMIT.tolerance}\u00a0V。高電壓電芯（標稱高於 ${CHARGING_LIMIT.nominal}\u00a0V）以電池上所印為準；如沒有印上，請使用裝置專用的充電器。`,
      },
      {
        term: '最低訂購量',
        body: `批發每款 ${BUSINESS.wholesaleMinimum} 件起，代發貨 ${BUSINESS.dropshipMinimum} 件起。`,
      },
      {
        term: '保養',
        body: `可充電鋰電池（鋰離子、鋰聚合物、磷酸鐵鋰）${WARRANTY_MONTHS.lithium} 個月，鎳電池 ${WARRANTY_MONTHS.nickel} 個月，密封鉛酸電池 ${WARRANTY_MONTHS.leadAcid} 個月；其他貨品個別審批。`,
      },
    ],
    derived:
      '附有 ≈ 的數值由裝置或同類電池推算得出；沒有標記的技術數值取自公開資料或實測數據。曲線為該類電池的典型數值，並非貨品的測試結果。',
  },
  label: {
    title: '標籤',
    lead: (itemNo) => `${itemNo} 的標籤，按規格繪製，無日期碼：`,
    alt: (itemNo) => `${itemNo} 標籤示意圖`,
    points: [
      '品牌、系列',
      '貨品編號，以及適用裝置或可代替的型號',
      '電池種類',
      '標稱電壓、容量及能量',
      '尺寸及淨重',
      '回收標誌：廢電池不可當作家居垃圾棄置',
      'EAN 條碼：13 位數字，最後一位為檢查碼',
    ],
    open: '查看此貨品',
  },
  search: {
    title: '可用哪些號碼搜尋電池',
    lead: '以下任何一種均可，只看到部分號碼亦可：',
    kinds: [
      '我們的貨品編號',
      '舊電池上的原廠型號',
      '作業系統顯示的電池名稱',
      '裝置的品牌及型號，或型號代碼',
      '標準電池的 IEC 及 ANSI 型號，例如 CR2032、LR44',
      '條碼下的 EAN',
    ],
    action: '搜尋',
    finder: '按機型搜尋',
  },
}
