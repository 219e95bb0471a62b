// Words for pieces and packs, and words between the parts of a list, in all languages of the search.
import { wordList } from './word-list.ts'

/**
 * Words for pieces and packs. They are read only next to a number, since several are parts of device names too.
 */
export const QUANTITY_WORDS: readonly string[] = wordList(
  // English
  `
    pc, pcs, pce, pces, pieces, piece, unit, units, each, ea, set, sets, pair, pairs, pack of,
    packs of, pack size, pk, pkt, pkg, pack qty, box, boxes, box of, boxes of, carton, cartons,
    ctn, ctns, case of, lot of, dozen, dozens, blister, blister pack, blisters, card of, cards,
    tray, trays, strip of, strips of, bag of, bulk of, multipack, twin pack, piece of, pieces of,
    units of, count, ct pack, times, off each
  `,
  // German
  `
    stk, stck, st, stuck, stueck, stucke, stuecke, stucken, stuecken, einheit, einheiten,
    packung, packungen, pckg, packg, vpe, verpackungseinheit, schachtel, karton, kartons,
    dutzend, paar, blisterpackung, mal, er pack, erpack, er packung, er blister, er set
  `,
  // French
  `
    piece a l unite, piece a lunite, unite, unites, a l unite, a lunite, boite, boites, boite de,
    lot de, lots de, paquet, paquets, paquet de, carton de, douzaine, blister de, exemplaires,
    exemplaire, fois, paire, jeu de
  `,
  // Spanish
  `
    ud, uds, unds, unid, unids, unidad, unidades, pieza, piezas, pza, pzas, pz, caja, cajas,
    caja de, paquete, paquetes, paquete de, pack de, packs de, lote de, docena, docenas, pares,
    juego de, por unidad
  `,
  // Italian
  `
    pzz, pezzo, pezzi, unita, conf, confezione, confezioni, confezione da, confezioni da,
    scatola, scatole, scatola da, pacco da, blister da, cartone, cartoni, dozzina, coppia, paio,
    cad, cadauno, cadauna
  `,
  // Portuguese
  `
    pecas, unidade, caixa, caixas, caixa com, cx, pacote, pacotes, pacote com, cartela,
    cartela com, cartelas, kit com, duzia, duzias, conjunto
  `,
  // Dutch
  `
    stuks, stuk, eenheid, eenheden, verpakking, verpakkingen, pak, pakken, pakje, doos, doosje,
    dozijn, keer, set van, pak van, doos van
  `,
  // Polish
  `
    szt, sztuk, sztuka, sztuki, sztuke, sztukach, opak, opakowanie, opakowania, opakowan,
    pudełko, pudelko, pudełka, pudelka, kartony, kartonow, komplet, komplety, pary, zestaw,
    tuzin, blistrow, blistry, razy
  `,
  // Turkish
  `
    adet, adt, ad, tane, adedi, adetlik, parca adet, kutu, koli, paket, paketi, paketlik, duzine,
    cift, takım, takim, li paket, li, lu, lı, lu paket, lı paket, li set
  `,
  // Japanese
  `
    个, ヶ, ケ, コ, こ, 本, 枚, 台, 箱, 袋, セット, ピース, ユニット, ダース, 个入り, 个入,
    个セット, 本入り, 本入, 本セット, 本パック, 个パック, パック入り, 粒入り, ロット数, 组, つ,
    点, ケース
  `,
  // Chinese
  `
    件, 只, 支, 粒, 节, 块, 颗, 条, 套, 盒, 包, 卡, 排, 打, 对, 双, 部, 片, 板, 张, 单位, 件装,
    个装, 粒装, 节装, 只装, 支装, 块装, 卡装, 盒装, 枚装, 颗装, 排装, 联装, 入, 一件, 一个, 一块,
    一粒, 一节, 一只, 两个, 两块, 两节, 每个, 每件, 每盒, 每块, 每粒, 每节, 每只, 每卡, 几个,
    几块, 几粒, 几节
  `,
)

/** Units of time, as of a warranty. Without words for one year, since '2015年' and '2015 year' belong to devices. */
export const DURATION_WORDS: readonly string[] = wordList(`
  month, months, months warranty, month warranty, years, years warranty, weeks, days, monate,
  monaten, jahre, wochen, mois, meses, mesi, maanden, miesiecy, 个月, か月, ヶ月
`)

/** The words that mark a quantity after any number; 'set' and 'box' occur in names too. */
export const COUNTED_WORDS: readonly string[] = wordList(`
  pcs, pieces, piece, stk, stuck, uds, unidades, pezzi, pz, pecas, stuks, szt, sztuk, adet, ea,
  units, 个, 件, 只, 粒, 节, 块, 颗, 本
`)

/** Words that count the contents of a pack: '2 packs', '2-pack', '4er-Pack'. */
export const PACK_WORDS: readonly string[] = wordList(`pack, packs, packet, packets, パック`)

/** Words followed by a quantity: 'qty 10'. */
export const QUANTITY_LABELS: readonly string[] = wordList(
  // English
  `qty, q ty, qnty, quantity, quantities, order qty, order quantity, qty required`,
  // German
  `anzahl, menge, bestellmenge, stuckzahl, stueckzahl`,
  // French, Spanish, Italian, Portuguese
  `qte, quantite, cant, cantidad, ctd, qta, quantita, qtd, qtde, quantidade`,
  // Dutch, Polish, Turkish
  `aantal, hoeveelheid, ilosc, miktar, miktari`,
  // Japanese and Chinese
  `数量, 个数, 件数, 采购数量, 订购数量, 注文数`,
)

/** Words for a pack followed by its number of pieces. */
export const PACK_LABELS: readonly string[] = wordList(
  // English
  `
    pack of, packs of, packet of, packets of, set of, sets of, box of, boxes of, lot of, lots of,
    case of, carton of, card of, strip of, strips of, bag of, tray of, blister of, bulk of, kit of
  `,
  // German
  `packung mit, packung zu, pack mit, set mit, karton mit, schachtel mit, blister mit`,
  // French
  `lot de, lots de, boite de, boites de, paquet de, paquets de, pack de, carton de, blister de, jeu de`,
  // Spanish
  `packs de, caja de, cajas de, paquete de, paquetes de, lote de, juego de`,
  // Italian
  `confezione da, confezioni da, scatola da, pacco da, blister da, set da`,
  // Portuguese
  `caixa com, caixa de, pacote com, pacote de, cartela com, kit com, embalagem com, conjunto de`,
  // Dutch
  `set van, pak van, doos van, verpakking van`,
  // Polish
  `zestaw po, opakowanie po`,
)

/** Words between two requested items. The short ones ('e', 'o', 'i', 'y', 'en') also occur in device names. */
export const LIST_WORDS: readonly string[] = wordList(
  // English
  `and, or, and or, as well as, along with, together with, versus, vs`,
  // German
  `und, oder, sowie, und oder, bzw, beziehungsweise, oder auch`,
  // French
  `et, ou, et ou, ou bien, ainsi que`,
  // Spanish
  `y, e, o, u, y o, asi como, o bien`,
  // Italian
  `ed, od, e o, oppure, ovvero, nonche`,
  // Portuguese
  `e ou, bem como, ou entao`,
  // Dutch
  `en, of, en of, alsook, alsmede, ofwel`,
  // Polish
  `i, oraz, lub, albo, i lub, badz, a takze`,
  // Turkish
  `ve, veya, ya da, yahut, veyahut, ve veya, hem`,
  // Japanese
  `
    と, や, または, 又は, もしくは, 若しくは, 及び, および, ならびに, 并びに, あるいは, 或いは,
    かつ, それと, か
  `,
  // Chinese
  `和, 及, 或, 与, 跟, 同, 以及, 或者, 或是, 还有, 同埋, 定系, 并且, 加上, 连同, 抑或, 暨, 亦或`,
)
