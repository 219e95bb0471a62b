// The rules of style sheets find what they are for, and nothing else.
import { describe, expect, test } from 'vitest'
import { problemsOf, styleRule } from './style-rules.ts'

const CASES: [string, string[], string[]][] = [
  [
    'four widths in media queries',
    [
      '@media (min-width: 768px) {',
      '@media (width >= 700px) {',
      '@media print, (width < 1500px) {',
    ],
    ['@media (width >= 768px) and (width < 1280px) {', '  inline-size: 700px;', '@media print {'],
  ],
  [
    'tokens that say what they are',
    ['  gap: var(--s2);', '  --f1: 1rem;'],
    ['  gap: var(--space-2);', '  margin: calc(-1 * var(--gutter));'],
  ],
  [
    'logical properties',
    ['  width: 1px;', '  margin-left: 0;', '  top: 0;', '  text-align: right;'],
    ['  inline-size: 1px;', '  border-width: 1px;', '  .top {', '  stroke-width: 2;'],
  ],
  [
    'hex colours only in tokens',
    ['  color: #fff;', '  background: light-dark(#ffffff, #000);'],
    ['  color: var(--ink);', '  fill: url(#none);'],
  ],
]

describe.each(CASES)('%s', (name, wrong, right) => {
  const rule = styleRule(name)

  test.each(wrong)('reports %s', (line) => {
    expect(problemsOf(rule, 'src/ui/a.module.css', line)).toHaveLength(1)
  })

  test.each(right)('accepts %s', (line) => {
    expect(problemsOf(rule, 'src/ui/a.module.css', line)).toEqual([])
  })
})
