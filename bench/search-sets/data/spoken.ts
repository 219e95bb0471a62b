// Spoken queries as a phone transcribes them.

/** `devices`, `sizes` (of cells) and `numbers` are the right answers: one of them has to be found. */
interface SpokenQuery {
  text: string
  devices?: readonly string[]
  sizes?: readonly string[]
  numbers?: readonly string[]
}

const L = 'Lenovo ThinkPad'

export const SPOKEN: readonly SpokenQuery[] = [
  {
    text: 'x one carbon gen six',
    devices: [`${L} X1 Carbon 6th`, `${L} X1 Carbon 6th .MFG_IN_GO`],
  },
  { text: 'thinkpad x one carbon ninth generation', devices: [`${L} X1 Carbon Gen 9`] },
  { text: 'think pad t four eighty', devices: [`${L} T480`] },
  { text: 'lenovo t fourteen gen three', devices: [`${L} T14 Gen 3`] },
  { text: 'dell latitude fifty four ninety battery', devices: ['Dell Latitude 5490'] },
  { text: 'latitude e sixty four hundred', devices: ['Dell Latitude E6400'] },
  { text: 'latitude seventy four twenty', devices: ['Dell Latitude 7420'] },
  { text: 'h p elitebook eight forty g five', devices: ['HP EliteBook 840 G5'] },
  { text: 'elite book eight fifty g three', devices: ['HP EliteBook 850 G3'] },
  { text: 'hp probook four fifty g six', devices: ['HP ProBook 450 G6'] },
  { text: 'iphone eleven pro max', devices: ['Apple iPhone 11 Pro Max'] },
  { text: 'i phone twelve mini battery', devices: ['Apple iPhone 12 mini'] },
  { text: 'iphone thirteen pro', devices: ['Apple iPhone 13 Pro'] },
  { text: 'iphone eight plus', devices: ['Apple iPhone 8 Plus'] },
  { text: 'samsung galaxy s ten plus', devices: ['Samsung Galaxy S10+'] },
  { text: 'galaxy s twenty one', devices: ['Samsung Galaxy S21', 'Samsung Galaxy S21 5G'] },
  { text: 'c r twenty thirty two', sizes: ['CR2032'] },
  { text: 'cr twenty four fifty coin cell', sizes: ['CR2450'] },
  { text: 'triple a batteries', sizes: ['AAA'] },
  { text: 'double a battery', sizes: ['AA'] },
  { text: 'rechargeable double a batteries', sizes: ['HR6'] },
  { text: 'nine volt battery', sizes: ['6LR61'] },
  { text: 'l r forty four', sizes: ['LR44'] },
  { text: 'c r one two three a', sizes: ['CR123A'] },
  { text: 'eighteen six fifty battery', sizes: ['18650'] },
  { text: 'twelve volt seven amp hour battery', sizes: ['12V7AH'] },
  { text: 'hearing aid batteries size three twelve', sizes: ['PR41'] },
  { text: 'hearing aid size thirteen', sizes: ['PR48'] },
  { text: 's s zero three x l', numbers: ['SS03XL'] },
  { text: 'four five n one zero zero one', numbers: ['45N1001'] },
]
