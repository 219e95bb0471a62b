// Required and optional fields of each inquiry type, besides name, email, subject and message.
import { INQUIRY_TYPES, type InquiryType } from '../../../../shared/case-states.ts'

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

/** True: required (contract/contact.ts); false: optional. The form asks for the device too where it has `reason`. */
export const INQUIRY_FIELDS: Record<InquiryType, Partial<Record<ExtraField, boolean>>> = {
  product: { modelNumber: false },
  order: { orderNo: false, modelNumber: false },
  warranty: { orderNo: true, modelNumber: false, quantity: true, dateCode: true, reason: true },
  drop_ship: { orderNo: false },
  cooperation: {},
  report_seller: { seller: true, sellerUrl: false, modelNumber: false, verificationCode: false },
  website: {},
  other: { modelNumber: false },
}

/** Inquiry type from the URL; null if missing or unknown. */
export function inquiryTypeOf(value: string | null): InquiryType | null {
  return INQUIRY_TYPES.find((type) => type === value) ?? null
}

/** Values of the form that the URL states. */
export interface PrefilledInquiry {
  type?: InquiryType | undefined
  modelNumber?: string
  subject?: string
  message?: string
}
