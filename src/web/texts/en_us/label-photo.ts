// English texts of the search by a photo of a label.
export const labelPhoto = {
  title: 'Search by photo',
  close: 'Close',
  explanation:
    'Photograph the label on the old battery. We read the part numbers and barcodes for you to check before you search.',
  size: 'The text reader is about 5\u00a0MB. It downloads once and stays in your browser. Your photo never leaves this device.',
  takePhoto: 'Take a photo',
  choosePicture: 'Choose a picture',
  loading: 'Loading the text reader (about 5\u00a0MB)…',
  reading: 'Reading the label…',
  found: 'Check the lines against the label.',
  lines: 'Lines to search for',
  linesHint: 'Correct anything that was misread. Enter one part number or device per line.',
  rest: 'Also read on the label:',
  add: (line: string) => `Add “${line}”`,
  search: 'Search for these lines',
  nothing: 'No text or barcode could be read.',
  tips: [
    'Fill the frame with the label and hold the camera directly above it.',
    'Use even light without reflections, and wait for the camera to focus.',
    'Or close this window and enter the part number in the search box.',
  ],
  faults: {
    tooLarge: 'This file is larger than 40\u00a0MB. Choose a smaller picture.',
    notPicture: 'This file cannot be opened as a picture. Choose a JPEG, PNG or WebP file.',
    notLoaded:
      'The text reader could not be loaded. Check your connection and try again, or enter the part number in the search box.',
    broken: 'The picture could not be read. Try again, or enter the part number in the search box.',
  },
  retry: 'Try again',
}
