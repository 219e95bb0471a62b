// Hong Kong Chinese texts of the careers screens.
import type { careers as master } from '../en_us/careers.ts'

export const careers: typeof master = {
  title: '加入我們',
  description: '以分銷商身分銷售我們的電池，或加入貨倉、物流及其他團隊。',
  intro: '四個團隊的申請方式相同，我們按收到申請的先後回覆。',
  teams: {
    distributor: '分銷商',
    warehouse: '貨倉',
    logistics: '物流',
    general: '其他職位',
  },
  openings: '現有空缺',
  noOpenings: '目前沒有空缺，您仍可向該團隊遞交申請。',
  interested: '我有興趣',
  interestedIn: (name) => `我有興趣：${name}`,
  form: {
    title: (name) => `我有興趣：${name}`,
    close: '關閉表格',
    labels: {
      surname: '姓氏',
      firstName: '名字',
      email: '電郵地址',
      country: '國家或地區',
      dialCode: '國際區號',
      phone: '電話號碼',
      city: '城市',
      companyName: '公司名稱',
      website: '公司網站',
      region: '希望銷售的地區',
      volume: '每月件數',
      message: '留言',
      attachment: '履歷或公司簡介',
      privacyAccepted: '私隱政策',
    },
    choose: '請選擇',
    volumes: {
      under_500: '500 以下',
      '500_2000': '500 至 2,000',
      '2000_10000': '2,000 至 10,000',
      over_10000: '10,000 以上',
    },
    regionHint: '國家、地區或渠道',
    websiteHint: '例如 example.com',
    messageHint: {
      distributor: '銷售渠道、首批擬銷售的貨品分類、倉儲條件',
      other: '您擅長甚麼，何時可以開始',
    },
    privacy: (months) =>
      `這些資料用以審批您的申請。如未獲接納，資料會於最後一次處理後滿 ${months}\u00a0個月時刪除，只保留國家或地區、結果及日期。`,
    accept: '本人已細閱並同意。',
    send: '遞交申請',
    afterSend: (days) => `我們會於 ${days}\u00a0個工作天內以電郵回覆。`,
  },
  done: {
    title: '已收到您的申請',
    text: '確認電郵已發送至您的電郵地址。如資料不足，我們會與您聯絡。',
    number: '申請編號',
    due: '回覆限期',
    status: '查看申請進度',
    ask: '查詢此申請',
  },
}
