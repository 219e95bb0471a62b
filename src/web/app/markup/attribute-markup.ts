// Writes attributes of elements as react-dom/server does, with one prepared function for each name.
import { escapeMarkup } from '../../../shared/escape-markup.ts'
import { UnknownToMarkup } from './unknown-to-markup.ts'

/** Returns the attribute with a space before it, or '' where the value leaves it out. */
type WriteAttribute = (value: unknown) => string

const writers = new Map<string, WriteAttribute>()

/** `name` is that of a React property; `value` is neither null nor undefined. Errors: UnknownToMarkup. */
export function attributeMarkup(name: string, value: unknown): string {
  let write = writers.get(name)
  if (!write) {
    write = writerOf(name)
    writers.set(name, write)
  }
  return write(value)
}

const SPECIAL = /["'&<>]/

/** Most texts have nothing to escape. */
export function escapedText(value: unknown): string {
  const text = String(value)
  return SPECIAL.test(text) ? escapeMarkup(text, '&#x27;') : text
}

const names = (list: string) => new Set(list.split(' '))

const LEFT_OUT = names(
  'defaultValue defaultChecked innerHTML suppressContentEditableWarning suppressHydrationWarning ref',
)
const ADDRESSES = names('src href action formAction')
/** Written in lower case, where their value is true. */
const LOWER_CASE_FLAGS = names('autoFocus multiple muted')
const FLAGS = names(
  'inert allowFullScreen async autoPlay controls default defer disabled disablePictureInPicture disableRemotePlayback ' +
    'formNoValidate hidden loop noModule noValidate open playsInline readOnly required reversed checked itemScope',
)
const TRUE_OR_FALSE = names(
  'contentEditable spellCheck draggable value focusable externalResourcesRequired',
)
const POSITIVE_NUMBERS = names('cols rows size span')
const NUMBERS = names('rowSpan start')
/** Attributes whose markup rememberedWriter keeps. */
const REMEMBERED = names('dir role viewBox width height class tabindex')
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['className', 'class'],
  ['tabIndex', 'tabindex'],
  ['htmlFor', 'for'],
  ['crossOrigin', 'crossorigin'],
  ['acceptCharset', 'accept-charset'],
  ['httpEquiv', 'http-equiv'],
  ['panose1', 'panose-1'],
])
/** Properties of SVG whose attributes have hyphens. */
const HYPHENATED = names(
  'accentHeight alignmentBaseline arabicForm baselineShift capHeight clipPath clipRule ' +
    'colorInterpolation colorInterpolationFilters colorProfile colorRendering dominantBaseline ' +
    'enableBackground fillOpacity fillRule floodColor floodOpacity fontFamily fontSize fontSizeAdjust ' +
    'fontStretch fontStyle fontVariant fontWeight glyphName glyphOrientationHorizontal ' +
    'glyphOrientationVertical horizAdvX horizOriginX imageRendering letterSpacing lightingColor markerEnd ' +
    'markerMid markerStart maskType overlinePosition overlineThickness paintOrder pointerEvents ' +
    'renderingIntent shapeRendering stopColor stopOpacity strikethroughPosition strikethroughThickness ' +
    'strokeDasharray strokeDashoffset strokeLinecap strokeLinejoin strokeMiterlimit strokeOpacity ' +
    'strokeWidth textAnchor textDecoration textRendering transformOrigin underlinePosition ' +
    'underlineThickness unicodeBidi unicodeRange unitsPerEm vAlphabetic vHanging vIdeographic ' +
    'vMathematical vectorEffect vertAdvY vertOriginX vertOriginY wordSpacing writingMode xHeight',
)
/** Properties that react-dom/server treats specially and no page uses. */
const UNKNOWN =
  /^(?:style$|xlink|xml|credentialless$|scoped$|seamless$|autoReverse$|preserveAlpha$)/
/** Values kept for each attribute; the pages of a whole catalogue have a few hundred. */
const MAX_REMEMBERED = 2_000
const LISTENER = /^on./i
const PLAIN_NAME = /^[A-Za-z][\w-]*$/

function writerOf(property: string): WriteAttribute {
  if (LEFT_OUT.has(property) || LISTENER.test(property)) return () => ''
  if (UNKNOWN.test(property) || !PLAIN_NAME.test(property)) {
    throw new UnknownToMarkup(`the property ${property}`)
  }
  const name = attributeName(property)
  const start = ` ${name}="`
  const written: WriteAttribute = (value) => `${start}${escapedText(value)}"`
  if (ADDRESSES.has(property)) return addressWriter(name)
  if (property === 'download' || property === 'capture') {
    return (value) =>
      value === true ? `${start}"` : value === false ? '' : unlessFunction(value, written)
  }
  if (LOWER_CASE_FLAGS.has(property)) {
    const flag = ` ${property.toLowerCase()}=""`
    return (value) => (isSet(value) ? flag : '')
  }
  if (FLAGS.has(property)) return (value) => (isSet(value) ? `${start}"` : '')
  if (TRUE_OR_FALSE.has(property)) return (value) => unlessFunction(value, written)
  if (POSITIVE_NUMBERS.has(property)) return (value) => (Number(value) >= 1 ? written(value) : '')
  if (NUMBERS.has(property)) return (value) => (Number.isNaN(Number(value)) ? '' : written(value))
  if (REMEMBERED.has(name)) return rememberedWriter(start)
  const takesBooleans = /^(?:data|aria)-/i.test(name)
  return (value) =>
    typeof value === 'boolean' && !takesBooleans ? '' : unlessFunction(value, written)
}

/** Most values occur on several elements, such as class names, so their markup is kept. */
function rememberedWriter(start: string): WriteAttribute {
  const markupOf = new Map<string, string>()
  return (value) => {
    if (typeof value === 'boolean') return ''
    if (typeof value !== 'string')
      return unlessFunction(value, (other) => `${start}${escapedText(other)}"`)
    let markup = markupOf.get(value)
    if (markup === undefined) {
      // Joined, so that the text is one piece in memory and not a tree of its parts.
      markup = [start, escapedText(value), '"'].join('')
      if (markupOf.size < MAX_REMEMBERED) markupOf.set(value, markup)
    }
    return markup
  }
}

function isSet(value: unknown): boolean {
  return Boolean(value) && typeof value !== 'function' && typeof value !== 'symbol'
}

/** Functions and symbols have no text, so React leaves such an attribute out. */
function unlessFunction(value: unknown, written: WriteAttribute): string {
  return typeof value === 'function' || typeof value === 'symbol' ? '' : written(value)
}

function attributeName(property: string): string {
  if (!HYPHENATED.has(property)) return OTHER_NAMES.get(property) ?? property
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function addressWriter(name: string): WriteAttribute {
  const mayBeEmpty = name !== 'src' && name !== 'href'
  return (value) => {
    if (typeof value === 'function') throw new UnknownToMarkup('an action')
    if (typeof value === 'boolean' || (value === '' && !mayBeEmpty)) return ''
    const address = String(value)
    // React replaces `javascript:` addresses, so every address whose first letter is a j is left to React.
    if (/^[\0- ]*j/i.test(address)) throw new UnknownToMarkup('an address that may be a script')
    return ` ${name}="${escapedText(address)}"`
  }
}
