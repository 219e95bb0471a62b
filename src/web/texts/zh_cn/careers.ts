// Simplified Chinese texts of the careers screens.
import type { careers as master } from '../en_us/careers.ts'

export const careers: typeof master = {
  title: '加入我们',
  description: '作为经销商销售我们的电池，或加入仓库、物流及其他团队。',
  intro: '四个团队的申请方式相同，我们按收到的先后顺序答复。',
  teams: {
    distributor: '经销商',
    warehouse: '仓库',
    logistics: '物流',
    general: '综合岗位',
  },
  openings: '正在招募',
  noOpenings: '目前没有公开招募，您仍可向该团队提交申请。',
  interested: '我有意向',
  interestedIn: (name) => `我有意向：${name}`,
  form: {
    title: (name) => `我有意向：${name}`,
    close: '关闭表格',
    labels: {
      surname: '姓',
      firstName: '名',
      email: '邮箱',
      country: '国家或地区',
      dialCode: '国际区号',
      phone: '电话号码',
      city: '城市',
      companyName: '公司名称',
      website: '公司网站',
      region: '希望销售的地区',
      volume: '预计每月采购件数',
      message: '留言',
      attachment: '简历或公司简介',
      privacyAccepted: '隐私政策',
    },
    choose: '请选择',
    volumes: {
      under_500: '500 以下',
      '500_2000': '500 至 2,000',
      '2000_10000': '2,000 至 10,000',
      over_10000: '10,000 以上',
    },
    regionHint: '国家、地区或渠道',
    websiteHint: '例如 example.com',
    messageHint: {
      distributor: '销售渠道、首批拟销售的品类、仓储条件',
      other: '您擅长什么，何时可以开始',
    },
    privacy: (months) =>
      `这些信息用于审核您的申请。如未通过，自最后一次处理起满 ${months} 个月时删除，只保留国家或地区、结果和日期。`,
    accept: '我已阅读并同意。',
    send: '提交申请',
    afterSend: (days) => `我们会在 ${days} 个工作日内通过邮件答复。`,
  },
  done: {
    title: '已收到您的申请',
    text: '确认邮件已发送至您的邮箱。如需补充资料，我们会与您联系。',
    number: '申请编号',
    due: '答复期限',
    status: '查看申请进度',
    ask: '咨询此申请',
  },
}
