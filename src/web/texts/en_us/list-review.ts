// English texts of a pasted or uploaded list, its review, and the order pad.

const lines = (count: number) => (count === 1 ? '1 line' : `${count} lines`)
const rows = (count: number) => (count === 1 ? '1 row' : `${count} rows`)

export const listReview = {
  title: 'Paste or upload a list',
  close: 'Close',
  intro:
    'One line per item: item number, original part number, barcode or device, then the quantity. Columns from a spreadsheet work as they are.',
  field: 'Your list',
  example: '{{mainPrefix}}-LT81747\t10\n45N1070; 5\n2 900000 979482, 20',
  file: 'Or a file (XLSX, CSV or text). The file itself is not uploaded: only its lines are sent, to find the items',
  fileFailed: 'This file could not be read. Save it as XLSX or CSV and choose it again.',
  fileEmpty:
    'This file contains no list: its text, or the first sheet of the workbook, is empty. Choose another file.',
  workbookTooLarge:
    'This file is larger than 2\u00a0MB. Remove the other sheets and choose it again.',
  textTooLarge:
    'This file is larger than 2\u00a0MB. Split it: a file may have up to 60,000 characters and 1,000 rows.',
  missing: 'Enter or paste at least one line, or choose a file.',
  tooLong: 'This list is too long for one check. Paste up to 60,000 characters at a time.',
  read: 'Check the list',
  reading: 'Checking…',
  failed: 'The list could not be checked. Your text is still here; please try again.',
  tooMany: (count: number) =>
    `Only the first 1,000 rows were read. Paste the remaining ${count} separately.`,
  waiting: (count: number) =>
    `Up to 1,000 rows are checked at a time; ${rows(count)} of your list will follow. Add or leave out the rows here, then read more.`,
  readMore: 'Read more rows',
  preview: 'Result of the check',
  summary: (ready: number, open: number) =>
    `${rows(ready)} ready to add${open > 0 ? `, ${open} ${open === 1 ? 'needs' : 'need'} your decision` : ''}`,
  prefer: {
    label: 'Prefer',
    main: '{{mainSeries}}',
    'high-performance': '{{secondSeries}}',
    cheapest: 'Cheapest in stock',
  },
  columns: {
    row: 'Your row',
    read: 'Your number',
    quantity: 'Quantity',
    result: 'Item',
    action: 'To do',
  },
  numberOf: (row: number) => `Number in row ${row}`,
  quantityOf: (row: number) => `Quantity in row ${row}`,
  choicesOf: (text: string) => `Batteries for ${text}`,
  outcome: {
    ok: 'Found',
    replaced: 'Discontinued; it has a replacement',
    ambiguous: 'Several batteries fit. Choose one:',
    discontinued: 'Discontinued, without a replacement',
    not_found: 'Not found',
    unreadable: 'Could not be read',
    merged: 'Repeats another row',
  },
  readAs: (cell: string) => `The number is not listed. Batteries for “${cell}”:`,
  series: 'Listed for a model of this series. Check the model:',
  matched: (kind: string) => `by ${kind}`,
  why: (raw: string) => `matches ${raw}`,
  kinds: {
    item_no: 'item number',
    oem: 'original part number',
    ean: 'barcode',
    device: 'device',
    iec: 'IEC designation',
    ansi: 'ANSI designation',
    superseded: 'earlier number',
    own: 'your own number',
  } as Record<string, string>,
  fits: {
    confirmed: 'Fit confirmed',
    reported: 'Fit reported',
    unconfirmed: 'Fit not yet confirmed: compare voltage, size and connector',
  },
  into: (row: number) => `as row ${row}`,
  suggestions: 'Similar, please compare:',
  pack: (quantity: string) => `pack of ${quantity}`,
  notForRegion: 'Not for your region',
  takeTwin: (itemNo: string) => `Use ${itemNo}, sold in your region`,
  short: (stock: string, wanted: string) => `${stock} of ${wanted} in stock now`,
  rules: (minimum: string, multiple: string) =>
    multiple === '1' ? `minimum ${minimum}` : `minimum ${minimum}, in multiples of ${multiple}`,
  onlyBatteries: {
    title: (count: number) =>
      `${rows(count)} with an unknown number, beside a device for which we list one battery`,
    text: 'We do not know these numbers, but we list exactly one battery for each of these devices. Where a device was sold with several types, compare voltage and connector first. Untick the rows that you want to decide one by one.',
    take: (count: number) => `Use these batteries in ${rows(count)}`,
    row: (row: number) => `Row ${row}:`,
  },
  search: 'Search',
  nothing: 'Nothing found. Change the number, or mention it in your request for a quotation.',
  rowFailed: 'This row could not be checked. Please try again.',
  change: 'Choose again',
  fault: {
    below_minimum: 'Below the minimum order quantity',
    not_multiple: 'Does not match the order multiple',
    above_maximum: 'Above the maximum per order',
    unreadable: 'Enter a quantity',
  },
  raise: (quantity: string) => `Use ${quantity}`,
  raiseAll: (count: number) => `Use the next valid quantity in ${rows(count)}`,
  leaveOut: 'Leave out',
  leaveOutAll: (count: number) => `Leave out ${rows(count)} not found`,
  quotationNote:
    'You can leave rows without an item here and send them with your request for a quotation.',
  leaveOutOf: (row: number) => `Leave out row ${row}`,
  total: 'Total',
  add: (count: number) => `Add ${lines(count)}`,
  adding: 'Adding…',
  addFailed: 'Nothing was added. Your rows are still here; please try again.',
  addUnanswered:
    'The shop did not answer, so these lines may have been added. Your rows are still here: reload the page, check your list, and add only what is missing.',
  added: (count: number) => `${lines(count)} added to the list.`,
  left: (count: number) => `${rows(count)} left for you to decide.`,
  rejected: { unknown: 'Not in the catalogue', full: 'The list is full' },
  download: 'Download the open rows with reasons',
  reason: 'Reason',
  again: 'Start over',
  order: {
    add: (count: number) => `Add ${lines(count)} to the basket`,
    added: (count: number) => `${lines(count)} added to the basket.`,
    addUnanswered:
      'The shop did not answer, so these lines may be in your basket already. Your rows are still here: check the basket first, and add only what is missing.',
    toBasket: 'View basket',
    kept: (text: string, itemNo: string) => `Kept for your company: “${text}” is ${itemNo}.`,
    unpriced: 'Price in our offer',
    obstacle: {
      discontinued: 'Discontinued. Choose another battery or leave the row out.',
      region_blocked: 'Not sold in your region. Choose another battery or leave the row out.',
      on_request: 'No price yet. Ask for a price on the product page or leave the row out.',
    },
    wholesale: {
      ready:
        'delivered {{deliveryFrom}} to {{deliveryTo}} working days after payment is credited; by road or sea, the offer states the date',
      short: (stock: string, wanted: string) =>
        `${stock} of ${wanted} in stock; at checkout you choose what happens to the rest`,
    },
    dropshipper: {
      ready: 'packed as soon as your balance covers the order',
      short: (stock: string, wanted: string) =>
        `${stock} of ${wanted} in stock; at checkout you can have the rest sent later`,
    },
    sourcing: {
      link: 'Ask us to find the battery',
      subject: (asked: string) => `Which battery: ${asked}`,
    },
  },
  pad: {
    home: 'Home',
    trail: 'You are here',
    basket: 'Basket',
    title: 'Order pad',
    wholesaleIntro:
      'Paste, scan or upload what you need: our item numbers, original part numbers, barcodes, devices or your own numbers. Check each row, then add everything to the basket.',
    dropshipIntro:
      'Paste, scan or upload what one customer needs: our item numbers, original part numbers, barcodes, devices or your own numbers. Check each row, then add everything to the basket.',
    orderFile: 'Orders of several customers: upload an order file',
    needsScripts:
      'Switch on JavaScript to use the order pad: matches, prices and stock are checked as you type.',
    ownNumbers: 'Your own numbers: correct or remove them',
    noRole:
      'Your login can check lists but cannot order. Ask an owner of your company account to make you a buyer.',
  },
  scan: {
    start: 'Scan barcodes',
    title: 'Scan barcodes into the list',
    close: 'Close the scanner',
    counted: (code: string, quantity: string) => `${code}: ${quantity}`,
    leaveOut: (code: string) => `Remove ${code}`,
    done: (codes: number) => `Review ${lines(codes)}`,
    kept: 'What you scanned is in your list. Check the list to find the items.',
    picture: 'Use a picture',
    light: 'Light',
    retry: 'Try again',
    camera: 'Try the camera again',
    states: {
      opening: 'Opening the camera…',
      reading: 'Reading the picture…',
      looking: 'Hold one barcode or QR code after another in the frame.',
      denied:
        'Camera access is blocked. Allow it for this site in your browser settings, use a picture, or close the scanner and type the numbers.',
      none: 'No camera was found. Use a picture, or close the scanner and type the numbers.',
      busy: 'The camera cannot be opened; another program may be using it. Use a picture, or close the scanner and type the numbers.',
      insecure:
        'The camera opens over https only. Use a picture, or close the scanner and type the numbers.',
      noReader:
        'The scanner could not be loaded. Check your connection and try again, or close the scanner and type the numbers.',
      noPicture: 'This file cannot be opened as a picture. Choose a JPEG, PNG or WebP file.',
      nextPicture: 'The picture has been read. Choose the next one, or review the lines.',
      noCode: 'No barcode was found in the picture. Take a closer, sharper one.',
    },
  },
  quotation: {
    title: 'Ask for a quotation',
    close: 'Close',
    intro: (count: number) =>
      `Our sales desk receives your list (${lines(count)}) with your own numbers and replies by email.`,
    message: 'Message (optional)',
    submit: 'Send the request',
    sending: 'Sending…',
    failed: 'The request could not be sent. Nothing is lost; please try again.',
    done: 'Your case number is',
    next: 'We are sending you an email with the list and the feedback code.',
    follow: 'View the case',
    unlisted: {
      send: (count: number) =>
        `Also send ${rows(count)} without an item from your list: we look for the batteries and reply to everything together`,
      show: 'Show these rows',
      title: 'Rows without an item',
    },
    byOffer: {
      intro: (count: number) =>
        `You send us your list (${lines(count)}) as an order. We reply with an offer: quantities, prices and freight. Nothing is binding until you accept it.`,
      deliverTo: 'Delivery address',
      noAddress: 'Your address book is empty. Add a delivery address, then ask for the quotation.',
      addAddress: 'Add a delivery address',
      loading: 'Loading your addresses…',
      loadFailed: 'Your addresses could not be loaded. Close this window, then open it again.',
      faulty: (items: string) =>
        `Nothing was sent, because these items cannot be ordered as listed: ${items}. Correct the quantities or remove the items, then send the request again.`,
      done: 'Your order number is',
      next: 'We are sending you an email. Our offer will appear on the order page.',
      follow: 'View the order',
    },
  },
}
