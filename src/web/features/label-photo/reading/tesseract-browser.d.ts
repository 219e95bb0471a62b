// The browser build of tesseract.js as one ES module; the package describes its main file only.
declare module 'tesseract.js/dist/tesseract.esm.min.js' {
  const tesseract: Pick<typeof import('tesseract.js'), 'createWorker'>
  export default tesseract
}
