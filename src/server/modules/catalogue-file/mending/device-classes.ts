// Devices that the sources list under the wrong class, by brand and model.

export interface ClassRule {
  /** What such a device is; the report of changes counts by it. */
  name: string
  /** The classes under which the sources list such devices. */
  listedAs: readonly string[]
  /** Both brand and model must match. */
  brand: RegExp
  model: RegExp
  /** The right class, or null: not a device whose batteries are sold here. */
  becomes: string | null
}

const LAPTOPS = ['laptop', 'convertible laptop']
const HANDHELDS = ['mobile phone', 'tablet']
const SMART_HOME = ['smart home sensor']
const ANY = /^/

/** Hardware probes report a computer as a laptop when its firmware says so. */
const LISTED_AS_LAPTOPS: ClassRule[] = [
  rule('desktop', /^Apple$/, /^(iMac|Mac ?mini|Mac ?Pro|Mac ?Studio|Xserve)/i),
  rule('desktop', ANY, /\bchrome(box|base)\b/i),
  rule('desktop', /^(HP|Lenovo|DEXP)$/, /Gaming Desktop|^IdeaCentre|^AIO$/i),
  rule('mini PC', /^(AZW|Beelink|BESSTAR Tech|AWOW|GEEKOM|NVISEN)$/, ANY),
  rule('mini PC', /^Micro Computer \(HK\)/, /^(NUCXI7|Venus series)$/),
  rule('mini PC', /^(GMK|GMKtec|Chuwi|win element)$/, /^(NucBox|HeroBox|CoreBox|MBOX|MoreFine)/i),
  rule('mini PC', /^Minix$/, /^(NEO Z83|Z64)/),
  rule('mini PC', /^Mini PC$/, ANY),
  rule('mini PC', /^Shuttle$/, /^(DS|NC)\d|^X50V/),
  rule('mini PC', /^Intel$/, /^STCK/),
  rule('mini PC', /^Gigabyte$/, /^(GB-B|M1M3X|MMLP)/),
  rule('mini PC', /^(CompuLab|Biostar)$/, /^(fit-PC|RACING)/),
  rule('games console', /^ATARI$/, /^VCS/),
  rule('mainboard', /^ASUS$/, /^(H170M-|PRIME )/),
  rule('mainboard', /^(ASRock|Gigabyte|Biostar)$/, /^(B450M?|B650M|X370|X570S?|X670E)(HP| |$)/),
  rule('mainboard', /^MSI$/, /^MS-7/),
  rule('thin client', /^(IGEL Technology|10ZiG Technology|Ruijie)$/, ANY),
  rule('thin client', /^WYSE$/, /^Z CLASS/),
  rule('network or storage appliance', /^(Deciso|Synology|Datto|AEWIN|Celestica)$/, ANY),
  rule('network or storage appliance', /^Heptagon Systems$/, /Server/),
  rule('media server', /^Dataton$/, /^WATCHPAX/),
  rule(
    'embedded computer',
    /^(MOXA|Neousys Technology|OnLogic|Logic Supply|Lex|Lex BayTrail)$/,
    ANY,
  ),
  rule(
    'embedded computer',
    /^(AAEON|TQ-Group|RTD Embedded Technologies|Adlinktech|ELSKY)$/,
    /^(?!RTC-)/,
  ),
  rule('embedded computer', /^(SECO|Radxa|youyeetoo)$/, ANY),
]

const LISTED_AS_OTHERS: ClassRule[] = [
  rule('desktop', /^HP$/, /All-in-One System/, HANDHELDS),
  rule('display', ANY, /Touch-Screen-Monitor|whiteboard|\bKiosk\b/i, HANDHELDS),
  rule('emulator', /^Google$/, /emulator/i, HANDHELDS),
  rule('telephone or computer', /^(Apple|Samsung)$/, /^(Apple Watch|MacBook|SM-)$/, SMART_HOME),
  rule('vehicle', /^(Nissan|Volvo)$/, ANY, SMART_HOME),
  rule('vehicle', /^(Bosch|Cowboy)$/, /^(Drive Unit|Cruiser)/, SMART_HOME),
  rule('cleaning robot', /^(roborock|iRobot)$/i, ANY, SMART_HOME),
  rule('cleaning robot', /^(Dreame|Dreametech|Dreametech™)$/, ANY, SMART_HOME),
  rule(
    'mowing robot',
    /^(Gardena|Husqvarna|Mammotion|Worx)$/,
    /mower|Luba|YUKA|Landroid/i,
    SMART_HOME,
  ),
]

/** Laptops listed as tablets; tablets and power supplies listed as sensors. */
const MOVED: ClassRule[] = [
  moved('tablet', /^Amazon$/, /^KF[A-Z]{3,4}$/, SMART_HOME),
  moved('ups', /^(APC|American Power Conversion)$/, /^Back-UPS/, SMART_HOME),
  moved('ups', /^(CPS|Eaton)$/, /^(CP\d+|Ellipse)/, SMART_HOME),
  moved('laptop', /^Microsoft$/, /^Surface (Laptop|Book)\b/, ['tablet']),
  moved('laptop', /^ASUS$/, /^(ZenBook|VivoBook(?! Slate)|ROG Flow)\b/i, ['tablet']),
  moved('laptop', /^(Lenovo|LG)$/, /^(Yoga C630|15U340)/, ['tablet']),
]

export const CLASS_RULES: readonly ClassRule[] = [
  ...LISTED_AS_LAPTOPS,
  ...LISTED_AS_OTHERS,
  ...MOVED,
]

/** Placeholder texts in the firmware instead of a model. */
export const PLACEHOLDER =
  /\bMFG_IN|^None\b|^SmbiosType1_|^Reserver? for OEM|^Aspire xxxx$|^n\/a$|&#/i

/** The category of packs for a class of device. */
export const CATEGORY_OF_CLASS: Readonly<Record<string, string>> = {
  'mobile phone': 'mobile-phone',
  laptop: 'laptop',
  'convertible laptop': 'laptop',
  tablet: 'tablet',
  'smart watch': 'smart-watch',
  'smart home sensor': 'smart-home',
  'media player': 'mp3',
  earphones: 'earphones',
  ups: 'ups',
}

function rule(name: string, brand: RegExp, model: RegExp, listedAs = LAPTOPS): ClassRule {
  return { name, listedAs, brand, model, becomes: null }
}

function moved(becomes: string, brand: RegExp, model: RegExp, listedAs: string[]): ClassRule {
  return { name: `${becomes} listed as ${listedAs.join(' or ')}`, listedAs, brand, model, becomes }
}
