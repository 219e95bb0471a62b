// English texts of every form: required fields, what is wrong with them, sending.
export const form = {
  required: 'required',
  requiredNote: 'Fields marked * are required.',
  optional: 'optional',
  summaryTitle: (count: number) =>
    count === 1 ? 'One field needs your attention' : `${count} fields need your attention`,
  failedTitle: 'That did not work',
  kept: 'Nothing you typed is lost.',
  /** A field's label and why it is rejected, as one sentence. */
  sentence: (label: string, reason: string) => `${label} ${reason}.`,
  reasons: {
    missing: 'is required',
    tooShort: (least: number) => `needs at least ${least} characters`,
    tooLong: (most: number) => `may have at most ${most} characters`,
    email: 'is not a valid email address',
    form: 'is not well formed',
    different: 'is not the same in both fields',
  },
  waitSeconds: (seconds: number) =>
    seconds < 90
      ? `You can try again in ${seconds} seconds.`
      : `You can try again in about ${Math.ceil(seconds / 60)} minutes.`,
  password: {
    show: 'Show',
    hide: 'Hide',
    showLabel: 'Show password',
    shown: 'The password is shown.',
    hidden: 'The password is hidden.',
    rule: 'At least 12 characters. Any characters count, spaces too; a short sentence works well. You may paste it.',
    strength: ['Too short', 'Just long enough', 'Good', 'Strong'],
  },
  needsScripts:
    'Switch on JavaScript to use this form: it checks your entries and sends them securely.',
  attachment: {
    choose: 'Choose a file',
    another: 'Choose another file',
    drop: 'or drop it here',
    remove: 'Remove',
    hint: (most: string) => `One file: JPEG or PDF, under ${most}.`,
    progress: 'Sending the file',
    checking: 'Sent. The file is being checked.',
    faults: {
      type: 'must be a JPEG picture or a PDF',
      empty: 'is empty',
      tooBig: (size: string, most: string) => `has ${size}; it must be smaller than ${most}`,
    },
  },
}
