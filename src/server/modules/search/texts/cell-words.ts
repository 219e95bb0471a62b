// Words that indicate a single cell, names of sizes, and the uses of such cells.
import { wordList } from './word-list.ts'

/** Words for a coin or button cell of any size. */
export const COIN_WORDS: readonly string[] = wordList(`
  coin, coins, coin cell, coin cells, coin battery, coin batteries, coin type, button cell,
  button cells, button battery, button batteries, lithium coin, lithium coin cell,
  lithium button cell, knopfzelle, knopfzellen, knopfbatterie, knopfbatterien, pile bouton,
  piles bouton, piles boutons, pila boton, pila de boton, pilas de boton, pila a bottone,
  ボタン电池, コイン电池, 纽扣, 钮扣, 纽扣电池, 钮扣电池, 扣式电池, 钮形电池, 钮型电池, 硬币电池,
  纽扣锂电池
`)

/** Words for a coin, button, round or block cell, or for its size. */
export const CELL_WORDS: readonly string[] = wordList(
  // English
  `
    size, sizes, cell size, battery size, coin, coins, coin cell, coin cells, coin battery,
    coin batteries, coin type, button, buttons, button cell, button cells, button battery,
    button batteries, button type, button top, watch cell, watch cells, round cell,
    round battery, round batteries, cylindrical, cylindrical cell, block, block battery,
    disc battery, flat cell, flat battery cell, penlight, penlite, lithium coin, coin lithium,
    lithium coin cell, lithium button cell, micro lithium cell, single cell, loose cell,
    cell type, flat top, standard cell, small round battery
  `,
  // German
  `
    große, grosse, groeße, groesse, großen, grossen, groeßen, groessen, batteriegroße,
    batteriegrosse, batteriegroeße, batteriegroesse, bauform, baugroße, baugrosse, baugroeße,
    baugroesse, knopfzelle, knopfzellen, knopfbatterie, knopfbatterien, knopfakku, knopf,
    munzzelle, muenzzelle, rundzelle, rundzellen, rundbatterie, blockbatterie, blockbatterien,
    blockakku, stabbatterie, uhrenzelle, flachzelle, einzelzelle, mono zelle, monozelle,
    mignonzelle, microzelle, babyzelle
  `,
  // French
  `
    taille, tailles, format, formats, pile bouton, piles boutons, piles bouton, bouton,
    pile plate, pile ronde, piles rondes, pile cylindrique, pile baton, pile piece,
    pile rectangulaire
  `,
  // Spanish
  `
    tamano, tamanos, formato, pila de boton, pilas de boton, pila boton, pilas boton, de boton,
    tipo boton, boton, pila moneda, pila de moneda, tipo moneda, moneda, pila redonda,
    pilas redondas, pila cilindrica, pila cuadrada, pila de petaca
  `,
  // Italian
  `
    formato pila, dimensione pila, taglia, pila a bottone, pile a bottone, a bottone,
    batteria a bottone, batterie a bottone, bottone, pila a moneta, batteria a moneta, a moneta,
    moneta, pila rotonda, stilo, ministilo, mini stilo, mezza torcia, pila transistor
  `,
  // Portuguese
  `
    tamanho, tamanhos, pilha botao, pilhas botao, pilha de botao, pilhas de botao, tipo botao,
    botao, bateria botao, bateria moeda, tipo moeda, pilha moeda, moeda, pilha redonda,
    pilha cilindrica, pilha palito, palito
  `,
  // Dutch
  `
    maat, formaat, knoopcel, knoopcellen, knoopbatterij, knoopcelbatterij, knoopcel batterij,
    muntcel, muntcelbatterij, ronde batterij, ronde cel, blokbatterij, minipenlite
  `,
  // Polish
  `
    rozmiar, rozmiary, rozmiarze, pastylkowa, pastylkowe, bateria pastylkowa, baterie pastylkowe,
    guzikowa, guzikowe, bateria guzikowa, baterie guzikowe, pastylka, okragła, okragla, okragłe,
    okragle, paluszek, paluszki, paluszkow, cienki paluszek, bateria paluszek, płaska bateria,
    plaska bateria
  `,
  // Turkish
  `
    boy, boyu, boy pil, kalem pil, ince kalem pil, ince pil, ince kalem, kalın pil, kalin pil,
    orta boy pil, buyuk boy pil, dugme pil, dugme piller, dugme tipi pil, dugme, para pil,
    bozuk para pil, yuvarlak pil, silindirik pil, madeni para pil, saat tipi pil
  `,
  // Japanese
  `
    サイズ, 电池サイズ, ボタン电池, ボタン型电池, ボタン形电池, ボタン型, ボタン, コイン电池,
    コイン型电池, コイン形电池, コイン型, コイン形リチウム电池, コイン型リチウム电池, コイン,
    円筒形电池, 円筒形, 丸型电池, 丸い电池, 単セル, 角型电池, 角形电池
  `,
  // Chinese
  `
    纽扣, 钮扣, 钮型, 钮形, 扣式, 纽扣电池, 钮扣电池, 纽扣式, 纽扣型, 纽扣锂电池, 扣式电池,
    钮形电池, 钮型电池, 硬币电池, 钱币型电池, 圆形电池, 圆电池, 圆柱电池, 圆柱形电池, 圆柱,
    电子电池, 电子表电池, 电子纽扣电池, 小圆电池, 水银电子, 尺寸, 号电池, 芯电, 芯电池, 金宝电,
    方电, 方块电, 手表电芯
  `,
)

const NAMES: readonly [string, readonly string[]][] = [
  [
    'aa',
    wordList(
      `
        double a, doublea, penlight, penlite, mignon, mignonzelle, stilo, kalem pil, paluszek,
        paluszki, 単3形, 単3, 単三, 単3电池, 単三电池, 単三形
      `,
    ),
  ],
  [
    'aaa',
    wordList(
      `
        triple a, triplea, minipenlite, microzelle, ministilo, mini stilo, ince kalem pil,
        ince pil, ince kalem, cienki paluszek, pilha palito, 単4形, 単4, 単四, 単4电池, 単四电池,
        単四形
      `,
    ),
  ],
  ['aaaa', wordList(`quadruple a, 単6形, 単6, 単六, 九号, 九号电池, 9号电池`)],
  [
    'c',
    wordList(`babyzelle, mezza torcia, orta boy pil, 単2形, 単2, 単二, 単2电池, 単二电池, 単二形`),
  ],
  [
    'd',
    wordList(
      `
        monozelle, pila torcia, pile torcia, buyuk boy pil, 单一, 単1形, 単1, 単一, 単1电池,
        単一电池, 単一形
      `,
    ),
  ],
  [
    'n',
    wordList(
      `lady cell, ladyzelle, 単5形, 単5, 単五, 単5电池, 単五电池, 単五形, 八号, 八号电池, 8号电池`,
    ),
  ],
  [
    '9v',
    wordList(
      `
        9 volt, 9volt, nine volt, nine volt battery, 9v block, 9 volt block, 9voltblock,
        block 9v, blockbatterie, blokbatterij, pp3, pila transistor, 角形9v, 九伏, 九伏电池,
        9伏电池, 方块电池, 四方电, 四方电池, 叠层电池, 方形9v
      `,
    ),
  ],
  ['1号', wordList(`一号, 一号电池, 大号电池, 大芯电, d芯电`)],
  ['2号', wordList(`二号, 二号电池, 中号电池, 中芯电, c芯电`)],
  ['5号', wordList(`五号, 五号电池, 五号电, 2a电, 2a芯电, 两a电, 芯电aa`)],
  ['7号', wordList(`七号, 七号电池, 七号电, 3a电, 3a芯电, 三a电, 芯电aaa`)],
]

/** Colloquial and foreign names of sizes -> a size or common name of data/battery_sizes.ndjson, in lower case. */
export const CELL_NAMES: Record<string, string> = Object.fromEntries(
  NAMES.flatMap(([size, words]) => words.map((word) => [word, size])),
)

const PURPOSES: readonly [string, readonly string[]][] = [
  [
    'CR2032',
    wordList(
      `
        cmos, cmos battery, cmos batteries, cmos cell, bios, bios battery, bios batteries,
        bios cell, rtc battery, rtc cell, rtc, real time clock battery, motherboard battery,
        mainboard battery, cmos batterie, cmosbatterie, bios batterie, biosbatterie,
        mainboard batterie, mainboardbatterie, cmos knopfzelle, pile cmos, pile bios,
        pile carte mere, pile de carte mere, pila cmos, pila bios, pila de bios, pila de la bios,
        pila placa base, pila de placa base, batteria bios, batteria cmos, batteria tampone,
        pila scheda madre, bateria cmos, bateria da bios, bateria da placa mae,
        bateria placa mae, pilha da bios, pilha cmos, bios batterij, cmos batterij,
        moederbord batterij, bateria bios, bateria do bios, bateria płyty głownej,
        bateria plyty glownej, bateryjka bios, bateryjka cmos, anakart pili, bios pili,
        cmos pili, anakart pil, cmos电池, bios电池, マザーボード电池, マザーボード用电池,
        主板电池, 主板纽扣电池, 主机板电池, 底板电池
      `,
    ),
  ],
]

/** The use of a cell -> the size nearly always meant; present it as the usual one, not as a fact. */
export const CELL_PURPOSES: Record<string, string> = Object.fromEntries(
  PURPOSES.flatMap(([size, words]) => words.map((word) => [word, size])),
)
