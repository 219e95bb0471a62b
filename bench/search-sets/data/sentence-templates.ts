// Titles, emails and system reports with placeholders for a number, a device and values.

export const TITLES: readonly string[] = [
  '{V}V {Wh}Wh {number} Battery for {device} Series Laptop',
  'New {number} {number2} Replacement Laptop Battery Compatible with {device} {V}V {mAh}mAh 1 Year Warranty',
  'Genuine OEM {number} battery {brand} {V}v {mAh}mAh {Wh}Wh - FREE SHIPPING - US seller',
  'Laptop Battery for {device} {device2} Notebook {V}V {Wh}Wh High Quality A+ Cells',
  'BRAND NEW!! {brand} Battery Type {number} ({V}V, {mAh}mAh) fast dispatch',
  '2026 NEW {number} Laptop Battery For {brand} {device} {number2} Tablet PC {V}V {Wh}WH',
  '{device} Battery Replacement [{V}V {mAh}mAh] Black 12 Months Warranty',
  '5PCS/LOT {number} Notebook Battery Wholesale Factory Price {V}V',
  'Original-Akku kompatibel {number} battery pack 6 cells for {device}, {number2}',
  '{brand} {number} | {number2} | {V}V {Wh}Wh | Internal Li-ion Battery | Fits {device}',
  'Superb Choice Battery for {device} ({number})',
  '{mAh}mAh {V}V Li-ion Battery Pack for {device} - Grade A - CE RoHS FCC',
]

export const EMAILS: readonly string[] = [
  'Hi, do you have {number} in stock? We need 20 pcs, delivery to Hamburg. Thanks, Mark',
  'Dear Sir or Madam, please quote your best price for 50 batteries for {device}. Kind regards, Anna',
  'Hello team, looking for the battery of a {device}, can you help? Regards Tom',
  'good morning, pls send me price and lead time for {number} qty 100. thx',
  "Hi there, my customer's {device} does not charge any more, which battery do I need?",
  'We would like to order 10 x {number} and ask for your delivery time to the UK.',
  'Could you please tell me whether {number} also replaces {number2}? We need 30 of them.',
  'RE: RFQ 4471 - {device} battery, 25 units, EXW Hong Kong, please advise',
  'Hi Sales, what is the MOQ for {number}? Best, Priya',
  'Hello, I am interested in your product {number}, please send me a quotation for 200 pieces.',
  'do you sell batteries for the {device}? need two of them by friday',
  'Please find below our enquiry: 1) battery {number} - 15 pcs. Awaiting your offer.',
  'Hey, is {number} available? If so how much for 5?',
  'Our technician says the battery in the {device} is swollen. Do you have a replacement?',
  'As discussed on the phone: 40 pieces of {number} for our branch in Leeds. Many thanks!',
  'I am trying to find out what battery fits a {device} laptop, the old one has no label left',
]

export const REPORTS: readonly string[] = [
  'native-path: BAT0 vendor: SMP model: {number} serial: 1273 technology: lithium-ion energy-full-design: {Wh} Wh',
  'NAME {number} MANUFACTURER SMP SERIAL NUMBER 1273 CHEMISTRY LION DESIGN CAPACITY {mWh} mWh',
  'Portable Battery Location: Primary Manufacturer: LGC Name: {number} Chemistry: LiP Design Capacity: {mWh} mWh Design Voltage: {mV} mV',
  'POWER_SUPPLY_MODEL_NAME={number}',
  'POWER_SUPPLY_MANUFACTURER=SANYO\nPOWER_SUPPLY_MODEL_NAME={number}\nPOWER_SUPPLY_CYCLE_COUNT=312',
  '/org/freedesktop/UPower/devices/battery_BAT0 model: {number}',
  'Battery: ID-1: BAT0 charge: 33.1 Wh (82%) model: SMP {number} status: discharging',
  'Win32_Battery Name : {number} DesignVoltage : {mV} Status : OK',
  'BATTERY 1\nNAME\t{number}\nMANUFACTURER\tLGC\nCHEMISTRY\tLiP',
  '"model" : "{number}", "vendor" : "SMP", "energy-full-design" : "{Wh}"',
  'Installed batteries\nNAME {number}\nDESIGN CAPACITY {mWh} mWh\nFULL CHARGE CAPACITY 31,020 mWh\nCYCLE COUNT 412',
]
