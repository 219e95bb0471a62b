// Texts of battery labels and listings, with placeholders for numbers and values.

/** Labels typed as one line. */
export const LABELS: readonly string[] = [
  'Li-ion Battery Pack Model {number} Rating {V}V {mAh}mAh/{Wh}Wh CAUTION: Risk of fire or burns',
  'BATTERY,{number},{V}V',
  'RECHARGEABLE LI-ION BATTERY MODEL:{number} RATED:{V}Vdc {Wh}Wh P/N:{number2} MADE IN CHINA',
  '{V}V=== {Wh}Wh ASM P/N {number} FRU P/N {number2} Li-ion',
  'Type: {number} 额定电压:{V}V 额定容量:{mAh}mAh/{Wh}Wh 锂离子电池 中国制造',
  'BATT LI {number} {V}V {Wh}WH',
  '{brand} MODEL NO.{number} DC {V}V {mAh}mAh Cell origin Japan Assembled in China',
  'Rechargeable Battery Pack TYPE {number} Output: {V}V {Wh}Wh Do not dispose of in fire',
  'P/N:{number} S/N:8SSB10K97621L1HF7C60M3K {V}V/{mAh}mAh Li-Polymer',
  'Model:{number},Rated capacity:{mAh}mAh,Limited charge voltage,Nominal:{V}V, E486402 CE',
  '{number} {V}V⎓{mAh}mAh,{Wh}Wh Made in P.R.C.',
  'CT:6FQVE02T3K81YZ {number} REPLACE ONLY WITH {number} {V}V',
]

/** Labels with their line breaks, as copied or recognised. */
export const LABEL_LINES: readonly string[] = [
  'Rechargeable Li-ion Battery Pack\nModel: {number}\nRating: {V}V {Wh}Wh\nMade in China',
  '{brand}\nType {number}\n{V}V {mAh}mAh\nCAUTION: May explode if mistreated',
  'LITHIUM ION BATTERY\nP/N {number}\nP/N {number2}\n{V}V\n{Wh}Wh',
  'FRU P/N {number}\nASM P/N {number2}\nRated: {V}Vdc {Wh}Wh\nLi-ion 00\nS/N 1Z2A3B4C5D',
  'Battery Pack\n\n{number}\n\n{V} V\n{mAh} mAh\n{Wh} Wh\nCE FC UL\n',
  '锂离子电池组\n型号：{number}\n额定电压：{V}V\n额定容量：{mAh}mAh {Wh}Wh\n警告：禁止拆解、撞击、挤压或投入火中',
  'Li-Polymer\r\nModel No.: {number}\r\nCapacity: {mAh}mAh / {Wh}Wh\r\nVoltage: {V}V\r\nDate: 2019-04',
  'WARNING\nReplace battery with {number} only\nUse of another battery may present a risk of fire\n{V}V {Wh}Wh',
  '{number}\n{number2}\n{V}V',
]

/** A number among words and signs that are not part of it. */
export const NOISE: readonly string[] = [
  'need price {number} x 10',
  '{number} - new, boxed',
  '#{number}#',
  'looking for: {number}???',
  '{number}/{number2}',
  'P/N {number} rev A00',
  'SPS {number}',
  'FRU {number}',
  'qty 5: {number}',
  '{number} OEM original genuine battery',
  '"{number}"',
  '{number}, black, 6 cell',
  '({number})',
  're: {number}.',
  'battery-{number}',
  '{number} used / tested ok',
  'BATTERY,{number},{V}V',
  '{number} or equivalent',
  'part no. {number} please check stock',
  '10pcs {number}',
  '{number} *2',
  'mfr pn: {number} (any brand)',
]

/** The listing of a battery in another shop, as paragraphs that form one text in this order. */
export const LISTING: readonly string[] = [
  'Replacement Laptop Battery {number} for {device} - {V}V {mAh}mAh {Wh}Wh',
  'Please check your original battery and your laptop model before you buy. If you are not sure, send us a picture of the label.',
  'Battery type: Li-ion. Voltage: {V}V. Capacity: {mAh}mAh / {Wh}Wh. Colour: black. Condition: brand new, grade A cells.',
  'Built-in protection against overcharge, overcurrent and short circuit. CE, FCC and RoHS certified.',
  'What you get: 1 x battery, 2 x screwdriver, installation guide and our friendly customer service.',
  'Charge the battery to 100 % before first use and let it run down to 10 % two or three times to calibrate it.',
  'Shipping within 24 hours on working days. 30 days money back, 12 months warranty. We ship from our own warehouse.',
  'Tips: do not expose the battery to heat, do not disassemble it, do not throw it into fire, keep away from children.',
  'Any question? Write to us and we will answer within one working day.',
]
