// Apple's model numbers, EMC numbers (printed beside the model number; one for each hardware version), sizes and years,
// with the identifiers that the data uses for the same device. Sources: npm ios-device-list 1.1.37 (MIT) for iPhone,
// iPad, iPod, Watch and AirPods; for MacBooks the identifier, number and year lists of support.apple.com and everymac.com as
// repeated in public code tables (numbers 2015 to 2025), the compatibility list of MuertoGB/SMCFT (EMC 2013 to 2015) and
// macfax.com (A1278). From general knowledge, not looked up: EMC numbers of other years, numbers before 2013, and the
// numbers of iPhone 14 and iPad Pro 2021. Facts only.

/**
 * One device, or several that Apple sold under one number and year. A number in several rows means all of
 * them: A1466 covers three devices with different packs, so it identifies one battery only together with the
 * year.
 */
export interface AppleModel {
  /** A-numbers and EMC numbers in normal form: 'a1466', 'emc2632'. */
  numbers: readonly string[]
  /**
   * Plain lower-case words with size and year. A query matches every row with a name that contains all of its
   * words.
   */
  names: readonly string[]
  /** Model or alias of a device in data/devices.ndjson.gz. */
  identifiers: readonly string[]
}

/** Devices of the device data. */
export const APPLE_MODELS: readonly AppleModel[] = [
  {
    numbers: ['a1181', 'emc2092'],
    names: ['macbook 13 mid 2006', 'macbook 13 2006'],
    identifiers: ['MacBook1,1'],
  },
  {
    numbers: ['a1181', 'emc2121', 'emc2139'],
    names: ['macbook 13 late 2006', 'macbook 13 2006', 'macbook 13 mid 2007', 'macbook 13 2007'],
    identifiers: ['MacBook2,1'],
  },
  {
    numbers: ['a1181', 'emc2200'],
    names: ['macbook 13 late 2007', 'macbook 13 2007'],
    identifiers: ['MacBook3,1'],
  },
  {
    numbers: ['a1181', 'emc2242'],
    names: ['macbook 13 early 2008', 'macbook 13 2008', 'macbook 13 late 2008'],
    identifiers: ['MacBook4,1'],
  },
  {
    numbers: ['a1278', 'emc2254'],
    names: [
      'macbook 13 late 2008',
      'macbook 13 2008',
      'macbook 13 aluminum late 2008',
      'macbook 13 aluminum 2008',
      'macbook 13 unibody late 2008',
      'macbook 13 unibody 2008',
    ],
    identifiers: ['MacBook5,1'],
  },
  {
    numbers: ['a1181', 'emc2300', 'emc2330'],
    names: ['macbook 13 early 2009', 'macbook 13 2009', 'macbook 13 mid 2009'],
    identifiers: ['MacBook5,2'],
  },
  {
    numbers: ['a1342', 'emc2350'],
    names: [
      'macbook 13 late 2009',
      'macbook 13 2009',
      'macbook 13 unibody late 2009',
      'macbook 13 unibody 2009',
    ],
    identifiers: ['MacBook6,1'],
  },
  {
    numbers: ['a1342', 'emc2395'],
    names: [
      'macbook 13 mid 2010',
      'macbook 13 2010',
      'macbook 13 unibody mid 2010',
      'macbook 13 unibody 2010',
    ],
    identifiers: ['MacBook7,1'],
  },
  {
    numbers: ['a1534', 'emc2746'],
    names: [
      'macbook 12 early 2015',
      'macbook 12 2015',
      'macbook 12 retina early 2015',
      'macbook 12 retina 2015',
    ],
    identifiers: ['MacBook8,1'],
  },
  {
    numbers: ['a1534', 'emc2991'],
    names: [
      'macbook 12 early 2016',
      'macbook 12 2016',
      'macbook 12 retina early 2016',
      'macbook 12 retina 2016',
    ],
    identifiers: ['MacBook9,1'],
  },
  {
    numbers: ['a1534', 'emc3099'],
    names: [
      'macbook 12 mid 2017',
      'macbook 12 2017',
      'macbook 12 retina mid 2017',
      'macbook 12 retina 2017',
    ],
    identifiers: ['MacBook10,1'],
  },
  {
    numbers: ['a1237', 'emc2142'],
    names: ['macbook air 13 early 2008', 'macbook air 13 2008'],
    identifiers: ['MacBookAir1,1'],
  },
  {
    numbers: ['a1304', 'emc2253', 'emc2334'],
    names: [
      'macbook air 13 late 2008',
      'macbook air 13 2008',
      'macbook air 13 mid 2009',
      'macbook air 13 2009',
    ],
    identifiers: ['MacBookAir2,1'],
  },
  {
    numbers: ['a1370', 'emc2393'],
    names: ['macbook air 11 late 2010', 'macbook air 11 2010'],
    identifiers: ['MacBookAir3,1'],
  },
  {
    numbers: ['a1369', 'emc2392'],
    names: ['macbook air 13 late 2010', 'macbook air 13 2010'],
    identifiers: ['MacBookAir3,2'],
  },
  {
    numbers: ['a1370', 'emc2471'],
    names: ['macbook air 11 mid 2011', 'macbook air 11 2011'],
    identifiers: ['MacBookAir4,1'],
  },
  {
    numbers: ['a1369', 'emc2469'],
    names: ['macbook air 13 mid 2011', 'macbook air 13 2011'],
    identifiers: ['MacBookAir4,2'],
  },
  {
    numbers: ['a1465', 'emc2558'],
    names: ['macbook air 11 mid 2012', 'macbook air 11 2012'],
    identifiers: ['MacBookAir5,1'],
  },
  {
    numbers: ['a1466', 'emc2559'],
    names: ['macbook air 13 mid 2012', 'macbook air 13 2012'],
    identifiers: ['MacBookAir5,2'],
  },
  {
    numbers: ['a1465', 'emc2631'],
    names: [
      'macbook air 11 mid 2013',
      'macbook air 11 2013',
      'macbook air 11 early 2014',
      'macbook air 11 2014',
    ],
    identifiers: ['MacBookAir6,1'],
  },
  {
    numbers: ['a1466', 'emc2632'],
    names: [
      'macbook air 13 mid 2013',
      'macbook air 13 2013',
      'macbook air 13 early 2014',
      'macbook air 13 2014',
    ],
    identifiers: ['MacBookAir6,2'],
  },
  {
    numbers: ['a1465', 'emc2924'],
    names: ['macbook air 11 early 2015', 'macbook air 11 2015'],
    identifiers: ['MacBookAir7,1'],
  },
  {
    numbers: ['a1466', 'emc2925', 'emc3178'],
    names: [
      'macbook air 13 early 2015',
      'macbook air 13 2015',
      'macbook air 13 mid 2017',
      'macbook air 13 2017',
    ],
    identifiers: ['MacBookAir7,2'],
  },
  {
    numbers: ['a1932', 'emc3184'],
    names: [
      'macbook air 13 late 2018',
      'macbook air 13 2018',
      'macbook air 13 retina late 2018',
      'macbook air 13 retina 2018',
    ],
    identifiers: ['MacBookAir8,1'],
  },
  {
    numbers: ['a1932', 'emc3184'],
    names: [
      'macbook air 13 mid 2019',
      'macbook air 13 2019',
      'macbook air 13 retina mid 2019',
      'macbook air 13 retina 2019',
    ],
    identifiers: ['MacBookAir8,2'],
  },
  {
    numbers: ['a2179', 'emc3302'],
    names: [
      'macbook air 13 early 2020',
      'macbook air 13 2020',
      'macbook air 13 retina early 2020',
      'macbook air 13 retina 2020',
      'macbook air 13 intel early 2020',
      'macbook air 13 intel 2020',
    ],
    identifiers: ['MacBookAir9,1'],
  },
  {
    numbers: ['a1150', 'emc2101'],
    names: ['macbook pro 15 early 2006', 'macbook pro 15 2006'],
    identifiers: ['MacBookPro1,1'],
  },
  {
    numbers: ['a1151', 'emc2102'],
    names: ['macbook pro 17 mid 2006', 'macbook pro 17 2006'],
    identifiers: ['MacBookPro1,2'],
  },
  {
    numbers: ['a1226', 'emc2136'],
    names: ['macbook pro 15 mid 2007', 'macbook pro 15 2007', 'macbook pro 15 late 2007'],
    identifiers: ['MacBookPro3,1'],
  },
  {
    numbers: ['a1229', 'emc2137'],
    names: ['macbook pro 17 mid 2007', 'macbook pro 17 2007', 'macbook pro 17 late 2007'],
    identifiers: ['MacBookPro3,1'],
  },
  {
    numbers: ['a1260', 'emc2198'],
    names: ['macbook pro 15 early 2008', 'macbook pro 15 2008'],
    identifiers: ['MacBookPro4,1'],
  },
  {
    numbers: ['a1261', 'emc2199'],
    names: ['macbook pro 17 early 2008', 'macbook pro 17 2008', 'macbook pro 17 late 2008'],
    identifiers: ['MacBookPro4,1'],
  },
  {
    numbers: ['a1286', 'emc2255'],
    names: [
      'macbook pro 15 late 2008',
      'macbook pro 15 2008',
      'macbook pro 15 unibody late 2008',
      'macbook pro 15 unibody 2008',
    ],
    identifiers: ['MacBookPro5,1'],
  },
  {
    numbers: ['a1297', 'emc2272', 'emc2329'],
    names: [
      'macbook pro 17 early 2009',
      'macbook pro 17 2009',
      'macbook pro 17 unibody early 2009',
      'macbook pro 17 unibody 2009',
      'macbook pro 17 mid 2009',
      'macbook pro 17 unibody mid 2009',
    ],
    identifiers: ['MacBookPro5,2'],
  },
  {
    numbers: ['a1286', 'emc2325'],
    names: [
      'macbook pro 15 mid 2009',
      'macbook pro 15 2009',
      'macbook pro 15 unibody mid 2009',
      'macbook pro 15 unibody 2009',
    ],
    identifiers: ['MacBookPro5,3'],
  },
  {
    numbers: ['a1286', 'emc2324'],
    names: [
      'macbook pro 15 mid 2009',
      'macbook pro 15 2009',
      'macbook pro 15 unibody mid 2009',
      'macbook pro 15 unibody 2009',
    ],
    identifiers: ['MacBookPro5,4'],
  },
  {
    numbers: ['a1278', 'emc2326'],
    names: [
      'macbook pro 13 mid 2009',
      'macbook pro 13 2009',
      'macbook pro 13 unibody mid 2009',
      'macbook pro 13 unibody 2009',
    ],
    identifiers: ['MacBookPro5,5'],
  },
  {
    numbers: ['a1297', 'emc2352'],
    names: [
      'macbook pro 17 mid 2010',
      'macbook pro 17 2010',
      'macbook pro 17 unibody mid 2010',
      'macbook pro 17 unibody 2010',
    ],
    identifiers: ['MacBookPro6,1'],
  },
  {
    numbers: ['a1286', 'emc2353'],
    names: [
      'macbook pro 15 mid 2010',
      'macbook pro 15 2010',
      'macbook pro 15 unibody mid 2010',
      'macbook pro 15 unibody 2010',
    ],
    identifiers: ['MacBookPro6,2'],
  },
  {
    numbers: ['a1278', 'emc2351'],
    names: [
      'macbook pro 13 mid 2010',
      'macbook pro 13 2010',
      'macbook pro 13 unibody mid 2010',
      'macbook pro 13 unibody 2010',
    ],
    identifiers: ['MacBookPro7,1'],
  },
  {
    numbers: ['a1278', 'emc2419', 'emc2555'],
    names: [
      'macbook pro 13 early 2011',
      'macbook pro 13 2011',
      'macbook pro 13 unibody early 2011',
      'macbook pro 13 unibody 2011',
      'macbook pro 13 late 2011',
      'macbook pro 13 unibody late 2011',
    ],
    identifiers: ['MacBookPro8,1'],
  },
  {
    numbers: ['a1286', 'emc2353', 'emc23531', 'emc2563'],
    names: [
      'macbook pro 15 early 2011',
      'macbook pro 15 2011',
      'macbook pro 15 unibody early 2011',
      'macbook pro 15 unibody 2011',
      'macbook pro 15 late 2011',
      'macbook pro 15 unibody late 2011',
    ],
    identifiers: ['MacBookPro8,2'],
  },
  {
    numbers: ['a1297', 'emc2352', 'emc23521', 'emc2564'],
    names: [
      'macbook pro 17 early 2011',
      'macbook pro 17 2011',
      'macbook pro 17 unibody early 2011',
      'macbook pro 17 unibody 2011',
      'macbook pro 17 late 2011',
      'macbook pro 17 unibody late 2011',
    ],
    identifiers: ['MacBookPro8,3'],
  },
  {
    numbers: ['a1286', 'emc2556'],
    names: [
      'macbook pro 15 mid 2012',
      'macbook pro 15 2012',
      'macbook pro 15 unibody mid 2012',
      'macbook pro 15 unibody 2012',
    ],
    identifiers: ['MacBookPro9,1'],
  },
  {
    numbers: ['a1278', 'emc2554'],
    names: [
      'macbook pro 13 mid 2012',
      'macbook pro 13 2012',
      'macbook pro 13 unibody mid 2012',
      'macbook pro 13 unibody 2012',
    ],
    identifiers: ['MacBookPro9,2'],
  },
  {
    numbers: ['a1398', 'emc2512', 'emc2673'],
    names: [
      'macbook pro 15 mid 2012',
      'macbook pro 15 2012',
      'macbook pro 15 retina mid 2012',
      'macbook pro 15 retina 2012',
      'macbook pro 15 early 2013',
      'macbook pro 15 2013',
      'macbook pro 15 retina early 2013',
      'macbook pro 15 retina 2013',
    ],
    identifiers: ['MacBookPro10,1'],
  },
  {
    numbers: ['a1425', 'emc2557', 'emc2672'],
    names: [
      'macbook pro 13 late 2012',
      'macbook pro 13 2012',
      'macbook pro 13 retina late 2012',
      'macbook pro 13 retina 2012',
      'macbook pro 13 early 2013',
      'macbook pro 13 2013',
      'macbook pro 13 retina early 2013',
      'macbook pro 13 retina 2013',
    ],
    identifiers: ['MacBookPro10,2'],
  },
  {
    numbers: ['a1502', 'emc2678', 'emc2875'],
    names: [
      'macbook pro 13 late 2013',
      'macbook pro 13 2013',
      'macbook pro 13 retina late 2013',
      'macbook pro 13 retina 2013',
      'macbook pro 13 mid 2014',
      'macbook pro 13 2014',
      'macbook pro 13 retina mid 2014',
      'macbook pro 13 retina 2014',
    ],
    identifiers: ['MacBookPro11,1'],
  },
  {
    numbers: ['a1398', 'emc2674', 'emc2876'],
    names: [
      'macbook pro 15 late 2013',
      'macbook pro 15 2013',
      'macbook pro 15 retina late 2013',
      'macbook pro 15 retina 2013',
      'macbook pro 15 mid 2014',
      'macbook pro 15 2014',
      'macbook pro 15 retina mid 2014',
      'macbook pro 15 retina 2014',
    ],
    identifiers: ['MacBookPro11,2'],
  },
  {
    numbers: ['a1398', 'emc2745', 'emc2881'],
    names: [
      'macbook pro 15 late 2013',
      'macbook pro 15 2013',
      'macbook pro 15 retina late 2013',
      'macbook pro 15 retina 2013',
      'macbook pro 15 mid 2014',
      'macbook pro 15 2014',
      'macbook pro 15 retina mid 2014',
      'macbook pro 15 retina 2014',
    ],
    identifiers: ['MacBookPro11,3'],
  },
  {
    numbers: ['a1398', 'emc2909'],
    names: [
      'macbook pro 15 mid 2015',
      'macbook pro 15 2015',
      'macbook pro 15 retina mid 2015',
      'macbook pro 15 retina 2015',
    ],
    identifiers: ['MacBookPro11,4'],
  },
  {
    numbers: ['a1398', 'emc2910'],
    names: [
      'macbook pro 15 mid 2015',
      'macbook pro 15 2015',
      'macbook pro 15 retina mid 2015',
      'macbook pro 15 retina 2015',
    ],
    identifiers: ['MacBookPro11,5'],
  },
  {
    numbers: ['a1502', 'emc2835'],
    names: [
      'macbook pro 13 early 2015',
      'macbook pro 13 2015',
      'macbook pro 13 retina early 2015',
      'macbook pro 13 retina 2015',
    ],
    identifiers: ['MacBookPro12,1'],
  },
  {
    numbers: ['a1708', 'emc2978'],
    names: [
      'macbook pro 13 late 2016',
      'macbook pro 13 2016',
      'macbook pro 13 two thunderbolt 3 ports late 2016',
      'macbook pro 13 two thunderbolt 3 ports 2016',
      'macbook pro 13 function keys late 2016',
      'macbook pro 13 function keys 2016',
    ],
    identifiers: ['MacBookPro13,1'],
  },
  {
    numbers: ['a1706', 'emc3071'],
    names: [
      'macbook pro 13 late 2016',
      'macbook pro 13 2016',
      'macbook pro 13 touch bar late 2016',
      'macbook pro 13 touch bar 2016',
      'macbook pro 13 four thunderbolt 3 ports late 2016',
      'macbook pro 13 four thunderbolt 3 ports 2016',
    ],
    identifiers: ['MacBookPro13,2'],
  },
  {
    numbers: ['a1707', 'emc3072'],
    names: [
      'macbook pro 15 late 2016',
      'macbook pro 15 2016',
      'macbook pro 15 touch bar late 2016',
      'macbook pro 15 touch bar 2016',
    ],
    identifiers: ['MacBookPro13,3'],
  },
  {
    numbers: ['a1708', 'emc3164'],
    names: [
      'macbook pro 13 mid 2017',
      'macbook pro 13 2017',
      'macbook pro 13 two thunderbolt 3 ports mid 2017',
      'macbook pro 13 two thunderbolt 3 ports 2017',
      'macbook pro 13 function keys mid 2017',
      'macbook pro 13 function keys 2017',
    ],
    identifiers: ['MacBookPro14,1'],
  },
  {
    numbers: ['a1706', 'emc3163'],
    names: [
      'macbook pro 13 mid 2017',
      'macbook pro 13 2017',
      'macbook pro 13 touch bar mid 2017',
      'macbook pro 13 touch bar 2017',
      'macbook pro 13 four thunderbolt 3 ports mid 2017',
      'macbook pro 13 four thunderbolt 3 ports 2017',
    ],
    identifiers: ['MacBookPro14,2'],
  },
  {
    numbers: ['a1707', 'emc3162'],
    names: [
      'macbook pro 15 mid 2017',
      'macbook pro 15 2017',
      'macbook pro 15 touch bar mid 2017',
      'macbook pro 15 touch bar 2017',
    ],
    identifiers: ['MacBookPro14,3'],
  },
  {
    numbers: ['a1990', 'emc3215', 'emc3359'],
    names: [
      'macbook pro 15 mid 2018',
      'macbook pro 15 2018',
      'macbook pro 15 touch bar mid 2018',
      'macbook pro 15 touch bar 2018',
      'macbook pro 15 mid 2019',
      'macbook pro 15 2019',
      'macbook pro 15 touch bar mid 2019',
      'macbook pro 15 touch bar 2019',
    ],
    identifiers: ['MacBookPro15,1', 'MacBookPro15,3'],
  },
  {
    numbers: ['a1989', 'emc3214', 'emc3358'],
    names: [
      'macbook pro 13 mid 2018',
      'macbook pro 13 2018',
      'macbook pro 13 touch bar mid 2018',
      'macbook pro 13 touch bar 2018',
      'macbook pro 13 four thunderbolt 3 ports mid 2018',
      'macbook pro 13 four thunderbolt 3 ports 2018',
      'macbook pro 13 mid 2019',
      'macbook pro 13 2019',
      'macbook pro 13 touch bar mid 2019',
      'macbook pro 13 touch bar 2019',
      'macbook pro 13 four thunderbolt 3 ports mid 2019',
      'macbook pro 13 four thunderbolt 3 ports 2019',
    ],
    identifiers: ['MacBookPro15,2'],
  },
  {
    numbers: ['a2159', 'emc3301'],
    names: [
      'macbook pro 13 mid 2019',
      'macbook pro 13 2019',
      'macbook pro 13 touch bar mid 2019',
      'macbook pro 13 touch bar 2019',
      'macbook pro 13 two thunderbolt 3 ports mid 2019',
      'macbook pro 13 two thunderbolt 3 ports 2019',
    ],
    identifiers: ['MacBookPro15,4'],
  },
  {
    numbers: ['a2141', 'emc3347'],
    names: [
      'macbook pro 16 late 2019',
      'macbook pro 16 2019',
      'macbook pro 16 touch bar late 2019',
      'macbook pro 16 touch bar 2019',
    ],
    identifiers: ['MacBookPro16,1', 'MacBookPro16,4'],
  },
  {
    numbers: ['a2251', 'emc3348'],
    names: [
      'macbook pro 13 mid 2020',
      'macbook pro 13 2020',
      'macbook pro 13 touch bar mid 2020',
      'macbook pro 13 touch bar 2020',
      'macbook pro 13 four thunderbolt 3 ports mid 2020',
      'macbook pro 13 four thunderbolt 3 ports 2020',
      'macbook pro 13 intel mid 2020',
      'macbook pro 13 intel 2020',
    ],
    identifiers: ['MacBookPro16,2'],
  },
  {
    numbers: ['a2289', 'emc3456'],
    names: [
      'macbook pro 13 mid 2020',
      'macbook pro 13 2020',
      'macbook pro 13 touch bar mid 2020',
      'macbook pro 13 touch bar 2020',
      'macbook pro 13 two thunderbolt 3 ports mid 2020',
      'macbook pro 13 two thunderbolt 3 ports 2020',
      'macbook pro 13 intel mid 2020',
      'macbook pro 13 intel 2020',
    ],
    identifiers: ['MacBookPro16,3'],
  },
  { numbers: ['a1203'], names: ['iphone 2007'], identifiers: ['iPhone1,1'] },
  { numbers: ['a1241', 'a1324'], names: ['iphone 3g 2008'], identifiers: ['iPhone1,2'] },
  { numbers: ['a1303', 'a1325'], names: ['iphone 3gs 2009'], identifiers: ['iPhone2,1'] },
  {
    numbers: ['a1332', 'a1349'],
    names: ['iphone 4 2010'],
    identifiers: ['iPhone3,1', 'iPhone3,2', 'iPhone3,3'],
  },
  { numbers: ['a1387', 'a1431'], names: ['iphone 4s 2011'], identifiers: ['iPhone4,1'] },
  {
    numbers: ['a1428', 'a1429', 'a1442'],
    names: ['iphone 5 2012'],
    identifiers: ['iPhone5,1', 'iPhone5,2'],
  },
  {
    numbers: ['a1456', 'a1532', 'a1507', 'a1516', 'a1526', 'a1529'],
    names: ['iphone 5c 2013'],
    identifiers: ['iPhone5,3', 'iPhone5,4'],
  },
  {
    numbers: ['a1453', 'a1533', 'a1457', 'a1518', 'a1528', 'a1530'],
    names: ['iphone 5s 2013'],
    identifiers: ['iPhone6,1', 'iPhone6,2'],
  },
  {
    numbers: ['a1662', 'a1723', 'a1724'],
    names: ['iphone se 1st generation 2016', 'iphone se 2016', 'iphone se 1 2016'],
    identifiers: ['iPhone8,4'],
  },
  { numbers: ['a1549', 'a1586', 'a1589'], names: ['iphone 6 2014'], identifiers: ['iPhone7,2'] },
  {
    numbers: ['a1522', 'a1524', 'a1593'],
    names: ['iphone 6 plus 2014'],
    identifiers: ['iPhone7,1'],
  },
  {
    numbers: ['a1633', 'a1688', 'a1691', 'a1700'],
    names: ['iphone 6s 2015'],
    identifiers: ['iPhone8,1'],
  },
  {
    numbers: ['a1634', 'a1687', 'a1690', 'a1699'],
    names: ['iphone 6s plus 2015'],
    identifiers: ['iPhone8,2'],
  },
  {
    numbers: ['a1660', 'a1779', 'a1780', 'a1778'],
    names: ['iphone 7 2016'],
    identifiers: ['iPhone9,1', 'iPhone9,3'],
  },
  {
    numbers: ['a1661', 'a1785', 'a1786', 'a1784'],
    names: ['iphone 7 plus 2016'],
    identifiers: ['iPhone9,2', 'iPhone9,4'],
  },
  {
    numbers: ['a1863', 'a1906', 'a1907', 'a1905'],
    names: ['iphone 8 2017'],
    identifiers: ['iPhone10,1', 'iPhone10,4'],
  },
  {
    numbers: ['a1864', 'a1898', 'a1899', 'a1897'],
    names: ['iphone 8 plus 2017'],
    identifiers: ['iPhone10,2', 'iPhone10,5'],
  },
  {
    numbers: ['a1865', 'a1902', 'a1901'],
    names: ['iphone x 2017'],
    identifiers: ['iPhone10,3', 'iPhone10,6'],
  },
  {
    numbers: ['a1984', 'a2105', 'a2106', 'a2108'],
    names: ['iphone xr 2018'],
    identifiers: ['iPhone11,8'],
  },
  {
    numbers: ['a1920', 'a2097', 'a2098', 'a2100'],
    names: ['iphone xs 2018'],
    identifiers: ['iPhone11,2'],
  },
  {
    numbers: ['a1921', 'a2101', 'a2102', 'a2104', 'a2103'],
    names: ['iphone xs max 2018'],
    identifiers: ['iPhone11,6', 'iPhone11,4'],
  },
  { numbers: ['a2111', 'a2221', 'a2223'], names: ['iphone 11 2019'], identifiers: ['iPhone12,1'] },
  {
    numbers: ['a2160', 'a2215', 'a2217'],
    names: ['iphone 11 pro 2019'],
    identifiers: ['iPhone12,3'],
  },
  {
    numbers: ['a2161', 'a2220', 'a2218'],
    names: ['iphone 11 pro max 2019'],
    identifiers: ['iPhone12,5'],
  },
  {
    numbers: ['a2275', 'a2296', 'a2298'],
    names: ['iphone se 2nd generation 2020', 'iphone se 2020', 'iphone se 2 2020'],
    identifiers: ['iPhone12,8'],
  },
  {
    numbers: ['a2176', 'a2398', 'a2400', 'a2399'],
    names: ['iphone 12 mini 2020'],
    identifiers: ['iPhone13,1'],
  },
  {
    numbers: ['a2172', 'a2402', 'a2404', 'a2403'],
    names: ['iphone 12 2020'],
    identifiers: ['iPhone13,2'],
  },
  {
    numbers: ['a2341', 'a2406', 'a2407', 'a2408'],
    names: ['iphone 12 pro 2020'],
    identifiers: ['iPhone13,3'],
  },
  {
    numbers: ['a2342', 'a2410', 'a2411', 'a2412'],
    names: ['iphone 12 pro max 2020'],
    identifiers: ['iPhone13,4'],
  },
  {
    numbers: ['a2481', 'a2626', 'a2629', 'a2630', 'a2628'],
    names: ['iphone 13 mini 2021'],
    identifiers: ['iPhone14,4'],
  },
  {
    numbers: ['a2482', 'a2631', 'a2634', 'a2635', 'a2633'],
    names: ['iphone 13 2021'],
    identifiers: ['iPhone14,5'],
  },
  {
    numbers: ['a2483', 'a2636', 'a2639', 'a2640', 'a2638'],
    names: ['iphone 13 pro 2021'],
    identifiers: ['iPhone14,2'],
  },
  {
    numbers: ['a2484', 'a2641', 'a2644', 'a2645', 'a2643'],
    names: ['iphone 13 pro max 2021'],
    identifiers: ['iPhone14,3'],
  },
  {
    numbers: ['a2595', 'a2782', 'a2783', 'a2784', 'a2785'],
    names: ['iphone se 3rd generation 2022', 'iphone se 2022', 'iphone se 3 2022'],
    identifiers: ['iPhone14,6'],
  },
  {
    numbers: ['a2649', 'a2881', 'a2884', 'a2883', 'a2882'],
    names: ['iphone 14 2022'],
    identifiers: ['iPhone14,7'],
  },
  {
    numbers: ['a2632', 'a2885', 'a2888', 'a2887', 'a2886'],
    names: ['iphone 14 plus 2022'],
    identifiers: ['iPhone14,8'],
  },
  {
    numbers: ['a2650', 'a2889', 'a2892', 'a2891', 'a2890'],
    names: ['iphone 14 pro 2022'],
    identifiers: ['iPhone15,2'],
  },
  {
    numbers: ['a2651', 'a2893', 'a2896', 'a2895', 'a2894'],
    names: ['iphone 14 pro max 2022'],
    identifiers: ['iPhone15,3'],
  },
  {
    numbers: ['a1219', 'a1337'],
    names: ['ipad 1st generation 2010', 'ipad 1 2010', 'ipad 2010'],
    identifiers: ['iPad1,1'],
  },
  {
    numbers: ['a1395', 'a1396', 'a1397'],
    names: ['ipad 2 2011'],
    identifiers: ['iPad2,1', 'iPad2,2', 'iPad2,3', 'iPad2,4'],
  },
  {
    numbers: ['a1416', 'a1403', 'a1430'],
    names: ['ipad 3rd generation 2012', 'ipad 2012', 'ipad 3 2012'],
    identifiers: ['iPad3,1', 'iPad3,2', 'iPad3,3'],
  },
  {
    numbers: ['a1458', 'a1459', 'a1460'],
    names: ['ipad 4th generation 2012', 'ipad 2012', 'ipad 4 2012'],
    identifiers: ['iPad3,4', 'iPad3,5', 'iPad3,6'],
  },
  {
    numbers: ['a1822', 'a1823'],
    names: ['ipad 5th generation 2017', 'ipad 2017', 'ipad 5 2017', 'ipad 9.7 2017'],
    identifiers: ['iPad6,11', 'iPad6,12'],
  },
  {
    numbers: ['a1893', 'a1954'],
    names: ['ipad 6th generation 2018', 'ipad 2018', 'ipad 6 2018', 'ipad 9.7 2018'],
    identifiers: ['iPad7,5', 'iPad7,6'],
  },
  {
    numbers: ['a2197', 'a2198', 'a2200'],
    names: ['ipad 7th generation 2019', 'ipad 2019', 'ipad 7 2019', 'ipad 10.2 2019'],
    identifiers: ['iPad7,11', 'iPad7,12'],
  },
  {
    numbers: ['a2270', 'a2428', 'a2429', 'a2430'],
    names: ['ipad 8th generation 2020', 'ipad 2020', 'ipad 8 2020', 'ipad 10.2 2020'],
    identifiers: ['iPad11,6', 'iPad11,7'],
  },
  {
    numbers: ['a2602', 'a2603', 'a2604', 'a2605'],
    names: ['ipad 9th generation 2021', 'ipad 2021', 'ipad 9 2021', 'ipad 10.2 2021'],
    identifiers: ['iPad12,1', 'iPad12,2'],
  },
  {
    numbers: ['a1474', 'a1475', 'a1476'],
    names: ['ipad air 2013'],
    identifiers: ['iPad4,1', 'iPad4,2', 'iPad4,3'],
  },
  { numbers: ['a1566', 'a1567'], names: ['ipad air 2 2014'], identifiers: ['iPad5,3', 'iPad5,4'] },
  {
    numbers: ['a2152', 'a2123', 'a2153', 'a2154'],
    names: [
      'ipad air 3rd generation 2019',
      'ipad air 2019',
      'ipad air 3 2019',
      'ipad air 10.5 2019',
    ],
    identifiers: ['iPad11,3', 'iPad11,4'],
  },
  {
    numbers: ['a2316', 'a2324', 'a2325', 'a2072'],
    names: [
      'ipad air 4th generation 2020',
      'ipad air 2020',
      'ipad air 4 2020',
      'ipad air 10.9 2020',
    ],
    identifiers: ['iPad13,1', 'iPad13,2'],
  },
  {
    numbers: ['a2588', 'a2589', 'a2591'],
    names: [
      'ipad air 5th generation 2022',
      'ipad air 2022',
      'ipad air 5 2022',
      'ipad air 10.9 2022',
    ],
    identifiers: ['iPad13,16', 'iPad13,17'],
  },
  {
    numbers: ['a1432', 'a1454', 'a1455'],
    names: ['ipad mini 2012'],
    identifiers: ['iPad2,5', 'iPad2,6', 'iPad2,7'],
  },
  {
    numbers: ['a1489', 'a1490', 'a1491'],
    names: ['ipad mini 2 2013'],
    identifiers: ['iPad4,4', 'iPad4,5', 'iPad4,6'],
  },
  {
    numbers: ['a1599', 'a1600', 'a1601'],
    names: ['ipad mini 3 2014'],
    identifiers: ['iPad4,7', 'iPad4,8', 'iPad4,9'],
  },
  { numbers: ['a1538', 'a1550'], names: ['ipad mini 4 2015'], identifiers: ['iPad5,1', 'iPad5,2'] },
  {
    numbers: ['a2133', 'a2124', 'a2125', 'a2126'],
    names: ['ipad mini 5th generation 2019', 'ipad mini 2019', 'ipad mini 5 2019'],
    identifiers: ['iPad11,1', 'iPad11,2'],
  },
  {
    numbers: ['a2567', 'a2568', 'a2569'],
    names: [
      'ipad mini 6th generation 2021',
      'ipad mini 2021',
      'ipad mini 6 2021',
      'ipad mini 8.3 2021',
    ],
    identifiers: ['iPad14,1', 'iPad14,2'],
  },
  {
    numbers: ['a1584', 'a1652'],
    names: ['ipad pro 12.9 2015', 'ipad pro 12.9 1st generation 2015'],
    identifiers: ['iPad6,7', 'iPad6,8'],
  },
  {
    numbers: ['a1673', 'a1674', 'a1675'],
    names: ['ipad pro 9.7 2016'],
    identifiers: ['iPad6,3', 'iPad6,4'],
  },
  {
    numbers: ['a1670', 'a1671', 'a1821'],
    names: ['ipad pro 12.9 2nd generation 2017', 'ipad pro 12.9 2017', 'ipad pro 12.9 2 2017'],
    identifiers: ['iPad7,1', 'iPad7,2'],
  },
  {
    numbers: ['a1701', 'a1709'],
    names: ['ipad pro 10.5 2017'],
    identifiers: ['iPad7,3', 'iPad7,4'],
  },
  {
    numbers: ['a1980', 'a1934', 'a1979', 'a2013'],
    names: ['ipad pro 11 2018', 'ipad pro 11 1st generation 2018'],
    identifiers: ['iPad8,1', 'iPad8,2', 'iPad8,3', 'iPad8,4'],
  },
  {
    numbers: ['a1876', 'a1895', 'a1983', 'a2014'],
    names: ['ipad pro 12.9 3rd generation 2018', 'ipad pro 12.9 2018', 'ipad pro 12.9 3 2018'],
    identifiers: ['iPad8,5', 'iPad8,6', 'iPad8,7', 'iPad8,8'],
  },
  {
    numbers: ['a2228', 'a2068', 'a2230', 'a2231'],
    names: ['ipad pro 11 2nd generation 2020', 'ipad pro 11 2020', 'ipad pro 11 2 2020'],
    identifiers: ['iPad8,9', 'iPad8,10'],
  },
  {
    numbers: ['a2229', 'a2069', 'a2232', 'a2233'],
    names: ['ipad pro 12.9 4th generation 2020', 'ipad pro 12.9 2020', 'ipad pro 12.9 4 2020'],
    identifiers: ['iPad8,11', 'iPad8,12'],
  },
  {
    numbers: ['a2377', 'a2459', 'a2301', 'a2460'],
    names: ['ipad pro 11 3rd generation 2021', 'ipad pro 11 2021', 'ipad pro 11 3 2021'],
    identifiers: ['iPad13,4', 'iPad13,5', 'iPad13,6', 'iPad13,7'],
  },
  {
    numbers: ['a2378', 'a2461', 'a2379', 'a2462'],
    names: ['ipad pro 12.9 5th generation 2021', 'ipad pro 12.9 2021', 'ipad pro 12.9 5 2021'],
    identifiers: ['iPad13,8', 'iPad13,9', 'iPad13,10', 'iPad13,11'],
  },
  { numbers: ['a1213'], names: ['ipod touch 2007'], identifiers: ['iPod1,1'] },
  {
    numbers: ['a1288', 'a1319'],
    names: ['ipod touch 2nd generation 2008', 'ipod touch 2008', 'ipod touch 2 2008'],
    identifiers: ['iPod2,1'],
  },
  {
    numbers: ['a1318'],
    names: ['ipod touch 3rd generation 2009', 'ipod touch 2009', 'ipod touch 3 2009'],
    identifiers: ['iPod3,1'],
  },
  {
    numbers: ['a1367'],
    names: ['ipod touch 4th generation 2010', 'ipod touch 2010', 'ipod touch 4 2010'],
    identifiers: ['iPod4,1'],
  },
  {
    numbers: ['a1421', 'a1509'],
    names: ['ipod touch 5th generation 2012', 'ipod touch 2012', 'ipod touch 5 2012'],
    identifiers: ['iPod5,1'],
  },
  {
    numbers: ['a1574'],
    names: ['ipod touch 6th generation 2015', 'ipod touch 2015', 'ipod touch 6 2015'],
    identifiers: ['iPod7,1'],
  },
  {
    numbers: ['a2178'],
    names: ['ipod touch 7th generation 2019', 'ipod touch 2019', 'ipod touch 7 2019'],
    identifiers: ['iPod9,1'],
  },
  {
    numbers: ['a1553', 'a1554', 'a1638'],
    names: ['apple watch 1st generation 2015', 'apple watch 2015', 'apple watch 1 2015'],
    identifiers: ['Watch1,1', 'Watch1,2'],
  },
  {
    numbers: ['a1802', 'a1803'],
    names: ['apple watch series 1 2016'],
    identifiers: ['Watch2,6', 'Watch2,7'],
  },
  {
    numbers: ['a1757', 'a1816', 'a1758', 'a1817'],
    names: ['apple watch series 2 2016'],
    identifiers: ['Watch2,3', 'Watch2,4'],
  },
  {
    numbers: ['a1860', 'a1889', 'a1890', 'a1861', 'a1891', 'a1892', 'a1858', 'a1859'],
    names: ['apple watch series 3 2017'],
    identifiers: ['Watch3,1', 'Watch3,2', 'Watch3,3', 'Watch3,4'],
  },
  {
    numbers: ['a1977', 'a1978', 'a1975', 'a2007', 'a1976', 'a2008'],
    names: ['apple watch series 4 2018'],
    identifiers: ['Watch4,1', 'Watch4,2', 'Watch4,3', 'Watch4,4'],
  },
  {
    numbers: ['a2092', 'a2093', 'a2094', 'a2156', 'a2095', 'a2157'],
    names: ['apple watch series 5 2019'],
    identifiers: ['Watch5,1', 'Watch5,2', 'Watch5,3', 'Watch5,4'],
  },
  {
    numbers: ['a2351', 'a2352', 'a2353', 'a2355', 'a2354', 'a2356'],
    names: ['apple watch se 2020'],
    identifiers: ['Watch5,9', 'Watch5,10', 'Watch5,11', 'Watch5,12'],
  },
  {
    numbers: ['a2291', 'a2292', 'a2293', 'a2375', 'a2294', 'a2376'],
    names: ['apple watch series 6 2020'],
    identifiers: ['Watch6,1', 'Watch6,2', 'Watch6,3', 'Watch6,4'],
  },
  {
    numbers: ['a2473', 'a2474', 'a2475', 'a2476', 'a2477', 'a2478'],
    names: ['apple watch series 7 2021'],
    identifiers: ['Watch6,6', 'Watch6,7', 'Watch6,8', 'Watch6,9'],
  },
  {
    numbers: [],
    names: ['apple watch se 2nd generation 2022', 'apple watch se 2022', 'apple watch se 2 2022'],
    identifiers: ['Watch6,10', 'Watch6,11', 'Watch6,12', 'Watch6,13'],
  },
  {
    numbers: [],
    names: ['apple watch series 8 2022'],
    identifiers: ['Watch6,14', 'Watch6,15', 'Watch6,16', 'Watch6,17'],
  },
  { numbers: [], names: ['apple watch ultra 2022'], identifiers: ['Watch6,18'] },
  {
    numbers: ['a1523', 'a1722', 'a1602'],
    names: ['airpods 1st generation 2016', 'airpods 2016', 'airpods 1 2016'],
    identifiers: ['AirPods1,1'],
  },
  {
    numbers: ['a2031', 'a2032', 'a1938'],
    names: ['airpods 2nd generation 2019', 'airpods 2019', 'airpods 2 2019'],
    identifiers: ['AirPods2,1'],
  },
  {
    numbers: ['a2564', 'a2565', 'a2566'],
    names: ['airpods 3rd generation 2021', 'airpods 2021', 'airpods 3 2021'],
    identifiers: ['AirPods1,3', 'Audio2,1'],
  },
  {
    numbers: ['a2083', 'a2084', 'a2190'],
    names: ['airpods pro 2019'],
    identifiers: ['AirPods2,2', 'AirPodsPro1,1', 'iProd8,1'],
  },
  {
    numbers: ['a2699', 'a2698', 'a2700'],
    names: ['airpods pro 2nd generation 2022', 'airpods pro 2022', 'airpods pro 2 2022'],
    identifiers: ['AirPodsPro1,2'],
  },
  { numbers: ['a2096'], names: ['airpods max 2020'], identifiers: ['AirPodsMax1,1', 'iProd8,6'] },
]

/**
 * Devices missing from the device data, listed so that their numbers are never corrected as typos of others.
 */
export const APPLE_MODELS_NOT_LISTED: readonly AppleModel[] = [
  { numbers: ['a1211', 'emc2120'], names: ['macbook pro 15 late 2006'], identifiers: [] },
  { numbers: ['a1212'], names: ['macbook pro 17 late 2006'], identifiers: [] },
  { numbers: ['a2337', 'emc3598'], names: ['macbook air 13 m1 2020'], identifiers: [] },
  {
    numbers: ['a2681'],
    names: ['macbook air 13 m2 2022', 'macbook air 13.6 m2 2022'],
    identifiers: [],
  },
  { numbers: ['a2941'], names: ['macbook air 15 m2 2023'], identifiers: [] },
  { numbers: ['a3113'], names: ['macbook air 13 m3 2024'], identifiers: [] },
  { numbers: ['a3114'], names: ['macbook air 15 m3 2024'], identifiers: [] },
  { numbers: ['a3240'], names: ['macbook air 13 m4 2025'], identifiers: [] },
  { numbers: ['a3241'], names: ['macbook air 15 m4 2025'], identifiers: [] },
  { numbers: ['a2338', 'emc3578'], names: ['macbook pro 13 m1 2020'], identifiers: [] },
  { numbers: ['a2338'], names: ['macbook pro 13 m2 2022'], identifiers: [] },
  { numbers: ['a2442'], names: ['macbook pro 14 m1 2021'], identifiers: [] },
  { numbers: ['a2485'], names: ['macbook pro 16 m1 2021'], identifiers: [] },
  { numbers: ['a2779'], names: ['macbook pro 14 m2 2023'], identifiers: [] },
  { numbers: ['a2780'], names: ['macbook pro 16 m2 2023'], identifiers: [] },
  { numbers: ['a2918', 'a2992'], names: ['macbook pro 14 m3 2023'], identifiers: [] },
  { numbers: ['a2991'], names: ['macbook pro 16 m3 2023'], identifiers: [] },
  { numbers: ['a3112'], names: ['macbook pro 14 m4 2024'], identifiers: [] },
  { numbers: ['a3401'], names: ['macbook pro 14 m4 pro 2024'], identifiers: [] },
]
