// What the renderer in src/web/app/markup requires of React: where its hooks look for their dispatcher, and how
// elements and contexts are stored.
import * as React from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { writtenAgainst } from '../support/written-against.ts'

writtenAgainst('react', '19.3.1')
writtenAgainst('react-dom', '19.3.1')

interface Internals {
  H: unknown
}
const internals = (React as unknown as Record<string, Internals>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
]!

interface Stored {
  $$typeof: symbol
  _currentValue: unknown
  _currentValue2: unknown
}
const context = React.createContext('default')
const stored = context as unknown as Stored

test('the hooks of react call the dispatcher that its internals hold in H', () => {
  const former = internals.H
  internals.H = { useState: (first: string) => [`${first} from here`], useId: () => 'an id' }
  try {
    expect(React.useState('state')[0]).toBe('state from here')
    expect(React.useId()).toBe('an id')
  } finally {
    internals.H = former
  }
})

test('react-dom/server leaves its dispatcher in H only while it renders', () => {
  const before = internals.H
  const seen: unknown[] = []
  const Component = () => {
    seen.push(internals.H)
    return 'text'
  }
  expect(renderToString(React.createElement(Component))).toBe('text')
  expect(seen).toEqual([expect.objectContaining({ useState: expect.any(Function) })])
  expect(internals.H).toBe(before)
})

test('react-dom/server stores the value of a context in _currentValue2 while it renders', () => {
  const Reader = () =>
    `${React.useContext(context)} ${stored._currentValue2} ${stored._currentValue}`
  const provider = React.createElement(context, { value: 'given' }, React.createElement(Reader))
  expect(renderToString(provider)).toBe('given given default')
  expect(stored).toMatchObject({ _currentValue: 'default', _currentValue2: 'default' })
})

test('react marks elements, fragments, strict mode and providers with symbols by name', () => {
  const markOf = (element: unknown) => (element as { $$typeof: symbol }).$$typeof
  expect(markOf(React.createElement('p'))).toBe(Symbol.for('react.transitional.element'))
  expect(React.Fragment).toBe(Symbol.for('react.fragment'))
  expect(React.StrictMode).toBe(Symbol.for('react.strict_mode'))
  expect(stored.$$typeof).toBe(Symbol.for('react.context'))
})
