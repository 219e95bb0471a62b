// The words of the product page, in English.

export const product = {
  forDevice: (device: string) => `for ${device}`,
  pair: 'The two series of this pack',
  series: { main: 'Main brand', 'high-performance': 'High-performance series' },
  original: 'Shown in English; not translated yet',
  breadcrumb: 'You are here',
  home: 'Home',
  jump: 'On this page',
  part: {
    description: 'Description',
    specifications: 'Specifications',
    fits: 'Fits',
    reviews: 'Reviews',
    teardown: 'Inside',
    inquiry: 'Enquiry',
    bundle: 'Bundle',
    related: 'Related',
  },
  gallery: {
    label: 'Pictures',
    open: (view: string) => `Enlarge: ${view}`,
    next: 'Next picture',
    previous: 'Previous picture',
    close: 'Close',
    views: {
      angle: 'Three-quarter view',
      front: 'Front',
      dimensions: 'Dimensions',
      label: 'Label',
      terminals: 'Terminals',
      scale: 'Next to a bank card',
      teardown: 'Inside',
      photo: 'Photo',
    },
  },
  discontinued: 'Discontinued',
  discontinuedNote: 'We no longer supply this item. The page stays for reference.',
  /** Before and after the item number. */
  successor: ['Replaced by ', '.'],
  minimum: (wholesale: number, dropship: number) =>
    `Minimum order: ${wholesale} pieces for wholesale, ${dropship} for dropshipping`,
  price: {
    login: 'Prices are shown to approved members',
    short: 'Get prices',
    logIn: 'Log in',
    apply: 'Apply for membership',
  },
  copy: {
    number: (raw: string) => `Copy ${raw}`,
    all: 'Copy all numbers',
    short: 'Copy',
    done: 'Copied',
    failed: 'Copy failed',
    share: 'Share',
  },
  fit: {
    codes: (total: string) => `Model codes (${total})`,
    skip: 'Skip the list of devices',
    question: 'Does it fit?',
    field: 'Your device, brand and model',
    example: (device: string) => `e.g. ${device}`,
    ask: 'Check',
    asking: 'Checking…',
    failed: 'The check could not be completed. Please try again.',
    yes: (device: string) => `Listed for ${device}`,
    several: (count: string, words: string) => `${count} listed devices match “${words}”`,
    no: (words: string) => `“${words}” is not listed for this battery`,
    noHelp:
      'The battery may still fit: we have no evidence either way. Find your device, or compare the part number printed on your old battery.',
    finder: 'Find my device',
    search: 'Search all batteries for it',
    askUs: 'Ask us',
    level: { confirmed: 'confirmed', reported: 'reported', unconfirmed: 'not yet confirmed' },
    levelNote: {
      confirmed: 'Supported by two or more independent device reports.',
      reported: 'Supported by one device report.',
      unconfirmed:
        'Device and battery were matched by their data; we have no report of this pair yet. Compare voltage, size and connector before you order.',
    },
    basis: {
      'derived-single': 'Battery specification derived from data for this device model.',
      'derived-series': 'Battery specification derived from data for this model series.',
    },
    title: (total: string) => `Listed for ${total} devices`,
    titleOne: 'Listed for 1 device',
    none: 'No device is listed for this battery yet.',
    noneHelp: 'Compare part number, voltage and size, or ask us.',
    filter: 'Filter the list',
    filterField: 'Words in the model name',
    brand: 'Brand',
    allBrands: 'All brands',
    apply: 'Apply',
    clear: 'Show all',
    shown: (shown: string, total: string) => `${shown} of ${total} devices shown`,
    more: (count: string) => `Show ${count} more`,
    previous: 'Previous devices',
    next: 'Next devices',
    nothing: 'No listed device contains these words.',
    qualifier: 'only',
  },
  description: {
    /** Written when the catalogue holds no description of its own. */
    made: (d: {
      brand: string
      category: string
      device: string | null
      volts: string
      capacity: string
      energy: string
      chemistry: string
    }) =>
      `${d.brand} ${d.category}${d.device ? ` for ${d.device}` : ''}: ${d.volts}, ${d.capacity}, ${d.energy}, ${d.chemistry}.`,
    fits: (total: string, brands: string) =>
      `Listed for ${total} devices from ${brands.replace(' …', ' and others')}.`,
    series: {
      main: 'Main brand, for everyday replacement. Before you order, compare voltage, size and connector with the old battery.',
      'high-performance':
        'High-performance series: fits the same devices as its counterpart in the main brand, usually with about 8% more capacity.',
    },
    /** Only where the dimensions of both are equal. */
    sameCase: (itemNo: string, size: string) =>
      `Same dimensions as ${itemNo}: both measure ${size}.`,
    /** Between sentences, and between the items of a list. */
    space: ' ',
    comma: ', ',
  },
  numbers: {
    title: 'Compatible part numbers',
    number: 'Number',
    kind: 'Type',
    brand: 'Brand',
    search: (raw: string) => `Search for ${raw}`,
    none: 'No original part number is known for this battery.',
    kinds: {
      oem: 'Original part number',
      trade: 'Trade number',
      reported_name: 'Name reported by the device',
      iec: 'IEC designation',
      ansi: 'ANSI designation',
      superseded: 'Earlier number',
      alias: 'Also known as',
    },
  },
  spec: {
    groups: {
      electrical: 'Electrical',
      mechanical: 'Mechanical',
      logistics: 'Logistics',
      compliance: 'Compliance and safety',
    },
    voltage: 'Nominal voltage',
    capacity: 'Capacity',
    energy: 'Energy',
    chemistry: 'Chemistry',
    cells: 'Cells in series',
    cellsOf: (count: number, volts: string) =>
      count === 1 ? `1 (${volts})` : `${count} × ${volts}`,
    discharge: 'Discharge rate',
    dischargeOf: (usual: string, max: string) => `${usual} continuous, ${max} max.`,
    primary: 'Primary cell, not rechargeable',
    rechargeable: 'Rechargeable',
    yes: 'Yes',
    no: 'No',
    chargingLimit: 'Charge voltage limit per cell',
    chargingLimitHigh:
      'High-voltage cells: the limit printed on the battery; if none is printed, use the charger made for the device',
    dimensions: 'Dimensions',
    lengthWidthHeight: 'length × width × height',
    diameterHeight: 'diameter × height',
    netWeight: 'Net weight',
    grossWeight: 'Gross weight',
    colour: 'Colour',
    pack: 'Pieces per pack',
    itemNo: 'Item number',
    ean: 'EAN code',
    brand: 'Brand',
    category: 'Category',
    regions: 'Sales regions',
    minimum: 'Minimum order quantity',
    minimumOf: (wholesale: number, dropship: number) =>
      `${wholesale} wholesale, ${dropship} dropshipping`,
    listed: 'Listed on',
    updated: 'Last updated',
    un: 'UN number',
    unNone: 'None assigned',
    air: 'Air transport',
    unClass: (number: string, hazardClass: string) => `${number}, Class ${hazardClass}`,
    bySea: ', only by sea in large quantities',
    unlessExempt: ', unless exempt as non-spillable',
    airIon: (charge: number, instruction: string) =>
      `Cargo aircraft only, max. ${charge}% state of charge (${instruction})`,
    airMetal: (instruction: string) => `Cargo aircraft only (${instruction})`,
    airSection: (instruction: string, section: string) => `${instruction}, Section ${section}`,
    airIonSections: (instruction: string, cell: number, battery: number) =>
      `${instruction}, Section IB up to ${cell}\u00a0Wh per cell and ${battery}\u00a0Wh per battery, otherwise IA`,
    airMetalSections: (instruction: string, cell: number, battery: number) =>
      `${instruction}, Section IB up to ${cell}\u00a0g of lithium per cell and ${battery}\u00a0g per battery, otherwise IA`,
    airFree: 'No Wh limit for this chemistry',
    surface: 'Road and sea transport',
    surfaceExempt: 'Special provision 188: no Class 9 label, lithium battery mark on the package',
    surfaceFull: 'Fully regulated as Class 9',
    surfaceIon: (cell: number, battery: number) =>
      `Special provision 188 up to ${cell}\u00a0Wh per cell and ${battery}\u00a0Wh per battery, otherwise fully regulated`,
    surfaceMetal: (cell: number, battery: number) =>
      `Special provision 188 up to ${cell}\u00a0g of lithium per cell and ${battery}\u00a0g per battery, otherwise fully regulated`,
    storage: 'Storage',
    warranty: 'Warranty',
    months: (count: number) => `${count} months`,
    warrantyNone: 'Non-rechargeable cell: case by case',
    iec: 'IEC name',
    ansi: 'ANSI name',
    derived: 'derived',
    legend:
      'Values marked ≈ are derived from the device or from similar batteries, not measured on a real one. Other technical values are taken from published or measured data.',
    example: 'example',
    plots: 'Curves and limits',
    typical: 'Typical for the chemistry, not a test of this item',
    plot: {
      discharge: 'Voltage while discharging',
      temperature: 'Temperature range',
      energy: 'Energy and the freight limit',
    },
  },
  reviews: {
    rating: (value: number) => `${value} of 5`,
    count: (total: string) => (total === '1' ? '1 review' : `${total} reviews`),
    average: (value: number) => `${value} of 5 on average`,
  },
  teardown: {
    note: 'Diagram drawn from the specification; a real pack may be built differently.',
    series: (n: number, pack: string, cell: string) =>
      `${n} cells in series give ${pack}: ${n} × ${cell}.`,
    single: (cell: string) => `One cell of ${cell}.`,
    lead: (n: number, pack: string, cell: string) =>
      `${pack}: ${n} lead-acid cells of ${cell} in one block.`,
    board: 'A protection board monitors voltage, current and temperature of the cells.',
    primary:
      'Sealed non-rechargeable cell without electronics. Do not open, recharge or short-circuit it.',
    safety: 'Never open a battery. Take used batteries to a collection point.',
    none: 'No drawing of the inside is available for this item.',
  },
  inquiry: {
    body: 'Questions about this item, quantities or samples? The item is already filled in on the form.',
    ask: 'Ask about this item',
    form: 'Open the form',
    byMail: 'Or by email: ',
    subject: (itemNo: string) => `Enquiry about ${itemNo}`,
    mail: (itemNo: string, title: string, address: string) =>
      `Item: ${itemNo}\n${title}\n${address}\n\nQuantity:\nDevice:\nMy question:\n`,
  },
  related: {
    kinds: {
      substitute: 'Shares a device or part number',
      different_brand: 'Other series',
      successor: 'Replacement item',
      accessory: 'Accessory',
      part_of_set: 'Part of a set',
      often_bought_with: 'Often ordered together',
    },
  },
  print: { sheet: 'Datasheet', button: 'Print datasheet' },
}

export type ProductTexts = typeof product
