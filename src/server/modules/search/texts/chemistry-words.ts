// Words for the chemistry of a battery and whether it is rechargeable, in all languages of the search.
// Nickel-cadmium and zinc-carbon are included although no product has them, so that the search recognises them.
import { wordList } from './word-list.ts'

export interface ChemistryMeaning {
  /** Chemistry codes of the catalogue, any of which may be meant. */
  chemistry?: readonly string[]
  /** Absent: the words do not say it. */
  rechargeable?: boolean
}

const GROUPS: readonly [ChemistryMeaning, readonly string[]][] = [
  [
    { chemistry: ['li-ion'] },
    wordList(
      `
        lithium ion, lithiumion, lithium ions, lithium ion battery, li ion, liion, lion battery,
        lion akku, li ionen, liionen, lithium ionen, lithiumionen, lithium ionen akku,
        lithiumionenakku, li ion akku, liionakku, ion lithium, ions lithium, au lithium ion,
        iones de litio, ion de litio, ion litio, ionlitio, litio ion, litioion, ioni di litio,
        agli ioni di litio, ioni litio, ions de litio, ioes de litio, iao de litio,
        lithium ion accu, lithiumion accu, litowo jonowy, litowojonowy, litowo jonowa,
        litowojonowa, litowo jonowe, litowojonowe, li jon, lijon, lityum iyon, lityumiyon,
        lityum iyon pil, lityum ion, リチウムイオン, リチウムイオン电池,
        リチウムイオンバッテリー, リチウムイオン充电池, りちうむいおん, 锂离子, 锂离子电池,
        锂离子电池组, 可充电锂离子电池, 锂离子电芯, 锂离子充电电池
      `,
    ),
  ],
  [
    { chemistry: ['li-polymer'] },
    wordList(
      `
        lithium polymer, lithiumpolymer, lithium ion polymer, lithiumion polymer,
        lithiumionpolymer, li polymer, lipolymer, li ion polymer, liion polymer, li poly, lipoly,
        li po, lipo, lipo battery, lipo akku, li pol, lipol, polymer, polymer battery,
        polymer li ion, polymer liion, lithium polymer akku, lithium polymere, lithiumpolymere,
        polymere, polimero de litio, litio polimero, litiopolimero, polimero, polimeri di litio,
        ai polimeri di litio, polymeer, lithium polymeer, lithiumpolymeer, litowo polimerowy,
        litowopolimerowy, litowo polimerowa, litowopolimerowa, polimerowa, polimerowy,
        lityum polimer, lityumpolimer, polimer, リチウムポリマー, リチウムポリマー电池,
        リチウムイオンポリマー, リチウムイオンポリマー电池, リポ, リポバッテリー, ポリマー,
        锂聚合物, 锂聚合物电池, 聚合物, 聚合物电池, 聚合物锂电池, 聚合物锂离子, 聚合物锂离子电池,
        锂离子聚合物, 锂离子聚合物电池, 锂聚, 锂聚电池
      `,
    ),
  ],
  [
    { chemistry: ['lifepo4'] },
    wordList(
      `
        lifepo4, lifepo 4, life po4, lfp, lifepo, lithium iron phosphate, lithiumironphosphate,
        lithium ferro phosphate, lithium eisenphosphat, lithiumeisenphosphat,
        lithium eisen phosphat, eisenphosphat, lithium fer phosphate, phosphate de fer lithium,
        fosfato de hierro y litio, litio ferrofosfato, litio hierro fosfato, litio ferro fosfato,
        fosfato di ferro e litio, litioferrofosfato, fosfato de ferro e litio,
        lithium ijzerfosfaat, lithiumijzerfosfaat, litowo zelazowo fosforanowy,
        litowozelazowofosforanowy, litowo zelazowo fosforanowa, litowozelazowofosforanowa,
        lityum demir fosfat, リン酸鉄リチウム, リン酸鉄リチウムイオン, リン酸鉄,
        リン酸鉄リチウム电池, 磷酸铁锂, 磷酸铁锂电池, 铁锂电池, 磷酸铁
      `,
    ),
  ],
  [
    { chemistry: ['lifes2'] },
    wordList(
      `
        lifes2, li fes2, lithium iron disulfide, lithium iron disulphide, lithiumiron disulfide,
        iron disulfide, lithium eisensulfid, lithiumeisensulfid, lithium eisendisulfid,
        disulfure de fer lithium, disulfuro de hierro y litio, disulfuro di ferro,
        ultimate lithium, リチウム二硫化鉄, 二硫化鉄リチウム, 锂铁, 锂铁电池, 锂二硫化铁,
        二硫化铁锂
      `,
    ),
  ],
  [
    { chemistry: ['limno2'] },
    wordList(
      `
        limno2, li mno2, lithium manganese dioxide, lithium manganese, lithiummanganese,
        lithium mangandioxid, lithiummangandioxid, dioxyde de manganese lithium, litio manganeso,
        dioxido de manganeso y litio, litio biossido di manganese, litio manganes,
        dioxido de manganes e litio, lithium mangaandioxide, litowo manganowa, litowomanganowa,
        lityum mangan dioksit, lityum mangan, 二酸化マンガンリチウム, 二酸化マンガンリチウム电池,
        锂锰, 锂锰电池, 锂二氧化锰, 二氧化锰锂, 锂锰扣式电池, 锂二氧化锰电池
      `,
    ),
  ],
  [
    { chemistry: ['lisocl2'] },
    wordList(
      `
        lisocl2, li socl2, lithium thionyl chloride, lithium thionylchloride,
        lithiumthionyl chloride, thionyl chloride, lithium thionylchlorid, lithiumthionylchlorid,
        thionylchlorid, lithium chlorure de thionyle, chlorure de thionyle, cloruro de tionilo,
        litio cloruro de tionilo, cloruro di tionile, litio cloruro di tionile,
        cloreto de tionila, cloreto de tionilo, litio cloreto de tionila, thionylchloride,
        lithium thionylchloride accu, chlorek tionylu, litowo tionylowa, litowotionylowa,
        tiyonil klorur, lityum tiyonil klorur, 塩化チオニルリチウム, 塩化チオニルリチウム电池,
        塩化チオニル, 锂亚硫酰氯, 锂亚, 锂亚电池, 锂亚硫酰氯电池, 亚硫酰氯
      `,
    ),
  ],
  [
    { chemistry: ['ni-mh'] },
    wordList(
      `
        ni mh, nimh, nickel metal hydride, nickelmetal hydride, nickelmetalhydride,
        nickel metal hydrid, nickel metallhydrid, nickelmetallhydrid, nickel hydride,
        nickel hydrure, nickel metal hydrure, nickelmetalhydrure, hydrure metallique de nickel,
        niquel metal hidruro, niquelmetal hidruro, hidruro metalico de niquel, hidruro de niquel,
        nichel metallo idruro, nichelmetallo idruro, nichel idruro, niquel hidreto metalico,
        niquelhidreto metalico, hidreto metalico de niquel, nikkel metaalhydride,
        nikkelmetaalhydride, niklowo wodorkowy, niklowowodorkowy, niklowo wodorkowa,
        niklowowodorkowa, niklowo wodorkowe, niklowowodorkowe, niklowo metalowo wodorkowy,
        niklowometalowowodorkowy, nikel metal hidrit, nikelmetal hidrit, ニッケル水素,
        ニッケル水素电池, ニッケル水素充电池, ニッケル水素バッテリー, エネループ, 镍氢, 镍氢电池,
        镍氢充电电池, 镍氢充电池, 镍金属氢化物, eneloop
      `,
    ),
  ],
  [
    { chemistry: ['ni-cd'] },
    wordList(
      `
        ni cd, nicd, nicad, ni cad, nickel cadmium, nickelcadmium, niquel cadmio, niquelcadmio,
        nichel cadmio, nichelcadmio, nickel cadmium akku, nikkel cadmium, nikkelcadmium,
        niklowo kadmowy, niklowokadmowy, niklowo kadmowa, niklowokadmowa, nikel kadmiyum,
        nikelkadmiyum, ニカド, ニッカド, ニカド电池, ニッケルカドミウム, ニッケルカドミウム电池,
        镍镉, 镍镉电池, 镍镉充电电池
      `,
    ),
  ],
  [
    { chemistry: ['alkaline'] },
    wordList(
      `
        alkaline, alkalines, alkaline battery, alkaline batteries, alkaline manganese,
        alkaline manganese dioxide, alkaline zinc, zinc manganese dioxide, al mn, almn, alkali,
        alkali mangan, alkalimangan, alkalibatterie, alkalibatterien, alkaline batterie,
        alkalisch, alkalische, alkaline mangan, alkalinemangan, alcaline, alcalines,
        pile alcaline, piles alcalines, alcalina, alcalinas, pila alcalina, pilas alcalinas,
        alcaline manganese, batterie alcaline, pile alcaline stilo, alcalino, pilha alcalina,
        pilhas alcalinas, alkalinebatterij, alkaline batterij, alkaline batterijen, alkaliczna,
        alkaliczne, alkalicznych, bateria alkaliczna, baterie alkaliczne, alkalik, alkalin,
        alkalin pil, alkali pil, アルカリ, アルカリ电池, アルカリ干电池, アルカリマンガン,
        アルカリボタン电池, 碱性, 碱性电池, 碱性干电池, 碱锰, 碱锰电池, 碱电, 碱电池
      `,
    ),
  ],
  [
    { chemistry: ['silver-oxide'] },
    wordList(
      `
        silver oxide, silveroxide, silver oxide cell, silberoxid, silberoxidzelle,
        silberoxid knopfzelle, silberoxidknopfzelle, silberoxid knopfzellen, oxyde d argent,
        oxyde dargent, pile a l oxyde d argent, pile a loxyde dargent, oxido de plata,
        ossido d argento, ossido dargento, ossido di argento, all ossido d argento,
        allossido dargento, oxido de prata, zilveroxide, zilveroxide batterij, srebrowa,
        srebrowe, tlenek srebra, tlenkowo srebrowa, tlenkowosrebrowa, gumus oksit,
        gumus oksit pil, 酸化银, 酸化银电池, 氧化银, 氧化银电池, 氧化银钮扣电池, 银电
      `,
    ),
  ],
  [
    { chemistry: ['zinc-air'] },
    wordList(
      `
        zinc air, zincair, zink luft, zinkluft, zink luft batterie, zinkluftbatterie,
        zinc air pile, zincair pile, pile zinc air, cinc aire, cincaire, zinc aire, zincaire,
        aire zinc, airezinc, zinco aria, zincoaria, aria zinco, zinco ar, zincoar, ar zinco,
        arzinco, zink lucht, zinklucht, cynkowo powietrzna, cynkowopowietrzna,
        cynkowo powietrzne, cynkowopowietrzne, cinko hava, cinkohava, 空気亜铅, 空気亜铅电池,
        空気电池, 锌空气, 锌空, 锌空气电池, 锌空电池
      `,
    ),
  ],
  [
    { chemistry: ['sla'] },
    wordList(
      `
        lead acid, leadacid, sealed lead acid, sealed leadacid, sealedleadacid, sla, sla battery,
        vrla, vrla battery, agm battery, gel battery, lead gel, lead battery, blei, bleiakku,
        blei akku, blei gel, bleigel, blei gel akku, bleigelakku, blei saure, bleisaure,
        blei vlies, bleibatterie, bleiakkumulator, plomb, au plomb, batterie au plomb,
        plomb etanche, plomb gel, plomb acide, plomo, plomo acido, plomoacido, bateria de plomo,
        plomo sellada, bateria de gel, piombo, al piombo, piombo acido, piomboacido,
        batteria al piombo, piombo ermetica, piombo gel, chumbo, chumbo acido, chumboacido,
        bateria de chumbo, chumbo selada, bateria selada, loodaccu, lood accu, loodzuur,
        lood zuur, loodgel, kwasowo ołowiowy, kwasowo olowiowy, kwasowoołowiowy, kwasowoolowiowy,
        kwasowo ołowiowa, kwasowo olowiowa, kwasowoołowiowa, kwasowoolowiowa, ołowiowy, olowiowy,
        ołowiowa, olowiowa, akumulator zelowy, zelowy, zelowa, kursun asit, kursunasit, kuru aku,
        jel aku, bakımsız aku, bakimsiz aku, 铅, 铅蓄电池, 小型シール铅蓄电池, シール铅蓄电池,
        密闭型铅蓄电池, 制御弁式铅蓄电池, 铅バッテリー, 铅酸, 铅酸电池, 密封铅酸, 铅酸蓄电池,
        密封式铅酸蓄电池, 免维护蓄电池, 免维护铅酸蓄电池, 阀控式铅酸蓄电池, 阀控铅酸, 胶体电池,
        胶体蓄电池, 水电
      `,
    ),
  ],
  [
    { chemistry: ['zinc-carbon'] },
    wordList(
      `
        zinc carbon, zinccarbon, carbon zinc, carbonzinc, zinc chloride, zink kohle, zinkkohle,
        kohle zink, kohlezink, zink kohle batterie, zinkchlorid, saline, pile saline,
        piles salines, zinc carbone, zinccarbone, pila salina, zinco carbone, zincocarbone,
        pile zinco carbone, zinco carbono, zincocarbono, pilha de zinco, pilha comum zinco,
        zink kool, zinkkool, zinkkoolstof, cynkowo weglowa, cynkowoweglowa, cynkowo weglowe,
        cynkowoweglowe, cinko karbon, cinkokarbon, manganez pil, マンガン电池, マンガン干电池,
        碳性, 碳性电池, 碳锌, 碳锌电池, 锌锰, 锌锰电池
      `,
    ),
  ],
  [
    { chemistry: ['li-ion', 'li-polymer', 'lifes2', 'limno2', 'lisocl2'] },
    wordList(
      `
        lithium, lithium battery, lithium batteries, lithium cell, lithiumbatterie,
        lithiumbatterien, lithium batterie, lithium knopfzelle, lithiumknopfzelle, lithiumzelle,
        lithiumakku, lithium akku, batterie lithium, au lithium, pile lithium, piles lithium,
        pile au lithium, litio, de litio, pila de litio, pilas de litio, bateria de litio,
        al litio, batteria al litio, pila al litio, pilha de litio, lithiumaccu, lithiumbatterij,
        lithium batterij, lit, litowa, litowe, litowy, litowych, bateria litowa, lityum,
        lityum pil, lityum batarya, リチウム, リチウム电池, リチウムバッテリー,
        リチウムボタン电池, リチウムコイン电池, 锂, 锂电池, 锂电, 锂电池组, 锂电芯, 锂纽扣电池
      `,
    ),
  ],
  [
    { rechargeable: true },
    wordList(
      `
        rechargeable, rechargeables, re chargeable, rechargable, rechargebale,
        rechargeable battery, rechargeable batteries, secondary, secondary battery,
        secondary cell, can be charged, can be recharged, wiederaufladbar, wiederaufladbare,
        wiederaufladbarer, wiederaufladbaren, wiederaufladbares, aufladbar, aufladbare,
        aufladbaren, aufladbarer, ladbar, ladbare, nachladbar, sekundarbatterie, sekundarzelle,
        rechargeable battery pack, pile rechargeable, piles rechargeables, batterie rechargeable,
        recargable, recargables, pila recargable, pilas recargables, bateria recargable,
        ricaricabile, ricaricabili, pila ricaricabile, pile ricaricabili, batteria ricaricabile,
        recarregavel, recarregaveis, pilha recarregavel, pilhas recarregaveis,
        bateria recarregavel, oplaadbaar, oplaadbare, herlaadbaar, herlaadbare,
        oplaadbare batterij, oplaadbare batterijen, herlaadbare batterijen,
        wielokrotnego ładowania, wielokrotnego ladowania, ładowalny, ladowalny, ładowalna,
        ladowalna, ładowalne, ladowalne, do ładowania, do ladowania, sarj edilebilir,
        sarj edilebilen, sarjlı, sarjli, sarjlı pil, sarjli pil, sarjlı piller, sarjli piller,
        sarjlanabilir, yeniden sarj edilebilir, 充电池, 充电式, 充电式电池, 充电できる, 充电可能,
        充电可能な, 缲り返し使える, 二次电池, 充电式バッテリー, 充电电池, 可充电, 可充电电池,
        可充电的, 可充, 可充式, 充电型, 充电, 可反复充电, 可循环充电, 叉电,
        差电
      `,
    ),
  ],
  [
    { rechargeable: false },
    wordList(
      `
        non rechargeable, nonrechargeable, not rechargeable, un rechargeable, unrechargeable,
        do not recharge, do not charge, primary, primary battery, primary batteries,
        primary cell, primary lithium, single use, singleuse, disposable, disposables,
        disposable battery, one time use, one way battery, oneway battery, einweg,
        einwegbatterie, einwegbatterien, nicht wiederaufladbar, nicht wiederaufladbare,
        nicht aufladbar, nicht aufladbare, nicht aufladen, nicht laden, primarbatterie,
        primarbatterien, primarzelle, non rechargeables, pile non rechargeable, jetable,
        jetables, a usage unique, usage unique, ne pas recharger, pile primaire, primaire,
        no recargable, no recargables, no recargar, desechable, desechables, de un solo uso,
        un solo uso, pila primaria, primaria, non ricaricabile, non ricaricabili, non ricaricare,
        usa e getta, monouso, pila primaria non ricaricabile, nao recarregavel,
        nao recarregaveis, nao recarregar, descartavel, descartaveis, uso unico, niet oplaadbaar,
        niet oplaadbare, nietoplaadbaar, niet herlaadbaar, wegwerp, wegwerpbatterij,
        wegwerpbatterijen, eenmalig gebruik, jednorazowa, jednorazowe, jednorazowy, nieładowalna,
        nieladowalna, nieładowalne, nieladowalne, nie ładowac, nie ladowac, jednorazowego uzytku,
        pierwotna, sarj edilemez, sarj edilemeyen, sarj edilmez, tek kullanımlık,
        tek kullanimlik, sarjsız, sarjsiz, 充电不可, 充电不可能, 充电できない电池, 充电禁止,
        充电しないでください, 使い舍て, 使いきり, 使い切り, 一次电池, 一次电池用, 一次性,
        一次性电池, 原电池, 不可充电, 不可充, 不可充电电池, 不能充电, 请勿充电, 禁止充电,
        切勿充电, 不能充, 不充电的
      `,
    ),
  ],
]

/** Phrase -> its meaning. A meaning with a chemistry does not state `rechargeable`, which follows from the chemistry. */
export const CHEMISTRY_WORDS: Record<string, ChemistryMeaning> = Object.fromEntries(
  GROUPS.flatMap(([meaning, words]) => words.map((word) => [word, meaning])),
)

/** Words used for rechargeable batteries only; TRADE_WORDS, the words for any battery, include them. */
export const IMPLIES_RECHARGEABLE: readonly string[] = wordList(
  `
    akku, akkus, akkupack, akkupacks, akkublock, ersatzakku, ersatzakkus, austauschakku,
    notebookakku, laptopakku, handyakku, originalakku, akkumulator, akkumulatoren, accumulator,
    accumulators, accu, accus, accu s, accupack, vervangende accu, vervangingsaccu, reserveaccu,
    laptopaccu, telefoonaccu, accumulateur, accumulateurs, acumulador, acumuladores,
    accumulatore, accumulatori, akumulator, akumulatora, akumulatory, akumulatorow, akumulatorek,
    akumulatorki, aku, akuler, akusu, 蓄电池, 电瓶
  `,
)
