// Device classes whose batteries are not sold here: their words, and brands that make nothing else. No entry is
// a brand of data/devices.ndjson.gz; a few smart home devices in it belong to such a class (robot vacuums,
// toothbrushes, mowers), so a matched device or number takes precedence over these words. Written as the parser
// simplifies queries: without accents and umlauts, Han characters in their simplified form.
import { wordList } from './word-list.ts'

export type NotSoldClass =
  | 'camera'
  | 'camcorder'
  | 'drone'
  | 'power-tool'
  | 'vacuum-cleaner'
  | 'car'
  | 'motorcycle'
  | 'e-bike'
  | 'e-scooter'
  | 'game-console'
  | 'cordless-phone'
  | 'two-way-radio'
  | 'gps'
  | 'toothbrush'
  | 'shaver'
  | 'toy'
  | 'solar'
  | 'power-bank'
  | 'charger'
  | 'cable'
  | 'spare-part'

/** Class -> words in all languages, then brands, series and part numbers of that class alone. */
export const NOT_SOLD_WORDS: Record<NotSoldClass, readonly string[]> = {
  camera: wordList(
    // English
    `
      camera, cameras, digital camera, photo camera, action camera, action cam, dslr,
      dslr camera, slr, mirrorless, compact camera, camera battery
    `,
    // German
    `
      kamera, kameras, digitalkamera, spiegelreflexkamera, fotoapparat, fotokamera, systemkamera,
      kameraakku, actionkamera
    `,
    // French
    `
      appareil photo, appareils photo, appareil photo numerique, reflex numerique,
      camera d action, camera daction
    `,
    // Spanish
    `
      camara, camaras, camara de fotos, camara fotografica, camara digital, camara reflex,
      camara deportiva
    `,
    // Italian
    `
      fotocamera, fotocamere, macchina fotografica, macchine fotografiche, fotocamera digitale,
      telecamera sportiva
    `,
    // Portuguese
    `camera digital, maquina fotografica, camera fotografica`,
    // Dutch
    `fototoestel, fotocamera s, fotocameras, digitale camera, spiegelreflexcamera`,
    // Polish
    `
      aparat fotograficzny, aparatu fotograficznego, aparat cyfrowy, lustrzanka, lustrzanki,
      kamery, kamera sportowa
    `,
    // Turkish
    `
      fotograf makinesi, fotograf makinası, fotograf makinasi, dijital kamera, aksiyon kamerası,
      aksiyon kamerasi
    `,
    // Japanese
    `
      カメラ, デジタルカメラ, デジカメ, 一眼レフ, 一眼レフカメラ, ミラーレス, ミラーレスカメラ,
      アクションカメラ, カメラ用
    `,
    // Chinese
    `相机, 照相机, 数码相机, 单反, 单反相机, 微单, 运动相机, 相机电池, 拍立得, 卡片机`,
    // Brands, series and part numbers of this class only
    `
      nikon, nikon en el, nikon enel, en el15, enel15, en el14, enel14, en el14a, enel14a,
      en el12, enel12, en el3e, enel3e, canon, canon eos, canon lp e, canon lpe, lp e6, lpe6,
      lp e6n, lpe6n, lp e6nh, lpe6nh, lp e8, lpe8, lp e10, lpe10, lp e12, lpe12, lp e17, lpe17,
      canon nb, nb 13l, nb13l, nb 6l, nb6l, nb 11l, nb11l, fujifilm, np w126, npw126, np w126s,
      npw126s, np w235, npw235, np fz100, npfz100, np fw50, npfw50, np bx1, npbx1, np f550,
      npf550, np f970, npf970, olympus, bls 50, bls50, blh 1, blh1, blx 1, blx1, pentax,
      hasselblad, gopro, gopro hero, insta360, osmo action, dmw blf19, dmwblf19, dmw blc12,
      dmwblc12, dmw blg10, dmwblg10, 尼康, 佳能, 富士相机, 奥林巴斯, 宾得, 哈苏, 徕卡, ニコン,
      キヤノン, キャノン, オリンパス, ペンタックス
    `,
  ),
  camcorder: wordList(
    // English
    `camcorder, camcorders, video camera, video cameras, videocamera, video recorder camera, handycam`,
    // German
    `videokamera, videokameras`,
    // French
    `camescope, camescopes, camera video`,
    // Spanish
    `videocamara, videocamaras, camara de video, filmadora`,
    // Italian
    `videocamere`,
    // Portuguese
    `filmadoras, camera de video`,
    // Dutch
    `videocamera s, videocameras`,
    // Polish
    `kamera wideo, kamery wideo, kamera cyfrowa`,
    // Turkish
    `video kamera, el kamerası, el kamerasi, kamera kaydedici`,
    // Japanese
    `ビデオカメラ, ハンディカム`,
    // Chinese
    `摄像机, 摄录机, 摄影机, 数码摄像机, 手持摄像机`,
    // Brands, series and part numbers of this class only
    `
      np fv50, npfv50, np fv70, npfv70, np fv100, npfv100, np fv100a, npfv100a, bp 727, bp727,
      bp 828, bp828, vw vbt190, vwvbt190, vw vbn260, vwvbn260, v mount, vmount, v mount battery
    `,
  ),
  drone: wordList(
    // English
    `drone, drones, quadcopter, quadrocopter, multicopter, fpv drone, uav, drone battery`,
    // German
    `drohne, drohnen, drohnenakku, quadrokopter`,
    // French
    `drone de loisir, quadricoptere, quadricopteres`,
    // Spanish
    `dron, cuadricoptero`,
    // Italian
    `drone quadricottero, quadricottero, droni`,
    // Portuguese
    `drone quadricoptero, quadricoptero`,
    // Dutch
    `drone accu`,
    // Polish
    `drona, drony, dronow, kwadrokopter`,
    // Turkish
    `insansız hava aracı, insansiz hava araci, drone bataryası, drone bataryasi`,
    // Japanese
    `ドローン, マルチコプター`,
    // Chinese
    `无人机, 航拍机, 航拍无人机, 四轴飞行器, 穿越机, 无人飞机`,
    // Brands, series and part numbers of this class only
    `
      dji, dji mavic, mavic air, mavic mini, mavic pro, dji mini, dji air, dji phantom,
      dji inspire, dji fpv, dji avata, dji matrice, dji agras, autel evo, autel robotics, yuneec,
      parrot anafi, parrot bebop, hubsan, syma, potensic, holy stone drone, 大疆, 大疆御, 道通
    `,
  ),
  'power-tool': wordList(
    // English
    `
      power tool, power tools, powertool, powertools, cordless drill, cordless screwdriver,
      drill, drills, drill driver, impact driver, impact wrench, hammer drill, angle grinder,
      grinder, circular saw, jigsaw, reciprocating saw, chainsaw, chain saw, hedge trimmer,
      grass trimmer, string trimmer, leaf blower, lawn mower, lawnmower, robotic mower, nail gun
    `,
    // German
    `
      elektrowerkzeug, elektrowerkzeuge, werkzeugakku, akkuschrauber, akkubohrer, bohrmaschine,
      schlagschrauber, winkelschleifer, kreissage, kreissaege, stichsage, stichsaege, kettensage,
      kettensaege, heckenschere, rasentrimmer, rasenmaher, rasenmaeher, mahroboter, maehroboter,
      laubblaser, laubblaeser, bohrhammer
    `,
    // French
    `
      outillage electroportatif, outil electroportatif, outil electrique, outils electriques,
      perceuse, perceuses, perceuse visseuse, visseuse, visseuse a chocs, meuleuse,
      scie circulaire, scie sauteuse, tronconneuse, taille haie, taille haies, taillehaies,
      coupe bordure, tondeuse, tondeuse a gazon, souffleur de feuilles
    `,
    // Spanish
    `
      herramienta electrica, herramientas electricas, taladro, taladros, taladro inalambrico,
      atornillador, destornillador electrico, amoladora, sierra circular, sierra de calar,
      motosierra, cortasetos, cortacesped, desbrozadora, soplador
    `,
    // Italian
    `
      utensile elettrico, elettroutensile, elettroutensili, utensili elettrici, trapano, trapani,
      avvitatore, smerigliatrice, sega circolare, seghetto alternativo, motosega, tagliasiepi,
      tosaerba, decespugliatore, soffiatore
    `,
    // Portuguese
    `
      ferramenta eletrica, ferramentas eletricas, furadeira, furadeiras, parafusadeira,
      parafusadeiras, berbequim, aparafusadora, esmerilhadeira, rebarbadora, serra circular,
      motosserra, cortador de grama, aparador de grama, corta sebes
    `,
    // Dutch
    `
      elektrisch gereedschap, accuboormachine, accuboor, boormachine, schroefmachine,
      accuschroefmachine, slijptol, haakse slijper, cirkelzaag, decoupeerzaag, kettingzaag,
      heggenschaar, grastrimmer, grasmaaier, robotmaaier, bladblazer
    `,
    // Polish
    `
      elektronarzedzia, elektronarzedzi, elektronarzedzie, wkretarka, wkretarki, wiertarka,
      wiertarki, wiertarko wkretarka, wiertarkowkretarka, szlifierka, piła tarczowa,
      pila tarczowa, pilarka, wyrzynarka, kosiarka, kosiarki, nozyce do zywopłotu,
      nozyce do zywoplotu, podkaszarka, dmuchawa
    `,
    // Turkish
    `
      elektrikli el aleti, elektrikli el aletleri, el aleti, akulu matkap, sarjlı matkap,
      sarjli matkap, matkap, akulu vidalama, vidalama, taslama makinesi, testere,
      zincirli testere, cim bicme makinesi, cit budama
    `,
    // Japanese
    `
      电动工具, 电动ドリル, 电动ドライバー, インパクトドライバー, インパクトドライバ,
      ドリルドライバー, 丸ノコ, チェーンソー, 草刈り机, 草刈机, 芝刈り机, グラインダー, ブロワー
    `,
    // Chinese
    `
      电钻, 手电钻, 冲击钻, 电动螺丝刀, 电动起子, 电动扳手, 角磨机, 电锯, 电链锯, 割草机, 打草机,
      除草机, 修枝剪, 绿篱机, 电锤
    `,
    // Brands, series and part numbers of this class only
    `
      makita, bl1830, bl1850, bl1860b, dewalt, dcb184, dcb200, milwaukee m12, milwaukee m18,
      milwaukee tool, ryobi, ryobi one plus, hilti, metabo, einhell, power x change,
      power xchange, black and decker, black decker, porter cable, craftsman v20, hikoki,
      hitachi koki, bosch professional, bosch gba, bosch procore, bosch powertools, stihl,
      greenworks, ego power plus, festool, ridgid, skil, aeg powertools, karcher, 牧田, 得伟,
      米沃奇, 喜利得, 博世电动工具, 东成, 东成电动工具, マキタ, ハイコーキ, リョービ
    `,
  ),
  'vacuum-cleaner': wordList(
    // English
    `
      vacuum cleaner, vacuum cleaners, vacuumcleaner, vacuum, hoover, cordless vacuum,
      stick vacuum, robot vacuum, robotic vacuum, robot hoover, handheld vacuum,
      wet and dry vacuum, window vac
    `,
    // German
    `
      staubsauger, akkustaubsauger, akku staubsauger, saugroboter, staubsaugerroboter,
      handstaubsauger, fenstersauger
    `,
    // French
    `aspirateur, aspirateurs, aspirateur balai, aspirateur robot, robot aspirateur, aspirateur a main`,
    // Spanish
    `aspiradora, aspiradoras, aspirador, robot aspirador, robot aspiradora, escoba electrica`,
    // Italian
    `aspirapolvere, aspirapolveri, robot aspirapolvere, scopa elettrica, aspirabriciole`,
    // Portuguese
    `aspirador de po, aspiradores, robo aspirador, aspirador robo, aspirador vertical`,
    // Dutch
    `stofzuiger, stofzuigers, steelstofzuiger, robotstofzuiger, kruimeldief`,
    // Polish
    `odkurzacz, odkurzacza, odkurzacze, odkurzacz pionowy, robot sprzatajacy, robota sprzatajacego`,
    // Turkish
    `
      elektrikli supurge, supurge, supurgesi, sarjlı supurge, sarjli supurge, dikey supurge,
      robot supurge
    `,
    // Japanese
    `扫除机, コードレス扫除机, ロボット扫除机, クリーナー, ハンディクリーナー`,
    // Chinese
    `
      吸尘器, 吸尘机, 扫地机, 扫地机器人, 扫地机械人, 手持吸尘器, 无线吸尘器, 无线吸尘机, 洗地机,
      拖地机器人
    `,
    // Brands, series and part numbers of this class only
    `
      dyson, dyson v6, dyson v7, dyson v8, dyson v10, dyson v11, dyson v12, dyson v15, ecovacs,
      irobot, roomba, braava, deebot, neato, neato botvac, bissell, bissell crosswave, shark navigator, shark rocket,
      shark ion, electrolux ergorapido, ergorapido, miele triflex, rowenta, tineco, vorwerk,
      vorwerk kobold, philips speedpro, samsung jet vacuum, lg cordzero, 戴森, 科沃斯, 添可,
      ダイソン
    `,
  ),
  car: wordList(
    // English
    `
      car, cars, automobile, vehicle, vehicles, truck, trucks, van battery, car battery,
      car batteries, automotive battery, starter battery, starting battery, marine battery,
      boat battery, tractor, lorry, caravan, motorhome, golf cart, forklift
    `,
    // German
    `
      auto, autos, pkw, lkw, autobatterie, autobatterien, fahrzeug, fahrzeuge, fahrzeugbatterie,
      starterbatterie, starterbatterien, wohnmobil, wohnwagen, traktor, bootsbatterie,
      gabelstapler
    `,
    // French
    `
      voiture, voitures, batterie de voiture, batterie voiture, batterie auto, vehicule,
      vehicules, camion, camping car, batterie de demarrage, tracteur, bateau
    `,
    // Spanish
    `
      coche, coches, bateria de coche, automovil, vehiculo, vehiculos, bateria de auto,
      bateria de carro, bateria de arranque, autocaravana, carretilla elevadora
    `,
    // Italian
    `
      automobili, batteria dell auto, batteria auto, batteria per auto, batteria macchina,
      veicolo, camper, batteria di avviamento, muletto, trattore
    `,
    // Portuguese
    `
      carro, carros, bateria automotiva, automovel, veiculo, veiculos, caminhao, camiao,
      empilhadeira, trator
    `,
    // Dutch
    `
      auto s, autoaccu, autoaccu s, autoaccus, startaccu, voertuig, voertuigen, vrachtwagen,
      bootaccu, heftruck
    `,
    // Polish
    `
      samochod, samochodu, samochody, auta, akumulator samochodowy, akumulatora samochodowego,
      akumulatory samochodowe, pojazd, ciezarowka, kamper, wozek widłowy, wozek widlowy
    `,
    // Turkish
    `
      araba, arac, otomobil, araba akusu, oto aku, oto akusu, arac akusu, otomobil akusu, kamyon,
      karavan
    `,
    // Japanese
    `
      自动车, 车用, カーバッテリー, 车のバッテリー, 自动车用バッテリー, トラック用,
      フォークリフト, キャンピングカー, 船舶用
    `,
    // Chinese
    `
      汽车, 车载电瓶, 汽车电瓶, 汽车电池, 汽车蓄电池, 电瓶车电瓶, 轿车, 货车, 卡车, 起动电池,
      启动电池, 车用电池, 车用蓄电池, 房车, 叉车, 私家车, 电动车汽车, 新能源汽车
    `,
    // Brands, series and part numbers of this class only
    `
      tesla model 3, tesla model s, tesla model x, tesla model y, toyota, toyota prius,
      prius hybrid, volkswagen, vw golf, bmw, mercedes benz, chevrolet, nissan leaf, renault zoe,
      ford focus, ford transit, ford f150, honda civic, varta blue dynamic, varta silver dynamic,
      bosch s4, bosch s5, optima yellowtop, optima redtop, exide premium, 特斯拉, 丰田, 大众汽车,
      宝马, 奔驰, 比亚迪, 骆驼蓄电池, トヨタ, プリウス
    `,
  ),
  motorcycle: wordList(
    // English
    `
      motorcycle, motorcycles, motorbike, motorbikes, motor bike, motor scooter, moped, atv,
      quad bike, jet ski, snowmobile, motorcycle battery
    `,
    // German
    `
      motorrad, motorrader, motorraeder, motorradbatterie, motorradbatterien, motorroller, mofa,
      jetski
    `,
    // French
    `batterie moto, motocyclette, scooter moto, mobylette, cyclomoteur`,
    // Spanish
    `motocicleta, motocicletas, bateria de moto, ciclomotor, moto de agua, bateria moto`,
    // Italian
    `motocicletta, motociclette, batteria moto, motorino, motociclo, ciclomotore`,
    // Portuguese
    `moto 4`,
    // Dutch
    `motorfiets, motorfietsen, motoraccu, bromfiets, brommer, motorscooter`,
    // Polish
    `motocykl, motocykla, motocykle, motocyklowy, akumulator motocyklowy, motorower, skuter`,
    // Turkish
    `motosiklet, motosiklet akusu, motor akusu, mopet`,
    // Japanese
    `オートバイ, バイク, バイク用, バイク用バッテリー, 原付, スクーター`,
    // Chinese
    `摩托车, 电单车电瓶, 摩托车电瓶, 摩托车电池, 摩托车蓄电池, 机车电池, 摩托, 机车`,
    // Brands, series and part numbers of this class only
    `
      harley davidson, kawasaki, yamaha, ducati panigale, vespa, ytx9 bs, ytx9bs, ytx7l bs,
      ytx7lbs, ytx12 bs, ytx12bs, ytx14 bs, ytx14bs, ytz10s, yb9 b, yb9b, yuasa ytx, 雅马哈,
      川崎, 哈雷
    `,
  ),
  'e-bike': wordList(
    // English
    `
      e bike, ebike, e bikes, ebikes, electric bike, electric bikes, electric bicycle,
      electric bicycles, bicycle, bike, bikes, pedelec
    `,
    // German
    `
      elektrofahrrad, elektrofahrrader, elektrofahrraeder, fahrrad, fahrrader, fahrraeder,
      fahrradakku, e bike akku, ebikeakku, pedelecs, elektrorad
    `,
    // French
    `
      velo electrique, velos electriques, velo, velos, vae, batterie velo,
      batterie de velo electrique, bicyclette
    `,
    // Spanish
    `bicicleta electrica, bicicletas electricas, bicicleta, bicicletas, bici electrica, bici`,
    // Italian
    `bicicletta elettrica, bici elettrica, bici elettriche, bicicletta, biciclette elettriche`,
    // Portuguese
    `bicicleta eletrica, bicicletas eletricas, bike eletrica`,
    // Dutch
    `elektrische fiets, elektrische fietsen, fiets, fietsen, fietsaccu, fietsaccu s, fietsaccus`,
    // Polish
    `rower elektryczny, roweru elektrycznego, rowery elektryczne, rower, roweru, bateria do roweru`,
    // Turkish
    `elektrikli bisiklet, elektrikli bisikleti, bisiklet, bisiklet bataryası, bisiklet bataryasi`,
    // Japanese
    `电动アシスト自転车, 电动自転车, 自転车, 自転车用バッテリー`,
    // Chinese
    `电动自行车, 电动单车, 电动车, 电瓶车, 自行车, 单车, 电单车, 电助力车, 脚踏车`,
    // Brands, series and part numbers of this class only
    `
      bosch powerpack, bosch powertube, bosch e bike, bosch ebike, shimano steps, bafang,
      brose drive, 雅迪, 爱玛, 台铃
    `,
  ),
  'e-scooter': wordList(
    // English
    `
      scooter, scooters, e scooter, escooter, e scooters, escooters, electric scooter, electric scooters,
      kick scooter, hoverboard, hover board, self balancing scooter, mobility scooter,
      wheelchair, electric wheelchair, electric skateboard, unicycle
    `,
    // German
    `
      e roller, eroller, elektroroller, elektroscooter, elektro scooter, rollstuhl,
      elektrorollstuhl, elektromobil, tretroller
    `,
    // French
    `
      trottinette electrique, trottinettes electriques, trottinette, fauteuil roulant,
      fauteuil roulant electrique, gyropode
    `,
    // Spanish
    `
      patinete electrico, patinetes electricos, patinete, monopatin electrico, silla de ruedas,
      silla de ruedas electrica
    `,
    // Italian
    `monopattino elettrico, monopattini elettrici, monopattino, sedia a rotelle, carrozzina elettrica`,
    // Portuguese
    `
      trotinete eletrica, trotineta eletrica, patinete eletrico, cadeira de rodas,
      cadeira de rodas eletrica
    `,
    // Dutch
    `elektrische step, elektrische scooter, rolstoel, elektrische rolstoel, scootmobiel`,
    // Polish
    `
      hulajnoga elektryczna, hulajnogi elektrycznej, hulajnoga, wozek inwalidzki,
      deskorolka elektryczna
    `,
    // Turkish
    `elektrikli scooter, elektrikli kaykay, tekerlekli sandalye, akulu tekerlekli sandalye`,
    // Japanese
    `电动キックボード, キックボード, 电动スクーター, 电动车椅子, 车椅子, シニアカー`,
    // Chinese
    `电动滑板车, 滑板车, 平衡车, 电动轮椅, 轮椅, 代步车, 老年代步车`,
    // Brands, series and part numbers of this class only
    `
      segway, segway ninebot, ninebot, ninebot max, mi electric scooter, xiaomi m365,
      m365 pro scooter, dualtron, kaabo, 九号电动车, 九号平衡车, 小牛电动
    `,
  ),
  'game-console': wordList(
    // English
    `
      game console, game consoles, gameconsole, games console, video game, video games,
      gaming console, handheld console, game controller, gamepad, controller battery
    `,
    // German
    `spielkonsole, spielekonsole, spielekonsolen, handheld konsole, handheldkonsole`,
    // French
    `
      console de jeux, console de jeu, consoles de jeux, manette, manettes, manette de jeu,
      console portable
    `,
    // Spanish
    `consola, consola de juegos, videoconsola, videoconsolas, mando de consola, consola portatil`,
    // Italian
    `console di gioco, console per videogiochi, controller di gioco, videogiochi`,
    // Portuguese
    `console de jogos, console de videogame, videogame, comando de consola`,
    // Dutch
    `spelcomputer, spelcomputers, spelconsole`,
    // Polish
    `konsola, konsoli, konsola do gier, konsole do gier, pad do konsoli`,
    // Turkish
    `oyun konsolu, oyun konsolları, oyun konsollari, oyun kolu, oyun kumandası, oyun kumandasi`,
    // Japanese
    `ゲーム机, 携帯ゲーム机, コントローラー, ゲームコントローラー, ゲーム机用`,
    // Chinese
    `游戏机, 手柄, 手掣, 游戏手柄, 掌机, 掌上游戏机, 游戏手掣, 电玩`,
    // Brands, series and part numbers of this class only
    `
      nintendo, nintendo switch, nintendo 3ds, nintendo ds, joy con, joycon, wii, wii u gamepad,
      playstation, dualshock, dualsense, ps vita, ps4 controller, ps5 controller, sony psp, xbox,
      xbox controller, steam deck, gameboy, game boy advance, hac 003, hac003, 任天堂, 索尼手柄,
      ニンテンドー, プレイステーション, プレステ
    `,
  ),
  'cordless-phone': wordList(
    // English
    `
      cordless phone, cordless phones, cordlessphone, cordless telephone, dect phone,
      dect telephone, dect handset, landline phone, home phone, cordless handset
    `,
    // German
    `
      schnurlostelefon, schnurlostelefone, schnurloses telefon, mobilteil, festnetztelefon,
      dect telefon, decttelefon
    `,
    // French
    `telephone sans fil, telephones sans fil, telephone fixe, combine dect, combine sans fil`,
    // Spanish
    `telefono inalambrico, telefonos inalambricos, telefono fijo, telefono dect`,
    // Italian
    `telefono cordless, cordless dect, telefono fisso, telefoni cordless`,
    // Portuguese
    `telefone sem fio, telefone sem fios, telefones sem fio, telefone fixo`,
    // Dutch
    `draadloze telefoon, draadloze telefoons, huistelefoon, vaste telefoon, dect telefoon`,
    // Polish
    `telefon bezprzewodowy, telefonu bezprzewodowego, telefony bezprzewodowe, telefon stacjonarny`,
    // Turkish
    `telsiz telefon, kablosuz telefon, ev telefonu, sabit telefon`,
    // Japanese
    `コードレス电话, コードレス电话机, コードレスホン, 子机, 电话子机, 固定电话`,
    // Chinese
    `无绳电话, 室内无线电话, 无线电话, 子母机, 无绳电话机, 座机, 家居电话`,
    // Brands, series and part numbers of this class only
    `
      uniden, panasonic kx tg, panasonic kxtg, vtech dect, at t cordless, att cordless, hhr p104,
      hhrp104, hhr p105, hhrp105, hhr 4dpa, hhr4dpa, bt 1007, bt1007
    `,
  ),
  'two-way-radio': wordList(
    // English
    `
      two way radio, twoway radio, two way radios, twoway radios, twowayradio, walkie talkie,
      walkietalkie, walkie talkies, walkietalkies, handheld transceiver, transceiver, ham radio,
      pmr446, marine radio, radio battery
    `,
    // German
    `
      funkgerat, funkgeraet, funkgerate, funkgeraete, handfunkgerat, handfunkgeraet,
      handfunkgerate, handfunkgeraete, funkgeratakku, funkgeraetakku
    `,
    // French
    `talkie walkie, talkiewalkie, talkies walkies, emetteur recepteur, radio bidirectionnelle`,
    // Spanish
    `radio bidireccional, radiotransmisor, radio de dos vias, radiotelefono`,
    // Italian
    `ricetrasmittente, ricetrasmittenti, radio ricetrasmittente, radio bidirezionale`,
    // Portuguese
    `radio comunicador, radio transmissor, radio bidirecional, intercomunicador`,
    // Dutch
    `portofoon, portofoons, mobilofoon, zendontvanger`,
    // Polish
    `krotkofalowka, krotkofalowki, radiotelefon, radiotelefonu, radiotelefony`,
    // Turkish
    `telsiz, el telsizi, telsizler, telsiz bataryası, telsiz bataryasi, telsiz pili`,
    // Japanese
    `トランシーバー, 无线机, 业务用无线机, インカム, 特定小电力トランシーバー`,
    // Chinese
    `对讲机, 手台, 对讲机电池, 步话机, 无线对讲机`,
    // Brands, series and part numbers of this class only
    `
      baofeng, uv 5r, uv5r, uv 82, uv82, bl 5, bl5, yaesu, motorola dp4400, motorola gp340,
      motorola gp328, motorola xpr, motorola talkabout, nntn8128, pmnn4409, pmnn4424, hnn9008,
      hytera pd, hytera bd505, kenwood tk, knb 29n, knb29n, knb 45l, knb45l, icom ic, wouxun,
      midland radio, 宝锋, 宝峰, 八重洲, 健伍, 摩托罗拉对讲机, 海能达对讲机
    `,
  ),
  gps: wordList(
    // English
    `
      gps, gps navigator, gps navigation, satnav, sat nav, navigation system, car navigation,
      gps device, gps tracker, bike computer, bicycle computer, fish finder, golf gps
    `,
    // German
    `
      navi, navis, navigationsgerat, navigationsgeraet, navigationsgerate, navigationsgeraete,
      navigationssystem, fahrradcomputer, gps gerat, gpsgerat, gps geraet, gpsgeraet
    `,
    // French
    `navigateur gps, systeme de navigation, gps voiture, gps randonnee, compteur velo`,
    // Spanish
    `navegador gps, sistema de navegacion, gps de coche, ciclocomputador`,
    // Italian
    `navigatore, navigatore satellitare, navigatori, navigatore gps, ciclocomputer`,
    // Portuguese
    `gps automotivo, sistema de navegacao`,
    // Dutch
    `navigatie, navigatiesysteem, navigatieapparaat, fietscomputer`,
    // Polish
    `nawigacja, nawigacji, nawigacja gps, nawigacja samochodowa, licznik rowerowy`,
    // Turkish
    `navigasyon, navigasyon cihazı, navigasyon cihazi, arac navigasyon, gps cihazı, gps cihazi`,
    // Japanese
    `カーナビ, ナビ, カーナビゲーション, ポータブルナビ, サイクルコンピューター`,
    // Chinese
    `导航, 导航仪, 车载导航, 导航机, 卫星导航, 码表, 定位器`,
    // Brands, series and part numbers of this class only
    `
      garmin, garmin edge, garmin nuvi, nuvi, garmin etrex, etrex, garmin drive, garmin gpsmap,
      tomtom, tomtom go, tomtom start, magellan gps, wahoo elemnt, 佳明, ガーミン
    `,
  ),
  toothbrush: wordList(
    // English
    `
      toothbrush, tooth brush, toothbrushes, electric toothbrush, electric toothbrushes,
      oral irrigator, water flosser
    `,
    // German
    `
      zahnburste, zahnbuerste, zahnbursten, zahnbuersten, elektrische zahnburste,
      elektrische zahnbuerste, schallzahnburste, schallzahnbuerste, munddusche
    `,
    // French
    `brosse a dents, brosse a dents electrique, brosses a dents electriques, hydropulseur`,
    // Spanish
    `cepillo de dientes, cepillo de dientes electrico, cepillo electrico, irrigador bucal`,
    // Italian
    `spazzolino, spazzolino elettrico, spazzolini elettrici, idropulsore`,
    // Portuguese
    `escova de dentes, escova de dentes eletrica, escova eletrica, irrigador oral`,
    // Dutch
    `tandenborstel, elektrische tandenborstel, tandenborstels, monddouche`,
    // Polish
    `
      szczoteczka, szczoteczka elektryczna, szczoteczki elektrycznej, szczoteczka do zebow,
      szczoteczka soniczna, irygator
    `,
    // Turkish
    `
      dis fırcası, dis fircasi, elektrikli dis fırcası, elektrikli dis fircasi,
      sarjlı dis fırcası, sarjli dis fircasi, agız dusu, agiz dusu
    `,
    // Japanese
    `电动歯ブラシ, 歯ブラシ, 口腔洗浄器`,
    // Chinese
    `牙刷, 电动牙刷, 声波牙刷, 冲牙器, 水牙线`,
    // Brands, series and part numbers of this class only
    `sonicare, philips sonicare, philips diamondclean, waterpik, 飞利浦牙刷`,
  ),
  shaver: wordList(
    // English
    `
      shaver, shavers, electric shaver, electric razor, razor shaver, beard trimmer,
      hair clipper, hair clippers, hair trimmer, epilator, trimmer
    `,
    // German
    `
      rasierer, elektrorasierer, rasierapparat, rasierapparate, bartschneider, haarschneider,
      haarschneidemaschine, epilierer, barttrimmer
    `,
    // French
    `
      rasoir, rasoirs, rasoir electrique, tondeuse a barbe, tondeuse a cheveux, tondeuse cheveux,
      epilateur
    `,
    // Spanish
    `
      afeitadora, afeitadoras, afeitadora electrica, maquinilla de afeitar, maquina de afeitar,
      cortapelos, recortadora, barbero electrico, depiladora
    `,
    // Italian
    `rasoio, rasoi, rasoio elettrico, tagliacapelli, regolabarba, epilatore`,
    // Portuguese
    `
      barbeador, barbeadores, barbeador eletrico, maquina de barbear, maquina de cortar cabelo,
      aparador de barba, depilador
    `,
    // Dutch
    `scheerapparaat, scheerapparaten, tondeuse baard, baardtrimmer`,
    // Polish
    `
      golarka, golarki, golarka elektryczna, maszynka do golenia, maszynka do włosow,
      maszynka do wlosow, maszynka do strzyzenia, trymer, depilator
    `,
    // Turkish
    `
      tıras makinesi, tiras makinesi, tıras makinası, tiras makinasi, sac kesme makinesi,
      sakal kesme, tras makinesi
    `,
    // Japanese
    `シェーバー, 电気シェーバー, 电动シェーバー, ひげそり, 髭剃り, 电気カミソリ, バリカン`,
    // Chinese
    `剃须刀, 电动剃须刀, 须刨, 电须刨, 刮胡刀, 理发器, 电推剪, 理发剪, 鼻毛修剪器`,
    // Brands, series and part numbers of this class only
    `
      braun, braun series 3, braun series 5, braun series 7, braun series 9, philips norelco,
      norelco, philips oneblade, oneblade, remington, wahl, wahl clipper, babyliss, gillette,
      博朗, 飞科, ブラウン
    `,
  ),
  toy: wordList(
    // English
    `
      toy, toys, rc car, rc cars, rc boat, rc plane, rc helicopter, rc truck, remote control car,
      radio controlled car, ride on car, rideon car, airsoft, model car, model railway
    `,
    // German
    `
      spielzeug, spielzeuge, spielzeugauto, ferngesteuertes auto, rc auto, rcauto, modellbau,
      modellauto, modellflugzeug, kinderauto
    `,
    // French
    `jouet, jouets, voiture telecommandee, voiture rc, modelisme, voiture electrique enfant`,
    // Spanish
    `juguete, juguetes, coche teledirigido, coche rc, carro a control remoto, modelismo`,
    // Italian
    `
      giocattolo, giocattoli, macchina telecomandata, macchinina telecomandata, modellismo,
      auto radiocomandata
    `,
    // Portuguese
    `brinquedo, brinquedos, carrinho de controle remoto, carro telecomandado`,
    // Dutch
    `speelgoed, speelgoedauto, bestuurbare auto, modelbouw`,
    // Polish
    `zabawka, zabawki, zabawek, samochod zdalnie sterowany, auto na pilota, modelarstwo, samochodzik`,
    // Turkish
    `
      oyuncak, oyuncagı, oyuncagi, oyuncaklar, oyuncak araba, uzaktan kumandalı araba,
      uzaktan kumandali araba, akulu araba
    `,
    // Japanese
    `おもちゃ, 玩具, ラジコン, ラジコンカー, プラモデル, 模型用, ミニ四駆`,
    // Chinese
    `玩具车, 遥控车, 遥控汽车, 遥控船, 遥控飞机, 航模, 车模, 模型车, 儿童电动车, 童车`,
    // Brands, series and part numbers of this class only
    `
      traxxas, lego, nerf, playmobil, carrera rc, revell, tamiya, peg perego, power wheels,
      vtech toy, tonies, toniebox, furby, 乐高, タミヤ
    `,
  ),
  solar: wordList(
    // English
    `
      solar, solar battery, solar batteries, solar panel, solar panels, solar system battery,
      solar storage, solar energy, energy storage system, home battery, home storage, inverter,
      off grid, photovoltaic, solar light, solar lamp
    `,
    // German
    `
      solarbatterie, solarakku, solarspeicher, stromspeicher, photovoltaik, solarmodul,
      solaranlage, wechselrichter, balkonkraftwerk, heimspeicher, solarleuchte, solarlampe,
      pv speicher, pvspeicher
    `,
    // French
    `
      batterie solaire, panneau solaire, panneaux solaires, photovoltaique, onduleur solaire,
      stockage solaire, lampe solaire, solaire
    `,
    // Spanish
    `
      bateria solar, placa solar, placas solares, panel solar, paneles solares, fotovoltaica,
      inversor solar, inversor, lampara solar
    `,
    // Italian
    `
      batteria solare, pannello solare, pannelli solari, fotovoltaico, accumulo fotovoltaico,
      inverter solare, lampada solare, solare
    `,
    // Portuguese
    `painel solar, paineis solares, lampada solar`,
    // Dutch
    `
      zonnepaneel, zonnepanelen, thuisbatterij, thuisaccu, zonne energie, zonneenergie, omvormer,
      solaraccu, solarlamp, tuinlamp op zonne energie
    `,
    // Polish
    `
      akumulator solarny, panel słoneczny, panel sloneczny, panele słoneczne, panele sloneczne,
      fotowoltaika, fotowoltaiki, magazyn energii, lampa solarna, falownik
    `,
    // Turkish
    `gunes paneli, gunes enerjisi, solar aku, gunes pili, gunes enerjisi akusu, invertor, evirici`,
    // Japanese
    `
      太阳光, 太阳光発电, ソーラー, ソーラーバッテリー, ソーラーパネル, 家庭用蓄电池,
      蓄电システム, 太阳电池
    `,
    // Chinese
    `太阳能, 太阳能电池, 太阳能板, 太阳能蓄电池, 光伏, 储能, 储能电池, 家庭储能, 逆变器, 太阳能灯`,
    // Brands, series and part numbers of this class only
    `
      victron, pylontech, tesla powerwall, byd battery box, huawei luna2000, lg chem resu,
      enphase, solaredge, anker solix
    `,
  ),
  'power-bank': wordList(
    // English
    `
      power bank, power banks, powerbank, powerbanks, portable charger, portable power station,
      power station, external battery pack, battery bank, jump starter
    `,
    // German
    `
      mobile ladestation, zusatzakku furs handy, zusatzakku fuers handy, powerstation,
      externer handyakku, starthilfegerat, starthilfegeraet
    `,
    // French
    `
      batterie nomade, chargeur portable, batterie de secours, station d energie portable,
      station denergie portable, batterie externe usb
    `,
    // Spanish
    `
      bateria portatil, cargador portatil, bateria externa usb, estacion de energia portatil,
      arrancador de baterias
    `,
    // Italian
    `
      caricabatterie portatile, batteria portatile, stazione di energia portatile,
      avviatore di emergenza
    `,
    // Portuguese
    `carregador portatil, estacao de energia portatil`,
    // Dutch
    `mobiele oplader, draagbare oplader, noodbatterij telefoon`,
    // Polish
    `przenosna ładowarka, przenosna ladowarka, stacja zasilania, powerbanku, powerbanki, bank energii`,
    // Turkish
    `
      tasınabilir sarj cihazı, tasinabilir sarj cihazi, tasınabilir sarj, tasinabilir sarj,
      tasınabilir guc kaynagı, tasinabilir guc kaynagi, powerbankı
    `,
    // Japanese
    `モバイルバッテリー, モバイルバッテリ, ポータブル电源, ジャンプスターター`,
    // Chinese
    `充电宝, 移动电源, 行动电源, 尿袋, 户外电源, 便携电源, 便携式电源, 应急启动电源`,
    // Brands, series and part numbers of this class only
    `
      ecoflow, jackery, bluetti, anker powercore, anker powerhouse, anker 737,
      anker prime power bank, xiaomi power bank, mophie powerstation, ravpower, baseus, zendure,
      安克, 倍思, 罗马仕, 品胜, 电小二
    `,
  ),
  // Accessories: these words count only in queries without a word for a battery.
  charger: wordList(`
    charger, chargers, charging adapter, power adapter, ac adapter, ac adaptor, power adaptor, power supply unit,
    power brick, wall charger, ladegerat, ladegeraet, ladegerate, ladegeraete, netzteil, netzteile, ladekabel, chargeur,
    chargeurs, adaptateur secteur, bloc d alimentation, cargador, cargadores, adaptador de corriente, caricabatterie,
    caricatore, alimentatore, alimentatori, carregador, carregadores, adaptador de corrente, oplader, opladers,
    voedingsadapter, ladowarka, ładowarka, zasilacz, zasilacze, sarj aleti, sarj cihazi, sarj adaptoru, 充电器,
    电源适配器, 适配器, 火牛, 叉电器, acアダプター, 充电アダプター, battery charger, battery chargers, cell charger,
    akku ladegerat, akku ladegeraet, akkuladegerat, akkuladegeraet, batterieladegerat, batterieladegeraet, chargeur piles,
    chargeur de piles, chargeur pour piles, chargeur de batterie, chargeur batterie, cargador de pilas, cargador pilas,
    cargador de bateria, cargador de baterias, cargador bateria, caricatore batterie, carica pile, carregador de pilhas,
    carregador de bateria, carregador de baterias, batterijlader, batterijoplader, acculader, ladowarka do baterii,
    ladowarka do akumulatorow, ładowarka do baterii, ładowarka do akumulatorow, ładowarka do akumulatorkow,
    pil sarj cihazi, batarya sarj cihazi, 电池充电器, 电池充电座, 电池充电盒
  `),
  cable: wordList(`
    cable, cables, usb cable, usb c cable, charging cable, data cable, kabel, usb kabel, datenkabel, cordon usb,
    cable usb, cavo, cavi, cavo usb, cabo usb, kabel usb, usb kablosu, kablo, 数据线, 充电线, 连接线, usb线,
    ケーブル, usbケーブル
  `),
  'spare-part': wordList(`
    keyboard, keyboards, touchpad, trackpad, lcd screen, screen replacement, replacement screen, display panel,
    motherboard, mainboard, cooling fan, hinge, hinges, back cover, tastatur, bildschirm, hauptplatine, lufter,
    clavier, ecran, carte mere, ventilateur, teclado, pantalla, placa base, tastiera, schermo, scheda madre, tela,
    placa mae, toetsenbord, beeldscherm, moederbord, klawiatura, matryca, plyta glowna, klavye, ekran, anakart, 键盘,
    屏幕, 主板, 风扇, 触摸板, 转轴, 荧幕, 底板, キーボード, 液晶パネル, マザーボード, fan for, pc fan, laptop fan,
    cpu fan, battery holder, battery holders, battery box, battery tester, batteriehalter, batterietester, portapilas,
    portabatterie, coupleur de piles, 电池盒, 电池座, 电池ケース, 电池ボックス, phone case, phone cases, phone cover, case for,
    cover for, protective case, flip case, screen protector, screen protectors, tempered glass, schutzhulle, schutzhuelle,
    handyhulle, handyhuelle, hulle, huelle, hulle fur, panzerglas, schutzfolie, displayschutz, coque, coques, housse,
    verre trempe, protection d ecran, funda, fundas, carcasa, carcasas, cristal templado, protector de pantalla, custodia,
    custodie, vetro temperato, pellicola, capinha, pelicula, vidro temperado, hoesje, hoesjes, screenprotector, etui,
    pokrowiec, szklo hartowane, szkło hartowane, kılıf, kilif, ekran koruyucu, kırılmaz cam, kirilmaz cam, 手机壳, 保护壳, 保护套,
    手机套, 钢化膜, 贴膜, 保护膜, スマホケース, ケース, 保护フィルム, フィルム, watch strap, watch straps, watch band, 表带
  `),
}
