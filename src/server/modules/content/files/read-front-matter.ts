// Parses a Markdown file with front matter: its fields with their line numbers, and its body.
import { isMap, isScalar, LineCounter, parseDocument, type Document, type Node } from 'yaml'
import type { ContentProblem } from './content-error.ts'

export interface MarkdownFile {
  /** The fields of the front matter. */
  front: Record<string, unknown>
  body: string
  /** The line, from 1, of a field, or of its nearest parent that has one. */
  lineOf(path: readonly PropertyKey[]): number
  /** The first line of the body. */
  bodyLine: number
}

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const UNREADABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffd]/

/** Returns errors when the file cannot be parsed. */
export function readFrontMatter(text: string, file: string): MarkdownFile | ContentProblem[] {
  const plain = text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n')
  const unreadable = UNREADABLE.exec(plain)
  if (unreadable) {
    const line = plain.slice(0, unreadable.index).split('\n').length
    return [{ file, line, message: 'contains a character that cannot be shown, or is not UTF-8' }]
  }
  const parts = /^---[ \t]*\n([\s\S]*?\n)??---[ \t]*(?:\n|$)/.exec(plain)
  if (!parts) {
    return [
      {
        file,
        line: 1,
        message: 'must begin with a line ---, then its fields, then another line ---',
      },
    ]
  }
  const lines = new LineCounter()
  const yaml = parts[1] ?? ''
  // The core schema has plain types only; aliases are rejected below.
  const document = parseDocument(yaml, { lineCounter: lines, schema: 'core', version: '1.2' })
  if (document.errors.length > 0) {
    return document.errors.map(({ message, pos }) => ({
      file,
      line: lines.linePos(pos[0]).line + 1,
      message: message.split('\n', 1)[0] ?? message,
    }))
  }
  let front: unknown
  try {
    front = document.toJS({ maxAliasCount: 0 }) ?? {}
  } catch {
    return [{ file, line: 2, message: 'aliases (*name) are not understood: write the value out' }]
  }
  if (typeof front !== 'object' || front === null || Array.isArray(front)) {
    return [{ file, line: 2, message: 'the front matter must be a list of fields, one per line' }]
  }
  const body = plain.slice(parts[0].length)
  return {
    front: front as Record<string, unknown>,
    body: body.replace(/^\n+/, '').trimEnd(),
    lineOf: (path) => lineOf(document, lines, path),
    bodyLine: parts[0].split('\n').length + (/^\n+/.exec(body)?.[0].length ?? 0),
  }
}

function lineOf(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents
  let line = 1
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === step)
      line = lineAt(pair?.key as Node | undefined, lines) ?? line
      node = pair?.value
    } else {
      node = (node as { items?: unknown[] } | undefined)?.items?.[Number(step)]
      line = lineAt(node as Node | undefined, lines) ?? line
    }
  }
  return line + 1
}

function lineAt(node: Node | undefined, lines: LineCounter): number | undefined {
  return node?.range ? lines.linePos(node.range[0]).line : undefined
}
