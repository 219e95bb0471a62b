// The words of the page that explains how product information is read, in English.
import {
  AIR_LIMIT_WH,
  BUSINESS,
  CHARGING_LIMIT,
  WARRANTY_MONTHS,
} from '../../../shared/business-constants.ts'
export const productInformation = {
  title: 'How to read our data',
  description:
    'What item numbers, series, fits, specifications and labels mean, so that you order the right battery first time.',
  home: 'Home',
  trail: 'You are here',
  jump: 'On this page',
  intro:
    'Five details decide whether a battery is the right one: part number, device, voltage, size and connector. This page shows where to find each of them and how far you can rely on it.',
  numbers: {
    title: 'The item number',
    lead: 'Every item number has three parts.',
    parts: [
      {
        part: '{{mainPrefix}}',
        name: 'Series',
        body: '{{mainPrefix}} is the main brand, {{secondPrefix}} the high-performance series.',
      },
      { part: 'LT', name: 'Device type', body: 'Two letters, listed in the table below.' },
      {
        part: '41346',
        name: 'Model',
        body: 'Five digits. Items of the two series that fit the same devices have the same digits after {{mainPrefix}} and {{secondPrefix}}.',
      },
    ],
    how: 'Enter a number with or without a hyphen, in upper or lower case: the search treats {{mainPrefix}}-LT41346, {{mainPrefix}}LT41346 and {{mainPrefix}} LT 41346 alike.',
    table: 'Letters and categories',
    letters: 'Letters',
    category: 'Category',
    items: 'Items',
  },
  series: {
    title: 'Two series',
    main: 'Main brand',
    mainBody:
      'The widest choice, for everyday replacement. Compare voltage, size and connector with the old battery.',
    second: 'High-performance series',
    secondBody:
      'Made for the same devices as its counterpart in the main brand, usually with about 8% more capacity and, for laptops, usually twice the discharge rate.',
    twin: 'Each item of the high-performance series has a counterpart in the main brand. The product page links the two under “Related”.',
  },
  fits: {
    title: 'Fits: the evidence behind the list',
    lead: 'Every device in a fit list is marked as confirmed, reported or not yet confirmed. While we examine an entry, “under review” takes the place of the mark. After that, we either restore the mark or show “does not fit”.',
    levels: [
      {
        level: 'confirmed',
        name: 'Confirmed',
        body: 'Two or more independent reports from real devices name this battery.',
      },
      { level: 'reported', name: 'Reported', body: 'One report from a real device names it.' },
      {
        level: 'unconfirmed',
        name: 'Not yet confirmed',
        body: 'Matched by data alone; no device report yet. Compare voltage, size and connector before you order.',
      },
    ],
    check:
      '“Does it fit?” on each product page checks one device. “Not listed” means that we have no evidence, not that it cannot fit.',
  },
  specification: {
    title: 'The specification',
    rows: [
      {
        term: 'Voltage (V)',
        body: `Nominal voltage. 10.8\u00a0V and 11.1\u00a0V both mean three ordinary lithium-ion cells in series. Use high-voltage packs (more than ${CHARGING_LIMIT.nominalOfThree}\u00a0V with three cells) only where the device is listed. A different number of cells never fits.`,
      },
      {
        term: 'Capacity (mAh)',
        body: 'How much charge the battery holds. More capacity means a longer run time at the same voltage.',
      },
      {
        term: 'Energy (Wh)',
        body: `Voltage × capacity ÷ 1,000. It decides transport: above ${AIR_LIMIT_WH.battery}\u00a0Wh, or ${AIR_LIMIT_WH.cell}\u00a0Wh per cell, a lithium-ion battery is fully regulated dangerous goods by road and sea.`,
      },
      {
        term: 'Dimensions (mm)',
        body: 'Length × width × height; round cells as Ø diameter × height.',
      },
      {
        term: 'Charge voltage limit',
        body: `Stated here only for ordinary lithium-ion cells: ${CHARGING_LIMIT.volts}\u00a0V\u00a0±\u00a0${CHARGING_LIMIT.tolerance}\u00a0V per cell. High-voltage cells (above ${CHARGING_LIMIT.nominal}\u00a0V nominal) have their own. The limit printed on the battery applies; if none is printed, use the charger made for the device.`,
      },
      {
        term: 'Minimum order quantity',
        body: `${BUSINESS.wholesaleMinimum} pieces per item for wholesale, a single piece for dropshipping.`,
      },
      {
        term: 'Warranty',
        body: `${WARRANTY_MONTHS.lithium} months for rechargeable lithium (including LiFePO4), ${WARRANTY_MONTHS.nickel} months for nickel and ${WARRANTY_MONTHS.leadAcid} months for sealed lead-acid.`,
      },
    ],
    derived:
      'Values marked ≈ are derived from the device or from similar batteries. Other technical values are taken from published or measured data. Curves are typical for the chemistry, not a test of the item.',
  },
  label: {
    title: 'The label',
    lead: (itemNo: string) =>
      `The label of ${itemNo}, drawn from its specification, without date code:`,
    alt: (itemNo: string) => `Illustration of the label of ${itemNo}`,
    points: [
      'Brand and series',
      'Item number, and the device or part number it replaces',
      'Chemistry',
      'Nominal voltage, capacity and energy',
      'Dimensions and net weight',
      'Collection symbol: used batteries must not go into household waste',
      'EAN barcode: 13 digits, the last one a check digit',
    ],
    open: 'See this item',
  },
  search: {
    title: 'Numbers that find a battery',
    lead: 'Any of these will find it, even if only part of the number is legible:',
    kinds: [
      'our item number',
      'the part number on the old battery',
      'the name that the operating system reports',
      'the device’s brand and model, or its model code',
      'IEC and ANSI names of standard cells, such as CR2032 or LR44',
      'the EAN under the barcode',
    ],
    action: 'Search',
    finder: 'Find by device',
  },
}
