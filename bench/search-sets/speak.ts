// Writes model names as speech recognition does.

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** "ThinkPad T480" becomes "thinkpad t four eighty": digits become words, letters lower case. */
export function speak(name: string): string {
  return name
    .replace(/[-_]/g, ' ')
    .replace(/(?<=[A-Za-z])(?=\d)|(?<=\d)(?=[A-Za-z])/g, ' ')
    .split(' ')
    .filter(Boolean)
    .map((word) => (/^\d+$/.test(word) ? speakNumber(word) : word.toLowerCase()))
    .join(' ')
}

/**
 * Two digits at a time, as model numbers are read: 5490 "fifty four ninety", 6400 "sixty four hundred"; longer numbers, and
 * those with a zero in front, digit by digit.
 */
export function speakNumber(digits: string): string {
  if (digits.length > 4 || digits.startsWith('0')) return [...digits].map(speakDigit).join(' ')
  if (digits.length <= 2) return speakPair(Number(digits))
  const head = digits.slice(0, -2)
  const tail = digits.slice(-2)
  if (tail === '00') return `${speakPair(Number(head))} hundred`
  const rest = tail.startsWith('0') ? `oh ${speakDigit(tail.charAt(1))}` : speakPair(Number(tail))
  return `${speakPair(Number(head))} ${rest}`
}

function speakPair(value: number): string {
  const word = ONES[value]
  if (word !== undefined) return word
  const tens = TENS[Math.floor(value / 10)] ?? ''
  return value % 10 === 0 ? tens : `${tens} ${ONES[value % 10] ?? ''}`
}

function speakDigit(digit: string): string {
  return ONES[Number(digit)] ?? digit
}
