// English texts of the downloads screens.
export const downloads = {
  title: 'Download centre',
  description:
    'Catalogues by category as PDF, leaflets, posters, videos, and product pictures, named by item number, as a ZIP file.',
  intro:
    'Catalogues, leaflets, posters, videos and drawings of every model. Free to use for selling {{brandName}} batteries.',
  sections: {
    label: 'Sections of this page',
    catalogue: 'Catalogues',
    leaflet: 'Leaflets',
    poster: 'Posters',
    'product-image': 'Product pictures',
    video: 'Videos',
  },
  notes: {
    catalogue: 'One PDF per category, created from the live catalogue, without prices.',
    leaflet: 'One page to hand out or enclose in a parcel.',
    poster: 'For the wall of a shop or workshop, ready to print on A4.',
    'product-image':
      'Drawn from the specification of each model, as JPEG, PNG or SVG. Files are named by item number.',
    video: 'Short silent films, each with a description.',
  },
  filters: {
    label: 'Filter downloads',
    keyword: 'Search in downloads',
    type: 'Type',
    language: 'Language of the files',
    any: 'All types',
    submit: 'Show',
    reset: 'Show all',
    found: (count: number) => (count === 1 ? '1 download' : `${count} downloads`),
    none: (keyword: string) => `No download matches “${keyword}”. Try a shorter word.`,
    nothing: 'There are no downloads of this type at the moment.',
  },
  entry: {
    download: (title: string, kind: string) => `${kind}: download ${title}`,
    pages: (count: string) => `${count} pages`,
    onDemand: 'created on request',
    english: 'In English',
    example: 'Example, replace before going live',
    making:
      'The PDF is being created. The download starts automatically; a large PDF can take half a minute.',
    ready: 'The download has started.',
    failed: 'The PDF could not be created. Please try again.',
    cancel: 'Cancel',
    all: (count: number) => `All ${count} as a ZIP file`,
  },
  picker: {
    search: 'Find models',
    searchHint:
      'A device, part number or brand, such as “latitude 5400” or “{{mainPrefix}}-LT35641”.',
    find: 'Find',
    results: (shown: number, total: string) => `${shown} of ${total} models`,
    none: 'No model found. Check the spelling, or paste item numbers.',
    failed: 'The search could not be completed. Please try again.',
    choose: (itemNo: string) => `Choose ${itemNo}`,
    chooseAll: 'Choose all shown',
    single: 'Single pictures',
    singleAs: (view: string, format: string) => `${view}, ${format}`,
    singleOf: (itemNo: string) => `Single pictures of ${itemNo}`,
    paste: 'Paste item numbers',
    pasteHint:
      'One per line, or separated by commas. Part numbers and EANs are recognised as well.',
    add: 'Add models',
    adding: 'Searching…',
    added: (count: number) => (count === 1 ? '1 model added.' : `${count} models added.`),
    notFound: (numbers: string) => `Not found: ${numbers}`,
    missing: 'Enter or paste at least one number.',
    tooLong: 'This list is too long. Paste it in several parts.',
    chosen: (count: number) =>
      count === 0 ? 'No model chosen' : count === 1 ? '1 model chosen' : `${count} models chosen`,
    files: (count: string) => `${count} files`,
    clear: 'Clear selection',
    remove: (itemNo: string) => `Remove ${itemNo}`,
    showChosen: 'Show selection',
    views: 'Drawings of each model',
    format: 'File format',
    formats: { jpg: 'JPEG, 1,600 px', png: 'PNG, 1,600 px', svg: 'SVG (scalable)' },
    view: {
      angle: 'Three-quarter view',
      front: 'Front',
      dimensions: 'Dimensions',
      label: 'Label',
      terminals: 'Terminals',
      scale: 'Next to a bank card',
      teardown: 'Inside',
    },
    download: 'Download ZIP file',
    tooMany:
      'Up to 500 models, or 24 pictures as JPEG or PNG, can be downloaded immediately. For more, members receive a link by email, valid for seven days.',
    scripts:
      'Switch on JavaScript to choose pictures for a ZIP file. Single pictures work without it.',
  },
  bundle: {
    label: 'Download',
    preparing: 'The ZIP file is being prepared.',
    running: (bytes: string, total: string, files: string, totalFiles: string) =>
      `${bytes} of ${total}, ${files} of ${totalFiles} files`,
    cancel: 'Stop',
    resume: 'Resume',
    again: 'Start again',
    close: 'Close',
    stopped: 'Stopped. Your progress is saved; select Resume to continue.',
    broken: 'Connection lost. Your progress is saved; select Resume to continue.',
    busy: 'The server is busy. Please try again in a few seconds.',
    done: (files: string, total: string) =>
      `Done: ${files} files, ${total}. Your browser has saved the ZIP file.`,
    queued:
      'This is a large download. We prepare it in the background and email you a link, valid for seven days.',
    unknown: (numbers: string) =>
      `These models are no longer in the catalogue: ${numbers}. Remove them and try again.`,
    logIn: 'Log in',
  },
  video: {
    play: (title: string) => `Video: ${title}`,
    words: 'What it shows',
    none: 'There are no videos at the moment.',
  },
}
