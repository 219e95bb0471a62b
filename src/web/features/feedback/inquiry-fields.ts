// Which fields an inquiry asks for beside name, e-mail, subject and message: needed ones and others.
import { INQUIRY_TYPES, type InquiryType } from '../../../shared/case-states.ts'

export const EXTRA_FIELDS = [
  'modelNumber',
  'orderNo',
  'quantity',
  'dateCode',
  'reason',
  'seller',
  'sellerUrl',
  'verificationCode',
] as const
export type ExtraField = (typeof EXTRA_FIELDS)[number]

/** True: needed (contract/contact.ts); false: may be left empty. `device` follows from the reason. */
export const FIELDS_OF: Record<InquiryType, Partial<Record<ExtraField, boolean>>> = {
  product: { modelNumber: false },
  order: { orderNo: false, modelNumber: false },
  warranty: { orderNo: true, modelNumber: false, quantity: true, dateCode: true, reason: true },
  drop_ship: { orderNo: false },
  cooperation: {},
  report_seller: { seller: true, sellerUrl: false, modelNumber: false, verificationCode: false },
  website: {},
  other: { modelNumber: false },
}

/** The type in an address; null for none or one that does not exist. */
export function inquiryTypeOf(value: string | null): InquiryType | null {
  return INQUIRY_TYPES.find((type) => type === value) ?? null
}

/** What the address knows already. */
export interface KnownInquiry {
  type?: InquiryType | undefined
  modelNumber?: string
  subject?: string
}
