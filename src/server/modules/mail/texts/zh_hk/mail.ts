// Texts of mails in Hong Kong Chinese.
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
  greeting: '敬啟者：',
  dear: (name) => `${name} 台鑒：`,
  closing: '{{brandName}} 客戶服務部謹啟',
  footer:
    '閣下收到此電郵，是因為此電郵地址曾於 {{brandName}} 網店登記或填寫。此電郵由系統自動發出，請勿直接回覆。',
  colon: '：',
}

export const memberKinds: typeof en.memberKinds = {
  wholesale: '批發商',
  dropship: '代發貨賣家',
}

export const requestedDetails: typeof en.requestedDetails = {
  business_registration: '商業登記：登記號碼、簽發機關及簽發日期',
  trade_reference: '商業諮詢人：一家現有供應商的名稱，以及可供查證的聯絡人',
  sales_channels: '銷售渠道：門市地址，或網店及網購平台的網址',
  contact_person: '聯絡人：姓名、職位及電話號碼',
  other: '其他補充資料',
}

export const labels: typeof en.labels = {
  caseNo: '個案編號',
  caseType: '類別',
  itemNo: '貨品編號',
  region: '地區',
  files: '檔案數目',
  team: '團隊',
  applicationNo: '申請編號',
  company: '公司名稱',
  country: '國家或地區',
  customerNo: '客戶編號',
  username: '登入名稱',
  memberKind: '會員類別',
  dueAt: '審批限期',
  reason: '原因',
  newEmail: '新電郵地址',
  at: '時間（香港時間）',
  exhibition: '展覽',
  place: '地點',
  dates: '日期',
  booth: '攤位編號',
  registrationNo: '登記編號',
  newestBackup: '最近一次完整備份（香港時間）',
}

export const emailCode: typeof en.emailCode = {
  subject: { register: '{{brandName}} 會員申請驗證碼', status: '{{brandName}} 申請進度查詢驗證碼' },
  intro: {
    register: '閣下正在申請成為 {{brandName}} 會員，驗證碼如下：',
    status: '閣下正在查詢 {{brandName}} 會員申請的進度，驗證碼如下：',
  },
  valid: (minutes) => `驗證碼於 ${minutes} 分鐘內有效，只可使用一次。`,
  link: '毋須輸入驗證碼，直接繼續',
  ignore: '如非閣下本人要求，毋須理會此電郵。請勿向他人透露驗證碼，我們的職員絕不會向閣下索取。',
}

export const alreadyMember: typeof en.alreadyMember = {
  subject: '閣下已有 {{brandName}} 帳戶',
  intro: '剛才有人以此電郵地址申請成為 {{brandName}} 會員。此電郵地址已有帳戶，毋須重新申請。',
  logIn: '登入',
  forgotten: '忘記密碼',
  ignore: '如非閣下本人操作，毋須理會此電郵，帳戶並無任何改動。',
}

export const noApplication: typeof en.noApplication = {
  subject: '找不到閣下的會員申請',
  intro: `剛才有人以此電郵地址查詢 {{brandName}} 會員申請的進度，但我們找不到相關的申請。閣下可能以另一電郵地址遞交申請，或有關資料已於最後一次處理後滿 ${MONTHS} 個月時刪除。`,
  register: '申請成為會員',
  ignore: '如非閣下本人操作，毋須理會此電郵。',
}

export const applicationReceived: typeof en.applicationReceived = {
  subject: (no) => `我們已收到閣下的申請 ${no}`,
  intro: (company) => `多謝閣下代表${spaced(company)}遞交會員申請，我們已收妥閣下遞交的資料。`,
  due: (date) =>
    `我們會於 {{applicationWorkingDays}} 個工作天內（即 ${date}或之前）完成審批，並以此電郵地址通知閣下結果。如需閣下補充資料，審批時間會暫停計算，直至收到回覆為止。`,
  retention: `如閣下最終未有成為會員，閣下的個人資料將於最後一次處理後滿 ${MONTHS} 個月時刪除。`,
  status: '查閱申請進度',
}

export const applicationNotice: typeof en.applicationNotice = {
  subject: (no, company) => `新會員申請 ${no}：${company}`,
  intro: '有一份新的會員申請正等候審批。',
}

export const applicationApproved: typeof en.applicationApproved = {
  subject: '歡迎加入 {{brandName}}：閣下的申請已獲批准',
  intro: (company) =>
    `我們欣然通知閣下，${spaced(company)}的會員申請已獲批准。由即日起，閣下可查閱會員價格及存貨數量，並可落單。`,
  deposit: `請先繳付開戶預繳款項；入帳之前，訂單須等候，最多 ${AWAITING_FUNDS_DAYS} 天，逾期便會取消。`,
  logIn: '登入',
  password: '登入密碼即閣下申請時所設定的密碼。',
}

export const applicationRejected: typeof en.applicationRejected = {
  subject: (no) => `閣下的申請 ${no} 不獲批准`,
  intro: (company) =>
    `多謝閣下有意成為 {{brandName}} 會員。我們已仔細審核${spaced(company)}的會員申請，很抱歉未能批准。`,
  note: '職員補充說明：',
  retention: (date) => `閣下的個人資料將保存至 ${date}，其後刪除。`,
  again: '日後情況如有改變，歡迎閣下再次申請。',
}

export const applicationMoreInfo: typeof en.applicationMoreInfo = {
  subject: (no) => `閣下的申請 ${no} 需要補充資料`,
  intro: (company) => `我們正在審批${spaced(company)}的會員申請，現請閣下補充以下資料：`,
  paused: '在收到閣下的回覆前，審批時間會暫停計算。',
  answer: '立即補充',
}

export const membershipSuspended: typeof en.membershipSuspended = {
  subject: '閣下的 {{brandName}} 會員資格已被暫停',
  intro: (company) =>
    `${spacedAtStart(company)}的會員資格已被暫停，閣下暫時未能查閱價格及存貨數量，亦未能落單。`,
  next: '閣下如認為有誤，請以意見及查詢表格與我們聯絡。',
}

export const membershipReinstated: typeof en.membershipReinstated = {
  subject: '閣下的 {{brandName}} 會員資格已恢復',
  intro: (company) =>
    `${spacedAtStart(company)}的會員資格已恢復，閣下可如常查閱價格及存貨數量，並可落單。`,
}

export const logInCode: typeof en.logInCode = {
  subject: '閣下的 {{brandName}} 登入驗證碼',
  intro:
    '閣下的帳戶曾多次輸入錯誤密碼，現有一個未曾登入此帳戶的瀏覽器嘗試登入。如屬閣下本人，請於登入頁輸入以下驗證碼：',
  valid: (minutes) =>
    `驗證碼於 ${minutes} 分鐘內有效，只可使用一次；較早前電郵內的驗證碼於各自的有效期內仍可使用。`,
  ignore:
    '如非閣下本人要求，毋須理會此電郵，亦切勿向他人透露驗證碼。單憑驗證碼不能登入，密碼將維持不變。',
}

export const resetPassword: typeof en.resetPassword = {
  subject: '重設閣下的 {{brandName}} 密碼',
  intro: '我們收到重設閣下帳戶密碼的要求，請按以下連結設定新密碼：',
  link: '設定新密碼',
  valid: (minutes) => `連結於 ${minutes} 分鐘內有效，只可使用一次。`,
  ignore: '如非閣下本人要求，毋須理會此電郵，密碼將維持不變。',
}

export const passwordChanged: typeof en.passwordChanged = {
  subject: '閣下的 {{brandName}} 密碼已更改',
  intro: '閣下的帳戶密碼已更改，其他登入已全部結束。',
  notYou: '如非閣下本人操作，請立即重設密碼：',
  forgotten: '設定新密碼',
}

export const staffNotice: typeof en.staffNotice = {
  account: '職員帳戶',
  where: '瀏覽器及 IP 地址',
  subjects: {
    reset: '{{brandName}} 職員登入方式已重設',
    newDevice: '閣下的 {{brandName}} 職員帳戶於新瀏覽器登入',
    newFactor: '閣下的 {{brandName}} 職員帳戶新增了雙重認證方式',
    factorRemoved: '閣下的 {{brandName}} 職員帳戶移除了一項雙重認證方式',
    recoveryCodeUsed: '閣下的 {{brandName}} 職員帳戶使用了復原碼',
    newRecoveryCodes: '閣下的 {{brandName}} 職員帳戶產生了新的復原碼',
    passwordSet: '閣下的 {{brandName}} 職員帳戶已設定密碼',
  },
  what: {
    reset:
      '此職員帳戶的密碼、雙重認證及復原碼已全部移除，所有登入已結束。使用一次性連結可重新啟用帳戶。',
    newDevice: '有人於從未使用過的瀏覽器登入閣下的職員帳戶。',
    newFactor: '閣下的職員帳戶新增了驗證應用程式或通行密鑰，今後可用以登入。',
    factorRemoved: '閣下的職員帳戶移除了一個驗證應用程式或通行密鑰。',
    recoveryCodeUsed: '有人以復原碼代替驗證應用程式完成驗證，此復原碼不能再次使用。',
    newRecoveryCodes: '已產生 10 個新的復原碼，原有的復原碼全部失效。',
    passwordSet: '已透過一次性連結為閣下的職員帳戶設定密碼。',
  },
  notYou: '如非閣下本人操作，而閣下亦不知情，請立即聯絡負責管理職員帳戶的同事，以關閉或重設帳戶。',
}

export const changeEmailCode: typeof en.changeEmailCode = {
  subject: '請確認閣下的新電郵地址',
  intro: '閣下正將此電郵地址設定為 {{brandName}} 帳戶的電郵地址，驗證碼如下：',
  valid: (minutes) => `驗證碼於 ${minutes} 分鐘內有效，只可使用一次。`,
  ignore: '如非閣下本人要求，毋須理會此電郵。',
}

export const orderApproval: typeof en.orderApproval = {
  subject: {
    asked: (orderNo) => `訂單 ${orderNo} 等候閣下批准`,
    approved: (orderNo) => `訂單 ${orderNo} 已獲批准`,
    refused: (orderNo) => `訂單 ${orderNo} 不獲批准`,
    expired: (orderNo) => `訂單 ${orderNo} 逾期未獲批准，已取消`,
    offerAsked: (orderNo) => `訂單 ${orderNo} 的報價等候閣下批准`,
    offerApproved: (orderNo) => `訂單 ${orderNo} 的報價已獲批准`,
    offerApprovalRefused: (orderNo) => `訂單 ${orderNo} 的報價不獲批准`,
    offerApprovalExpired: (orderNo) => `訂單 ${orderNo} 的報價逾期未獲批准`,
  },
  intro: {
    asked: '閣下的同事所下的訂單超出貴公司的限額。',
    approved: '貴公司帳戶的負責人已批准閣下的訂單。',
    refused: '貴公司帳戶的負責人未有批准閣下的訂單，訂單已取消。',
    expired: `閣下的訂單於 ${AWAITING_APPROVAL_DAYS} 天內未獲批准，已自動取消。`,
    offerAsked: '閣下的同事接受了一份超出貴公司限額的報價。',
    offerApproved: '貴公司帳戶的負責人已批准閣下所接受的報價。',
    offerApprovalRefused: '貴公司帳戶的負責人未有批准閣下所接受的報價。',
    offerApprovalExpired: '閣下所接受的報價逾期未獲批准。',
  },
  orderNo: '訂單',
  reference: '閣下的參考編號',
  amount: '合計',
  placedBy: '落單人',
  acceptedBy: '接受報價者',
  decidedBy: '審批人',
  next: {
    asked: `請在帳戶中開啟訂單，批准或拒絕。在此之前不會預留存貨及款項；如 ${AWAITING_APPROVAL_DAYS} 天內未有決定，訂單會自動取消。`,
    approved: '其後進展載於訂單頁面。',
    refused: '並無扣除任何款項。如仍需訂購，請與負責人商議後再次落單。',
    expired: '並無扣除任何款項。如仍需訂購，請再次落單。',
    offerAsked: `請在帳戶中開啟訂單，於 ${AWAITING_APPROVAL_DAYS} 天內及報價有效期內批准或拒絕；逾期未有決定，報價會恢復為待答覆。在此之前不會預留存貨及款項。`,
    offerApproved: '付款方法及其後進展載於訂單頁面。',
    offerApprovalRefused: '報價已恢復為待答覆，閣下可於有效期內再次接受、要求修改或拒絕。',
    offerApprovalExpired: '報價已恢復為待答覆，閣下可於有效期內再次接受。',
  },
}

export const memberRoles: typeof en.memberRoles = {
  owner: '負責人：落單、查閱款項及管理團隊',
  buyer: '採購：落單及取消訂單',
  finance: '財務：查閱付款及月結單、增值及更改設定',
  viewer: '查閱：查閱訂單及價格',
}

export const colleagueInvited: typeof en.colleagueInvited = {
  subject: (company) => `${spacedAtStart(company)}邀請閣下加入其 {{brandName}} 帳戶`,
  intro: (inviter, company) =>
    `${spacedAtStart(inviter)}邀請閣下使用${spaced(company)}的 {{brandName}} 帳戶。`,
  role: '閣下的權限',
  until: '有效期至（香港時間）',
  link: '設定我的登入名稱',
  once: '連結只可使用一次。登入名稱及密碼由閣下自行設定。',
  ignore: '如閣下不認識該公司，毋須理會此電郵，不會有任何影響。',
}

export const colleagueHasLogin: typeof en.colleagueHasLogin = {
  taken:
    '閣下的電郵地址已有 {{brandName}} 登入名稱。每個登入名稱只屬於一家公司，因此未能以此接受邀請。',
  next: (company) => `如亦需使用${spaced(company)}的帳戶，請對方向閣下的另一電郵地址發出邀請。`,
}

export const loginChanged: typeof en.loginChanged = {
  name: '姓名',
  role: '權限',
  by: '操作人',
  yours: {
    subject: {
      joined: '閣下的 {{brandName}} 登入名稱已啟用',
      role: '閣下的 {{brandName}} 權限已更改',
      removed: '閣下的 {{brandName}} 登入名稱已移除',
    },
    intro: {
      joined: (company) => `閣下現可使用${spaced(company)}的帳戶。`,
      role: (company) => `閣下在${spaced(company)}帳戶的權限已更改。`,
      removed: (company) => `閣下在${spaced(company)}帳戶的登入名稱已移除，並已在所有裝置登出。`,
    },
    next: (company) => `如有疑問，請向${spaced(company)}帳戶的負責人查詢。`,
  },
  colleague: {
    subject: {
      joined: '有同事加入了閣下的 {{brandName}} 帳戶',
      role: '閣下的 {{brandName}} 帳戶有同事的權限已更改',
      removed: '閣下的 {{brandName}} 帳戶移除了一名同事',
    },
    intro: {
      joined: (company) => `${spacedAtStart(company)}的帳戶新增了一個登入名稱。`,
      role: (company) => `${spacedAtStart(company)}的帳戶有登入名稱的權限已更改。`,
      removed: (company) =>
        `${spacedAtStart(company)}的帳戶移除了一個登入名稱，該登入名稱所下的訂單仍會保留。`,
    },
    next: '如非閣下或其他負責人操作，請檢查帳戶中的登入名稱，並更改閣下的密碼。',
  },
}

export const changeEmailNotice: typeof en.changeEmailNotice = {
  subject: '閣下的 {{brandName}} 帳戶電郵地址已更改',
  intro: '有關閣下帳戶的電郵日後將發送至另一地址。',
  notYou: '如非閣下本人操作，請立即以意見及查詢表格與我們聯絡。',
}

export const wishList: typeof en.wishList = {
  subject: (title, company) => `${spacedAtStart(company)}向閣下發送的採購清單「${title}」`,
  intro: (sender, company, customerNo) =>
    `${company}（客戶編號 ${customerNo}）的${spaced(sender)}向閣下發送以下採購清單：`,
  message: '發件人留言：',
  columns: {
    yourRow: '客戶行號',
    yourNumber: '客戶自訂編號',
    itemNo: '貨品編號',
    title: '貨品名稱',
    quantity: '數量',
    note: '備註',
    unit: '單價',
    total: '金額',
  },
  sum: (currency) => `合計（${currency}）`,
  onRequest: '請查詢',
  notForRegion: '不在客戶的地區發售',
  unlisted: '沒有相應貨品的行（按客戶原文）：',
  prices: '以上為發送當日發件人的會員價格，不包括運費及稅項。',
}

export const recipientConsent: typeof en.recipientConsent = {
  subject: (company) => `${spacedAtStart(company)}希望向閣下發送採購清單`,
  intro: (company) =>
    `{{brandName}} 網店的客戶${spaced(company)}希望將採購清單發送至此電郵地址。我們只會在閣下同意後發送。`,
  confirm: (company) => `同意接收${spaced(company)}的採購清單`,
  ignore: '如不欲接收，請不予理會；未經閣下同意，我們不會發送採購清單。',
}

export const exhibitionRegistered: typeof en.exhibitionRegistered = {
  subject: (exhibition) => `參觀登記成功：${exhibition}`,
  intro: '多謝登記，期待閣下蒞臨。',
  bring: '請於我們的攤位出示登記編號，或說出姓名亦可。',
}

export const caseTypes: typeof en.caseTypes = {
  product: '貨品',
  order: '訂單',
  warranty: '保養或退貨（RMA）',
  drop_ship: '代發貨',
  cooperation: '合作',
  report_seller: '舉報賣家',
  website: '本網站',
  other: '其他',
}

export const teams: typeof en.teams = {
  distributor: '分銷商',
  warehouse: '貨倉',
  logistics: '物流',
  general: '其他職位',
}

export const caseReceived: typeof en.caseReceived = {
  subject: (no) => `我們已收到閣下的查詢：個案 ${no}`,
  intro: '多謝查詢。我們已開立個案，並會以電郵回覆閣下；閣下亦可於網上跟進。',
  code: '憑個案編號及以下查詢碼，閣下可查閱我們的回覆並補充內容：',
  keep: '請妥善保管查詢碼，切勿轉交他人：憑編號及查詢碼即可查閱個案。',
  follow: '查閱個案',
  ignore: '如閣下並無向我們查詢，可能是他人誤填此電郵地址，閣下毋須理會。',
}

export const caseNotice: typeof en.caseNotice = {
  subject: (no, type) => `新個案 ${no}：${type}`,
  answeredSubject: (no, type) => `個案 ${no} 有新回覆：${type}`,
  intro: '有新個案有待回覆。',
  answered: '客戶已回覆，個案有待我們處理。',
  words: '以下為客戶原文，姓名及電郵地址在前，全部未經核實：',
  answer: (no) => `回覆方法：npm run cases -- reply ${no} --text TEXT`,
}

export const caseReplied: typeof en.caseReplied = {
  subject: (no) => `個案 ${no} 已有回覆`,
  intro: '我們已回覆閣下的查詢：',
  next: '如要回覆，請以個案編號及查詢碼開啟個案。',
  follow: '開啟個案',
}

export const caseMoved: typeof en.caseMoved = {
  solved: {
    subject: (no) => `個案 ${no} 已解決`,
    intro: '我們認為閣下的個案已經解決。',
    next: '如問題仍未解決，請在個案中補充說明，個案便會重新開啟。',
  },
  closed: {
    subject: (no) => `個案 ${no} 已結案`,
    intro: '閣下的個案已結案。',
    next: '閣下仍可查閱個案內容。如有新的查詢，請另開個案並註明此編號。',
  },
  waiting_for_us: {
    subject: (no) => `個案 ${no} 已重新開啟`,
    intro: '閣下的個案已重新開啟，我們正在處理。',
    next: '我們會以電郵與閣下聯絡。',
  },
}

export const teamReceived: typeof en.teamReceived = {
  subject: (no) => `我們已收到閣下的申請 ${no}`,
  intro: '多謝閣下有意與我們合作，我們已收妥閣下遞交的資料。',
  due: (date) =>
    `我們會於 {{applicationWorkingDays}} 個工作天內，即 ${date}或之前，以電郵回覆閣下。`,
  retention: (months) => `如未能合作，閣下的個人資料會於最後一次處理後滿 ${months} 個月時刪除。`,
  ignore: '如閣下並無遞交申請，毋須理會此電郵。',
}

export const exhibitionNotice: typeof en.exhibitionNotice = {
  subject: (no, exhibition) => `新的展覽登記 ${no}：${exhibition}`,
  intro: '有訪客登記參觀展覽。',
  visitDay: '參觀日期',
}

export const teamNotice: typeof en.teamNotice = {
  subject: (no, team) => `新申請 ${no}：${team}`,
  intro: '有人希望加入團隊，申請已列入輪候名單。',
  words: '以下為申請人原文，全部未經核實：',
}

export const teamDecided: typeof en.teamDecided = {
  contact: '聯絡我們',
  approved: {
    subject: (no) => `閣下的申請 ${no}：希望與閣下進一步商談`,
    intro: '我們已細閱閣下的申請，希望與閣下進一步商談。',
    next: '團隊同事稍後會以電郵與閣下聯絡。',
  },
  rejected: {
    subject: (no) => `閣下的申請 ${no} 不獲接納`,
    intro: '多謝閣下的申請。我們已仔細審閱，很抱歉是次未能與閣下合作。',
    next: '如情況有變，歡迎再次申請。',
  },
  more_info: {
    subject: (no) => `閣下的申請 ${no} 需要補充資料`,
    intro: '我們正在審閱閣下的申請，尚需以下資料：',
    next: '請以意見及查詢表格遞交有關資料，並註明申請編號。在此之前，處理時限暫停計算。',
  },
}

export const downloadReady: typeof en.downloadReady = {
  subject: '閣下的檔案已備妥',
  intro: (files, megabytes) =>
    `閣下所選的 ${files} 個檔案已壓縮成一個 ${megabytes}\u00a0MB 的 zip 檔案：`,
  link: '下載 zip 檔案',
  until: (day) => `連結有效期至 ${day}。任何持有連結的人士均可下載。`,
}

export const backupProblem: typeof en.backupProblem = {
  subject: {
    none: '網店至今未有任何備份',
    late: '網店備份未有如期完成',
    broken: '網店新資料未能備份',
    damaged: '網店最新備份無法還原',
  },
  intro: {
    none: '網店一直未能完成首次備份。一旦硬碟損壞，所有資料將會遺失。',
    late: '網店未有如期完成備份。一旦硬碟損壞，上次備份後的資料或會遺失。',
    broken:
      '資料庫日誌未能寫入備份資料夾。在下一次完整備份前，其後的更改均無法還原；硬碟有足夠空間時，網店會自動進行完整備份。',
    damaged: '網店試行還原最新備份，檢查未能通過。較早的備份不受影響。',
  },
  next: '請在伺服器執行「npm run backup」：系統會製作新備份，如未能完成會列出原因。各項警報的說明載於 docs/operations.md。',
}

export const accountNotice = {
  subject: {
    credited: '閣下向 {{brandName}} 支付的款項已入帳',
    low: '閣下的 {{brandName}} 帳戶結餘偏低',
    unclear: '閣下向 {{brandName}} 支付的款項未能入帳',
    reversed: '閣下向 {{brandName}} 支付的一筆款項已被撤銷，請繳付欠款',
    paidOut: '{{brandName}} 已辦理閣下的提款',
    payoutRejected: '閣下向 {{brandName}} 申請的提款不獲批准',
    payoutFailed: '閣下於 {{brandName}} 的提款遭退回',
  },
  intro: {
    credited: '我們已收到閣下的款項，並已存入閣下的帳戶。',
    low: `閣下的可用結餘已低於增值通知水平。結餘不足的訂單最多等候 ${AWAITING_FUNDS_DAYS} 天，逾期便會取消。`,
    unclear: '我們已收到閣下的款項，但暫時未能存入閣下的帳戶。',
    reversed:
      '一筆已存入閣下帳戶的款項遭銀行或 PayPal 取回，而結餘不足以填補，所有未寄出的訂單因此暫停處理。',
    paidOut: '我們已按閣下的申請，將款項循原有付款方式退回。',
    payoutRejected: '閣下申請的提款不獲批准，款項已撥回可用結餘。原因如下：',
    payoutFailed: '閣下的提款遭銀行或 PayPal 退回，款項已撥回可用結餘。原因如下：',
  },
  amount: {
    credited: '入帳金額',
    low: '建議增值',
    unclear: '付款金額',
    reversed: '欠款金額',
    paidOut: '提款金額',
    payoutRejected: '申請提款金額',
    payoutFailed: '退回金額',
  },
  available: '可用結餘',
  paysOrders:
    '款項會先支付付款參考編號所屬的訂單，再按到期先後支付其他已接受報價的訂單。如仍有差額，訂單頁面會註明；餘款保留於閣下的結餘。',
  next: {
    credited: '等候中的訂單會按閣下所定的次序自動處理；未有設定次序，則以落單先後為序。',
    low: '請於「款項帳戶」查閱付款方法，增值時註明付款參考編號，以便款項盡快入帳。',
    unclear: '請以意見及查詢表格告知付款金額及日期。如仍未能入帳，我們會將款項退回。',
    reversed:
      '請於「款項帳戶」查閱付款方法，繳付欠款並註明付款參考編號。款項到帳後，請以意見及查詢表格通知我們，以便恢復處理訂單。',
    paidOut: '款項一般於數個工作天內到帳，視乎閣下的銀行或 PayPal 而定。',
    payoutRejected: '正等候款項的訂單，如結餘足夠便會自動處理。如有查詢，請使用意見及查詢表格。',
    payoutFailed:
      '請以意見及查詢表格告知新的收款方式，然後重新申請提款。正等候款項的訂單，如結餘足夠便會自動處理。',
  },
}

export const ledgerDifference = {
  subject: '帳目核對發現差異',
  intro: (count: number) => `帳目核對發現 ${count} 項金額與交易紀錄不符。系統未作任何更改。`,
  difference: (stored: string, expected: string) => `${stored}，應為 ${expected}`,
  next: '請於伺服器執行「npm run money -- reconcile」以查看全部差異。查明原因前，請勿為有關帳戶入帳或付款。',
}

export const discontinuedNotice: typeof en.discontinuedNotice = {
  subject: '貨品停產：取消訂單前請先核對',
  intro: (lines) =>
    `貨品目錄將部分貨品標示為已停產，涉及 ${lines} 項未完成的訂單明細。數目異常，系統尚未取消任何訂單。`,
  items: '貨品',
  next: '請於伺服器執行「npm run orders -- discontinue」以查看明細。如目錄無誤，請加上 --yes 確認取消；如目錄有誤，請匯入更正後的檔案。',
}

export const orderMoved: typeof en.orderMoved = {
  orderNo: '訂單編號',
  ownReference: '閣下的參考編號',
  destination: '目的地',
  parcelNo: '包裹編號',
  track: '追蹤包裹',
  trackingNo: '追蹤編號',
  dueAt: '限期（逾期自動取消）',
  arrives: '預計送達',
  amountToPay: '應付金額',
  newTotal: '新的合計',
  alsoStopped: '同時暫停處理',
  otherOrders: (orders) => `另有 ${orders} 張訂單`,
  paymentReference: '付款參考編號',
  cancelledUnits: (quantity: number) => `已取消 ${quantity} 件，暫無替代貨品`,
  sentInstead: (quantity, itemNo) => `改以 ${itemNo} 代替，${quantity} 件`,
  openOrder: '查看訂單',
  discontinuedUnits: (quantity, replacement) =>
    replacement === null
      ? `${quantity} 件，沒有替代貨品`
      : `${quantity} 件，替代貨品：${replacement}`,
  cancelledFor: (quantity: number, itemNo: string) => `已取消 ${quantity} 件，替代貨品：${itemNo}`,
  events: {
    held: {
      subject: (no) => `訂單 ${no} 已確認`,
      intro: '閣下的訂單已收妥。結餘足夠支付，訂單款項已預留。',
      next: '我們會安排揀貨及包裝。開始揀貨前，閣下可隨時取消訂單。',
    },
    waiting: {
      subject: (no) => `訂單 ${no} 結餘不足，正等候增值`,
      intro: '閣下的訂單已收妥。由於結餘不足，訂單暫未處理。',
      next: '請為帳戶增值。款項入帳後，等候中的訂單會按閣下所定的次序自動處理；未有設定次序，則以落單先後為序。',
    },
    funded: {
      subject: (no) => `訂單 ${no} 現已確認`,
      intro: '閣下的結餘現已足夠支付此訂單，訂單款項已預留。',
      next: '我們會安排揀貨及包裝。開始揀貨前，閣下可隨時取消訂單。',
    },
    reminder: {
      subject: (no) => `訂單 ${no} 即將取消`,
      intro: '由於結餘不足，此訂單仍在等候。',
      next: '請盡快增值。如截至下列限期結餘仍不足，訂單便會取消。',
    },
    expired: {
      subject: (no) => `訂單 ${no} 因結餘不足已取消`,
      intro: '結餘未能及時補足，此訂單已取消，並無扣款。',
      next: '如閣下的顧客仍需要貨品，請增值後重新落單。',
    },
    cancelled: {
      subject: (no) => `訂單 ${no} 已取消`,
      intro: '此訂單已取消，如有預留款項，已撥回可用結餘。',
      next: '如非閣下要求取消，請以意見及查詢表格與我們聯絡。',
    },
    restCancelled: {
      subject: (no) => `訂單 ${no} 尚未寄出的部分已取消`,
      intro:
        '此訂單尚未包裝的貨品已取消，如有預留款項，已撥回可用結餘。已包裝或已寄出的包裹不受影響。',
      next: '如非閣下要求取消，請以意見及查詢表格與我們聯絡。',
    },
    cancelledByUs: {
      subject: (no) => `很抱歉，我們已取消訂單 ${no}`,
      intro: '很抱歉，我們已取消此訂單。如有預留款項，已撥回可用結餘。原因如下：',
      next: '如有查詢，請以意見及查詢表格與我們聯絡。',
    },
    restCancelledByUs: {
      subject: (no) => `很抱歉，我們已取消訂單 ${no} 尚未寄出的部分`,
      intro:
        '很抱歉，我們已取消此訂單尚未寄出的貨品。如有預留款項，已撥回可用結餘。已寄出的包裹不受影響。原因如下：',
      next: '如有查詢，請以意見及查詢表格與我們聯絡。',
    },
    stopped: {
      subject: (no) => `我們已暫停處理訂單 ${no}`,
      intro: '我們已暫停處理此訂單，恢復前不會揀貨。原因如下：',
      next: '如有查詢，請以意見及查詢表格與我們聯絡。',
    },
    stoppedByReversal: {
      subject: (no) => `我們已暫停處理訂單 ${no}`,
      intro:
        '閣下帳戶內一筆款項遭銀行或 PayPal 取回，而結餘不足以填補。我們因此暫停處理此訂單，恢復前不會揀貨。',
      next: '請繳付「款項帳戶」所示的欠款。款項到帳後，請以意見及查詢表格通知我們，以便恢復處理訂單。',
    },
    resumed: {
      subject: (no) => `我們已恢復處理訂單 ${no}`,
      intro: '此訂單早前暫停處理，現已恢復。',
      next: '閣下毋須另行操作，最新狀況可於訂單頁面查閱。',
    },
    refused: {
      subject: (no) => `訂單 ${no} 未能取消`,
      intro: '閣下曾要求取消此訂單，但貨品已進入包裝程序，未能取消。',
      next: '我們會如常寄出。如不再需要貨品，可在訂單頁面申請退貨。退貨或須扣除手續費，遞交申請前，頁面會顯示金額。',
    },
    dispatched: {
      subject: (no) => `訂單 ${no} 已寄出`,
      intro: '此訂單的一個包裹已交予承運商。',
      next: '訂單頁面列出所有包裹。如包裹由我們代發予閣下的顧客，請將追蹤編號告知顧客。',
    },
    parcelLost: {
      subject: (no) => `訂單 ${no} 有包裹遺失、損壞或被退回`,
      intro: '此訂單的一個包裹在運送途中遺失、損壞或被退回。',
      next: '我們會重新寄出貨品，或把已收取的款項退回閣下的帳戶，並以電郵通知。如代發貨包裹因地址有誤而未能送達，費用由哪一方承擔，以代發貨條款為準。',
    },
    parcelRefunded: {
      subject: (no) => `訂單 ${no} 的一個包裹已退款`,
      intro: '此訂單的一個包裹未能送達，款項已退回閣下的帳戶。',
      next: '款項已計入可用結餘。如仍需要有關貨品，請重新落單。',
    },
    parcelClosed: {
      subject: (no) => `訂單 ${no} 的一個包裹已結束處理`,
      intro:
        '此訂單的一個包裹未能送達。我們並未就包裹內的貨品收取款項，因此毋須退款，處理程序已經結束。',
      next: '我們不會重新寄出其中的貨品。如仍需要有關貨品，請重新落單。',
    },
    discontinued: {
      subject: (no) => `訂單 ${no} 有貨品已停產`,
      intro:
        '此訂單有貨品已停產，尚未揀貨的部分已取消。閣下毋須支付有關款項，已預留的款項亦已撥回可用結餘。',
      next: '訂單的其餘貨品會如常處理。如有替代貨品而閣下願意接受，請另行落單。',
    },
    discontinuedAsked: {
      subject: (no) => `訂單 ${no} 有貨品已停產，請閣下決定`,
      intro:
        '此訂單有貨品已停產，我們無法再供應。閣下落單時選擇了「齊貨才寄」，因此我們未有取消任何貨品，現等候閣下決定。',
      next: '請到訂單頁面選擇：不要該貨品並寄出其餘貨品，或取消訂單；如有合適的替代貨品，亦可改用替代貨品。',
    },
    substituted: {
      subject: (no) => `訂單 ${no}：有貨品改用另一系列`,
      intro:
        '此訂單有貨品缺貨。按照閣下的設定，我們會改以另一系列的對應貨品代替（尺寸、適用機型及原廠型號全部相同），價格不會高於原訂單；如較便宜，差額會撥回可用結餘。',
      next: '如不接受另一系列的貨品，請於包裝前在訂單頁面拒絕。有關貨品將會取消，款項撥回可用結餘。',
    },
    submitted: {
      subject: (no) => `已收到訂單 ${no}`,
      intro: '多謝惠顧。我們現正核對存貨及計算運費，稍後會向閣下報價。',
      next: '現階段訂單並無約束力。收到報價後，閣下可接受、要求修改或拒絕。',
    },
    carriedOver: {
      subject: (no) => `閣下的報價要求已轉為訂單 ${no}`,
      intro:
        '閣下早前曾向我們索取報價。我們現以訂單形式處理報價要求，閣下可隨時於網站跟進。此訂單的參考編號即閣下的個案編號，來函內容亦一併保留。',
      next: '現階段訂單並無約束力。我們會向閣下報價，閣下可於訂單頁面接受、要求修改或拒絕。原有的個案編號及查詢碼仍然有效。',
    },
    offered: {
      subject: (no) => `訂單 ${no} 的報價`,
      intro: '閣下訂單的報價已備妥，包括單價、數量及運費，詳見附件的形式發票。',
      next: '請登入帳戶開啟該訂單，接受報價、要求修改或拒絕報價。如截至下列限期仍未獲答覆，訂單便會取消。',
    },
    offerReduced: {
      subject: (no) => `訂單 ${no} 的報價有變：有貨品已停產`,
      intro: '報價內有貨品已停產，我們已將有關貨品剔出報價。運費及其餘貨品的價格不變。',
      next: '請開啟該訂單，接受其餘貨品的報價、要求修改或拒絕報價。如限期前仍未獲答覆，訂單便會取消。如貴公司已接受報價而正等候批准，則以新的合計為準。',
    },
    offerExpired: {
      subject: (no) => `訂單 ${no} 的報價已過期`,
      intro: '我們未有收到閣下對報價的答覆，訂單已取消，閣下毋須付款。',
      next: '如仍需要這些貨品，請開啟該訂單再次訂購，我們會重新報價。',
    },
    toPay: {
      subject: (no) => `請支付訂單 ${no}`,
      intro: `多謝閣下接受報價。現有存貨會為閣下預留 ${RESERVED_WORKING_DAYS} 個工作天。款項須於下列限期或之前入帳，逾期未入帳，訂單便會取消。`,
      next: '付款時請註明付款參考編號，以便核對。銀行帳戶資料載於訂單頁面。款項到達後，最多需要 {{topUpCreditedWorkingDays}} 個工作天入帳。',
    },
    paid: {
      subject: (no) => `訂單 ${no} 已付款`,
      intro: '已收到閣下的款項，足以支付此訂單，訂單款項已預留。',
      next: '我們隨即備貨。開始揀貨前，閣下仍可取消訂單。',
    },
    unpaid: {
      subject: (no) => `訂單 ${no} 尚未付款`,
      intro: '閣下的款項尚未入帳，先前為閣下預留的存貨現已釋出。',
      next: '如已付款，請以意見及查詢表格傳送付款證明。如截至下列限期仍未入帳，訂單便會取消。',
    },
    paymentExpired: {
      subject: (no) => `訂單 ${no} 已取消：款項未有如期入帳`,
      intro: '此訂單的款項未有如期入帳，訂單已取消。',
      next: '其後收到的款項會撥入閣下的帳戶結餘。如仍需要這些貨品，請再次訂購。',
    },
    shortDropped: {
      subject: (no) => `訂單 ${no} 部分貨品已取消`,
      intro: '此訂單有部分貨品缺貨。按閣下的選擇，我們只寄出現貨，缺貨部分的款項已撥回可用結餘。',
      next: '訂單頁面列出將會寄出的貨品。如仍需要缺貨的貨品，請另行訂購。',
    },
  },
}

export const orderNotice: typeof en.orderNotice = {
  orderNo: '訂單',
  company: '公司',
  message: '留言',
  next: '查看訂單：npm run orders -- show NUMBER',
  events: {
    submitted: {
      subject: (no) => `新批發訂單 ${no}`,
      intro: '一位批發客戶已遞交訂單，等候報價。',
    },
    changeAsked: {
      subject: (no) => `訂單 ${no}：客戶要求修改報價`,
      intro: '客戶已看過報價，並要求修改。',
    },
    declined: {
      subject: (no) => `訂單 ${no}：客戶拒絕報價`,
      intro: '客戶拒絕報價，訂單已取消。',
    },
  },
}

export const orderDigest: typeof en.orderDigest = {
  subject: (orders) => `閣下的訂單：${orders} 張有更新`,
  intro: '以下是上次摘要之後的訂單動態。',
  orderNo: '訂單',
  ownReference: '閣下的參考編號',
  destination: '目的地',
  status: '狀態',
  statuses: { waiting: '等候增值', confirmed: '已確認', cancelled: '已取消' },
  more: (orders) => `另有 ${orders} 張訂單，請於帳戶內查閱。`,
  waiting: (orders, firstDue) =>
    `現有 ${orders} 張訂單正等候增值。${firstDue ? `當中最早的會於 ${firstDue} 自動取消。` : ''}`,
  next: '追蹤編號及取消通知會另行發送。閣下可於「款項帳戶」的「訂單設定」更改訂單電郵的接收方式。',
}

export const monthlyStatement: typeof en.monthlyStatement = {
  subject: (month) => `${month}的月結單`,
  intro: (month) => `貴公司款項帳戶 ${month}的月結單已備妥。`,
  opening: '期初結餘',
  closing: '期末結餘',
  invoice: '發票',
  toStatement: '下載月結單',
  toInvoice: '開啟單據',
  invoiceText:
    '此發票涵蓋該月所有包裹，閣下可於訂單頁面的「單據」部分，或「款項帳戶」的「所有單據」下載。',
  settings: '閣下如不欲再收到此類電郵，請於「款項帳戶」的「訂單設定」更改。',
}

export const orderFileDone: typeof en.orderFileDone = {
  subject: (orders) => `閣下的訂單檔案：已落單 ${orders} 張`,
  intro: '閣下檔案內的訂單已全部處理完畢。',
  file: '檔案',
  placed: '已落單',
  waiting: '當中等候增值',
  faulty: '未落單的各行',
  topUp: '請盡快增值。結餘一經足夠，等候中的訂單會即時處理。',
  correct:
    '請於「訂單」按「上載訂單檔案」，再開啟該檔案，查閱需修正之處。未落單的各行會於 30 天後刪除。',
  mayNotOrder:
    '提交此檔案的登入名稱已不能落單。請由貴公司帳戶的負責人或採購於「訂單」按「上載訂單檔案」，開啟該檔案再次檢查，然後將其餘訂單落單。未落單的各行會於 30 天後刪除。',
  companyMayNotOrder:
    '貴公司目前未能落單，請以意見及查詢表格與我們聯絡。可再次落單時，貴公司帳戶的負責人或採購可於「訂單」按「上載訂單檔案」，開啟該檔案再次檢查，然後將其餘訂單落單。未落單的各行會於 30 天後刪除。',
}

export const returnMoved: typeof en.returnMoved = {
  returnNo: '退貨編號',
  orderNo: '訂單編號',
  address: '退貨地址',
  dueAt: '限期',
  trackingNo: '追蹤編號',
  weight: '重量',
  refund: '貨品金額',
  fee: '退貨手續費',
  credited: '退回帳戶金額',
  charge: '處置費用',
  events: {
    requested: {
      subject: (no) => `已收到退貨申請 ${no}`,
      intro: '閣下的退貨申請已收妥，我們會盡快審批。',
      next: '獲批准前，請勿寄出貨品。',
    },
    asked: {
      subject: (no) => `退貨 ${no} 需要補充資料`,
      intro: '審批閣下的退貨申請前，請先補充以下資料：',
      next: '請於退貨頁面回覆。逾期未回覆，申請會自動失效。',
    },
    approved: {
      subject: (no) => `退貨 ${no} 已獲批准`,
      intro: `閣下的退貨申請已獲批准，請於限期或之前寄出貨品，寄往以下地址；依時寄出的包裹，於限期屆滿後 ${RETURN_DAYS.onTheWay} 天內送達者，仍獲接收。`,
      next: '請在包裹上寫明退貨編號，亦可於退貨頁面列印標籤。電池如膨脹、漏液或損壞，未與我們議定運送方式前切勿寄出：請於退貨頁面說明並附上相片。',
    },
    nothingSent: {
      subject: (no) => `申請 ${no} 已獲批准`,
      intro: '閣下的申請已獲批准，毋須寄回任何貨品。',
      next: '我們會安排退款或補發，完成後會通知閣下。',
    },
    received: {
      subject: (no) => `已收到退貨 ${no}`,
      intro: '閣下的退貨包裹已收妥，我們會檢驗貨品。',
      next: '處理完成後，我們會通知閣下。',
    },
    settled: {
      subject: (no) => `退貨 ${no} 已退款`,
      intro: '退貨已處理完畢，款項已退回閣下的帳戶。',
      next: '退款已計入閣下的可用結餘。',
    },
    settledFree: {
      subject: (no) => `退貨 ${no} 已處理完畢`,
      intro: '閣下的退貨已處理完畢。有關貨品為免費提供，因此毋須退款。',
      next: '如有疑問，請以意見及查詢表格與我們聯絡，並註明退貨編號。',
    },
    replaced: {
      subject: (no) => `退貨 ${no} 的補發貨品已寄出`,
      intro: '補發貨品已寄出。',
      next: '補發貨品沿用原有貨品的保養期。',
    },
    rejected: {
      subject: (no) => `退貨 ${no} 不獲接納`,
      intro: '很抱歉，我們未能接納閣下的退貨，原因如下：',
      next: '貨品如已寄達，請告知我們應寄回還是代為處置。如有疑問，請以意見及查詢表格與我們聯絡，並註明退貨編號。',
    },
    expired: {
      subject: (no) => `退貨 ${no} 已失效`,
      intro: '我們未有如期收到閣下的回覆或退貨包裹，此退貨現已失效。',
      next: '如仍需退貨，請於訂單頁面重新申請。',
    },
    foreign: {
      subject: (no) => `退貨 ${no} 內有並非由我們供應的貨品`,
      intro:
        '閣下的退貨包裹內有並非由我們供應的貨品。閣下可於限期或之前認領，我們會寄回，運費由閣下承擔。',
      next: '如要認領，請以意見及查詢表格通知我們，並註明退貨編號，毋須繳付處置費用。逾期無人認領，我們會予以處置，並按條款依重量收費。',
    },
    disposed: {
      subject: (no) => `退貨 ${no} 的處置費用`,
      intro: '並非由我們供應的貨品逾期無人認領，我們已予以處置。',
      next: '費用已從閣下的帳戶扣除，結餘不足之數會從下一筆款項扣除。',
    },
  },
}

export const fitNotice: typeof en.fitNotice = {
  subject: (itemNo) => `請核對 ${itemNo} 的適用機型`,
  intro: '有兩間公司以貨品不適用於清單所列機型為由退貨，並經檢驗屬實。網店現將該機型標示為覆核中。',
  item: '貨品編號',
  device: '機型',
  returns: '退貨編號',
  next: '請於伺服器執行「npm run returns -- fits」以查看所有項目，然後將該機型標示為「不適用」，或恢復原有標示。',
}
