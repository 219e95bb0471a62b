// Texts of mails in mainland Chinese.
import {
  AWAITING_APPROVAL_DAYS,
  AWAITING_FUNDS_DAYS,
  BUSINESS,
  RESERVED_WORKING_DAYS,
  RETURN_DAYS,
} from '../../../../../shared/business-constants.ts'
import { spacedAtStart, spaced } from '../spaced.ts'
import type * as en from '../en_us/mail.ts'

const { applicantDataMonths: MONTHS } = BUSINESS

export const frame: typeof en.frame = {
  greeting: '您好！',
  dear: (name) => `${name}，您好！`,
  closing: '顺祝商祺！\n{{brandName}} 客户服务部',
  footer:
    '您收到本邮件，是因为此邮箱曾提供给 {{brandName}} 商城。本邮件由系统自动发送，请勿直接回复。',
  colon: '：',
}

export const memberKinds: typeof en.memberKinds = {
  wholesale: '批发商',
  dropship: '一件代发卖家',
}

export const requestedDetails: typeof en.requestedDetails = {
  business_registration: '营业执照（商业登记）：证照号码、发证机关及发证日期',
  trade_reference: '往来供应商：一家现有供应商的名称及可供核实的联系人',
  sales_channels: '销售渠道：实体店、网店或电商平台店铺的地址',
  contact_person: '联系人：姓名、职务及电话',
  other: '其他补充资料',
}

export const labels: typeof en.labels = {
  caseNo: '工单编号',
  caseType: '类别',
  itemNo: '商品编号',
  region: '地区',
  files: '文件数',
  team: '团队',
  applicationNo: '申请编号',
  company: '公司名称',
  country: '国家或地区',
  customerNo: '客户编号',
  username: '登录名',
  memberKind: '会员类型',
  dueAt: '答复期限',
  reason: '原因',
  newEmail: '新邮箱',
  at: '时间（香港时间）',
  exhibition: '展会',
  place: '地点',
  dates: '日期',
  booth: '展位号',
  registrationNo: '登记编号',
  newestBackup: '最近一次完整备份（香港时间）',
}

export const emailCode: typeof en.emailCode = {
  subject: { register: '{{brandName}} 会员申请验证码', status: '{{brandName}} 申请进度查询验证码' },
  intro: {
    register: '您正在申请成为 {{brandName}} 会员，验证码为：',
    status: '您正在查询 {{brandName}} 会员申请的进度，验证码为：',
  },
  valid: (minutes) => `验证码 ${minutes} 分钟内有效，仅可使用一次。`,
  link: '免输验证码，直接继续',
  ignore: '如非您本人操作，请忽略本邮件。请勿将验证码告知他人，我们的工作人员不会向您索取验证码。',
}

export const alreadyMember: typeof en.alreadyMember = {
  subject: '您已拥有 {{brandName}} 账户',
  intro: '刚刚有人使用此邮箱申请成为 {{brandName}} 会员。此邮箱已有账户，无需重新申请。',
  logIn: '登录',
  forgotten: '忘记密码',
  ignore: '如非您本人操作，请忽略本邮件，您的账户没有任何变动。',
}

export const noApplication: typeof en.noApplication = {
  subject: '未找到您的会员申请',
  intro: `刚刚有人使用此邮箱查询 {{brandName}} 会员申请的进度，但没有找到相应的申请。您可能使用了其他邮箱提交申请，或最后一次处理已满 ${MONTHS} 个月，相关资料已经删除。`,
  register: '申请成为会员',
  ignore: '如非您本人操作，请忽略本邮件。',
}

export const applicationReceived: typeof en.applicationReceived = {
  subject: (no) => `我们已收到您的申请 ${no}`,
  intro: (company) => `感谢您代表${spaced(company)}提交会员申请，我们已收到您提交的资料。`,
  due: (date) =>
    `我们将在 {{applicationWorkingDays}} 个工作日内（即不晚于 ${date}）完成审核，并将结果发送至此邮箱。如需您补充资料，审核时间将暂停计算，直至收到您的回复。`,
  retention: `如您最终未成为会员，您的个人信息自最后一次处理起满 ${MONTHS} 个月时删除。`,
  status: '查看申请进度',
}

export const applicationNotice: typeof en.applicationNotice = {
  subject: (no, company) => `新的会员申请 ${no}：${company}`,
  intro: '有一份新的会员申请等待审核。',
}

export const applicationApproved: typeof en.applicationApproved = {
  subject: '欢迎加入 {{brandName}}：您的申请已通过审核',
  intro: (company) =>
    `${spacedAtStart(company)}的会员申请已通过审核。即日起，您可以查看专属价格和库存，并提交订单。`,
  deposit: `请先支付开户预存款；预存款入账前提交的订单最多等待 ${AWAITING_FUNDS_DAYS} 天，逾期取消。`,
  logIn: '登录',
  password: '登录密码即您申请时设置的密码。',
}

export const applicationRejected: typeof en.applicationRejected = {
  subject: (no) => `您的申请 ${no} 未通过审核`,
  intro: (company) =>
    `感谢您关注 {{brandName}}。我们认真审核了${spaced(company)}的会员申请，很遗憾未能通过。`,
  note: '工作人员补充说明：',
  retention: (date) => `您的个人信息将保存至 ${date}，之后予以删除。`,
  again: '如情况有所变化，欢迎您重新申请。',
}

export const applicationMoreInfo: typeof en.applicationMoreInfo = {
  subject: (no) => `您的申请 ${no} 需要补充资料`,
  intro: (company) => `我们正在审核${spaced(company)}的会员申请，请您补充以下资料：`,
  paused: '在收到您的回复之前，审核时间暂停计算。',
  answer: '立即补充',
}

export const membershipSuspended: typeof en.membershipSuspended = {
  subject: '您的 {{brandName}} 会员资格已暂停',
  intro: (company) =>
    `${spacedAtStart(company)}的会员资格已被暂停，您暂时无法查看价格、库存数量和订单。`,
  next: '如您认为有误，请通过网站的“留言反馈”与我们联系。',
}

export const membershipReinstated: typeof en.membershipReinstated = {
  subject: '您的 {{brandName}} 会员资格已恢复',
  intro: (company) =>
    `${spacedAtStart(company)}的会员资格已恢复，您可以像以前一样查看价格、库存数量和订单。`,
}

export const logInCode: typeof en.logInCode = {
  subject: '您的 {{brandName}} 登录验证码',
  intro:
    '您的账户多次输错密码，现有一个未登录过的浏览器正在尝试登录。如为您本人操作，请在登录页面填写以下验证码：',
  valid: (minutes) =>
    `验证码 ${minutes} 分钟内有效，仅可使用一次。此前邮件中的验证码在各自的有效期内仍可使用。`,
  ignore:
    '如非您本人操作，请忽略本邮件，切勿将验证码告知他人。仅凭验证码无法登录，您的密码不会改变。',
}

export const resetPassword: typeof en.resetPassword = {
  subject: '重置您的 {{brandName}} 密码',
  intro: '我们收到重置您账户密码的请求。请点击以下链接设置新密码：',
  link: '设置新密码',
  valid: (minutes) => `链接 ${minutes} 分钟内有效，仅可使用一次。`,
  ignore: '如非您本人操作，请忽略本邮件，您的密码不会改变。',
}

export const passwordChanged: typeof en.passwordChanged = {
  subject: '您的 {{brandName}} 密码已修改',
  intro: '您的账户密码已修改，其他登录均已退出。',
  notYou: '如非您本人操作，请立即重置密码：',
  forgotten: '设置新密码',
}

export const staffNotice: typeof en.staffNotice = {
  account: '员工账户',
  where: '浏览器和 IP 地址',
  subjects: {
    reset: '{{brandName}} 员工登录方式已重置',
    newDevice: '您的 {{brandName}} 员工账户在新的浏览器上登录',
    newFactor: '您的 {{brandName}} 员工账户新增了双重验证方式',
    factorRemoved: '您的 {{brandName}} 员工账户移除了一项双重验证方式',
    recoveryCodeUsed: '您的 {{brandName}} 员工账户使用了恢复码',
    newRecoveryCodes: '您的 {{brandName}} 员工账户生成了新的恢复码',
    passwordSet: '您的 {{brandName}} 员工账户已设置密码',
  },
  what: {
    reset:
      '此员工账户的密码、双重验证和恢复码均已清除，所有登录均已退出。可通过一次性链接重新启用。',
    newDevice: '有人在从未用过的浏览器中登录了您的员工账户。',
    newFactor: '您的员工账户新增了身份验证器应用或通行密钥，今后可用它登录。',
    factorRemoved: '您的员工账户移除了一个身份验证器应用或通行密钥。',
    recoveryCodeUsed: '登录时使用了恢复码代替身份验证器应用，此恢复码已失效。',
    newRecoveryCodes: '已生成 10 个新的恢复码，原有的恢复码全部失效。',
    passwordSet: '已通过一次性链接为您的员工账户设置密码。',
  },
  notYou: '如非您本人操作，也未经您同意，请立即联系负责管理员工账户的同事，停用或重置账户。',
}

export const changeEmailCode: typeof en.changeEmailCode = {
  subject: '请确认您的新邮箱',
  intro: '您正在将此邮箱设为 {{brandName}} 账户的邮箱，验证码为：',
  valid: (minutes) => `验证码 ${minutes} 分钟内有效，仅可使用一次。`,
  ignore: '如非您本人操作，请忽略本邮件。',
}

export const orderApproval: typeof en.orderApproval = {
  subject: {
    asked: (orderNo) => `订单 ${orderNo} 等待您的批准`,
    approved: (orderNo) => `订单 ${orderNo} 已获批准`,
    refused: (orderNo) => `订单 ${orderNo} 未获批准`,
    expired: (orderNo) => `订单 ${orderNo} 逾期未获批准，已取消`,
    offerAsked: (orderNo) => `订单 ${orderNo} 的报价等待您的批准`,
    offerApproved: (orderNo) => `订单 ${orderNo} 的报价已获批准`,
    offerApprovalRefused: (orderNo) => `订单 ${orderNo} 的报价未获批准`,
    offerApprovalExpired: (orderNo) => `订单 ${orderNo} 的报价逾期未获批准`,
  },
  intro: {
    asked: '您的同事提交了一笔超出贵公司限额的订单。',
    approved: '贵公司账户的负责人已批准您的订单。',
    refused: '贵公司账户的负责人未批准您的订单，订单已取消。',
    expired: `您的订单 ${AWAITING_APPROVAL_DAYS} 天内未获批准，已自动取消。`,
    offerAsked: '您的同事接受了一份超出贵公司限额的报价。',
    offerApproved: '贵公司账户的负责人已批准您接受的报价。',
    offerApprovalRefused: '贵公司账户的负责人未批准您接受的报价。',
    offerApprovalExpired: '您接受的报价逾期未获批准。',
  },
  orderNo: '订单',
  reference: '您的参考号',
  amount: '合计',
  placedBy: '下单人',
  acceptedBy: '接受人',
  decidedBy: '审批人',
  next: {
    asked: `请在账户中打开订单，批准或拒绝。在此之前不占用库存和资金；${AWAITING_APPROVAL_DAYS} 天后订单自动取消。`,
    approved: '后续进展请查看订单页面。',
    refused: '未扣除任何款项。如仍需订购，请与负责人沟通后重新下单。',
    expired: '未扣除任何款项。如仍需订购，请重新下单。',
    offerAsked: `请在账户中打开订单，在 ${AWAITING_APPROVAL_DAYS} 天内且在报价有效期内批准或拒绝；逾期未获批准的，报价恢复为待答复。在此之前不占用库存和资金。`,
    offerApproved: '付款方式和后续进展请查看订单页面。',
    offerApprovalRefused: '报价已恢复为待答复，有效期内可再次答复：接受、要求修改或不接受。',
    offerApprovalExpired: '报价已恢复为待答复，有效期内可再次接受。',
  },
}

export const memberRoles: typeof en.memberRoles = {
  owner: '负责人：管理登录名、订单和付款',
  buyer: '采购：下单和取消订单',
  finance: '财务：付款、对账和订单设置',
  viewer: '仅查看：查看订单和价格',
}

export const colleagueInvited: typeof en.colleagueInvited = {
  subject: (company) => `${spacedAtStart(company)}邀请您加入其 {{brandName}} 账户`,
  intro: (inviter, company) =>
    `${spacedAtStart(inviter)}邀请您使用${spaced(company)}的 {{brandName}} 账户。`,
  role: '您的权限',
  until: '有效期至（香港时间）',
  link: '设置我的登录名',
  once: '链接仅可使用一次。登录名和密码由您自行设置。',
  ignore: '如您不认识这家公司，请忽略本邮件，不会产生任何影响。',
}

export const colleagueHasLogin: typeof en.colleagueHasLogin = {
  taken: '您的邮箱已有 {{brandName}} 登录名。一个登录名只属于一家公司，因此无法用它接受此邀请。',
  next: (company) => `如需使用${spaced(company)}的账户，请对方向您的另一个邮箱发送邀请。`,
}

export const loginChanged: typeof en.loginChanged = {
  name: '姓名',
  role: '权限',
  by: '操作人',
  yours: {
    subject: {
      joined: '您的 {{brandName}} 登录名已开通',
      role: '您的 {{brandName}} 权限已更改',
      removed: '您的 {{brandName}} 登录名已移除',
    },
    intro: {
      joined: (company) => `您现在可以使用${spaced(company)}的账户。`,
      role: (company) => `您在${spaced(company)}账户中的权限已更改。`,
      removed: (company) => `您在${spaced(company)}账户中的登录名已移除，所有设备均已退出登录。`,
    },
    next: (company) => `如有疑问，请咨询${spaced(company)}账户的负责人。`,
  },
  colleague: {
    subject: {
      joined: '有同事加入了您的 {{brandName}} 账户',
      role: '您的 {{brandName}} 账户中有同事的权限已更改',
      removed: '您的 {{brandName}} 账户移除了一名同事',
    },
    intro: {
      joined: (company) => `${spacedAtStart(company)}的账户新增了一个登录名。`,
      role: (company) => `${spacedAtStart(company)}的账户中有登录名的权限已更改。`,
      removed: (company) => `${spacedAtStart(company)}的账户移除了一个登录名，其所下订单仍然保留。`,
    },
    next: '如非您或其他负责人操作，请检查账户中的登录名并修改您的密码。',
  },
}

export const changeEmailNotice: typeof en.changeEmailNotice = {
  subject: '您的 {{brandName}} 账户邮箱已修改',
  intro: '与您账户有关的邮件今后将发送至新邮箱。',
  notYou: '如非您本人操作，请立即通过网站的“留言反馈”与我们联系。',
}

export const wishList: typeof en.wishList = {
  subject: (title, company) => `${spacedAtStart(company)}发来的采购清单“${title}”`,
  intro: (sender, company, customerNo) =>
    `${company}（客户编号 ${customerNo}）的${spaced(sender)}发来以下采购清单：`,
  message: '发件人留言：',
  columns: {
    yourRow: '客户行号',
    yourNumber: '客户料号',
    itemNo: '商品编号',
    title: '商品名称',
    quantity: '数量',
    note: '备注',
    unit: '单价',
    total: '金额',
  },
  sum: (currency) => `合计（${currency}）`,
  onRequest: '请询价',
  notForRegion: '本区域不销售',
  unlisted: '没有对应商品的行（按客户原文）：',
  prices: '以上为发送当日发件人的会员价，不含运费和税费。',
}

export const recipientConsent: typeof en.recipientConsent = {
  subject: (company) => `${spacedAtStart(company)}希望向您发送采购清单`,
  intro: (company) =>
    `{{brandName}} 商城的客户${spaced(company)}希望将采购清单发送至此邮箱。只有在您同意后，我们才会发送。`,
  confirm: (company) => `同意接收${spaced(company)}的采购清单`,
  ignore: '如您不愿接收，请忽略本邮件；未经您同意，我们不会发送采购清单。',
}

export const exhibitionRegistered: typeof en.exhibitionRegistered = {
  subject: (exhibition) => `参观登记成功：${exhibition}`,
  intro: '感谢您登记参观，期待您的光临。',
  bring: '到场时请在我们的展位出示登记编号，或告知姓名。',
}

export const caseTypes: typeof en.caseTypes = {
  product: '商品',
  order: '订单',
  warranty: '保修或退货（RMA）',
  drop_ship: '一件代发',
  cooperation: '合作',
  report_seller: '举报卖家',
  website: '本网站',
  other: '其他',
}

export const teams: typeof en.teams = {
  distributor: '经销商',
  warehouse: '仓库',
  logistics: '物流',
  general: '综合岗位',
}

export const caseReceived: typeof en.caseReceived = {
  subject: (no) => `我们已收到您的留言：工单 ${no}`,
  intro: '感谢您的留言。我们已为此建立工单，将通过邮件答复，您也可在线查看进度。',
  code: '凭工单编号和以下反馈码，您可以查看我们的答复并补充内容：',
  keep: '请妥善保管反馈码，勿转发他人：凭编号和反馈码即可查看工单。',
  follow: '查看工单',
  ignore: '如果您没有给我们留言，可能是他人误填了此邮箱，您无需进行任何操作。',
}

export const caseNotice: typeof en.caseNotice = {
  subject: (no, type) => `新工单 ${no}：${type}`,
  answeredSubject: (no, type) => `工单 ${no} 有新回复：${type}`,
  intro: '有新工单等待答复。',
  answered: '客户已回复，工单等待我们处理。',
  words: '以下为客户原话，姓名和邮箱在前，均未经核实：',
  answer: (no) => `答复方式：npm run cases -- reply ${no} --text TEXT`,
}

export const caseReplied: typeof en.caseReplied = {
  subject: (no) => `工单 ${no} 已有答复`,
  intro: '客户服务部已答复您的工单：',
  next: '如需回复，请用工单编号和反馈码打开工单。',
  follow: '打开工单',
}

export const caseMoved: typeof en.caseMoved = {
  solved: {
    subject: (no) => `工单 ${no} 已解决`,
    intro: '我们认为您的工单已经解决。',
    next: '如问题仍未解决，请在工单中补充说明，工单会重新开启。',
  },
  closed: {
    subject: (no) => `工单 ${no} 已关闭`,
    intro: '您的工单已关闭。',
    next: '您仍可查看工单内容。如有新的问题，请另开工单并注明此编号。',
  },
  waiting_for_us: {
    subject: (no) => `工单 ${no} 已重新开启`,
    intro: '您的工单已重新开启，我们正在处理。',
    next: '我们会通过此邮箱与您联系。',
  },
}

export const teamReceived: typeof en.teamReceived = {
  subject: (no) => `我们已收到您的申请 ${no}`,
  intro: '感谢您的申请，我们已收到您提交的资料。',
  due: (date) =>
    `我们将在 {{applicationWorkingDays}} 个工作日内（即不晚于 ${date}）通过此邮箱答复您。`,
  retention: (months) => `如申请未获通过，您的个人信息自最后一次处理起满 ${months} 个月时删除。`,
  ignore: '如非您本人操作，请忽略本邮件。',
}

export const exhibitionNotice: typeof en.exhibitionNotice = {
  subject: (no, exhibition) => `新的展会登记 ${no}：${exhibition}`,
  intro: '有访客登记参观展会。',
  visitDay: '参观日期',
}

export const teamNotice: typeof en.teamNotice = {
  subject: (no, team) => `新申请 ${no}：${team}`,
  intro: '有一份新的合作或求职申请等待处理。',
  words: '以下为申请人原话，均未经核实：',
}

export const teamDecided: typeof en.teamDecided = {
  contact: '联系我们',
  approved: {
    subject: (no) => `您的申请 ${no}：希望与您进一步沟通`,
    intro: '我们已审阅您的申请，希望进一步了解您。',
    next: '相关团队将在近日通过此邮箱与您联系。',
  },
  rejected: {
    subject: (no) => `您的申请 ${no} 未获通过`,
    intro: '感谢您的申请。我们已认真审阅，很遗憾此次未能通过。',
    next: '如情况有所变化，欢迎您再次申请。',
  },
  more_info: {
    subject: (no) => `您的申请 ${no} 需要补充资料`,
    intro: '我们正在审阅您的申请，还需要以下资料：',
    next: '请通过网站的“留言反馈”提交，并注明申请编号。在收到您的回复之前，处理时限暂停计算。',
  },
}

export const downloadReady: typeof en.downloadReady = {
  subject: '您的文件已准备好',
  intro: (files, megabytes) =>
    `您所选的 ${files} 个文件已打包为一个 ${megabytes}\u00a0MB 的 zip 文件：`,
  link: '下载 zip 文件',
  until: (day) => `链接有效期至 ${day}。任何人凭此链接均可下载。`,
}

export const backupProblem: typeof en.backupProblem = {
  subject: {
    none: '商城尚无任何备份',
    late: '商城备份未按时完成',
    broken: '商城的新数据未能备份',
    damaged: '商城最新备份无法恢复',
  },
  intro: {
    none: '商城一直未能完成首次备份。如果磁盘损坏，所有数据都将丢失。',
    late: '商城未按时完成备份。如果磁盘损坏，上次备份之后的数据可能丢失。',
    broken:
      '数据库日志未能写入备份目录。在下一次完整备份之前，此后的改动无法恢复；磁盘空间足够时，商城会自动进行完整备份。',
    damaged: '商城试恢复最新备份时检查未通过。更早的备份未受影响。',
  },
  next: '请在服务器上运行“npm run backup”：将生成新的备份，如失败会说明原因。各项告警的说明见 docs/operations.md。',
}

export const accountNotice = {
  subject: {
    credited: '您在 {{brandName}} 的付款已入账',
    low: '您的 {{brandName}} 可用余额偏低，请充值',
    unclear: '您向 {{brandName}} 支付的款项未能入账',
    reversed: '您向 {{brandName}} 支付的一笔款项被撤销，请付清欠款',
    paidOut: '{{brandName}} 已办理您的提现',
    payoutRejected: '您在 {{brandName}} 的提现申请未获通过',
    payoutFailed: '您在 {{brandName}} 的提现款项被退回',
  },
  intro: {
    credited: '我们已收到您的付款，并已计入您的账户。',
    low: `您的可用余额已低于提醒额度。充值入账后，等待中的订单自动处理；满 ${AWAITING_FUNDS_DAYS} 天余额仍不足的，予以取消。`,
    unclear: '我们已收到您的款项，但暂时无法计入您的账户。',
    reversed:
      '一笔已计入您账户的付款被银行或 PayPal 撤回，余额不足以抵扣，尚未发货的订单因此暂停。',
    paidOut: '我们已按您的申请，将款项原路退回。',
    payoutRejected: '您申请的提现未获通过，款项已恢复为可用余额。原因如下：',
    payoutFailed: '您的提现款项被银行或 PayPal 退回，已恢复为可用余额。原因如下：',
  },
  amount: {
    credited: '入账金额',
    low: '建议充值',
    unclear: '付款金额',
    reversed: '欠款金额',
    paidOut: '提现金额',
    payoutRejected: '申请提现金额',
    payoutFailed: '被退回金额',
  },
  available: '可用余额',
  paysOrders:
    '款项先用于付款参考号对应的订单，再按付款期限先后支付其他已接受报价的订单。如仍有差额，订单页面会显示；剩余款项留在您的余额中。',
  next: {
    credited: '等待中的订单将自动处理：按您设定的顺序，未设定的按下单先后。',
    low: '充值时请注明您的付款参考号，以便款项及时入账。',
    unclear: '请通过网站的“留言反馈”告知付款金额和日期。如仍无法入账，我们将退回款项。',
    reversed:
      '请支付欠款，并注明您的付款参考号。到账后，请通过网站的“留言反馈”告知我们，以便恢复订单。',
    paidOut: '到账时间取决于您的银行或 PayPal，一般需要数个工作日。',
    payoutRejected:
      '等待中的订单，余额足够的将自动处理。如有疑问，请通过网站的“留言反馈”联系我们。',
    payoutFailed:
      '请通过网站的“留言反馈”告知新的收款方式，然后重新申请提现。等待中的订单，余额足够的将自动处理。',
  },
}

export const ledgerDifference = {
  subject: '账务核对发现差异',
  intro: (count: number) => `账务核对发现 ${count} 处金额与流水不符。系统未作任何更改。`,
  difference: (stored: string, expected: string) => `${stored}，应为 ${expected}`,
  next: '请在服务器上运行“npm run money -- reconcile”查看全部差异。查明原因之前，请勿为相关账户入账或付款。',
}

export const discontinuedNotice: typeof en.discontinuedNotice = {
  subject: '商品停产：取消订单前请先核对',
  intro: (lines) =>
    `商品目录将部分商品标为已停产，涉及 ${lines} 条未完成的订单明细。数量异常，系统尚未取消任何订单。`,
  items: '商品',
  next: '请在服务器上运行“npm run orders -- discontinue”查看明细。目录无误时，加上 --yes 确认取消；目录有误时，请导入更正后的文件。',
}

export const orderMoved: typeof en.orderMoved = {
  orderNo: '订单号',
  ownReference: '您的参考号',
  destination: '目的地',
  parcelNo: '包裹编号',
  track: '查询物流',
  trackingNo: '运单号',
  dueAt: '自动取消日期',
  arrives: '预计送达',
  amountToPay: '应付金额',
  newTotal: '新的合计',
  alsoStopped: '同时暂停',
  otherOrders: (orders) => `另有 ${orders} 笔订单`,
  paymentReference: '付款参考号',
  cancelledUnits: (quantity: number) => `已取消 ${quantity} 件，暂无替代商品`,
  sentInstead: (quantity, itemNo) => `改发 ${itemNo}，${quantity} 件`,
  openOrder: '查看订单',
  discontinuedUnits: (quantity, replacement) =>
    replacement === null
      ? `${quantity} 件，没有替代商品`
      : `${quantity} 件，替代商品：${replacement}`,
  cancelledFor: (quantity: number, itemNo: string) => `已取消 ${quantity} 件，替代商品：${itemNo}`,
  events: {
    held: {
      subject: (no) => `订单 ${no} 已确认`,
      intro: '您的订单已收到。余额充足，订单金额已冻结。',
      next: '我们将安排拣货打包。拣货开始前，您可以随时取消订单。',
    },
    waiting: {
      subject: (no) => `订单 ${no} 余额不足，等待充值`,
      intro: '您的订单已收到。由于余额不足，订单暂未处理。',
      next: '请为账户充值。充值入账后，等待中的订单将自动处理：按您设定的顺序，未设定的按下单先后。',
    },
    funded: {
      subject: (no) => `订单 ${no} 现已确认`,
      intro: '您的余额现已足够支付此订单，订单金额已冻结。',
      next: '我们将安排拣货打包。拣货开始前，您可以随时取消订单。',
    },
    reminder: {
      subject: (no) => `订单 ${no} 即将取消`,
      intro: '由于余额不足，此订单仍在等待。',
      next: '请尽快充值。截至该日余额仍不足的，订单将自动取消。',
    },
    expired: {
      subject: (no) => `订单 ${no} 因余额不足已取消`,
      intro: '余额未能及时补足，此订单已取消，未扣除任何款项。',
      next: '如您的买家仍需要商品，请充值后重新下单。',
    },
    cancelled: {
      subject: (no) => `订单 ${no} 已取消`,
      intro: '此订单已取消。如有冻结的款项，已恢复为可用余额。',
      next: '如非您要求取消，请通过网站的“留言反馈”与我们联系。',
    },
    restCancelled: {
      subject: (no) => `订单 ${no} 的其余部分已取消`,
      intro:
        '此订单中尚未打包的商品已取消，如有冻结的款项，已恢复为可用余额。已打包或已发出的包裹不受影响。',
      next: '如非您要求取消，请通过网站的“留言反馈”与我们联系。',
    },
    cancelledByUs: {
      subject: (no) => `很抱歉，我们已取消订单 ${no}`,
      intro: '很抱歉，我们已取消此订单。如有冻结的款项，已恢复为可用余额。原因如下：',
      next: '如有疑问，请通过网站的“留言反馈”与我们联系。',
    },
    restCancelledByUs: {
      subject: (no) => `很抱歉，我们已取消订单 ${no} 的未发货部分`,
      intro:
        '很抱歉，我们已取消此订单中尚未发货的商品。如有冻结的款项，已恢复为可用余额。已发出的包裹不受影响。原因如下：',
      next: '如有疑问，请通过网站的“留言反馈”与我们联系。',
    },
    stopped: {
      subject: (no) => `我们已暂停订单 ${no}`,
      intro: '我们已暂停此订单，恢复前不会拣货。原因如下：',
      next: '如有疑问，请通过网站的“留言反馈”与我们联系。',
    },
    stoppedByReversal: {
      subject: (no) => `我们已暂停订单 ${no}`,
      intro:
        '您账户中的一笔付款被银行或 PayPal 撤回，余额不足以抵扣。我们因此暂停此订单，恢复前不会拣货。',
      next: '请付清“资金账户”中显示的欠款。到账后，请通过网站的“留言反馈”告知我们，以便恢复订单。',
    },
    resumed: {
      subject: (no) => `订单 ${no} 已恢复处理`,
      intro: '此订单此前已暂停，现已恢复处理。',
      next: '您无需进行任何操作，最新状态请查看订单页面。',
    },
    refused: {
      subject: (no) => `订单 ${no} 未能取消`,
      intro: '您曾申请取消此订单，但仓库已无法停止发货，因此未能取消。',
      next: '我们将照常发货。如不再需要这些商品，可在订单页面申请退货。可能须扣除退货手续费，提交申请前页面会显示金额。',
    },
    dispatched: {
      subject: (no) => `订单 ${no} 已发货`,
      intro: '此订单的一个包裹已交给承运人。',
      next: '订单页面列出所有包裹。如包裹直接寄给您的买家，请将运单号告知买家。',
    },
    parcelLost: {
      subject: (no) => `订单 ${no} 有包裹丢失、损坏或被退回`,
      intro: '此订单的一个包裹在运输途中丢失或损坏，或已被退回。',
      next: '我们将重新发货，或退还已收取的款项，并通过邮件通知您。一件代发包裹因地址有误的，费用由谁承担见一件代发条款。',
    },
    parcelRefunded: {
      subject: (no) => `订单 ${no} 的一个包裹已退款`,
      intro: '此订单的一个包裹未能送达，款项已退回您的账户。',
      next: '款项已计入可用余额。如仍需这些商品，请重新下单。',
    },
    parcelClosed: {
      subject: (no) => `订单 ${no} 的一个包裹已处理完毕`,
      intro: '此订单的一个包裹未能送达。其中的商品未收取款项，因此没有款项可退，该包裹已处理完毕。',
      next: '其中的商品不再重新发货。如仍需这些商品，请重新下单。',
    },
    discontinued: {
      subject: (no) => `订单 ${no} 有商品已停产`,
      intro:
        '此订单中有商品已停产，我们无法再供货的部分已取消。您无需支付这部分金额；如有冻结的相应款项，已恢复为可用余额。',
      next: '订单的其余商品照常处理。如有替代商品并且您愿意接受，请另行下单。',
    },
    discontinuedAsked: {
      subject: (no) => `订单 ${no} 有商品已停产，请您决定`,
      intro:
        '此订单中有商品已停产，我们无法再供货。您下单时选择了“齐货后再发”，因此我们没有取消任何商品，等待您的决定。',
      next: '请到订单页面选择：去掉该商品、其余照常发货，或取消订单；有合适的替代商品时，也可以改用替代商品。',
    },
    substituted: {
      subject: (no) => `订单 ${no}：改发另一款商品`,
      intro:
        '此订单中有商品缺货。按照您的设置，我们改发另一系列的对应商品，尺寸、适用机型和原厂型号都相同。您支付的金额不会高于原订单；如果更便宜，差价恢复为可用余额。',
      next: '如不接受，请在打包前到订单页面拒绝改发。相应商品将取消，冻结的款项恢复为可用余额。',
    },
    submitted: {
      subject: (no) => `订单 ${no} 已收到`,
      intro: '感谢您下单。我们正在核对库存、计算运费，随后将向您发出报价。',
      next: '此时订单对双方都没有约束力。收到报价后，您可以接受、要求修改或不接受。',
    },
    carriedOver: {
      subject: (no) => `您的询价已转为订单 ${no}`,
      intro:
        '您此前的询价已转为订单，今后可在网站上查看进度。此订单中“您的参考号”即原工单编号，您的留言已随订单保留。',
      next: '此时订单对双方都没有约束力。我们会向您报价，您可以在订单页面接受、要求修改或不接受。原工单编号和反馈码仍可使用。',
    },
    offered: {
      subject: (no) => `订单 ${no} 的报价`,
      intro: '您的订单报价已出，包括单价、数量和运费，详见附件中的形式发票。',
      next: '请在账户中打开此订单，接受报价、要求修改或不接受。到期未答复的，订单将自动取消。',
    },
    offerReduced: {
      subject: (no) => `订单 ${no} 的报价有变：有商品已停产`,
      intro: '报价中有商品已停产，我们已将其从报价中去掉。运费和其余商品的价格不变。',
      next: '请打开此订单，接受其余商品的报价、要求修改或不接受。到期未答复的，订单将自动取消。如贵公司已接受报价、正在等待批准，则以新的合计为准。',
    },
    offerExpired: {
      subject: (no) => `订单 ${no} 的报价已过期`,
      intro: '我们未收到您对报价的答复，此订单已取消，您无需付款。',
      next: '如仍需这些商品，请打开此订单重新下单，我们将重新报价。',
    },
    toPay: {
      subject: (no) => `请支付订单 ${no}`,
      intro: `感谢您接受报价。现有库存为您预留 ${RESERVED_WORKING_DAYS} 个工作日。`,
      next: '付款时请务必注明付款参考号，以便我们核对入账。收款账户信息见订单页面。款项到达后，入账最多需要 {{topUpCreditedWorkingDays}} 个工作日。',
    },
    paid: {
      subject: (no) => `订单 ${no} 已付款`,
      intro: '您的付款足以支付此订单，订单金额已冻结。',
      next: '我们将安排拣货打包。拣货开始前，您可以取消订单。',
    },
    unpaid: {
      subject: (no) => `订单 ${no} 尚未付款`,
      intro: '您的付款尚未入账，此前为您预留的库存现已释放。',
      next: '如已付款，请通过网站的“留言反馈”发送付款凭证。到期仍未入账的，订单将自动取消。',
    },
    paymentExpired: {
      subject: (no) => `订单 ${no} 已取消：款项未按时入账`,
      intro: '此订单的款项未能按时入账，订单已取消。',
      next: '之后到达的款项将计入您的账户余额。如仍需这些商品，请重新下单。',
    },
    shortDropped: {
      subject: (no) => `订单 ${no} 有部分已取消`,
      intro:
        '此订单有部分商品缺货。按照您的选择，我们只发有货的部分，缺货部分冻结的款项已恢复为可用余额。',
      next: '订单页面列出将要发货的商品。如仍需缺货的商品，请另行下单。',
    },
  },
}

export const orderNotice: typeof en.orderNotice = {
  orderNo: '订单',
  company: '公司',
  message: '留言',
  next: '查看订单：npm run orders -- show NUMBER',
  events: {
    submitted: {
      subject: (no) => `新的批发订单 ${no}`,
      intro: '有批发客户提交了订单，等待报价。',
    },
    changeAsked: {
      subject: (no) => `订单 ${no}：客户要求修改报价`,
      intro: '客户要求修改报价。',
    },
    declined: {
      subject: (no) => `订单 ${no}：客户不接受报价`,
      intro: '客户未接受报价，订单已取消。',
    },
  },
}

export const orderDigest: typeof en.orderDigest = {
  subject: (orders) => `您的订单：${orders} 笔有更新`,
  intro: '以下是上次汇总之后的订单动态。',
  orderNo: '订单',
  ownReference: '您的参考号',
  destination: '目的地',
  status: '状态',
  statuses: { waiting: '等待充值', confirmed: '已确认', cancelled: '已取消' },
  more: (orders) => `另有 ${orders} 笔订单，请在账户中查看。`,
  waiting: (orders, firstDue) =>
    `目前有 ${orders} 笔订单正等待充值。${firstDue ? `其中最早的将于 ${firstDue} 自动取消。` : ''}`,
  next: '运单号和取消通知会单独发送。您可在“资金账户”的“订单设置”中更改邮件频率。',
}

export const monthlyStatement: typeof en.monthlyStatement = {
  subject: (month) => `${month}对账单`,
  intro: (month) => `贵公司资金账户 ${month}的对账单已生成。`,
  opening: '期初余额',
  closing: '期末余额',
  invoice: '发票',
  toStatement: '下载对账单',
  toInvoice: '打开单据',
  invoiceText: '此发票涵盖当月所有包裹，可在“资金账户”的“全部单据”中下载。',
  settings: '如不想再收到此类邮件，请在“资金账户”的“订单设置”中更改。',
}

export const orderFileDone: typeof en.orderFileDone = {
  subject: (orders) => `您的订单文件：已下单 ${orders} 笔`,
  intro: '您上传的文件已处理完毕。',
  file: '文件',
  placed: '已下单',
  waiting: '其中等待充值',
  faulty: '未下单的行数',
  topUp: '请及时充值。余额充足后，等待中的订单会立即处理。',
  correct:
    '请在“订单”中点击“上传订单文件”，打开该文件，查看并修正有误之处。未下单的行将在 30 天后删除。',
  mayNotOrder:
    '提交此文件的登录名已无下单权限。请由贵公司账户的负责人或采购在“订单”中点击“上传订单文件”，打开该文件，重新检查后为其余订单下单。未下单的行将在 30 天后删除。',
  companyMayNotOrder:
    '贵公司目前无法下单，请通过网站的“留言反馈”与我们联系。恢复下单后，贵公司账户的负责人或采购可在“订单”中点击“上传订单文件”，打开该文件，重新检查后为其余订单下单。未下单的行将在 30 天后删除。',
}

export const returnMoved: typeof en.returnMoved = {
  returnNo: '退货编号',
  orderNo: '订单号',
  address: '退货地址',
  dueAt: '截止日期',
  trackingNo: '运单号',
  weight: '重量',
  refund: '商品金额',
  fee: '退货手续费',
  credited: '退回账户金额',
  charge: '处置费',
  events: {
    requested: {
      subject: (no) => `退货申请 ${no} 已收到`,
      intro: '您的退货申请已收到，我们将尽快审核。',
      next: '审核通过前，请勿寄出商品。',
    },
    asked: {
      subject: (no) => `退货 ${no} 需要补充信息`,
      intro: '审核您的退货申请前，请先补充以下信息：',
      next: '请在退货页面回复。逾期未回复，申请将自动失效。',
    },
    approved: {
      subject: (no) => `退货 ${no} 已通过审核`,
      intro: `您的退货申请已通过审核，请最迟于截止日期将商品寄往以下地址；按期寄出的，截止日期之后 ${RETURN_DAYS.onTheWay} 天内到达，仍会受理。`,
      next: '请在包裹上写明退货编号，也可在退货页面打印标签。电池鼓胀、漏液或损坏的，未经我们同意切勿寄出，请在退货页面说明并附照片。',
    },
    nothingSent: {
      subject: (no) => `申请 ${no} 已通过审核`,
      intro: '您的申请已通过审核，无需寄回任何商品。',
      next: '我们将为您退款或补发，完成后会通知您。',
    },
    received: {
      subject: (no) => `退货 ${no} 已收到`,
      intro: '您的退货包裹已收到，我们将检验商品。',
      next: '处理完成后，我们会通知您。',
    },
    settled: {
      subject: (no) => `退货 ${no} 已退款`,
      intro: '您的退货已处理完毕，款项已退回您的账户。',
      next: '退款已计入您的可用余额。',
    },
    settledFree: {
      subject: (no) => `退货 ${no} 已处理完毕`,
      intro: '您的退货已处理完毕。所退商品为免费提供，没有款项需要退还。',
      next: '如有疑问，请通过网站的“留言反馈”告知我们，并注明退货编号。',
    },
    replaced: {
      subject: (no) => `退货 ${no} 的补发商品已发出`,
      intro: '补发商品已发出。',
      next: '补发商品沿用原商品的保修期。',
    },
    rejected: {
      subject: (no) => `退货 ${no} 未通过`,
      intro: '很抱歉，您的退货未能通过，原因如下：',
      next: '商品已寄达的，请告知寄回或由我们处置。如有疑问，请通过网站的“留言反馈”告知我们，并注明退货编号。',
    },
    expired: {
      subject: (no) => `退货 ${no} 已失效`,
      intro: '此退货超过回复或寄出期限，现已失效。',
      next: '如仍需退货，请重新提交申请。',
    },
    foreign: {
      subject: (no) => `退货 ${no} 中有非我们供应的商品`,
      intro:
        '您的退货包裹中有并非由我们供应的商品。您可在截止日期当日或之前认领，我们将寄回，不收处置费，运费由您承担。',
      next: '如需认领，请通过网站的“留言反馈”告知我们，并注明退货编号。逾期未认领的，我们将予以处置，并依条款按重量收费。',
    },
    disposed: {
      subject: (no) => `退货 ${no} 的处置费`,
      intro: '非我们供应的商品逾期未认领，我们已予以处置。',
      next: '费用已从您的账户扣除，余额不足的部分将从下一笔款项中扣除。',
    },
  },
}

export const fitNotice: typeof en.fitNotice = {
  subject: (itemNo) => `请核对 ${itemNo} 的适用机型`,
  intro:
    '有两家公司以“不适用”为由退回此商品，所用机型在适用机型列表中，经检验属实。页面已将该机型标为“复核中”。',
  item: '商品编号',
  device: '机型',
  returns: '退货编号',
  next: '请在服务器上运行“npm run returns -- fits”查看全部条目，恢复原有标记，或标为“不适用”。',
}
