// Writes the start of an element of HTML or SVG as react-dom/server does.
import type { ReactNode } from 'react'
import { attributeMarkup, escapedText } from './attribute-markup.ts'
import { UnknownToMarkup } from './unknown-to-markup.ts'

export type Properties = Readonly<Record<string, unknown>>

export interface StartedElement {
  /** The start tag and what the element has inside already. */
  markup: string
  /** Still to be rendered. */
  children: ReactNode
  /** '' for an element that is complete. */
  end: string
}

interface Tag {
  start: string
  end: string
  isVoid: boolean
  /** Properties that are written after the others, or not as attributes of their own name. */
  special: ReadonlySet<string> | null
}

const VOID = new Set('area base br col embed hr img input param source track wbr'.split(' '))
/** Elements that React moves to the head or treats specially. */
const UNKNOWN =
  /^(?:html|head|body|title|style|script|link|meta|base|object|menuitem|keygen|listing|.*-.*)$/
const TAG_NAME = /^[A-Za-z][A-Za-z\d]*$/
const FORM_PROPERTIES = ['name', 'formAction', 'formEncType', 'formMethod', 'formTarget']
/** Written after the other properties, in this order. */
const LAST: ReadonlyMap<string, readonly string[]> = new Map([
  ['input', FORM_PROPERTIES],
  ['button', FORM_PROPERTIES],
  ['form', ['action', 'encType', 'method', 'target']],
])
/** Properties with handling of their own, such as `value` of a select, which decides which option is selected. */
const HANDLED: ReadonlyMap<string, readonly string[]> = new Map([
  ['input', ['checked', 'value']],
  ['select', ['value']],
  ['option', ['selected']],
  ['textarea', ['value', 'children']],
])

const tags = new Map<string, Tag>()

/** `selected` is the value of the `<select>` around an option. Errors: UnknownToMarkup. */
export function startElement(
  type: string,
  properties: Properties,
  selected: unknown,
): StartedElement {
  const tag = tags.get(type) ?? tagOf(type)
  const { special } = tag
  let markup = tag.start
  let children: unknown = null
  let inner: unknown = null
  for (const name in properties) {
    const value = properties[name]
    if (value === null || value === undefined || special?.has(name)) continue
    if (name === 'children') children = value
    else if (name === 'dangerouslySetInnerHTML') inner = innerOf(tag, value, properties)
    // Only links may have an empty address.
    else if (value === '' && name === 'href' && type === 'a') markup += ' href=""'
    else markup += attributeMarkup(name, value)
  }
  if (special) markup += specialAttributes(type, properties, selected)
  if (tag.isVoid) {
    if (children !== null) throw new UnknownToMarkup('children of an element without an end')
    return { markup: `${markup}/>`, children: null, end: '' }
  }
  markup += '>'
  if (type === 'textarea') markup += textOfArea(properties)
  if (type === 'pre' && typeof children === 'string' && children.startsWith('\n')) markup += '\n'
  if (inner !== null && inner !== undefined) markup += String(inner)
  if (typeof children !== 'string' || type === 'select' || type === 'option' || type === 'pre') {
    return { markup, children: children as ReactNode, end: tag.end }
  }
  return { markup: markup + escapedText(children) + tag.end, children: null, end: '' }
}

/**
 * The markup given as inner HTML. Errors: UnknownToMarkup where React rejects it, and in '<pre>', where React doubles a
 * line break at its start.
 */
function innerOf({ start, isVoid }: Tag, given: unknown, { children }: Properties): unknown {
  const hasHtml = typeof given === 'object' && given !== null && '__html' in given
  const takesHtml = !isVoid && start !== '<pre' && start !== '<textarea'
  if (!hasHtml || !takesHtml || (children !== null && children !== undefined)) {
    throw new UnknownToMarkup('markup in this place')
  }
  return given.__html
}

/** The title of a drawing, which may contain text only. Errors: UnknownToMarkup. */
export function svgTitle(properties: Properties): string {
  const { children, ...others } = properties
  if (Object.keys(others).length > 0) throw new UnknownToMarkup('attributes of a title')
  const text: unknown = Array.isArray(children)
    ? children.length < 2
      ? (children[0] as unknown)
      : null
    : children
  if (!isPrimitive(text)) throw new UnknownToMarkup('a title that is not text')
  return `<title>${text === null || text === undefined ? '' : escapedText(text)}</title>`
}

function tagOf(type: string): Tag {
  if (UNKNOWN.test(type) || !TAG_NAME.test(type)) throw new UnknownToMarkup(`the element ${type}`)
  const special = [...(LAST.get(type) ?? []), ...(HANDLED.get(type) ?? [])]
  const tag = {
    start: `<${type}`,
    end: `</${type}>`,
    isVoid: VOID.has(type),
    special: special.length > 0 ? new Set(special) : null,
  }
  tags.set(type, tag)
  return tag
}

function specialAttributes(type: string, properties: Properties, selected: unknown): string {
  let markup = ''
  for (const name of LAST.get(type) ?? []) markup += attributeOf(name, properties[name])
  if (type === 'input') {
    const { checked, defaultChecked, value, defaultValue } = properties
    markup += attributeOf('checked', checked ?? defaultChecked)
    markup += attributeOf('value', value ?? defaultValue)
  }
  if (type === 'option' && isSelected(properties, selected)) markup += ' selected=""'
  return markup
}

function attributeOf(name: string, value: unknown): string {
  return value === null || value === undefined ? '' : attributeMarkup(name, value)
}

function isSelected(properties: Properties, selected: unknown): boolean {
  if (selected === null || selected === undefined) return Boolean(properties.selected)
  const value = String(properties.value ?? textOfOption(properties.children))
  if (Array.isArray(selected)) return selected.some((each) => String(each) === value)
  return String(selected) === value
}

function textOfOption(children: unknown): string {
  const parts: unknown[] = [children].flat(Infinity)
  if (!parts.every(isPrimitive)) throw new UnknownToMarkup('elements within an option')
  return parts.filter((part) => typeof part !== 'boolean').join('')
}

function isPrimitive(value: unknown): boolean {
  return value === null || !['object', 'function', 'symbol'].includes(typeof value)
}

/** A line break at the start is doubled, because browsers drop the first one. */
function textOfArea({ value, defaultValue, children }: Properties): string {
  if (children !== null && children !== undefined)
    throw new UnknownToMarkup('children of a textarea')
  const text = value ?? defaultValue
  if (text === null || text === undefined) return ''
  return (typeof text === 'string' && text.startsWith('\n') ? '\n' : '') + escapedText(text)
}
