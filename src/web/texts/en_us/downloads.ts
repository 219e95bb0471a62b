// English texts of the downloads screens.
export const downloads = {
  title: 'Download centre',
  description:
    'Catalogues by category as PDF, leaflets, posters, videos, and product images of every model as one zip, named by item number.',
  intro:
    'Catalogues, leaflets, posters, videos and the drawings of every model. Free to use for selling Voltcell.',
  sections: {
    label: 'Sections of this page',
    catalogue: 'Catalogues',
    leaflet: 'Leaflets',
    poster: 'Posters',
    'product-image': 'Product images',
    video: 'Videos',
  },
  notes: {
    catalogue: 'One PDF for each category, made from the live catalogue. Without prices.',
    leaflet: 'One page to hand out or to put into a parcel.',
    poster: 'For the wall of a shop or a workshop, large enough for A4 in print.',
    'product-image':
      'Drawn from the specification of each model, as SVG: sharp at every size. Files are named by item number.',
    video: 'Short films without sound. What they show stands beside them in words.',
  },
  filters: {
    label: 'Narrow the downloads',
    keyword: 'Search in downloads',
    type: 'Type',
    language: 'Language of the files',
    any: 'All types',
    submit: 'Show',
    reset: 'Show all',
    found: (count: number) => (count === 1 ? '1 download' : `${count} downloads`),
    none: (keyword: string) => `Nothing is called “${keyword}” here. Try a shorter word.`,
    nothing: 'There is nothing of this type at the moment.',
  },
  entry: {
    download: (title: string, sort: string) => `${sort}: download ${title}`,
    pages: (count: string) => `${count} pages`,
    onDemand: 'made when you ask for it',
    english: 'In English',
    example: 'Example, replace before going live',
    making:
      'The PDF is being made. It begins by itself when it is ready; large ones take half a minute.',
    ready: 'The download has begun.',
    failed: 'The PDF could not be made. Please try again.',
    cancel: 'Cancel',
    all: (count: number) => `All ${count} as a zip`,
  },
  picker: {
    search: 'Find models',
    searchHint: 'A model, a part number, a brand: “latitude 5400”, “VC-LT35641”.',
    find: 'Find',
    results: (shown: number, total: string) => `${shown} of ${total} models`,
    none: 'No model found. Check the spelling, or paste item numbers.',
    failed: 'The search did not answer. Please try again.',
    choose: (itemNo: string) => `Choose ${itemNo}`,
    chooseAll: 'Choose all of these',
    single: 'Single pictures',
    singleOf: (itemNo: string) => `Single pictures of ${itemNo}`,
    paste: 'Paste item numbers',
    pasteHint:
      'One in a line, or separated by commas. Part numbers and EANs are understood as well.',
    add: 'Add these',
    adding: 'Looking them up',
    added: (count: number) => (count === 1 ? '1 model added.' : `${count} models added.`),
    notFound: (numbers: string) => `Not found: ${numbers}`,
    tooLong: 'That is too long to be read at once. Paste it in parts.',
    chosen: (count: number) =>
      count === 0 ? 'No model chosen' : count === 1 ? '1 model chosen' : `${count} models chosen`,
    files: (count: string) => `${count} files`,
    clear: 'Choose none',
    remove: (itemNo: string) => `Remove ${itemNo}`,
    showChosen: 'Show what is chosen',
    views: 'Drawings of each model',
    view: {
      angle: 'At an angle',
      front: 'Front',
      dimensions: 'Dimensions',
      label: 'Label',
      terminals: 'Terminals',
      scale: 'To scale',
      teardown: 'Inside',
    },
    download: 'Download zip',
    tooMany:
      'More than 500 models are not sent at once. Members get a link by mail; it is good for seven days.',
    scripts: 'Choosing many pictures for one zip needs scripts. Single pictures work without.',
  },
  bundle: {
    label: 'Download',
    preparing: 'The zip is being prepared.',
    running: (bytes: string, total: string, files: string, totalFiles: string) =>
      `${bytes} of ${total}, ${files} of ${totalFiles} files`,
    cancel: 'Stop',
    resume: 'Go on',
    again: 'Start again',
    close: 'Close',
    stopped: 'Stopped. What has arrived is kept; “Go on” fetches the rest.',
    broken: 'The connection broke off. What has arrived is kept; “Go on” fetches the rest.',
    busy: 'The server is busy. Please go on in a few seconds.',
    done: (files: string, total: string) =>
      `Done: ${files} files, ${total}. Your browser has saved the zip.`,
    queued:
      'That is a lot. It is packed in the background, and a link comes by mail. It is good for seven days.',
    unknown: (numbers: string) =>
      `These are no longer in the catalogue: ${numbers}. Remove them and try again.`,
    logIn: 'Log in',
  },
  video: {
    play: (title: string) => `Video: ${title}`,
    words: 'What it shows',
    none: 'There are no videos at the moment.',
  },
}
