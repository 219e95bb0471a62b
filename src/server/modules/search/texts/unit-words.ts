// Spellings of units in all languages of the search, and words for voltages and currents other than the battery's own.
import { wordList } from './word-list.ts'

export type Unit =
  | 'v'
  | 'mv'
  | 'mah'
  | 'ah'
  | 'wh'
  | 'mwh'
  | 'mm'
  | 'cm'
  | 'inch'
  | 'a'
  | 'ma'
  | 'w'
  | 'g'
  | 'kg'
  | 'c'

const GROUPS: readonly [Unit, readonly string[]][] = [
  [
    'v',
    wordList(
      `
        v, volt, volts, vlt, vdc, v dc, vcc, v cc, dcv, volt dc, voltios, voltio, voltaje v,
        voltow, wolt, wolty, woltow, woltowy, woltowa, voltluk, ボルト, ヴォルト, 伏, 伏特, 福特伏,
        v伏, 直流伏
      `,
    ),
  ],
  [
    'mv',
    wordList(`mv, millivolt, millivolts, milivoltios, milivolt, millivolt dc, ミリボルト, 毫伏`),
  ],
  // 毫安 is milliampere, but on batteries buyers write it for mAh.
  [
    'mah',
    wordList(
      `
        mah, mha, mahr, ma h, m ah, m a h, mamph, mamp, milliamp hour, milliamp hours, milliampere hour,
        milliampere hours, milliamphour, milliamperehour, milliamps hour, milli amp hour,
        milliamperestunden, milliamperestunde, milliampere stunden, milliampere stunde,
        milliampere heure, milliampere heures, milliampereheure, milliampereheures,
        milliamperes heures, milliamperesheures, milliamperes heure, miliamperios hora,
        miliamperio hora, miliamperios horas, miliamperiohora, miliamperios, miliamper hora,
        milliamperora, milliampereora, milliamperore, milliampere ora, milliampere ore,
        milliampere uur, milliampereuur, milliampere uren, milliampereuren, miliampere hora,
        miliampere horas, miliamperehora, miliamperes hora, miliamperes horas, milliampere hora,
        milliamperes hora, miliamperogodzin, miliamperogodziny, miliamperogodzina,
        miliamperogodzine, miliamper saat, mili amper saat, miliampersaat, milliamper saat,
        ミリアンペア时, ミリアンペアアワー, ミリアンペアー时, ミリアンペアーアワー,
        毫安时, 毫安小时, 毫安培小时, 毫安培时, 毫安, 豪安, 豪安时
      `,
    ),
  ],
  // 安 is ampere, but on batteries buyers write it for Ah.
  [
    'ah',
    wordList(
      `
        ah, ahr, a h, amph, amp hour, amp hours, amphour, amphours, ampere hour, ampere hours,
        amperehour, amp hr, amperestunden, amperestunde, ampere stunden, ampere stunde,
        ampere heure, ampere heures, ampereheure, ampereheures, amperes heures, amperesheures,
        amperes heure, amperios hora, amperio hora, amperios horas, amperiohora, amper hora,
        amperora, ampereora, amperore, ampere ora, ampere ore, ampere uur, ampereuur, ampere uren,
        ampereuren, ampere hora, ampere horas, amperehora, amperes hora, amperes horas,
        amperogodzin, amperogodziny, amperogodzina, amperogodzine, amper saat, ampersaat,
        アンペア时, アンペアアワー, アンペアー时, アンペアーアワー, 安时, 安小时, 安培小时, 安培时,
        安
      `,
    ),
  ],
  [
    'wh',
    wordList(
      `
        wh, whr, whrs, w h, wh typ, watthour, watt hour, watt hours, watthours, wattstunden,
        wattstunde, watt stunden, watt stunde, watt heure, wattheure, watts heure, watts heures,
        wattheures, watt heures, vatios hora, vatio hora, vatios horas, vatiohora, watios hora,
        wattora, wattore, watt ora, watt ore, wattuur, watt uur, watturen, watt uren, watt hora,
        watthora, watts hora, watts horas, watt horas, watogodzin, watogodziny, watogodzina,
        watogodzine, watt saat, wattsaat, vat saat, vatsaat, watsaat, ワット时, ワットアワー, ワットジ, 瓦时, 瓦特小时, 瓦小时, 瓦特时, 瓦时数
      `,
    ),
  ],
  [
    'mwh',
    wordList(
      `
        mwh, m wh, milliwatt hour, milliwatt hours, milliwatthour, milliwattstunden,
        milliwattheure, milivatios hora, milliwattora, milliwattuur, miliwatogodzin,
        miliwatt saat, ミリワット时, 毫瓦时, 毫瓦小时
      `,
    ),
  ],
  [
    'mm',
    wordList(
      `
        mm, millimeter, millimeters, millimetre, millimetres, millimetern, milimetro, milimetros,
        millimetro, millimetri, milimetr, milimetry, milimetrow, milimetre, milim, ミリ, ミリメートル,
        ミリメーター, 毫米, 公厘, 粍
      `,
    ),
  ],
  [
    'cm',
    wordList(
      `
        cm, centimeter, centimeters, centimetre, centimetres, zentimeter, zentimetern,
        centimetro, centimetros, centimetri, centymetr, centymetry, centymetrow, santimetre,
        santim, センチ, センチメートル, センチメーター, 厘米, 公分
      `,
    ),
  ],
  // The second character is what ″ becomes when compatibility forms are unified.
  [
    'inch',
    [
      '"',
      '′′',
      '”',
      '“',
      ...wordList(
        `
        inch, inches, in, inchs, zoll, pouce, pouces, pulgada, pulgadas, pulg, pollice, pollici,
        polegada, polegadas, pol, duim, duimen, cal, cale, cali, calowy, calowa, inc, インチ, 英寸, 英吋, 吋, 寸
      `,
      ),
    ],
  ],
  [
    'a',
    wordList(
      `a, amp, amps, ampere, amperes, amperios, amperio, amper, amperow, ampery, アンペア, 安培`,
    ),
  ],
  [
    'ma',
    wordList(
      `
        ma, milliamp, milliamps, milliampere, milliamperes, miliamperes, miliamper, miliamperow,
        ミリアンペア, 毫安培
      `,
    ),
  ],
  ['w', wordList(`w, watt, watts, vatio, vatios, wat, waty, watow, vat, ワット, 瓦, 瓦特`)],
  [
    'g',
    wordList(
      `
        g, gr, grs, gram, grams, gramm, gramme, grammes, gramo, gramos, grammo, grammi, grama,
        gramas, gramow, gramy, grammen, グラム, 克, 公克
      `,
    ),
  ],
  [
    'kg',
    wordList(
      `
        kg, kgs, kilo, kilos, kilogram, kilograms, kilogramm, kilogramme, kilogrammes, kilogramo,
        kilogramos, kilogrammi, quilo, quilos, quilograma, quilogramas, kilogramow, kilogramy,
        キロ, キログラム, 千克, 公斤
      `,
    ),
  ],
  [
    'c',
    [
      '°c',
      '°',
      ...wordList(
        `
        celsius, deg c, degrees celsius, degree celsius, grad celsius, degres celsius,
        grados celsius, gradi celsius, graus celsius, graden celsius, stopni celsjusza, derece,
        摄氏度, 摄氏
      `,
      ),
    ],
  ],
]

/** Spelling -> unit; 'c' is degrees Celsius. Signs such as ° and ″ are part of a spelling. */
export const UNIT_WORDS: Record<string, Unit> = Object.fromEntries(
  GROUPS.flatMap(([unit, words]) => words.map((word) => [word, unit])),
)

/**
 * Prefixes of words for what charges a battery or comes out of its charger: a value after one of them is not
 * the battery's own. In the form the search reads: no accents, Simplified characters.
 */
export const CHARGING_WORDS: readonly string[] = wordList(
  // English, and words that other languages share with it
  `
    limit voltage, limited voltage, limiting voltage, voltage limit, input, output, adapter,
    adaptor, cut off, cutoff, max voltage, maximum voltage
  `,
  // German
  `
    ladespannung, ladeschluss, ladeendspannung, ladegrenzspannung, ladestrom, ladegerat,
    ladegeraet, ausgang, eingang, netzteil, netzgerat, netzgeraet
  `,
  // French
  `sortie, entree, adaptateur, bloc secteur, limite de tension`,
  // Spanish
  `
    salida, entrada, tension de carga, voltaje de carga, tension maxima de carga,
    voltaje maximo de carga, corriente de carga, cargador, adaptador
  `,
  // Italian
  `
    uscita, ingresso, di carica, di ricarica, caricatore, caricabatteri, alimentatore, adattatore
  `,
  // Portuguese
  `saida, tensao de carga, tensao maxima de carga, voltagem de carga, de carregamento, carregador`,
  // Dutch
  `uitgang, ingang, laadspanning, laadstroom, oplader, acculader, batterijlader`,
  // Polish
  `
    wyjsci, wejsci, napiecie ladowania, napiecia ladowania, prad ladowania, ladowark, zasilacz
  `,
  // Turkish
  `cikis, giris, sarj voltaj, sarj gerilim, sarj akim, sarj cihaz, sarj alet, sarj adapt`,
  // Japanese
  `出力, 入力, アダプタ`,
  // Chinese
  `输出, 输入, 限制, 适配器`,
)
