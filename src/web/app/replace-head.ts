// Replaces the document head with that of the page the router has reached.
import { type HeadContext, headTags } from '../page/head.ts'
import { headOfPage, type ReachedPage } from './head-of-page.ts'

export function replaceHead(page: ReachedPage, context: HeadContext): void {
  const tags = headTags(headOfPage(page, context), context)
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove()
  for (const { tag, attributes, text } of tags) {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.setAttribute('data-head', '')
    if (text) element.textContent = text
    document.head.append(element)
  }
}
