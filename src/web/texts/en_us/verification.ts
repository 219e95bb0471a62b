// English texts of the verification screen: codes, scanner, date codes, reporting a seller.
import { BUSINESS } from '../../../shared/business-constants.ts'

const { verificationCodeLength: DIGITS, dateCodeLength: CHARACTERS } = BUSINESS

export const verification = {
  home: 'Home',
  support: 'Support',
  title: 'Is it genuine? Check your battery',
  description: `Check the ${DIGITS}-digit code from the packaging of a battery, typed or scanned, and decode its date code.`,
  lead: `Except for batteries with a custom label, the packaging of every item carries a security label: scratch off its panel to find a ${DIGITS}-digit code and a QR code. The first check confirms that the battery is genuine; checks in another browser, or after 24 hours, show the date of the first.`,
  input: {
    label: 'Verification code',
    hint: `${DIGITS} digits, in four groups of four. You can paste or scan them.`,
    check: 'Check this code',
    checking: 'Checking…',
    scan: 'Scan with the camera',
    prefilled: 'The code was in your link. Nothing is checked until you press the button.',
    printedFor: (itemNo: string) => `The link is for item ${itemNo}.`,
    securityNote:
      'Several codes were not found. Please complete the security check, then try again.',
  },
  outcomes: {
    checked: (code: string) => `Code ${code}`,
    genuine: 'Genuine. Thank you for buying our battery.',
    genuineText: (day: string) =>
      `This code is ours. It was checked for the first time on ${day} and now counts as used.`,
    preview: 'This is one of our codes and has not been checked before.',
    previewText:
      'This preview was not recorded. To register the check, open this page with JavaScript switched on and press the button.',
    unknown: 'Verification code does not exist, please try again.',
    unknownText: `Check all ${DIGITS} digits against the label. If they are correct, the battery did not come from us: report the seller below.`,
    used: 'This code has been checked before.',
    usedOn: (day: string) => `on ${day}`,
    /** Another sentence follows. */
    usedBefore: (times: number, when: string) =>
      times === 1
        ? `Checked once before, ${when}. `
        : `Checked ${times} times before, first ${when}. `,
    usedRecently: 'If that was you or someone with you, the battery is genuine.',
    usedEarlier:
      'The code is one of ours. A shop or an earlier owner may have checked it. If the scratch panel was intact when you received the battery, ask your seller. If the seller cannot explain it, send a report with a photo of the label.',
    mistyped: 'This code is not valid: a digit is wrong or two digits are swapped.',
    mistypedText: 'The check digit at the end does not match. Check each group against the label.',
    wrongLength: 'The number of digits is wrong.',
    wrongLengthText: (typed: number) =>
      `A code has ${DIGITS} digits; you entered ${typed}. Check it against the label.`,
    tooOften: 'Too many checks from your connection.',
    tooOftenText: (seconds: number) =>
      seconds < 90
        ? `Please wait ${seconds} seconds. The code stays here.`
        : `Please wait about ${Math.ceil(seconds / 60)} minutes. The code stays here.`,
    failed: 'The code could not be checked.',
    failedText: 'We could not be reached. The code stays here; try again when you are online.',
    retry: 'Try again',
    product: 'Product',
    lot: 'Lot',
    madeOn: 'Made on',
    report: 'Report the seller',
  },
  scanner: {
    title: 'Scan the code',
    close: 'Close the scanner',
    picture: 'Use a picture',
    light: 'Light',
    retry: 'Try again',
    camera: 'Try the camera again',
    states: {
      opening: 'Opening the camera…',
      reading: 'Reading the picture…',
      looking: 'Hold the QR code or barcode on the label in the frame.',
      itemBarcode:
        'That is the EAN of the item. The verification code is under the scratch panel of the security label on the packaging.',
      unknown: 'This is not a verification code. Scan the code on the security label.',
      denied:
        'Camera access is blocked. Allow it for this site in your browser settings, use a picture, or type the digits.',
      none: 'No camera was found. Use a picture, or type the digits.',
      busy: 'The camera cannot be opened; another program may be using it. Use a picture, or type the digits.',
      insecure: 'The camera opens over https only. Use a picture, or type the digits.',
      noReader:
        'The scanner could not be loaded. Check your connection and try again, or type the digits.',
      noPicture: 'This file cannot be opened as a picture. Choose a JPEG, PNG or WebP file.',
      noCode: 'No code was found in the picture. Take a closer, sharper one.',
    },
  },
  dateCode: {
    title: 'Read the date code',
    lead: `The ${CHARACTERS} characters on the battery’s label are a different code. The first four digits show when the battery was made.`,
    label: 'Date code',
    hint: `${CHARACTERS} characters; the first four are digits.`,
    read: 'Decode',
    week: (year: number, week: number) => `Year ${year}, week ${week}`,
    month: (year: number, month: number) => `Year ${year}, month ${month}`,
    digits: (digits: string) => `First four digits: ${digits}`,
    made: (from: string, to: string) => `Made between ${from} and ${to}.`,
    age: (months: number) =>
      months === 0
        ? 'Less than a month old.'
        : months === 1
          ? 'One month old.'
          : `${months} months old.`,
    future:
      'This date is in the future, so the code cannot be right. Check the digits against the label.',
    confirm: 'Check this against the label on the battery before you rely on it.',
  },
  report: {
    title: 'Report a seller',
    lead: 'Did a battery fail the check? Tell us where you bought it. We look into every report and reply by email.',
    open: 'Write a report',
    byFeedback: 'Use the contact form instead',
    subject: 'Report about a seller',
    kept: 'We have restored your earlier entries. Please choose the file again.',
    labels: {
      seller: 'Name of the seller or shop',
      sellerUrl: 'Link to the listing',
      verificationCode: 'Verification code',
      modelNumber: 'Model on the label',
      message: 'What happened',
      fullName: 'Your name',
      email: 'Your email address',
      attachment: 'Photo of label or receipt',
      privacyAccepted: 'Consent',
    },
    accept: 'You may keep and use what I send to look into this report.',
    privacy: 'Privacy policy',
    send: 'Send the report',
    sentTitle: 'Thank you. We have received your report.',
    sentText: 'Keep both: with them you can read our reply and add to the report.',
    caseNo: 'Case number',
    feedbackCode: 'Feedback code',
    follow: 'Follow the case',
  },
}
