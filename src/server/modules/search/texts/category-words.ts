// Words for the devices of each category in all languages of the search, as it reads queries: in lower case, without
// accents, and with Chinese characters in their simplified form.
import { wordList } from './word-list.ts'

/** Category id -> words and phrases. A word may belong to two categories ('portable'). */
export const CATEGORY_WORDS: Record<string, readonly string[]> = {
  laptop: wordList(
    // English
    `
      laptop, laptops, notebook, notebooks, notebook computer, laptop computer, notebookcomputer,
      laptopcomputer, notebook pc, laptop pc, ultrabook, ultrabooks, netbook, netbooks,
      portable computer, mobile workstation, 2 in 1 laptop, 2in1 laptop, convertible laptop,
      lap top, note book
    `,
    // German
    `klapprechner, tragbarer computer, tragbarer rechner, convertible notebook, convertiblenotebook`,
    // French
    `
      ordinateur portable, ordinateurs portables, ordi portable, ordinateur, ordinateurs,
      pc portable, pc portables, portable, portables, ordi, ultraportable, ultra portable,
      microportable
    `,
    // Spanish
    `
      portatil, portatiles, ordenador portatil, ordenadores portatiles, ordenador,
      computadora portatil, computadora, computadoras, computador portatil, computador,
      ultraportatil
    `,
    // Italian
    `portatile, portatili, computer portatile, computer portatili, pc portatile, pc portatili`,
    // Portuguese
    `computadores portateis, portateis, computadores`,
    // Dutch
    `draagbare computer, schootcomputer`,
    // Polish
    `
      laptopa, laptopy, laptopow, laptopie, laptopem, notebooka, notebooki, komputer przenosny,
      komputera przenosnego, komputer, komputera, lapka, lapek
    `,
    // Turkish
    `
      dizustu, dizustu bilgisayar, dizustu bilgisayarı, dizustu bilgisayari,
      dizustu bilgisayarım, dizustu bilgisayarim, dizustu bilgisayarlar, laptopum,
      notebook bilgisayar, tasınabilir bilgisayar, tasinabilir bilgisayar, bilgisayar,
      bilgisayarı, bilgisayari, bilgisayarım, bilgisayarim, diz ustu bilgisayar,
      laptop bilgisayar
    `,
    // Japanese
    `
      ノートパソコン, ノートpc, ノート型パソコン, ノート型pc, ラップトップ, ラップトップパソコン,
      ノートブック, ノートブックパソコン, モバイルノート, パソコン, ウルトラブック, ネットブック
    `,
    // Chinese
    `
      笔记本电脑, 笔记本, 手提电脑, 笔记型电脑, 笔记簿型电脑, 笔记簿电脑, 便携式电脑, 便携电脑,
      笔电, 手提, 电脑, 手提式电脑, 超极本, 上网本, 轻薄本, 游戏本, 商务本, 工作站笔记本, 本本,
      手提机, 计算机
    `,
  ),
  'mobile-phone': wordList(
    // English
    `
      phone, phones, mobile, mobiles, mobile phone, mobile phones, mobilephone, cell phone,
      cell phones, cellphone, cellphones, smart phone, smart phones, smartphone, smartphones,
      handphone, hand phone, feature phone, flip phone, cellular phone, cellular, telephone
    `,
    // German
    `handy, handys, handies, mobiltelefon, mobiltelefone, telefon, seniorenhandy, klapphandy`,
    // French
    `telephones, telephone portable, telephones portables, telephone mobile, tel portable, portable`,
    // Spanish
    `
      movil, moviles, telefono, telefonos, telefono movil, telefonos moviles, telefono celular,
      celular, celulares, telefono inteligente
    `,
    // Italian
    `cellulare, cellulari, telefoni, telefonino, telefonini, telefono cellulare`,
    // Portuguese
    `telemovel, telemoveis, telefone, telefone celular, telefones, telefone movel`,
    // Dutch
    `telefoon, telefoons, mobiele telefoon, mobiele telefoons, mobieltje, gsm, gsm toestel`,
    // Polish
    `
      telefonu, telefony, telefonow, telefon komorkowy, telefonu komorkowego, komorka, komorki,
      komorke, smartfon, smartfona, smartfony, smartfonow
    `,
    // Turkish
    `
      telefonum, telefonlar, cep telefonu, cep telefonum, cep telefonları, cep telefonlari, cep,
      akıllı telefon, akilli telefon, akıllı telefonlar, akilli telefonlar
    `,
    // Japanese
    `
      携帯电话, 携帯, ケータイ, けいたい, ガラケー, スマートフォン, スマートホン, スマホ, 电话机,
      电话, スマフォ, アンドロイド携帯
    `,
    // Chinese
    `
      手机, 智能手机, 手提电话, 行动电话, 移动电话, 流动电话, 智能电话, 智慧型手机, 老人机,
      老年机, 功能机, 手机用
    `,
  ),
  tablet: wordList(
    // English
    `tablet, tablets, tablet pc, tablet pcs, tabletpc, tablet computer, pad computer`,
    // German
    `tabletcomputer, tabletpcs`,
    // French
    `tablette, tablettes, tablette tactile, tablette numerique`,
    // Spanish
    `tableta, tabletas`,
    // Italian
    `tavoletta grafica pc, computer tablet`,
    // Polish
    `tabletu, tablety, tabletow, tabletem`,
    // Turkish
    `tablet bilgisayar, tabletim, tabletler, tabletin`,
    // Japanese
    `タブレット, タブレット端末, タブレットpc, タブレットパソコン`,
    // Chinese
    `平板电脑, 平板, 平板机`,
  ),
  'smart-watch': wordList(
    // English
    `
      smart watch, smart watches, smartwatch, smartwatches, fitness tracker, fitness band,
      fitness watch, activity tracker, smart band, smartband
    `,
    // German
    `fitnessarmband, fitnesstracker, fitnessuhr, sportuhr, smarte uhr`,
    // French
    `montre connectee, montres connectees, montre intelligente, bracelet connecte`,
    // Spanish
    `reloj inteligente, relojes inteligentes, pulsera inteligente, pulsera de actividad`,
    // Italian
    `orologio intelligente, orologi intelligenti, braccialetto fitness`,
    // Portuguese
    `relogio inteligente, relogios inteligentes, pulseira inteligente`,
    // Dutch
    `slim horloge, slimme horloge, sporthorloge, activiteitentracker`,
    // Polish
    `smartwatcha, smartwatche, inteligentny zegarek, inteligentnego zegarka, opaska sportowa`,
    // Turkish
    `
      akıllı saat, akilli saat, akıllı saatim, akilli saatim, akıllı saatler, akilli saatler,
      akıllı saati, akilli saati, akıllı bileklik, akilli bileklik
    `,
    // Japanese
    `スマートウォッチ, スマートウオッチ, スマートバンド, 活动量计`,
    // Chinese
    `
      智能手表, 智慧手表, 智能腕表, 智能手环, 智慧型手表, 智慧手环, 手环, 电话手表, 儿童电话手表,
      运动手表
    `,
  ),
  watch: wordList(
    // English
    `
      watch, watches, wrist watch, wristwatch, wrist watches, wristwatches, watch battery,
      watch batteries, quartz watch
    `,
    // German
    `uhr, uhren, armbanduhr, armbanduhren, uhrenbatterie, uhrenbatterien, uhrbatterie, quarzuhr`,
    // French
    `montre, montres, pile de montre, piles de montre, pile montre, montre bracelet, montre a quartz`,
    // Spanish
    `reloj, relojes, reloj de pulsera, pila de reloj, pilas de reloj, pila reloj`,
    // Italian
    `orologio, orologi, orologio da polso, pila orologio, batteria orologio, pila per orologio`,
    // Portuguese
    `relogio, relogios, relogio de pulso, pilha de relogio, pilhas de relogio`,
    // Dutch
    `horloge, horloges, polshorloge, horlogebatterij, horlogebatterijen`,
    // Polish
    `zegarek, zegarka, zegarki, zegarkow, zegarek na reke, bateria do zegarka, baterie do zegarkow`,
    // Turkish
    `kol saati, kol saatleri, saat, saatim, saat pili, saat pilleri, kol saati pili`,
    // Japanese
    `腕时计, 腕时计用, 时计, 时计用电池, 腕时计电池, ウォッチ`,
    // Chinese
    `手表, 腕表, 手表电池, 表电池, 表电, 石英表, 腕表电池, 钟表`,
  ),
  'hearing-aid': wordList(
    // English
    `
      hearing aid, hearing aids, hearingaid, hearingaids, hearing aid battery,
      hearing aid batteries, hearing instrument
    `,
    // German
    `
      horgerat, hoergeraet, horgerate, hoergeraete, horgeratebatterie, hoergeraetebatterie,
      horgeratebatterien, hoergeraetebatterien, horgeratbatterien, hoergeraetbatterien, horhilfe,
      hoerhilfe
    `,
    // French
    `
      appareil auditif, appareils auditifs, aide auditive, aides auditives, prothese auditive,
      pile auditive, piles auditives, pile pour appareil auditif, sonotone
    `,
    // Spanish
    `audifono, audifonos, pila de audifono, pilas para audifonos, aparato auditivo, protesis auditiva`,
    // Italian
    `
      apparecchio acustico, apparecchi acustici, protesi acustica, pila acustica, pile acustiche,
      batterie acustiche
    `,
    // Portuguese
    `aparelho auditivo, aparelhos auditivos, protese auditiva, pilha auditiva, pilhas auditivas`,
    // Dutch
    `
      hoortoestel, hoortoestellen, gehoorapparaat, gehoorapparaten, hoorapparaat, hoorapparaten,
      hoorbatterijen, hoortoestelbatterijen
    `,
    // Polish
    `
      aparat słuchowy, aparat sluchowy, aparatu słuchowego, aparatu sluchowego, aparaty słuchowe,
      aparaty sluchowe, aparatow słuchowych, aparatow sluchowych, bateria słuchowa,
      bateria sluchowa, baterie słuchowe, baterie sluchowe, baterie do aparatow słuchowych,
      baterie do aparatow sluchowych
    `,
    // Turkish
    `
      isitme cihazı, isitme cihazi, isitme cihazları, isitme cihazlari, isitme cihazı pili,
      isitme cihazi pili, kulaklık cihazı, kulaklik cihazi, isitme pili
    `,
    // Japanese
    `补聴器, 补聴器用, 补聴器电池, 补聴器用电池`,
    // Chinese
    `助听器, 助听机, 助听器电池, 助听机电池`,
  ),
  ups: wordList(
    // English
    `
      ups, uninterruptible power supply, uninterruptable power supply, battery backup,
      backup power supply, backup ups, ups battery
    `,
    // German
    `
      usv, usv anlage, usvanlage, unterbrechungsfreie stromversorgung, usv batterie, usvbatterie,
      usv akku, usvakku
    `,
    // French
    `
      onduleur, onduleurs, alimentation sans interruption, alimentation sans coupure,
      batterie onduleur
    `,
    // Spanish
    `sai, sistema de alimentacion ininterrumpida, no break, nobreak, bateria de sai`,
    // Italian
    `gruppo di continuita, gruppi di continuita, batteria gruppo di continuita`,
    // Portuguese
    `nobreaks, fonte de alimentacao ininterrupta, bateria nobreak, bateria de nobreak`,
    // Dutch
    `noodstroomvoeding, noodvoeding, ups accu`,
    // Polish
    `zasilacz awaryjny, zasilacza awaryjnego, zasilacz ups, zasilanie awaryjne, zasilania awaryjnego`,
    // Turkish
    `
      kesintisiz guc kaynagı, kesintisiz guc kaynagi, kgk, kgk akusu, ups akusu, guc kaynagı,
      guc kaynagi
    `,
    // Japanese
    `无停电电源装置, 无停电电源, 无停电电源装置用, ups用バッテリー`,
    // Chinese
    `不断电系统, 不断电电源, 不间断电源, 后备电源, 不间断电源系统, 应急电源, 后备电池组, 不间断供电`,
  ),
  earphones: wordList(
    // English
    `
      earphone, earphones, earbud, earbuds, ear buds, head phones, headphone, headphones,
      headset, headsets, wireless earbuds, wireless earphones, wireless headphones,
      bluetooth headset, bluetooth earbuds, charging case, in ear headphones
    `,
    // German
    `
      kopfhorer, kopfhoerer, ohrhorer, ohrhoerer, bluetooth kopfhorer, bluetoothkopfhorer,
      bluetooth kopfhoerer, bluetoothkopfhoerer, kabellose kopfhorer, kabellose kopfhoerer,
      ladeetui, ladecase
    `,
    // French
    `
      ecouteur, ecouteurs, casque audio, casque bluetooth, ecouteurs sans fil, oreillettes,
      oreillette, boitier de charge
    `,
    // Spanish
    `auriculares, auricular, cascos inalambricos, auriculares inalambricos, estuche de carga`,
    // Italian
    `
      auricolari, auricolare, cuffie, cuffia, cuffie bluetooth, auricolari wireless,
      custodia di ricarica
    `,
    // Portuguese
    `fones de ouvido, fone de ouvido, fones, auscultadores, estojo de carregamento`,
    // Dutch
    `oordopjes, koptelefoon, koptelefoons, oortjes, hoofdtelefoon, draadloze oordopjes, oplaadcase`,
    // Polish
    `
      słuchawki, sluchawki, słuchawek, sluchawek, słuchawka, sluchawka, słuchawki bezprzewodowe,
      sluchawki bezprzewodowe, słuchawek bezprzewodowych, sluchawek bezprzewodowych,
      etui ładujace, etui ladujace
    `,
    // Turkish
    `
      kulaklık, kulaklik, kulaklıgı, kulakligi, kulaklıklar, kulakliklar, kulaklıgım, kulakligim,
      kablosuz kulaklık, kablosuz kulaklik, bluetooth kulaklık, bluetooth kulaklik, sarj kutusu
    `,
    // Japanese
    `
      イヤホン, イヤフォン, ワイヤレスイヤホン, ヘッドホン, ヘッドフォン, ヘッドセット,
      ワイヤレスヘッドホン, 充电ケース
    `,
    // Chinese
    `耳机, 耳筒, 耳塞, 听筒, 无线耳机, 蓝牙耳机, 头戴式耳机, 真无线耳机, 充电盒, 充电仓, 耳麦`,
  ),
  mp3: wordList(
    // English
    `
      mp3, mp3 player, mp3 players, mp3player, mp4, mp4 player, media player, music player,
      portable music player, digital audio player
    `,
    // German
    `musikplayer, musikspieler`,
    // French
    `lecteur mp3, baladeur, baladeur mp3, lecteur audio, lecteur de musique`,
    // Spanish
    `reproductor mp3, reproductor de musica, reproductor de audio`,
    // Italian
    `lettore mp3, lettore musicale`,
    // Portuguese
    `leitor mp3, leitor de mp3, tocador mp3, leitor de musica`,
    // Dutch
    `mp3 speler, mp3speler, muziekspeler`,
    // Polish
    `odtwarzacz mp3, odtwarzacza mp3, odtwarzacz muzyki`,
    // Turkish
    `mp3 calar, muzik calar, mp3 oynatıcı, mp3 oynatici`,
    // Japanese
    `mp3プレーヤー, 音楽プレーヤー, デジタルオーディオプレーヤー, ミュージックプレーヤー`,
    // Chinese
    `播放器, 播放机, 随身听, mp3播放器, mp3播放机, 音乐播放器`,
  ),
  'smart-home': wordList(
    // English
    `
      smart home, smarthome, home automation, smart sensor, motion detector, smoke alarm,
      smoke detector, door sensor, window sensor, water leak sensor, leak sensor, smart lock,
      door lock, thermostat radiator valve, radiator thermostat, zigbee sensor
    `,
    // German
    `
      heimautomation, hausautomation, bewegungsmelder, rauchmelder, rauchwarnmelder, tursensor,
      tuersensor, fenstersensor, fensterkontakt, turkontakt, tuerkontakt, wassermelder,
      heizkorperthermostat, heizkoerperthermostat, heizkorperthermostate, heizkoerperthermostate,
      turschloss, tuerschloss, funkschalter, temperatursensor
    `,
    // French
    `
      maison connectee, domotique, capteur, capteurs, detecteur de mouvement, detecteur de fumee,
      detecteur d ouverture, detecteur douverture, detecteur de fuite, serrure connectee,
      tete thermostatique, vanne thermostatique, detecteur
    `,
    // Spanish
    `
      hogar inteligente, casa inteligente, domotica, sensor de movimiento, sensor de puerta,
      detector de humo, detector de movimiento, cerradura inteligente, valvula termostatica
    `,
    // Italian
    `
      casa intelligente, sensore, sensori, sensore di movimento, rilevatore di fumo,
      rilevatore di movimento, serratura intelligente, valvola termostatica
    `,
    // Portuguese
    `
      automacao residencial, sensor de movimento, sensor de porta, detetor de fumo,
      detector de fumaca, fechadura inteligente, fechadura eletronica, fechadura digital
    `,
    // Dutch
    `
      slim huis, slimme woning, bewegingssensor, bewegingsmelder, rookmelder, rookmelders,
      deursensor, raamsensor, slim slot, slimme deurslot, radiatorkraan, watermelder
    `,
    // Polish
    `
      inteligentny dom, inteligentnego domu, czujnik, czujnika, czujniki, czujnikow,
      czujnik ruchu, czujnik dymu, czujnik otwarcia, czujnik zalania, głowica termostatyczna,
      glowica termostatyczna, inteligentny zamek
    `,
    // Turkish
    `
      akıllı ev, akilli ev, ev otomasyonu, sensoru, hareket sensoru, duman dedektoru,
      kapı sensoru, kapi sensoru, akıllı kilit, akilli kilit, su kacagı sensoru,
      su kacagi sensoru
    `,
    // Japanese
    `
      スマートホーム, センサー, 人感センサー, 开闭センサー, 烟感知器, 火灾报知器, スマートロック,
      水漏れセンサー, 温湿度计
    `,
    // Chinese
    `
      智能家居, 智慧家庭, 智慧家居, 传感器, 感应器, 人体传感器, 人体感应器, 门窗传感器, 门磁,
      烟雾报警器, 烟感, 智能门锁, 门锁, 水浸传感器, 温控阀, 智能锁
    `,
  ),
  general: wordList(
    // English
    `
      general purpose, generalpurpose, general purpose battery, household battery,
      household batteries, standard battery size, consumer battery, domestic batteries
    `,
    // German
    `
      haushaltsbatterie, haushaltsbatterien, geratebatterien, geraetebatterien, allzweckbatterie,
      universalbatterie
    `,
    // French
    `piles domestiques, pile domestique, pile standard, piles standard, piles a usage general`,
    // Spanish
    `pilas domesticas, pila domestica, pilas de uso general, pila comun`,
    // Italian
    `pile stilo, pile domestiche, pile comuni, pile uso generico`,
    // Portuguese
    `pilhas comuns, pilha comum, pilhas domesticas`,
    // Dutch
    `huishoudbatterij, huishoudbatterijen, huishoudelijke batterijen`,
    // Polish
    `baterie uniwersalne, bateria uniwersalna, baterie domowe`,
    // Turkish
    `genel amaclı pil, genel amacli pil, ev tipi pil`,
    // Japanese
    `干电池, 泛用电池, 家庭用电池`,
    // Chinese
    `普通, 通用, 一般用途, 干电, 水银电, 水银电池, 通用电池, 普通电池, 标准电池, 家用电池, 一般用途电池`,
  ),
}
