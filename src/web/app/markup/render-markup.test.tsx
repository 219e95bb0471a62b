// Tests that the markup equals that of react-dom/server, including features that no page uses at present.
import {
  Component,
  createContext,
  createElement,
  type ReactNode,
  Suspense,
  use,
  useContext,
  useId,
  useMemo,
  useOptimistic,
  useReducer,
  useState,
} from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { renderKnown, renderMarkup } from './render-markup.ts'
import { UnknownToMarkup } from './unknown-to-markup.ts'

const Words = createContext('none')

function Labelled({ depth = 0 }: { depth?: number }) {
  const first = useId()
  const second = useId()
  return (
    <>
      <i id={first} />
      <i id={second} />
      {depth > 0 && [0, 1, 2].map((each) => <Labelled key={each} depth={depth - 1} />)}
    </>
  )
}

function Deep({ levels }: { levels: number }) {
  const id = useId()
  return levels === 0 ? <b id={id} /> : [<u key="a" />, <Deep key="b" levels={levels - 1} />]
}

function Counter() {
  const [made] = useState(() => 'made')
  const [count] = useReducer((was: number) => was + 1, 4)
  const twice = useMemo(() => count * 2, [count])
  return `${made} ${twice} ${useContext(Words)} ${use(Words)}`
}

class Shown extends Component<{ children: ReactNode }, { seen: string }> {
  override state = { seen: 'first' }
  static getDerivedStateFromProps() {
    return { seen: 'derived' }
  }
  override render() {
    return (
      <p>
        {this.state.seen}
        {this.props.children}
      </p>
    )
  }
}

const CASES: Record<string, ReactNode> = {
  texts: [
    <p key="a">
      {'a'}
      {1}
      {''}
      {2n}
      {null}
      {true}
      {'<&"\'>'}
    </p>,
    'b',
    'c',
  ],
  attributes: (
    <div
      className={'a "b"'}
      tabIndex={-1}
      hidden
      inert={false}
      data-on={false}
      aria-busy
      title={undefined}
      lang="zh"
      spellCheck={false}
      draggable="true"
      contentEditable={false}
      suppressHydrationWarning
      onClick={() => undefined}
    />
  ),
  links: [<a key="a" href="" download />, <a key="b" href="/a?b=1&c" download="c.csv" rel="x" />],
  numbers: (
    <table>
      <tbody>
        <tr>
          <td rowSpan={0} colSpan={2} />
        </tr>
      </tbody>
    </table>
  ),
  forms: (
    <form method="post" action="/a" noValidate autoComplete="off">
      <input name="a" type="checkbox" defaultChecked value="b" autoFocus readOnly />
      <input value={0} onChange={() => undefined} name="b" minLength={2} size={0} />
      <button name="c" type="submit" formMethod="get" formAction="/b" disabled>
        {'d'}e
      </button>
      <textarea rows={2} defaultValue={'\n<x>'} />
      <label htmlFor="f">f</label>
    </form>
  ),
  choices: [
    <select key="a" defaultValue="2" size={1}>
      <optgroup label="x">
        <option value="1">one</option>
        <option value={2}>
          {'t'}
          {'wo'}
        </option>
        <option>2</option>
      </optgroup>
    </select>,
    <select key="b" multiple defaultValue={['a', 'c']}>
      <option>a</option>
      <option value="c" />
    </select>,
  ],
  drawings: (
    <svg viewBox="0 0 2 2" strokeWidth={1.5} fillRule="evenodd" strokeLinejoin="round">
      <title>{'a & b'}</title>
      <path d="M1 1" clipRule="evenodd" />
      <text textAnchor="middle">x</text>
    </svg>
  ),
  pictures: [
    ...Array.from({ length: 12 }, (_, at) => <img key={at} src={`/${at}.svg`} alt="" />),
    <img key="again" src="/11.svg" alt="" fetchPriority="high" />,
    <img key="lazy" src="/lazy.svg" alt="" loading="lazy" />,
    <img key="data" src="data:image/png;base64,a" alt="" />,
    <img key="set" srcSet="/a 1x, /b 2x" sizes="10px" src="/a" alt="" crossOrigin="anonymous" />,
    <noscript key="none">
      <img src="/none.svg" alt="" />
    </noscript>,
  ],
  'raw markup and empty elements': [
    // oxlint-disable-next-line react/no-danger
    <div key="a" dangerouslySetInnerHTML={{ __html: '<b>x</b>' }} />,
    <pre key="b">{'\nx'}</pre>,
    <br key="c" />,
  ],
  'unusual values': [
    <p key="a" className={['a', '"'] as unknown as string} />,
    createElement('p', { key: 'h', constructor: 'b' } as object),
    <svg key="b" imageRendering="auto" colorInterpolationFilters="linearRGB" xHeight={1} />,
    <button key="c" disabled={(() => true) as unknown as boolean} />,
    <img key="d" alt="" src={5 as unknown as string} />,
    <img key="e" alt="" srcSet="/a 1x" sizes="" />,
    <img key="f" alt="" srcSet="/a 1x" />,
    <select key="g" defaultValue="5">
      <option>{5n}</option>
    </select>,
  ],
  components: (
    <Words value="outer">
      <Counter />
      <Words value="inner">
        <Shown>
          <Counter />
        </Shown>
      </Words>
      <Counter />
    </Words>
  ),
  identifiers: <Labelled depth={3} />,
  'deep identifiers': <Deep levels={40} />,
}

test.each(Object.entries(CASES))('the markup of %s equals that of react-dom/server', (_, node) => {
  expect(renderKnown(node)).toBe(renderToString(node))
})

function Moving() {
  const [at, move] = useState(0)
  if (at < 2) move(at + 1)
  return at
}

class Contextual extends Component {
  static override contextType = Words
  override render() {
    return this.context as string
  }
}

function Hopeful() {
  const [hope] = useOptimistic('hope')
  return hope
}

/** A component that renders another one to markup. */
function RendersAnother() {
  const inner = renderMarkup(<Counter />)
  return <q data-inner={inner}>{inner}</q>
}

const UNKNOWN: Record<string, ReactNode> = {
  'an update while rendering': <Moving />,
  'a Suspense boundary': <Suspense>x</Suspense>,
  'a style': <p style={{ color: 'red' }} />,
  'an address that is a script': <a href={['java', 'script:1'].join('')}>x</a>,
  'an element for the head': <title>x</title>,
  'a custom element': <my-part>x</my-part>,
  'a hook that no page uses': <Hopeful />,
  'a class with a context': <Contextual />,
  // oxlint-disable-next-line react/no-danger
  'a line break at the start of markup': <pre dangerouslySetInnerHTML={{ __html: '\nx' }} />,
  'an element within a selected option': (
    <select defaultValue="x">
      <option>
        <b />
      </option>
    </select>
  ),
}

test.each(Object.entries(UNKNOWN))('%s is left to React', (_, node) => {
  const within = <Words value="changed">{node}</Words>
  expect(() => renderKnown(within)).toThrow(UnknownToMarkup)
  expect(renderMarkup(within)).toBe(renderToString(within))
  expect(renderMarkup(<Counter />)).toBe('made 8 none none')
})

const REJECTED: Record<string, ReactNode> = {
  'a name that is markup': createElement('i><script'),
  'markup without its property': createElement('i', {
    // oxlint-disable-next-line react/no-danger
    dangerouslySetInnerHTML: 'x' as unknown as { __html: string },
  }),
  // oxlint-disable-next-line react/no-danger
  'markup beside children': createElement('i', { dangerouslySetInnerHTML: { __html: 'a' } }, 'b'),
  'children of an element without an end': createElement('br', null, 'x'),
}

test.each(Object.entries(REJECTED))('%s is rejected, as by React', (_, node) => {
  expect(() => renderMarkup(node)).toThrow(/.*/)
  expect(() => renderToString(node)).toThrow(/.*/)
  expect(renderMarkup(<Counter />)).toBe('made 8 none none')
})

test('a component may itself render another one to markup', () => {
  const markup = renderMarkup(<p>a{<RendersAnother />}b</p>)
  const inner = 'made 8 none none'
  expect(markup).toBe(`<p>a<q data-inner="${inner}">${inner}</q>b</p>`)
})

test('an error of a component leaves contexts and hooks as they were', () => {
  const Failing = () => {
    throw new Error('no data')
  }
  const failing = (
    <Words value="changed">
      <Failing />
    </Words>
  )
  expect(() => renderMarkup(failing)).toThrow('no data')
  expect(renderMarkup(<Counter />)).toBe('made 8 none none')
  expect(renderToString(<Counter />)).toBe('made 8 none none')
})

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'my-part': { children: ReactNode }
    }
  }
}
