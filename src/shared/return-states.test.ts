// Tests every allowed change of the state of a return.
import { expect, test } from 'vitest'
import { ORDER_ACTORS } from './order-vocabulary.ts'
import {
  RETURN_EVENTS,
  RETURN_STATES,
  returnNumber,
  returnTargetsOf,
  type FromReturnState,
} from './return-states.ts'

/** In each line: the states before, the events, the states after, and who may cause them. */
const EXPECTED = new Set(
  `
new request requested owner,buyer
requested,more_info ask more_info support
more_info answer requested owner,buyer
requested,approved,received answer same owner,buyer
requested,more_info approve approved,received support
requested,more_info,received refuse refused support
requested,more_info,approved withdraw withdrawn owner,buyer
more_info,approved expire expired scheduler
approved receive received warehouse
received inspect same warehouse
received propose,retract same finance
received settle settled finance
received,settled,closed,refused report_foreign,claim_foreign same warehouse
received,settled,closed,refused dispose same scheduler
settled close closed scheduler
`
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [from = '', events = '', to = '', who = ''] = line.split(' ')
      return from.split(',').flatMap((state) =>
        events.split(',').flatMap((event) =>
          to.split(',').flatMap((target) => {
            const end = target === 'same' ? state : target
            return who.split(',').map((actor) => `${state} ${event} ${end} ${actor}`)
          }),
        ),
      )
    }),
)

test('Exactly the listed changes of a return are allowed', () => {
  const from: FromReturnState[] = ['new', ...RETURN_STATES]
  const allowed = from.flatMap((state) =>
    RETURN_EVENTS.flatMap((event) =>
      ORDER_ACTORS.flatMap((who) =>
        returnTargetsOf({ from: state, event, who }).map((to) => `${state} ${event} ${to} ${who}`),
      ),
    ),
  )
  expect(new Set(allowed)).toEqual(EXPECTED)
})

test('A member may withdraw a return until its parcel has arrived', () => {
  const states = RETURN_STATES.filter((state) => {
    return returnTargetsOf({ from: state, event: 'withdraw', who: 'owner' }).length > 0
  })
  expect(states).toEqual(['requested', 'more_info', 'approved'])
})

test('The number of a return names the year of the seller', () => {
  expect(returnNumber('2026-11-23', 7)).toBe('R26-0000007')
})
