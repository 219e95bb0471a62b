// Types for the browser ES module of tesseract.js, because the package types only its main file.
declare module 'tesseract.js/dist/tesseract.esm.min.js' {
  const tesseract: Pick<typeof import('tesseract.js'), 'createWorker'>
  export default tesseract
}
