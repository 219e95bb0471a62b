// Why a file of orders, or a row of it, cannot be taken: whole sentences in three languages.
import { inLanguages, type Lang } from './lang.ts'
import { ORDER_FILE_BOUNDS, type OrderRowErrorCode } from './order-file-fields.ts'

type Texts = Record<Lang, string>

export type FileFault = 'rows' | 'large' | 'quotes' | 'empty' | 'kind' | 'damaged' | 'heading'

const FAULT_TEXTS: Record<FileFault, Texts> = {
  rows: inLanguages(
    'This file has more than {rows} rows. Split it and upload the parts one after the other.',
    '文件超过 {rows} 行，请拆分后分次上传。',
    '檔案超過 {rows} 行，請分拆後逐份上載。',
  ),
  large: inLanguages(
    'This file is too large or has too many columns. Keep only the order sheet, save it as CSV and upload it again.',
    '文件过大或列数过多。请只保留订单工作表，另存为 CSV 后重新上传。',
    '檔案過大或欄數過多。請只保留訂單工作表，另存為 CSV 後再上載。',
  ),
  quotes: inLanguages(
    'Line {detail} has an unmatched quotation mark. Correct the line and upload the file again.',
    '第 {detail} 行的引号不成对，请修正后重新上传。',
    '第 {detail} 行的引號不成對，請修正後再上載。',
  ),
  empty: inLanguages(
    'This file contains no orders. Choose another file.',
    '文件中没有订单，请另选文件。',
    '檔案內沒有訂單，請另選檔案。',
  ),
  kind: inLanguages(
    'This file type is not accepted. Upload a CSV, TSV or XLSX file.',
    '不支持此类文件，请上传 CSV、TSV 或 XLSX 文件。',
    '不接受此類檔案，請上載 CSV、TSV 或 XLSX 檔案。',
  ),
  damaged: inLanguages(
    'This file is damaged. Save it again as XLSX or CSV and upload it again.',
    '文件已损坏，请重新存为 XLSX 或 CSV 后上传。',
    '檔案已損壞，請重新儲存為 XLSX 或 CSV 後上載。',
  ),
  heading: inLanguages(
    'No row with column headings was found. Add the headings above the orders and upload the file again.',
    '没有找到标题行。请在订单上方加上列名后重新上传。',
    '找不到標題行。請在訂單上方加上欄名後再上載。',
  ),
}

/** `detail`: the line of broken quotation marks. */
export function fileFaultText(fault: FileFault, lang: Lang, detail = ''): string {
  return FAULT_TEXTS[fault][lang]
    .replace('{rows}', ORDER_FILE_BOUNDS.rows.toLocaleString('en-GB'))
    .replace('{detail}', detail)
}

/** The codes with a sentence here: all but 'address', whose errors bring their own sentence. */
type CodeWithText = Exclude<OrderRowErrorCode, 'address'>

const TEXTS: Record<CodeWithText, Texts> = {
  referenceNeeded: inLanguages(
    'Enter your order number, up to 60 characters. It prevents an order from being placed twice.',
    '请填写您的订单号，最多 60 个字符，以免重复下单。',
    '請填寫您的訂單編號，最多 60 個字元，以免重複落單。',
  ),
  referenceUsed: inLanguages(
    'You have already placed this as order {detail}. Leave the row out, or change its order number.',
    '该订单此前已提交，我们的订单号为 {detail}。请删去此行，或更改您的订单号。',
    '此訂單已落單，我們的訂單編號為 {detail}。請刪去此行，或更改您的訂單編號。',
  ),
  referenceConflict: inLanguages(
    'Row {detail} has the same order number but another address. Correct the address or the order number.',
    '第 {detail} 行的订单号相同，但地址不同。请修正地址或订单号。',
    '第 {detail} 行的訂單編號相同，但地址不同。請修正地址或訂單編號。',
  ),
  itemNeeded: inLanguages(
    'Enter an item number, EAN or part number.',
    '请填写商品编号、EAN 或原厂型号。',
    '請填寫貨品編號、EAN 或原廠型號。',
  ),
  itemUnknown: inLanguages(
    'No item has this number. Check it, or enter another.',
    '没有该编号的商品，请核对编号后重新填写。',
    '找不到此編號的貨品，請核對編號後重新填寫。',
  ),
  itemQuestion: inLanguages(
    'Several items match this number. Choose one.',
    '可能对应多款商品，请选择一款。',
    '可能對應多款貨品，請選擇一款。',
  ),
  itemTwice: inLanguages(
    'Row {detail} of this order has the same item. Add this row’s quantity there and leave this row out.',
    '同一订单的第 {detail} 行已有此商品。请将数量加到该行，并删去此行。',
    '同一訂單的第 {detail} 行已有此貨品。請把數量加到該行，並刪去此行。',
  ),
  discontinued: inLanguages(
    'This item is discontinued. Enter another item number.',
    '该商品已停产，请另填商品编号。',
    '此貨品已停產，請填寫其他貨品編號。',
  ),
  regionBlocked: inLanguages(
    'This item is not sold in your region. Enter another item number.',
    '该商品不在您所在的区域销售，请另填商品编号。',
    '此貨品不在您的地區發售，請填寫其他貨品編號。',
  ),
  onRequest: inLanguages(
    'This item has no price yet. Ask us for a quotation, or enter another item number.',
    '该商品暂无价格。请询价，或另填商品编号。',
    '此貨品暫無價格。請查詢報價，或填寫其他貨品編號。',
  ),
  quantityForm: inLanguages(
    'Enter the quantity as a whole number, 1 or more, without commas or points, e.g. 1000.',
    '数量须为不小于 1 的整数，请勿使用千位分隔符或小数点，例如 1000。',
    '數量須為 1 或以上的整數，請勿加上逗號或小數點，例如 1000。',
  ),
  belowMinimum: inLanguages(
    'This is below the minimum order quantity. Order {detail}.',
    '低于起订量，请改为 {detail} 件。',
    '低於最低訂購量，請改為 {detail} 件。',
  ),
  notMultiple: inLanguages(
    'This does not match the order multiple. Order {detail}.',
    '不符合订货倍数，请改为 {detail} 件。',
    '不符合訂購倍數，請改為 {detail} 件。',
  ),
  aboveMaximum: inLanguages(
    'This is above the maximum per order. Order {detail} or fewer.',
    '超过每单上限，最多可订 {detail} 件。',
    '超出每張訂單上限，最多可訂 {detail} 件。',
  ),
  short: inLanguages(
    'Only {detail} in stock. Reduce the quantity, or choose “Send missing pieces later”.',
    '库存只有 {detail} 件。请减少数量，或选择“缺货部分到货后另发”。',
    '存貨只有 {detail} 件。請減少數量，或剔選「缺貨部分到貨後補寄」。',
  ),
  serviceUnknown: inLanguages(
    'This shipping service is not available. Choose another one.',
    '该配送渠道不可用，请另选。',
    '此送貨服務不適用，請另選。',
  ),
  serviceRefused: inLanguages(
    'No shipping service carries this parcel. Check the country and the items.',
    '没有配送渠道可寄送此包裹，请核对国家或地区和商品。',
    '沒有送貨服務可寄送此包裹，請核對國家或地區及貨品。',
  ),
  declaredValueForm: inLanguages(
    'Enter the declared value as an amount, e.g. 25.00.',
    '申报价值须为金额，例如 25.00。',
    '申報價值須為金額，例如 25.00。',
  ),
  iossForm: inLanguages(
    'This is not a valid IOSS number. Enter it as on your registration, e.g. IM0123456789.',
    'IOSS 编号无效，请按登记的编号填写，例如 IM0123456789。',
    'IOSS 編號無效，請按登記的編號填寫，例如 IM0123456789。',
  ),
  changed: inLanguages(
    'The price, stock or shipping of this order has changed since the check. Check the file again.',
    '检查之后，该订单的价格、库存或配送有变。请重新检查文件。',
    '檢查之後，此訂單的價格、存貨或送貨安排有變。請重新檢查檔案。',
  ),
  linkedRow: inLanguages(
    'This row belongs to the same order as row {detail}, which has an error. Correct that row.',
    '此行与第 {detail} 行属于同一订单，而该行有错误。请修正该行。',
    '此行與第 {detail} 行屬同一訂單，而該行有錯誤。請修正該行。',
  ),
}

export function orderRowErrorText(code: CodeWithText, lang: Lang, detail = ''): string {
  return TEXTS[code][lang].replace('{detail}', detail)
}
