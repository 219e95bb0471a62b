// Phones as shops and buyers write them, each with its correct device names.

export const PHONES: readonly (readonly [string, ...string[]])[] = [
  ['samsung note20ultra', 'Samsung Galaxy Note20 Ultra', 'Samsung Galaxy Note20 Ultra 5G'],
  ['note 20 ultra battery', 'Samsung Galaxy Note20 Ultra', 'Samsung Galaxy Note20 Ultra 5G'],
  ['galaxy note20 ultra 5g', 'Samsung Galaxy Note20 Ultra 5G', 'Samsung Galaxy Note20 Ultra'],
  ['samsung s21 ultra', 'Samsung Galaxy S21 Ultra', 'Samsung Galaxy S21 Ultra 5G'],
  ['s21ultra', 'Samsung Galaxy S21 Ultra', 'Samsung Galaxy S21 Ultra 5G'],
  ['galaxy s20fe', 'Samsung Galaxy S20 FE', 'Samsung Galaxy S20 FE 5G'],
  ['iphone12promax', 'Apple iPhone 12 Pro Max'],
  ['iphone 11promax battery replacement', 'Apple iPhone 11 Pro Max'],
  ['apple i phone 13 mini', 'Apple iPhone 13 mini'],
  ['iphone 13', 'Apple iPhone 13'],
  ['iPhone 8+', 'Apple iPhone 8 Plus'],
  ['iphone xsmax', 'Apple iPhone XS Max'],
  ['iphone x', 'Apple iPhone X'],
  ['I-Phone 6s', 'Apple iPhone 6s'],
  ['iphone 14 plus', 'Apple iPhone 14 Plus'],
  ['galaxy a51 5g', 'Samsung Galaxy A51 5G'],
  ['samsung a52s', 'Samsung Galaxy A52s 5G', 'Samsung Galaxy A52s'],
  ['redmi note 9pro', 'Redmi Redmi Note 9 Pro', 'Xiaomi Redmi Note 9 Pro', 'Redmi Note 9 Pro'],
  ['pixel 6 pro', 'Google Pixel 6 Pro'],
  ['google pixel4a', 'Google Pixel 4a'],
]
