// Tests values with units: which are read, their results, and which are measures of something else.
import { describe, expect, test } from 'vitest'
import { sourceText } from './source-text.ts'
import { blanked, readValues } from './values.ts'

/** The values read from a text, rounded to a hundredth: 'voltage 11.1; capacity 5200'. */
function valuesIn(typed: string): string {
  const { values } = readValues(sourceText(typed).text)
  const shown = (number: number) => String(Math.round(number * 100) / 100)
  return values.map(({ kind, numbers }) => `${kind} ${numbers.map(shown).join('|')}`).join('; ')
}

describe('voltage, capacity and energy', () => {
  test.each([
    ['11.1V', 'voltage 11.1'],
    ['11,1 V', 'voltage 11.1'],
    ['３.７Ｖ', 'voltage 3.7'],
    ['Nominal: 11.1 VDC', 'voltage 11.1'],
    ['11.1 V DC', 'voltage 11.1'],
    ['3700 mV', 'voltage 3.7'],
    ['4400mah', 'capacity 4400'],
    ['5200 mA h', 'capacity 5200'],
    ['5,2Ah', 'capacity 5200'],
    ['54 Wh', 'energy 54'],
    ['54,5Wh', 'energy 54.5'],
    ['54000mWh', 'energy 54'],
    ['56 watt hours', 'energy 56'],
    ['15.3V/3770mAh/54Wh', 'voltage 15.3; capacity 3770; energy 54'],
    ['15.3V 3770mAh 54Wh', 'voltage 15.3; capacity 3770; energy 54'],
    ['12V7.2AH', 'voltage 12; capacity 7200'],
    ['12 V / 7,2 Ah', 'voltage 12; capacity 7200'],
    ['3.7V==4000mAh', 'voltage 3.7; capacity 4000'],
    ['40 Wh (3.8V)', 'energy 40; voltage 3.8'],
    ['Rated 2345mAh Typ 2400mAh', 'capacity 2345; capacity 2400'],
    ['5200 m.A.h', 'capacity 5200'],
    ['Volt 11.1', 'voltage 11.1'],
    ['Volts: 12', 'voltage 12'],
    ['V: 11,1', 'voltage 11.1'],
    ['mAh: 5200', 'capacity 5200'],
    ['11.1 Volt 5200', 'voltage 11.1'],
    ['rechargeable battery 11.1V', 'voltage 11.1'],
    ['HCL Infosystems Limited HCL ME LAPTOP, 7.6 V', 'voltage 7.6'],
    ['充電電池 3.7V', 'voltage 3.7'],
    ['充電式電池 1.2V', 'voltage 1.2'],
  ])('%j is %s', (typed, values) => {
    expect(valuesIn(typed)).toBe(values)
  })

  test.each([
    ['English', '11.1 volts 4400 milliamp hours', 'voltage 11.1; capacity 4400'],
    ['English', '4400 milliamp-hours 56 watt-hours', 'capacity 4400; energy 56'],
    ['German', '4400 Milliampere-Stunden 4,4 Amperestunden', 'capacity 4400; capacity 4400'],
    ['French', '4,4 ampère-heure', 'capacity 4400'],
    ['French', '4400 milliampère-heures 56 watts-heures', 'capacity 4400; energy 56'],
    ['Spanish', '4,4 amperios-hora 56 vatios-hora', 'capacity 4400; energy 56'],
    ['Italian', '4,4 ampere-ora 56 wattora', 'capacity 4400; energy 56'],
    ['Portuguese', '4400 miliampere-hora', 'capacity 4400'],
    ['Portuguese', '4,4 ampères-hora 56 watts-hora', 'capacity 4400; energy 56'],
    ['Dutch', '4400 milliampère-uur', 'capacity 4400'],
    ['Dutch', '11,1 volt 4,4 ampère-uur 56 wattuur', 'voltage 11.1; capacity 4400; energy 56'],
    [
      'Polish',
      '11,1 woltów 4,4 amperogodziny 56 watogodzin',
      'voltage 11.1; capacity 4400; energy 56',
    ],
    ['Turkish', '11,1 volt 4,4 amper-saat 56 watt-saat', 'voltage 11.1; capacity 4400; energy 56'],
    [
      'Japanese',
      '4400ミリアンペア時 4.4アンペア時 56ワット時',
      'capacity 4400; capacity 4400; energy 56',
    ],
    ['simplified Chinese', '4.4安时 56瓦时', 'capacity 4400; energy 56'],
    ['German', '11,1 Volt 56 Wattstunden', 'voltage 11.1; energy 56'],
    ['French', '4,4 ampères heures', 'capacity 4400'],
    ['Spanish', '11,1 voltios 4400 miliamperios hora', 'voltage 11.1; capacity 4400'],
    ['Italian', '4400 milliampereora', 'capacity 4400'],
    ['Portuguese', '11,1 volts 4400 miliampere hora', 'voltage 11.1; capacity 4400'],
    ['Dutch', '4400 milliampèreuur', 'capacity 4400'],
    ['Polish', '4400 miliamperogodzin', 'capacity 4400'],
    ['Turkish', '4400 miliamper saat', 'capacity 4400'],
    ['Japanese', '11.1ボルト 56ワットアワー', 'voltage 11.1; energy 56'],
    ['simplified Chinese', '11.1伏 5200毫安时', 'voltage 11.1; capacity 5200'],
    ['Hong Kong Chinese', '5200毫安時 54瓦時', 'capacity 5200; energy 54'],
  ])('in %s are read from %j', (_, typed, values) => {
    expect(valuesIn(typed)).toBe(values)
  })

  test.each([
    ['4,400 mAh', 'capacity 4400'],
    ['4.400 mAh', 'capacity 4400'],
    ['10.000 mAh', 'capacity 10000'],
    ['5.200 Ah', 'capacity 5200'],
    ['2,5 Ah', 'capacity 2500'],
    ['11,100 V', 'voltage 11.1'],
    ['1,200.5 mAh', 'capacity 1200.5'],
    ['1.200,5 mAh', 'capacity 1200.5'],
    ['1,200,000 mAh', 'capacity 1200000'],
  ])('thousands and fractions: %j is %s', (typed, values) => {
    expect(valuesIn(typed)).toBe(values)
  })

  test.each([
    ['10.8-11.1 V', 'voltage 10.8|11.1'],
    ['10.8–11.1V', 'voltage 10.8|11.1'],
    ['10.8/11.1V', 'voltage 10.8|11.1'],
    ['10.8~11.1V', 'voltage 10.8|11.1'],
    ['10.8V-11.1V', 'voltage 10.8|11.1'],
    // Too far apart for one pack: only the number next to the unit is its voltage.
    ['5-20 V', 'voltage 20'],
    ['3/11.1 V', 'voltage 11.1'],
  ])('ranges: %j is %s', (typed, values) => {
    expect(valuesIn(typed)).toBe(values)
  })
})

describe('numbers that are not values of the battery', () => {
  test.each([
    ['charging limit voltage 4.2V', ''],
    ['limited charge voltage: 13.05V, nominal 11.1V', 'voltage 11.1'],
    ['充電限制電壓：4.2V 標稱電壓 3.7V', 'voltage 3.7'],
    ['Max charge 12.6V, 10.8V', 'voltage 10.8'],
    ['adapter 19V', ''],
    ['65W', ''],
    ['16GB', ''],
    ['4.4A', ''],
    ['6-cell 11.1V', 'voltage 11.1'],
    ['P50-B-10V', ''],
    ['NP7-12', ''],
    ['W62H6', ''],
    ['0 V', ''],
    ['0mAh', ''],
    ['V', ''],
    ['LG Volt 2', ''],
    ['Volt 2012', ''],
    ['Volt 4G', ''],
    ['mAh V Wh', ''],
    ['1e400', ''],
    ['1e400 V', ''],
    ['999999999999 mAh', ''],
  ])('are left out of %j, which is read as %j', (typed, values) => {
    expect(valuesIn(typed)).toBe(values)
  })

  test.each([
    'output 5V',
    'charging voltage 12.6V',
    'Ausgang 5V',
    'Ausgangsspannung: 5 V',
    'Ladespannung 12,6V',
    'Ladeschlussspannung 4,2 V',
    'sortie 5V',
    'tension de charge 12,6V',
    'salida 5V',
    'tensión de carga 12,6V',
    'uscita 5V',
    'tensione di carica 12,6V',
    'saída 5V',
    'tensão de carga 12,6V',
    'uitgang 5V',
    'laadspanning 12,6V',
    'wyjście 5V',
    'napięcie ładowania 12,6V',
    'çıkış 5V',
    'şarj voltajı 12,6V',
    '出力 5V',
    '充電電圧 12.6V',
    '输出 5V',
    '充电电压 12.6V',
    '輸出 5V',
    '充電電壓 12.6V',
    '充电 5V',
  ])('%s is not the voltage of the battery', (typed) => {
    const { values, measures } = readValues(sourceText(typed).text)
    expect(values).toEqual([])
    expect(measures).toHaveLength(1)
  })

  test.each([
    ['Ausgang 5V, Akku 11,1V', 'voltage 11.1'],
    ['Ladespannung, Nennspannung 11,1V', 'voltage 11.1'],
  ])('are left out of %j, which is read as %j', (typed, values) => {
    expect(valuesIn(typed)).toBe(values)
  })

  test.each(['4S1P', '65 W', '6 cells', '500 g', '2.5 A', '16 GB'])(
    '%s is a measure of something else',
    (typed) => {
      const text = sourceText(typed).text
      const { values, measures } = readValues(text)
      expect(values).toEqual([])
      expect(measures.map(({ start, end }) => text.slice(start, end))).toEqual([text])
    },
  )

  test.each([
    ['-5 V', 'voltage 5'],
    ['99999999 mAh', 'capacity 99999999'],
  ])('%j is read as %s, although no battery has it', (typed, values) => {
    expect(valuesIn(typed)).toBe(values)
  })
})

describe('dimensions', () => {
  test.each([
    ['151x65x94', 'dimensions 151|65|94'],
    ['151*65*94mm', 'dimensions 151|65|94'],
    ['167.7 × 52.4 × 19.6 mm', 'dimensions 167.7|52.4|19.6'],
    ['230 mm x 72 mm x 6 mm', 'dimensions 230|72|6'],
    ['20 x 3.2 mm', 'dimensions 20|3.2'],
    ['ø7.9 x 3.6', 'dimensions 7.9|3.6'],
    ['15 x 6.5 cm', 'dimensions 150|65'],
    ['5.9x2.6x3.7 in', 'dimensions 149.86|66.04|93.98'],
    ['5.9" x 2.6" x 3.7"', 'dimensions 149.86|66.04|93.98'],
    ['5.9x2.6x3.7 pollici', 'dimensions 149.86|66.04|93.98'],
    ['5.9x2.6x3.7 polegadas', 'dimensions 149.86|66.04|93.98'],
    ['5.9x2.6x3.7 duim', 'dimensions 149.86|66.04|93.98'],
    ['5.9x2.6x3.7 cale', 'dimensions 149.86|66.04|93.98'],
    ['5.9x2.6x3.7 inç', 'dimensions 149.86|66.04|93.98'],
    ['5.9x2.6x3.7インチ', 'dimensions 149.86|66.04|93.98'],
    ['5.9x2.6x3.7 英寸', 'dimensions 149.86|66.04|93.98'],
    ['5.9x2.6x3.7 英吋電池', 'dimensions 149.86|66.04|93.98'],
    ['15x6x2 公分', 'dimensions 150|60|20'],
    ['15x6x2 zentimeter', 'dimensions 150|60|20'],
    ['15x6x2 centimètres', 'dimensions 150|60|20'],
    ['15x6x2 centímetros', 'dimensions 150|60|20'],
    ['15x6x2 centimetri', 'dimensions 150|60|20'],
    ['15x6x2 centymetrów', 'dimensions 150|60|20'],
    ['15x6x2 santimetre', 'dimensions 150|60|20'],
    ['15x6x2センチ', 'dimensions 150|60|20'],
    ['150x60x20 Millimeter', 'dimensions 150|60|20'],
    ['150x60x20毫米電池', 'dimensions 150|60|20'],
    ['L230.4 W72 H6.2 mm', 'dimensions 230.4|72|6.2'],
    ['H:6 W:72 L:230 mm', 'dimensions 6|72|230'],
    ['diameter 7.9 mm height 3.6 mm', 'dimensions 7.9|3.6'],
    ['Länge 230 Breite 72 Höhe 6 mm', 'dimensions 230|72|6'],
    ['长230宽72高6毫米', 'dimensions 230|72|6'],
    ['長230闊72高6毫米', 'dimensions 230|72|6'],
  ])('in the text %j are read as %s', (typed, values) => {
    expect(valuesIn(typed)).toBe(values)
  })

  test.each([
    '230 x 72',
    '3 x 2',
    '0x5 mm',
    '12000x3',
    '9000x20x30 mm',
    '1920x1080',
    'D620 D630 D830',
  ])('are not read from %s', (typed) => {
    expect(valuesIn(typed)).toBe('')
  })
})

test('the positions of a value are those in the text, and blanked text keeps its length', () => {
  const text = 'dell 11.1v 4400mah, 5490'
  const { values } = readValues(text)
  expect(values.map(({ start, end }) => text.slice(start, end))).toEqual(['11.1v', '4400mah'])
  expect(blanked(text, values)).toBe(`dell ${' '.repeat(13)}, 5490`)
})

test.each(['1,111.', '12V', '1x1x', '1-', 'l1 ', 'volt ', '充电', 'a 1 h '])(
  'a text that repeats %j is read quickly',
  (part) => {
    const text = part.repeat(3_000 / part.length)
    const start = performance.now()
    readValues(text)
    expect(performance.now() - start).toBeLessThan(200)
  },
)
