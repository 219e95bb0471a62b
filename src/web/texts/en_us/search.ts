// English texts of the search field and of a search that found nothing.
import { numberText } from '../../../shared/number-text.ts'

export const search = {
  field: {
    groups: {
      products: 'Part numbers',
      devices: 'Devices',
      categories: 'Categories',
      ean: 'Barcode',
    },
    count: (count: number) =>
      count === 1
        ? '1 suggestion. Use the arrow keys to choose and Enter to search.'
        : `${count} suggestions. Use the arrow keys to choose and Enter to search.`,
    none: 'No suggestions. Press Enter to search all models.',
    searchLines: (lines: number) => (lines === 1 ? 'Search' : `Search all ${lines} lines`),
    keys: 'Press Enter to search, Shift + Enter for a new line.',
    characters: (used: number, max: number) =>
      used <= max
        ? `${numberText(used)} of ${numberText(max)} characters`
        : `${numberText(used)} characters: only the first ${numberText(max)} are searched, up to the end of a line or word.`,
    longList: 'Check a long list on your wish list: up to 1,000 rows at a time',
  },
  knownDevice: {
    title: (device: string) => `We do not have a battery for the ${device} yet`,
    subject: (device: string) => `Battery for ${device}`,
  },
  notSold: {
    title: (what: string) => `We do not sell ${what}`,
    /** By the class of what was asked for. */
    classes: {
      camera: 'camera batteries',
      camcorder: 'camcorder batteries',
      drone: 'drone batteries',
      'power-tool': 'power tool batteries',
      'vacuum-cleaner': 'vacuum cleaner batteries',
      car: 'car batteries',
      motorcycle: 'motorcycle batteries',
      'e-bike': 'e-bike batteries',
      'e-scooter': 'e-scooter batteries',
      'game-console': 'game console batteries',
      'cordless-phone': 'batteries for cordless phones',
      'two-way-radio': 'batteries for two-way radios',
      gps: 'batteries for GPS units',
      toothbrush: 'batteries for electric toothbrushes',
      shaver: 'batteries for electric shavers',
      toy: 'battery packs for toys',
      solar: 'solar batteries',
      'power-bank': 'power banks',
    } as Record<string, string>,
    other: 'batteries of this type',
    advice:
      'We sell batteries for laptops, phones, tablets, watches, earphones, media players, smart home devices, remote controls, hearing aids and UPS, and standard cells such as AA and CR2032.',
    all: 'All batteries',
    allAdvice: 'Every battery we sell, by category and with filters.',
  },
  nothing: {
    start: 'Search',
    title: (asked: string) => `Nothing matches “${asked}”`,
    answered: (asked: string) => `Answers to “${asked}”`,
    answeredIntro: 'No battery matches this name or number.',
    intro: 'Enter what is printed on the old battery or on the device.',
    advice: 'Check the number again: O and 0, I and 1 look alike. Part of the number is enough.',
    nearest: 'Closest matches',
    finder: 'Find the battery by device',
    finderAdvice: 'Choose type, brand and model of the device.',
    help: 'Looking for an answer, not a battery?',
    helpAdvice: 'Our questions and answers cover ordering, delivery, returns and battery care.',
    helpLink: (asked: string) => `Search the answers for “${asked}”`,
    how: 'How to search',
    tips: [
      'The number on the old battery, such as 45N1001: separators and case do not matter.',
      'The device, such as ThinkPad T480, or the brand with its model.',
      'The barcode (EAN) or our item number.',
      'Key specs, such as 11.4\u00a0V 97\u00a0Wh.',
      'A whole label or a list, one number per line: up to 50 numbers at a time.',
    ],
  },
  ask: {
    title: 'Ask us to find it',
    advice: 'We look for the battery and reply by email.',
    form: 'Ask us to find the battery',
    subject: (asked: string) => `Which battery: ${asked}`,
  },
}
