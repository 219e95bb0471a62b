// Actions of npm run money on settings: figures, methods, rates and bank details.
import { PAYMENT_CURRENCIES } from '../../shared/business-constants.ts'
import { listAllMethods, listRates } from '../../server/modules/ledger/payment-service.ts'
import { listSettings } from '../../server/modules/ledger/setting-service.ts'
import { MONEY_SETTINGS, PLAIN_SETTINGS } from '../../shared/money-settings.ts'
import { forTerminal } from '../../server/platform/terminal.ts'
import { changeRate } from '../../server/staff/money/change-money-settings.ts'
import { requireValue, oneOf, wholeNumber } from '../command-line/option-values.ts'
import { type Actions, action, CommandError } from '../command-line/run-command.ts'
import { amountOption, currencyOf, type MoneyCommandContext, moneyText } from './money-options.ts'
import { listDifferences } from './published-figures.ts'
import { proposeSetting } from './setting-requests.ts'

export const MONEY_SETTING_ACTIONS: Actions<MoneyCommandContext> = {
  settings: action(['KEY?', 'VALUE?'], async (context, key, value) => {
    if (key === undefined || value === undefined) {
      for (const each of await listSettings(context.db, context.now)) {
        const shown = each.currency ? moneyText(each.value, each.currency) : String(each.value)
        console.log(forTerminal(`${each.key.padEnd(16)} ${shown.padEnd(16)} ${each.set_by}`))
      }
      for (const line of await listDifferences(context)) console.log(line)
      return
    }
    const setting = oneOf(key, [...MONEY_SETTINGS, ...PLAIN_SETTINGS], 'The setting')
    const isMoney = MONEY_SETTINGS.some((each) => each === setting)
    const currency = isMoney
      ? currencyOf(requireValue(context.options.currency, '--currency'))
      : null
    // Minor units of an amount; basis points of a plain setting.
    const figure = currency
      ? amountOption(value, currency)
      : BigInt(wholeNumber(value, { name: setting, from: 0, to: 9999 }))
    if (figure < 0n) throw new CommandError('A setting cannot be negative.')
    await proposeSetting(context, {
      kind: 'setting',
      key: setting,
      currency,
      value: `${figure}`,
    })
  }),

  methods: action(['METHOD?'], async (context, id) => {
    const { db, now, options } = context
    if (id !== undefined) {
      const currency = currencyOf(requireValue(options.currency, '--currency'))
      const isActive = options.active === undefined ? undefined : isOn(options.active)
      const bp = options.percent === undefined ? undefined : basisPointsOf(options.percent)
      if (isActive === undefined && bp === undefined) {
        throw new CommandError('State what to change: --percent N or --active yes|no.')
      }
      await proposeSetting(context, {
        kind: 'method',
        id,
        currency,
        ...(isActive !== undefined && { isActive }),
        ...(bp !== undefined && { bp }),
      })
    }
    for (const currency of PAYMENT_CURRENCIES) {
      for (const each of await listAllMethods(db, currency, now)) {
        const state = each.active ? 'active' : 'inactive'
        console.log(
          `${currency} ${each.id.padEnd(10)} ${String(each.bp / 100).padStart(5)} % ${state}`,
        )
      }
    }
    for (const line of await listDifferences(context)) console.log(line)
  }),

  rates: action(['CURRENCY?', 'RATE?'], async (context, code, price) => {
    if (code !== undefined && price !== undefined) {
      const currency = currencyOf(code)
      if (currency === 'USD' || !/^\d{1,6}(\.\d{1,6})?$/.test(price) || Number(price) === 0) {
        throw new CommandError('Enter what one US dollar costs, such as: rates EUR 0.92')
      }
      // Millionths of the currency per US dollar.
      await changeRate(context, { currency, micros: Math.round(Number(price) * 1_000_000) })
    }
    for (const rate of await listRates(context.db, context.now)) {
      const day = rate.valid_from.toISOString().slice(0, 10)
      console.log(`USD 1 = ${rate.currency} ${rate.micros_per_usd / 1_000_000} since ${day}`)
    }
  }),

  bank: action(['CURRENCY'], async (context, code) => {
    const text = requireValue(context.options.text, '--text')
    await proposeSetting(context, { kind: 'bank', currency: currencyOf(code), text })
  }),
}

function isOn(option: string): boolean {
  return oneOf(option, ['yes', 'no'], '--active') === 'yes'
}

function basisPointsOf(option: string): number {
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(option)) {
    throw new CommandError('--percent must be a percentage from 0 to 99.99, such as 4.5.')
  }
  return Math.round(Number(option) * 100)
}
