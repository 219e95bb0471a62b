// English texts of every form: required fields, what is wrong with them, sending.
export const form = {
  required: 'required',
  requiredNote: 'Fields marked * are required.',
  optional: 'optional',
  summaryTitle: (count: number) =>
    count === 1 ? 'One field needs your attention' : `${count} fields need your attention`,
  failedTitle: 'Your form was not sent',
  /** It may have arrived: only its answer may be lost. */
  noAnswerTitle: 'No answer from the shop',
  noAnswer: 'Perhaps the connection was lost. Check it, then send the form again.',
  countsOnce: 'The same entries count only once.',
  checkFirst: 'Your form may have arrived: check in a new tab before you send it again.',
  kept: 'Your entries are still here.',
  reasons: {
    missing: (label: string) => `Fill in “${label}”.`,
    tooShort: (label: string, min: number) =>
      `“${label}” needs at least ${min} characters. Please complete it.`,
    tooLong: (label: string, max: number) =>
      `“${label}” can have up to ${max} characters. Please shorten it.`,
    email: 'Enter a valid email address, e.g. name@company.com.',
    form: (label: string) => `“${label}” is not in the expected format. Check it and try again.`,
  },
  waitSeconds: (seconds: number) =>
    seconds < 90
      ? `You can try again in ${seconds} seconds.`
      : `You can try again in about ${Math.ceil(seconds / 60)} minutes.`,
  password: {
    show: 'Show',
    hide: 'Hide',
    showLabel: 'Show password',
    shown: 'The password is visible.',
    rule: 'At least 12 characters, including spaces; a short sentence works well.',
    strength: ['Too short', 'Just long enough', 'Good', 'Strong'],
  },
  needsScripts:
    'Switch on JavaScript to use this form: it checks your entries and sends them securely.',
  attachment: {
    choose: 'Choose a file',
    another: 'Choose another file',
    drop: 'or drop it here',
    remove: 'Remove',
    hint: (max: string) => `One file: JPEG or PDF, under ${max}.`,
    progress: 'Uploading the file',
    checking: 'Uploaded. The file is being checked.',
    faults: {
      type: 'This file type is not accepted. Choose a JPEG picture or a PDF.',
      empty: 'This file is empty. Choose another one.',
      tooBig: (size: string, max: string) =>
        `This file is ${size}. Choose one smaller than ${max}.`,
    },
  },
}
