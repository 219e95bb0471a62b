// The rules of style sheets report what they forbid, and nothing else.
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
    'four widths in sizes of pictures',
    [
      '  sizes="(min-width: 700px) 400px, 100vw"',
      "  sizes: '(width >= 1100px) 25vw, (min-width: 768px) 33vw, 50vw',",
    ],
    ['  sizes="(min-width: 768px) 700px, 100vw"', "  { src: '/favicon.svg', sizes: 'any' },"],
  ],
  [
    'colours only in tokens',
    [
      '  color: #fff;',
      '  background: light-dark(#ffffff, #000);',
      '  box-shadow: 0 0 0 1px rgb(0 0 0 / 35%);',
      '  <path fill="#0e1314" />',
    ],
    ['  color: var(--ink);', '  fill: url(#none);', '  // Of #100 and the like.'],
  ],
]

describe.each(CASES)('%s', (name, wrong, right) => {
  const rule = styleRule(name)

  test.each(wrong)('the rule reports the line %s', (line) => {
    expect(problemsOf(rule, 'src/ui/a.module.css', line)).toHaveLength(1)
  })

  test.each(right)('the rule accepts the line %s', (line) => {
    expect(problemsOf(rule, 'src/ui/a.module.css', line)).toEqual([])
  })
})
