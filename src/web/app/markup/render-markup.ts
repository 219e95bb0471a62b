// Renders React elements to the markup that react-dom/server writes for them, in less time (decision 34).
import * as React from 'react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { escapedText } from './attribute-markup.ts'
import { type Properties, startElement, svgTitle } from './element-markup.ts'
import { type ImagePreloads, imagePreloads } from './image-preloads.ts'
import { markupHooks, type StoredContext } from './markup-hooks.ts'
import { treeId } from './tree-id.ts'
import { UnknownToMarkup } from './unknown-to-markup.ts'

type AnyFunction = (properties: Properties) => ReactNode
type AnyClass = new (properties: Properties) => React.Component & { state: object | null }

interface Element {
  $$typeof: symbol
  type: string | symbol | AnyFunction | AnyClass | (StoredContext & { $$typeof: symbol })
  props: Properties
}

const ELEMENT = Symbol.for('react.transitional.element')
const FRAGMENT = Symbol.for('react.fragment')
const STRICT_MODE = Symbol.for('react.strict_mode')
const CONTEXT = Symbol.for('react.context')

interface Internals {
  /** React's current dispatcher: the implementation of all hooks. */
  H: unknown
}
const internals = (React as unknown as Record<string, Internals>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
] as Internals

/**
 * State of the rendering in progress; renderings never overlap. The markup is joined at the end, which takes less time than
 * one text that grows and then has to be flattened.
 */
const parts: string[] = []
/** The markup ends with text, which a comment has to separate from a text that follows. */
let afterText = false
let preloads: ImagePreloads
/** The value of the select around the current node; null: there is none. */
let selected: unknown = null
let inSvg = false
/** Within noscript or picture, whose images are not preloaded. */
let loadsLater = false
/** The path to the current node: alternately the length of a list of children and the index in it. */
const path: number[] = []
/** Number of identifiers that the current component has requested. */
let idCount = 0
const hooks = markupHooks(() => {
  const number = idCount
  idCount += 1
  return `_R_${treeId(path)}${number > 0 ? `H${number.toString(32)}` : ''}_`
})

/** Falls back to react-dom/server for what this renderer does not know. */
export function renderMarkup(node: ReactNode): string {
  try {
    return renderKnown(node)
  } catch (error) {
    if (error instanceof UnknownToMarkup) return renderToString(node)
    throw error
  }
}

/** Errors: UnknownToMarkup; what a component throws. */
export function renderKnown(node: ReactNode): string {
  const former = internals.H
  // A nested rendering would write its markup into that of the outer one.
  if (former === hooks) throw new UnknownToMarkup('a rendering within another')
  internals.H = hooks
  parts.length = 0
  afterText = false
  preloads = imagePreloads()
  selected = null
  inSvg = false
  loadsLater = false
  path.length = 0
  try {
    writeNode(node)
    return preloads.markup() + parts.join('')
  } finally {
    internals.H = former
    parts.length = 0
  }
}

function writeNode(node: ReactNode): void {
  if (typeof node === 'string') return writeText(node)
  if (typeof node === 'number' || typeof node === 'bigint') return writeText(String(node))
  if (typeof node !== 'object' || node === null) return
  if (Array.isArray(node)) return writeList(node as ReactNode[])
  const element = node as unknown as Element
  if (element.$$typeof === ELEMENT) return writeElement(element)
  if (Symbol.iterator in element) return writeList([...(node as Iterable<ReactNode>)])
  throw new UnknownToMarkup('a child')
}

function writeText(text: string): void {
  if (text === '') return
  if (afterText) parts.push('<!-- -->')
  parts.push(escapedText(text))
  afterText = true
}

function writeList(list: readonly ReactNode[]): void {
  const { length } = list
  const at = path.length
  path.push(length, 0)
  for (let index = 0; index < length; index += 1) {
    path[at + 1] = index
    writeNode(list[index])
  }
  path.length = at
}

function writeElement({ type, props }: Element): void {
  if (typeof type === 'string') return writeTag(type, props)
  if (typeof type === 'function') {
    return isClass(type) ? writeClass(type, props) : writeComponent(type, props)
  }
  if (type === FRAGMENT || type === STRICT_MODE) return writeNode(props.children as ReactNode)
  if (typeof type === 'object' && type.$$typeof === CONTEXT) return writeProvider(type, props)
  throw new UnknownToMarkup('a kind of component')
}

function isClass(type: AnyFunction | AnyClass): type is AnyClass {
  return (
    (type.prototype as { isReactComponent?: object } | undefined)?.isReactComponent !== undefined
  )
}

function writeComponent(component: AnyFunction, properties: Properties): void {
  idCount = 0
  const node = component(properties)
  if (idCount === 0) return writeNode(node)
  // A component that has an identifier counts as a place, so that those of its children differ.
  path.push(1, 0)
  writeNode(node)
  path.length -= 2
}

function writeClass(type: AnyClass, properties: Properties): void {
  if ('contextType' in type) throw new UnknownToMarkup('a class with a context')
  const component = new type(properties)
  const { getDerivedStateFromProps: derive } = type as unknown as typeof React.Component & {
    getDerivedStateFromProps?: (properties: Properties, state: unknown) => object | null
  }
  Object.assign(component, { props: properties })
  const changes = derive?.(properties, component.state)
  if (changes) component.state = { ...component.state, ...changes }
  writeNode(component.render())
}

function writeProvider(context: StoredContext, { value, children }: Properties): void {
  const outer = context._currentValue2
  context._currentValue2 = value
  try {
    writeNode(children as ReactNode)
  } finally {
    context._currentValue2 = outer
  }
}

function writeTag(type: string, properties: Properties): void {
  afterText = false
  if (inSvg && type === 'title') {
    parts.push(svgTitle(properties))
    return
  }
  const { markup: start, children, end } = startElement(type, properties, selected)
  if (type === 'img' && !loadsLater) preloads.add(properties)
  parts.push(start)
  if (end === '') return
  if (children !== null) writeChildren(type, properties, children)
  parts.push(end)
  afterText = false
}

function writeChildren(type: string, properties: Properties, children: ReactNode): void {
  const outer = [selected, inSvg, loadsLater] as const
  if (type === 'select') selected = properties.value ?? properties.defaultValue
  else if (type === 'svg') inSvg = true
  else if (type === 'foreignObject') inSvg = false
  else if (type === 'noscript' || type === 'picture') loadsLater = true
  else return writeNode(children)
  writeNode(children)
  ;[selected, inSvg, loadsLater] = outer
}
