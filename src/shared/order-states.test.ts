// Tests every allowed and every rejected change of the state of an order.
import { describe, expect, test } from 'vitest'
import { MEMBER_KINDS } from './membership.ts'
import { hasState, isAllowed, ORDER_EDGES, targetsOf, type FromState } from './order-states.ts'
import {
  LABEL_OF,
  ORDER_ACTORS,
  ORDER_EVENTS,
  ORDER_LABELS,
  ORDER_STATES,
  statesOf,
} from './order-vocabulary.ts'

const FROM: readonly FromState[] = ['basket', ...ORDER_STATES]
/** In each line: the kind of the order, the states before, the events, the states after, and who may cause them. */
const EXPECTED = new Set(
  `
dropship basket place held,awaiting_funds,awaiting_approval owner,buyer
dropship awaiting_funds fund held scheduler
dropship awaiting_funds rank awaiting_funds owner,buyer
dropship awaiting_funds expire_funds cancelled scheduler
dropship awaiting_approval approve held,awaiting_funds owner
dropship awaiting_approval refuse_approval cancelled owner
dropship awaiting_approval expire_approval cancelled scheduler
dropship held pick picking warehouse
wholesale basket place submitted owner,buyer
wholesale submitted,quoted offer quoted sales
wholesale quoted accept awaiting_payment,paid,awaiting_approval owner,buyer
wholesale quoted ask_change submitted owner,buyer
wholesale quoted decline cancelled owner,buyer
wholesale quoted expire_offer cancelled scheduler
wholesale awaiting_payment pay paid finance
wholesale awaiting_payment remind_payment awaiting_payment scheduler
wholesale awaiting_payment expire_payment cancelled scheduler
wholesale awaiting_approval approve awaiting_payment,paid owner
wholesale awaiting_approval refuse_approval quoted owner
wholesale awaiting_approval expire_approval quoted scheduler
wholesale paid pick picking warehouse
both part_shipped pick_rest picking warehouse
both picking pack packed warehouse
both packed dispatch packed,part_shipped,shipped warehouse
both picking,packed,part_shipped,shipped track,lose_parcel,take_back_parcel,resend,dispatch_again same warehouse
both picking,packed,part_shipped,shipped deliver_parcel same warehouse,scheduler
both picking,packed,part_shipped,shipped propose_refund,retract_refund,refund_parcel,close_parcel same finance
both shipped refund_parcel,close_parcel delivered,cancelled finance
both shipped deliver delivered warehouse,scheduler
both delivered close closed scheduler
both awaiting_approval cancel cancelled owner,buyer,sales
dropship awaiting_funds,held cancel cancelled owner,buyer,sales
wholesale submitted,quoted,awaiting_payment,paid cancel cancelled owner,buyer,sales
both picking ask_cancel picking owner,buyer
both picking grant_cancel cancelled,shipped,delivered warehouse
both picking refuse_cancel picking warehouse
both part_shipped cancel_rest cancelled,shipped,delivered owner,buyer,sales
dropship awaiting_approval,awaiting_funds,held,picking,part_shipped correct_address same warehouse
wholesale submitted,quoted,awaiting_approval,awaiting_payment,paid,picking,part_shipped correct_address same warehouse
dropship awaiting_approval,awaiting_funds,held,picking,packed,part_shipped stop,resume same sales
wholesale submitted,quoted,awaiting_approval,awaiting_payment,paid,picking,packed,part_shipped stop,resume same sales
dropship awaiting_approval,awaiting_funds,held,picking,packed,part_shipped discontinue same,cancelled,shipped,delivered scheduler
wholesale submitted,quoted,awaiting_approval,awaiting_payment,paid,picking,packed,part_shipped discontinue same,cancelled,shipped,delivered scheduler
dropship held substitute same scheduler
wholesale awaiting_payment,paid ask_discontinued,withdraw_question same scheduler
wholesale awaiting_payment,paid discontinue same,cancelled owner,buyer
wholesale awaiting_payment,paid substitute same owner,buyer
dropship held,picking refuse_substitute same,cancelled owner,buyer
dropship picking refuse_substitute held owner,buyer
`
    .trim()
    .split('\n')
    .flatMap(expand),
)

/** One line of the list above as single moves: 'dropship held pick warehouse picking'. */
function expand(line: string): string[] {
  const [kind = '', from = '', event = '', to = '', who = ''] = line.split(' ')
  return (kind === 'both' ? MEMBER_KINDS : [kind]).flatMap((eachKind) =>
    from.split(',').flatMap((eachFrom) =>
      event.split(',').flatMap((eachEvent) =>
        to.split(',').flatMap((eachTo) => {
          const end = eachTo === 'same' ? eachFrom : eachTo
          return who
            .split(',')
            .map((actor) => `${eachKind} ${eachFrom} ${eachEvent} ${actor} ${end}`)
        }),
      ),
    ),
  )
}

describe('the states of an order', () => {
  test('every listed change of state is allowed and every other is rejected', () => {
    const allowed = MEMBER_KINDS.flatMap((kind) =>
      FROM.flatMap((from) =>
        ORDER_EVENTS.flatMap((event) =>
          ORDER_ACTORS.flatMap((who) =>
            ORDER_STATES.filter((to) => isAllowed({ kind, from, event, who }, to)).map(
              (to) => `${kind} ${from} ${event} ${who} ${to}`,
            ),
          ),
        ),
      ),
    )
    expect(allowed.toSorted()).toEqual([...EXPECTED].toSorted())
  })

  test('closed and cancelled orders allow nothing, and viewers and support change nothing', () => {
    const moves = MEMBER_KINDS.flatMap((kind) =>
      FROM.flatMap((from) =>
        ORDER_EVENTS.flatMap((event) =>
          ORDER_ACTORS.filter((who) => targetsOf({ kind, from, event, who }).length > 0).map(
            (who) => ({ from, who }),
          ),
        ),
      ),
    )
    expect(moves.length).toBeGreaterThan(0)
    expect(moves.filter(({ from }) => from === 'closed' || from === 'cancelled')).toEqual([])
    expect(moves.filter(({ who }) => who === 'viewer' || who === 'support')).toEqual([])
  })

  test('every state of a kind can be reached from the basket', () => {
    for (const kind of MEMBER_KINDS) {
      const reached = new Set<FromState>(['basket'])
      for (const from of reached) {
        for (const event of ORDER_EVENTS) {
          for (const who of ORDER_ACTORS) {
            for (const to of targetsOf({ kind, from, event, who })) reached.add(to)
          }
        }
      }
      expect(ORDER_STATES.filter((state) => hasState(kind, state) !== reached.has(state))).toEqual(
        [],
      )
    }
  })

  test('each of the seven status labels covers states, and each edge has the label of its end', () => {
    expect(ORDER_LABELS.flatMap(statesOf).toSorted()).toEqual(ORDER_STATES.toSorted())
    expect(ORDER_LABELS.filter((label) => statesOf(label).length === 0)).toEqual([])
    expect(ORDER_EDGES.filter(({ to, label }) => LABEL_OF[to] !== label)).toEqual([])
  })
})
