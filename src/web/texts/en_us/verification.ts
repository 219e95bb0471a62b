// English texts of the verification screen: codes, scanner, date codes, reporting a seller.
export const verification = {
  home: 'Home',
  support: 'Support',
  title: 'Is it genuine? Check your battery',
  description:
    'Check the 16-digit code from the packaging of a battery, typed or scanned, and decode its date code.',
  lead: 'Every battery comes with a 16-digit code, also as a QR code, under the scratch panel of the security label on its packaging. The first check confirms that the battery is genuine. Each code can be used once.',
  input: {
    label: 'Verification code',
    hint: '16 digits, in four groups of four. You may paste or scan them.',
    check: 'Check this code',
    checking: 'Checking …',
    scan: 'Scan with the camera',
    prefilled: 'The code came with the link. Nothing is checked until you press the button.',
    printedFor: (itemNo: string) => `The link names the item ${itemNo}.`,
    securityNote:
      'Several codes were not found. Please confirm the security check, then try again.',
  },
  outcomes: {
    checked: (code: string) => `Code ${code}`,
    genuine: 'Genuine. Thank you for buying our battery.',
    genuineText: (day: string) =>
      `This code is ours. Its first check, on ${day}, was yours; from now on it counts as used.`,
    preview: 'This is one of our codes and has not been checked before.',
    previewText:
      'This preview was not recorded. To register the check, open this page with JavaScript switched on and press the button.',
    unknown: 'Verification code does not exist, please try again.',
    unknownText:
      'Compare all 16 digits with the label. If they are right, the battery did not come from us: report the seller below.',
    used: 'This code has been checked before.',
    usedOn: (day: string) => `on ${day}`,
    /** Another sentence follows. */
    usedBefore: (times: number, when: string) =>
      times === 1
        ? `Checked once before, ${when}. `
        : `Checked ${times} times before, first ${when}. `,
    usedLately: 'If that was you or someone with you, all is well.',
    usedEarlier:
      'The code is one of ours. A shop or an earlier owner may have checked it. If the scratch panel was intact when you received the battery, send us a photo of the label.',
    mistyped: 'That is not a possible code: a digit is wrong or two have changed places.',
    mistypedText:
      'Every code of ours ends with a check digit, and here it does not fit. Compare each group with the label.',
    short: 'The code is not complete.',
    shortText: (typed: number) => `It has 16 digits; ${typed} are here.`,
    tooOften: 'Too many checks from your connection.',
    tooOftenText: (seconds: number) =>
      seconds < 90
        ? `Please wait ${seconds} seconds. The code stays here.`
        : `Please wait about ${Math.ceil(seconds / 60)} minutes. The code stays here.`,
    failed: 'The code could not be checked.',
    failedText: 'No answer came. The code stays here; try again when you are online.',
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
    states: {
      opening: 'Opening the camera …',
      looking: 'Hold the QR code or barcode of the label into the frame.',
      article:
        'That is the article number. Look for the code under the scratch panel of the security label on the packaging.',
      unknown: 'That symbol holds no verification code.',
      denied:
        'The camera is not allowed. Allow it in the settings of your browser for this site, use a picture, or type the digits.',
      none: 'No camera was found. Use a picture, or type the digits.',
      busy: 'The camera cannot be opened; another program may be using it. Use a picture, or type the digits.',
      insecure: 'The camera opens over https only. Use a picture, or type the digits.',
      noReader: 'The scanner could not be loaded. Please type the digits.',
      noCode: 'No code was found in the picture. Take it closer and sharper.',
    },
  },
  dateCode: {
    title: 'Read the date code',
    lead: 'The 21 characters on the battery’s label are a different code. The first four digits say when the battery was made.',
    label: 'Date code',
    hint: '21 characters; the first four are digits.',
    read: 'Read it',
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
    future: 'That is still to come. Compare the digits with the case: this date cannot be right.',
    confirm: 'Compare this with the label on the battery before you rely on it.',
    sentence: (reason: string) => `The date code ${reason}.`,
  },
  report: {
    title: 'Report a seller',
    lead: 'Bought something that does not pass? Tell us where. We look into every report and answer by email.',
    open: 'Write a report',
    byFeedback: 'Use the feedback form instead',
    subject: 'Report of a seller',
    labels: {
      seller: 'Name of the seller or shop',
      sellerUrl: 'Web address of the offer',
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
    sentTitle: 'Thank you. Your report is with us.',
    sentText: 'Keep both: with them you can read our answer and add to the report.',
    caseNo: 'Case number',
    feedbackCode: 'Feedback code',
    follow: 'Follow the case',
  },
}
