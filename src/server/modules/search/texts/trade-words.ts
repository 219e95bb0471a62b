// Trade words, which may stand in a query for any battery and so select none: the goods themselves, replacement, quality,
// label texts. Lower case without accents, separators as blanks, Chinese characters in Simplified form. Words for
// rechargeable batteries are in chemistry-words.ts as well.
import type { WordLanguage } from './courtesy-words.ts'
import { wordList } from './word-list.ts'

/** Words that apply to every battery. Those that are also part of device names are in AMBIGUOUS_WORDS. */
export const TRADE_WORDS: Record<WordLanguage, readonly string[]> = {
  en: wordList(
    // The goods
    `
      batteries, batt, batts, bats, battry, batery, batteri, accumulator, accumulators,
      battery pack, battery packs, battery cell, battery unit, battery module,
      battery replacement, replacement battery, replacement batteries, spare battery,
      power supply pack, internal battery, built in battery, main battery, external battery,
      removable battery, laptop battery pack, cells, pack, packs, power pack, li ion cell,
      liion cell, li ion battery pack, unit assembly, assembly, assy, asm, asm p n, asm pn,
      spare, spares, spare part, spare parts, part, parts, accessory, accessories, component,
      components, machine, gadget, equipment, appliance, models, model no, model number,
      model name, model code, mod, modell, type, type no, types, version, ser, variant, brand,
      brands, make, maker, manufacturer, manufactured, mfr, mfd, mfg, manufacture date,
      date of manufacture, production date, date code, made by
    `,
    // Replacement and original
    `
      replacement, replacements, replacing, replace, replaces, replaced, substitute, substitutes,
      alternative, alternatives, equivalent, equivalents, equal to, interchangeable,
      cross reference, x ref, xref, successor, compatible, compatibles, compatible with,
      compatibility, suitable, suitable for, suits, suit, fits, fit for, fitting, fitted,
      fits for, works with, designed for, for use with, made for, intended for, original,
      originals, original equipment, genuine, authentic, real, official, branded, generic,
      aftermarket, after market, third party, 3rd party, thirdparty, oem, oem part, oem number,
      oem battery, brand new, brandnew, newest, refurbished, reconditioned, second hand,
      secondhand, used battery
    `,
    // Titles of advertisements
    `
      high quality, good quality, top quality, premium quality, grade a, a grade, aaa grade,
      grade, premium grade, high capacity, extended capacity, long life, long lasting,
      heavy duty, superior, reliable, durable, warranty, guarantee, guaranteed, years warranty,
      year warranty, months warranty, certified, certificate, approved, safety, protection,
      overcharge protection, free shipping, fast shipping, fast delivery, fast, hot sale,
      hot sell, best seller, top seller, with tools, tool kit, with tool kit, tool, tools,
      tools included, screwdriver, adhesive, installation kit, instructions, manual,
      full capacity, zero cycle, 0 cycle, cycle, cycles, usa stock, uk stock, eu stock,
      us seller, uk seller, sealed, retail packaging, packaging, package, packed, box pack,
      ssd, hdd, nvme, ddr3, ddr4, ddr5, hard drive, hard disk, bulk pack, cut, upgrade, upgraded, updated, improved, enhanced, standard battery,
      black color, colour, grey, gray
    `,
    // Labels and documents
    `
      rated capacity, rated, rating, ratings, typical capacity, typ capacity, min capacity,
      minimum capacity, nominal capacity, typical, typ, minimum, min, nominal, nom,
      nominal voltage, rated voltage, voltage, voltages, output voltage, input, output,
      dc output, limited charge voltage, limited charging voltage, limited voltage,
      charge voltage, charging voltage, max charge voltage, charge limit voltage,
      maximum charge voltage, end of charge voltage, charge current, charging current, discharge,
      discharge current, charge, charger, recharge, capacity, capacities, watt hour rating,
      size mm, dimension, dimensions, length, width, height, thickness, thick, diameter, weight,
      approx, approximately, specification, specifications, spec, specs, temperature range,
      cells in series, made in, made in china, made in japan, made in korea, made in taiwan,
      made in malaysia, made in vietnam, made in indonesia, assembled in china,
      cell made in japan, cell made in korea, cell origin, pack assembled in, product of china,
      fabricated in, designed in california, caution, warning, danger, attention, notice,
      important, do not, do not dispose in fire, do not dispose of in fire, dispose,
      dispose of properly, dispose properly, disposal, do not disassemble, disassemble,
      do not short circuit, short circuit, do not crush, crush, do not puncture, puncture,
      do not incinerate, incinerate, do not expose, heat, expose to, do not open,
      keep away from children, keep away from fire, keep out of reach of children, swallow,
      may explode, risk of explosion, explosion, explode, risk of fire, burn, burns,
      chemical burn, risk, hazard, replace only with, replace battery with same type, use only,
      use only with, use specified charger, specified charger, specified, read manual,
      see manual, see instructions, user replaceable, non removable, not removable,
      to be replaced by, service, service provider, authorized service, qualified,
      must be recycled, must be disposed of properly, must be recycled or disposed of properly,
      recycle, recycled, recycling, contains, contain, complies with, conforms to, tested, test,
      rohs, reach, weee, ul, ul listed, recognized component, fcc, ccc, pse, bis, kc mark, eac,
      un 38 3, un 383, un38 3, un383, un 3480, un 3481, iec 62133, iec62133, iec 61960, gb 31241,
      gb t 18287, gbt 18287, gb31241, gb 18287, msds, sds, hazardous, class 9, part no,
      part number, part numbers, part nr, p n, pn, p no, pno, part code, part id, partno, dpn,
      d pn, dp n, fru, fru p n, fru pn, fru no, fru number, fru part number, cto, spare no,
      spare number, spare part no, spare part number, spn, sps, sps no, ct no, hstnn no,
      reg model, regulatory model, regulatory type, product no, product number, product code,
      product name, prod no, prod id, product id, prod, item no, item number, item code, item id,
      order no, order number, order code, ref, ref no, ref number, reference no,
      reference number, s n, sn, serial, serial no, serial number, serialnumber, s no, lot,
      lot no, lot number, batch, batch no, rev, revision, code, codes, barcode, bar code, ean,
      ean code, upc, gtin, asin, sku, mpn, mpn no, material no, article no, article number,
      cat no, catalogue no, catalog number, number, numbers, no, nr, num, id no, ident no,
      customer no, supplier no, vendor, vendor code, label, labels, sticker, stamp, tag number,
      country of origin, origin, country, week, date, qty ordered
    `,
  ),
  de: wordList(
    // The goods
    `
      batterie, batterien, battrie, baterie, batteriepack, batteriepacks, batteriezelle,
      ersatzbatterie, ersatzbatterien, akku, akkus, akkupack, akkupacks, akkublock, akkuzelle,
      ersatzakku, ersatzakkus, austauschakku, tauschakku, zusatzakku, zweitakku, notebookakku,
      notebook akkus, notebookakkus, laptopakku, laptop akkus, laptopakkus, laptopbatterie,
      handyakku, handy akkus, handyakkus, smartphoneakku, tabletakku, originalakku, ladeakku,
      akkumulator, akkumulatoren, hochleistungsakku, hochleistungsbatterie, markenakku,
      qualitatsakku, qualitaetsakku, zelle, zellen, sammler, energie, strom, stromversorgung,
      gerat, geraet, gerate, geraete, geratebatterie, geraetebatterie, maschine, modell, modelle,
      modellnummer, modellbezeichnung, typ, typen, typenbezeichnung, typennummer, typenschild,
      ausfuhrung, ausfuehrung, variante, marke, hersteller, herstellernummer, fabrikat
    `,
    // Replacement and original
    `
      ersatz, ersatzteil, ersatzteile, ersatzteilnummer, austausch, austauschen, tauschen,
      tausch, ersetzt, ersetzen, ersetze, wechsel, wechseln, alternative, alternativen,
      alternativ, gleichwertig, gleichwertige, baugleich, baugleiche, vergleichstyp,
      vergleichsnummer, kompatibel, kompatible, kompatiblen, kompatibler, kompatibles,
      kompatibel mit, kompatibilitat, kompatibilitaet, passend, passend fur, passend fuer,
      passende, passenden, passender, passendes, passt, passen, geeignet, geeignet fur,
      geeignet fuer, geeignete, verwendbar, verwendbar fur, verwendbar fuer, original, originale,
      originalen, originaler, originales, echt, echte, echter, original verpackt, ovp,
      erstausruster, erstausruester, erstausrusterqualitat, erstausruesterqualitaet, nachbau,
      fremdhersteller, drittanbieter, zubehor, zubehoer, neue, neuen, neuer, neues, nagelneu,
      neuware, fabrikneu, gebraucht, gebrauchte, generaluberholt, generalueberholt, frisch
    `,
    // Advertisements and labels
    `
      qualitat, qualitaet, hochwertig, hochwertige, spitzenqualitat, spitzenqualitaet,
      markenqualitat, markenqualitaet, leistungsstark, leistungsstarker, langlebig,
      lange laufzeit, laufzeit, lange lebensdauer, lebensdauer, extra stark, verstarkt,
      verstaerkt, zertifiziert, gepruft, geprueft, sicher, garantie, jahre garantie,
      jahr garantie, gewahrleistung, gewaehrleistung, schutz, uberladeschutz, ueberladeschutz,
      kostenloser versand, versandkostenfrei, werkzeug, mit werkzeug, inkl werkzeug, werkzeugset,
      montage, einbau, ausbau, eingebaut, fest verbaut, intern, interner, interne, extern,
      herausnehmbar, farbe, schwarz, weiß, weiss, grau, nennspannung, spannung, ladespannung,
      ladeschlussspannung, ladestrom, ladegerat, ladegeraet, laden, entladung, kapazitat,
      kapazitaet, nennkapazitat, nennkapazitaet, nennladung, nennenergie, leistung, typisch,
      abmessung, abmessungen, maße, masse, lange, laenge, breite, hohe, hoehe, dicke,
      durchmesser, gewicht, technische daten, hergestellt in, hergestellt in china,
      herstellungsdatum, achtung, vorsicht, warnung, gefahr, hinweis, nicht ins feuer werfen,
      nicht in feuer werfen, nicht offnen, nicht oeffnen, nicht kurzschließen,
      nicht kurzschliessen, kurzschließen, kurzschliessen, nicht zerlegen, explosionsgefahr,
      brandgefahr, entsorgen, entsorgung, fachgerecht entsorgen, hausmull, hausmuell,
      nicht in den hausmull, nicht in den hausmuell, recyceln, enthalt, enthaelt, nur mit,
      teilenummer, teilenr, teile nr, teil, teile, artikelnummer, artikelnr, artikel nr, art nr,
      artnr, bestellnummer, bestellnr, best nr, bestnr, produktnummer, sachnummer,
      materialnummer, seriennummer, serien nr, seriennr, originalnummer, original nr, originalnr,
      nummer, nummern, nr, chargennummer, charge, strichcode, aufkleber, etikett, herkunftsland,
      datum
    `,
  ),
  fr: wordList(
    // The goods
    `
      batterie, batteries, baterie, batteri, batterie de remplacement, batteries de remplacement,
      batterie de rechange, batterie interne, batterie externe, batterie d origine,
      batterie dorigine, batterie neuve, batterie pour, bloc batterie, blocbatterie,
      pack batterie, pack de batterie, pile, piles, pile de rechange, pile pour, accu, accus,
      accumulateur, accumulateurs, elements, cellule, cellules, bloc, energie, puissance,
      appareil, appareils, machine, modele, modeles, numero de modele, reference, references,
      ref, type, types, version, variante, marque, marques, fabricant, fabrique, fabrication
    `,
    // Replacement and original
    `
      remplacement, remplacer, remplace, remplacant, remplacante, remplacee, rechange,
      de rechange, de remplacement, piece detachee, pieces detachees, detachee, detachees,
      echange, echanger, changer, changement, alternative, equivalent, equivalente, equivalents,
      equivalence, compatible, compatibles, compatible avec, compatibilite, convient, convient a,
      convient pour, convenant, adapte, adaptee, adapte a, adaptee pour, prevu pour, concu pour,
      correspondant, correspondante, original, originale, originaux, originales, origine,
      d origine, dorigine, authentique, veritable, officiel, officielle, generique, adaptable,
      constructeur, accessoire, accessoires, neuf, neuve, neufs, neuves, nouveau, nouvelle,
      nouvelles, tout neuf, reconditionne, reconditionnee, occasion, d occasion, doccasion
    `,
    // Advertisements and labels
    `
      qualite, haute qualite, bonne qualite, qualite superieure, haute capacite, grande capacite,
      longue duree, haute performance, garantie, garanti, garantis, ans de garantie,
      an de garantie, certifie, certifiee, protection, surcharge, livraison gratuite, gratuit,
      gratuite, outils, avec outils, outil, kit d outils, kit doutils, notice, interne, externe,
      amovible, integre, integree, couleur, noir, noire, blanc, gris, tension, tension nominale,
      tension de charge, tension limite de charge, courant, courant de charge, chargeur, charge,
      charger, decharge, capacite, capacite nominale, capacite typique, nominale, nominal,
      typique, energie nominale, dimensions, longueur, largeur, hauteur, epaisseur, diametre,
      poids, caracteristiques, fiche technique, fabrique en chine, fabrique au japon,
      fabrique en, fabrique par, date de fabrication, attention, avertissement, danger,
      mise en garde, ne pas jeter au feu, ne pas jeter dans le feu, ne pas demonter,
      ne pas ouvrir, ne pas court circuiter, court circuit, risque d explosion,
      risque dexplosion, risque d incendie, risque dincendie, explosion, incendie, feu, eliminer,
      elimination, mettre au rebut, recycler, recyclage, recyclable, contient,
      utiliser uniquement, numero de piece, numero de reference, reference constructeur,
      reference fabricant, ref fabricant, numero de serie, n de serie, numero, numeros,
      numero d article, numero darticle, code article, code barre, code barres, codebarres, code,
      etiquette, lot, pays d origine, pays dorigine, date
    `,
  ),
  es: wordList(
    // The goods
    `
      bateria, baterias, vateria, bateria de repuesto, bateria de reemplazo, bateria de recambio,
      bateria interna, bateria externa, bateria original, bateria nueva, bateria para, pila,
      pilas, pilas para, pack de baterias, paquete de baterias, acumulador, acumuladores, celda,
      celdas, celula, elemento, energia, potencia, aparato, aparatos, dispositivo, dispositivos,
      equipo portatil, maquina, modelo, modelos, numero de modelo, tipo, tipos, version,
      variante, marca, marcas, fabricante, fabricado
    `,
    // Replacement and original
    `
      repuesto, repuestos, recambio, recambios, de repuesto, de recambio, de reemplazo,
      reemplazo, reemplaza, reemplazar, sustituye, sustituir, sustitucion, sustituta, sustituto,
      cambio, cambiar, piezas de repuesto, refaccion, refacciones, alternativa, alternativo,
      equivalente, equivalentes, equivalencia, compatible, compatibles, compatible con,
      compatibilidad, apto para, apta para, adecuado, adecuada para, adecuado para, sirve,
      sirve para, sirven para, valido para, valida para, vale para, disenado para, original,
      originales, genuino, genuina, autentico, autentica, oficial, generico, generica, accesorio,
      accesorios, nuevo, nueva, nuevos, nuevas, a estrenar, usado, usada, segunda mano,
      reacondicionado, reacondicionada
    `,
    // Advertisements and labels
    `
      calidad, alta calidad, buena calidad, calidad superior, alta capacidad, gran capacidad,
      larga duracion, larga vida, duradera, alto rendimiento, garantia, garantizado, garantizada,
      anos de garantia, ano de garantia, meses de garantia, certificado, certificada, proteccion,
      envio gratis, envio gratuito, gratis, herramientas, con herramientas, herramienta,
      kit de herramientas, interna, interno, externa, extraible, integrada, negro, negra, blanco,
      gris, tension, voltaje, tension nominal, voltaje nominal, voltaje de carga,
      voltaje limite de carga, corriente, corriente de carga, cargador, carga, cargar, descarga,
      capacidad, capacidad nominal, capacidad tipica, nominal, tipica, tipico, energia nominal,
      dimensiones, medidas, medida, largo, longitud, ancho, anchura, alto, altura, grosor,
      espesor, diametro, peso, especificaciones, caracteristicas, ficha tecnica, hecho en,
      hecho en china, fabricado en, fabricado en china, fabricado por, fecha de fabricacion,
      precaucion, advertencia, atencion, aviso, peligro, no arrojar al fuego, no tirar al fuego,
      no desmontar, no abrir, no cortocircuitar, cortocircuito, riesgo de explosion,
      riesgo de incendio, explosion, incendio, fuego, desechar, eliminar, reciclar, reciclaje,
      contiene, usar solo, numero de pieza, numero de parte, num de parte, no de parte,
      numero de referencia, referencia, referencias, numero de serie, no de serie, numero,
      numeros, num, nro, codigo, codigos, codigo de barras, numero de articulo, etiqueta, lote,
      pais de origen, fecha
    `,
  ),
  it: wordList(
    // The goods
    `
      batteria, batterie, bateria, batteria di ricambio, batterie di ricambio,
      batteria sostitutiva, batteria compatibile, batteria interna, batteria esterna,
      batteria originale, batteria nuova, batteria per, pila, pile, pacco batteria,
      pacco batterie, accumulatore, accumulatori, cella, celle, elemento, elementi, energia,
      potenza, apparecchio, dispositivo, dispositivi, macchina, modello, modelli,
      numero di modello, tipo, tipi, versione, variante, marca, marche, marchio, produttore,
      costruttore, prodotto da, fabbricato
    `,
    // Replacement and original
    `
      ricambio, ricambi, di ricambio, pezzo di ricambio, pezzi di ricambio, sostituzione,
      sostituire, sostituisce, sostitutiva, sostitutivo, in sostituzione, cambio, cambiare,
      alternativa, alternativo, equivalente, equivalenti, equivalenza, compatibile, compatibili,
      compatibile con, compatibilita, adatto, adatta, adatti, adatto per, adatta per, adatto a,
      adatta a, va bene per, idonea, idoneo, progettato per, originale, originali, autentico,
      autentica, ufficiale, generico, generica, non originale, accessorio, accessori, nuovo,
      nuova, nuovi, nuove, usato, usata, ricondizionato, ricondizionata, rigenerata, rigenerato
    `,
    // Advertisements and labels
    `
      qualita, alta qualita, buona qualita, ottima qualita, alta capacita, lunga durata,
      alte prestazioni, garanzia, anni di garanzia, anno di garanzia, mesi di garanzia,
      certificato, certificata, protezione, spedizione gratuita, gratis, gratuita, attrezzi,
      con attrezzi, kit attrezzi, utensili, interna, interno, esterna, rimovibile, integrata,
      colore, nero, nera, bianco, grigio, tensione, tensione nominale, voltaggio,
      tensione di carica, tensione massima di carica, corrente, corrente di carica,
      caricabatterie, carica, caricare, ricarica, scarica, capacita, capacita nominale,
      capacita tipica, nominale, tipica, tipico, energia nominale, dimensioni, misure, misura,
      lunghezza, larghezza, altezza, spessore, diametro, peso, specifiche, caratteristiche,
      scheda tecnica, prodotto in cina, fabbricato in cina, fabbricato in, data di produzione,
      attenzione, avvertenza, avvertenze, pericolo, avviso, non gettare nel fuoco, non smontare,
      non aprire, non cortocircuitare, cortocircuito, rischio di esplosione, rischio di incendio,
      esplosione, incendio, fuoco, smaltire, smaltimento, riciclare, riciclo, contiene,
      usare solo, codice prodotto, codice ricambio, codice articolo, codice produttore, codice,
      codici, codice a barre, numero parte, numero di parte, numero di serie, n di serie,
      matricola, numero, numeri, riferimento, etichetta, lotto, paese di origine
    `,
  ),
  pt: wordList(
    // The goods
    `
      bateria, baterias, bateria de substituicao, bateria de reposicao, bateria interna,
      bateria externa, bateria original, bateria para, pilha, pilhas, pilhas para,
      pack de baterias, acumulador, acumuladores, celula, celulas, elemento, energia, potencia,
      aparelho, aparelhos, dispositivo, dispositivos, equipamento, equipamentos, maquina, modelo,
      modelos, numero do modelo, tipo, tipos, versao, variante, marca, marcas, fabricante,
      fabricado
    `,
    // Replacement and original
    `
      substituicao, substituir, substitui, substituta, substituto, reposicao, de reposicao,
      de substituicao, sobressalente, peca, peca de reposicao, pecas de reposicao, troca, trocar,
      troco, mudar, alternativa, alternativo, equivalente, equivalentes, equivalencia,
      compativel, compativeis, compativel com, compatibilidade, adequado, adequada,
      adequado para, adequada para, apropriado, serve, serve para, servem para, serve no,
      serve na, projetado para, original, originais, genuino, genuina, autentico, legitimo,
      oficial, generico, generica, paralela, acessorio, acessorios, novos, novas, usado, usada,
      segunda mao, seminovo, recondicionado, recondicionada
    `,
    // Advertisements and labels
    `
      qualidade, alta qualidade, boa qualidade, qualidade superior, alta capacidade,
      longa duracao, longa vida, duravel, alto desempenho, garantia, anos de garantia,
      ano de garantia, meses de garantia, certificado, certificada, protecao, frete gratis,
      envio gratis, gratis, ferramentas, com ferramentas, kit de ferramentas, interna, interno,
      externa, removivel, integrada, cor, preto, preta, branco, cinza, tensao, tensao nominal,
      voltagem, tensao de carga, tensao limite de carga, corrente, corrente de carga, carregador,
      carga, carregar, recarga, descarga, capacidade, capacidade nominal, capacidade tipica,
      nominal, tipica, tipico, energia nominal, dimensoes, medidas, medida, comprimento, largura,
      altura, espessura, diametro, peso, especificacoes, caracteristicas, ficha tecnica,
      fabricado na china, fabricado em, feito na china, industria brasileira, data de fabricacao,
      data de fabrico, cuidado, atencao, aviso, perigo, advertencia, nao jogar no fogo,
      nao deitar no fogo, nao desmontar, nao abrir, nao provocar curto circuito, curto circuito,
      risco de explosao, risco de incendio, explosao, incendio, fogo, descartar, descarte,
      eliminar, reciclar, reciclagem, contem, usar somente, numero da peca, numero de peca,
      part number da, codigo da peca, codigo do produto, codigo, codigos, codigo de barras,
      referencia, referencias, numero de serie, no de serie, numero, numeros, num,
      numero do artigo, etiqueta, rotulo, lote, pais de origem
    `,
  ),
  nl: wordList(
    // The goods
    `
      batterij, batterijen, baterij, accu, accu s, accus, accupack, accupakket, batterijpack,
      vervangende accu, vervangende batterij, vervangingsaccu, vervangaccu, reserveaccu,
      reservebatterij, laptopaccu, laptop accu s, laptop accus, notebookaccu, telefoonaccu,
      tabletaccu, interne accu, externe accu, originele accu, nieuwe accu, accu voor,
      batterij voor, accumulator, cel, cellen, energie, vermogen, stroom, apparaat, apparaten,
      toestel, toestellen, machine, modellen, modelnummer, type, types, typenummer, uitvoering,
      versie, variant, merk, merken, fabrikant
    `,
    // Replacement and original
    `
      vervanging, vervangen, vervangt, vervang, vervangend, vervangende, ter vervanging, reserve,
      reserveonderdeel, reserveonderdelen, onderdeel, onderdelen, wisselen, ruilen, alternatief,
      alternatieve, gelijkwaardig, gelijkwaardige, equivalent, compatibel, compatibele,
      compatibel met, compatibiliteit, geschikt, geschikt voor, geschikte, passend, passend voor,
      passende, past, past in, past op, passen, bedoeld voor, ontworpen voor, origineel,
      originele, echt, echte, officieel, officiele, merkloos, huismerk, accessoire, accessoires,
      nieuw, nieuwe, splinternieuw, gebruikt, gebruikte, tweedehands, gereviseerd, refurbished
    `,
    // Advertisements and labels
    `
      kwaliteit, hoge kwaliteit, goede kwaliteit, topkwaliteit, hoge capaciteit,
      extra capaciteit, lange levensduur, levensduur, krachtig, krachtige, garantie,
      jaar garantie, maanden garantie, gecertificeerd, bescherming, overlaadbeveiliging,
      gratis verzending, gratis, gereedschap, met gereedschap, inclusief gereedschap, intern,
      interne, extern, uitneembaar, ingebouwd, kleur, zwart, zwarte, wit, grijs, spanning,
      nominale spanning, voltage, laadspanning, maximale laadspanning, laadstroom, lader,
      oplader, opladen, laden, ontladen, capaciteit, nominale capaciteit, typische capaciteit,
      nominale, nominaal, typisch, afmeting, afmetingen, maten, maat van, lengte, breedte,
      hoogte, dikte, diameter, gewicht, specificaties, specificatie, kenmerken, gemaakt in,
      gemaakt in china, geproduceerd in, vervaardigd in, productiedatum, let op, waarschuwing,
      voorzichtig, gevaar, opgelet, niet in vuur werpen, niet in het vuur gooien, niet openen,
      niet demonteren, niet kortsluiten, kortsluiten, kortsluiting, explosiegevaar, brandgevaar,
      ontploffing, vuur, brand, weggooien, afvoeren, recyclen, recycling, bevat,
      alleen gebruiken, onderdeelnummer, onderdeelnr, onderdeel nummer, artikelnummer, artikelnr,
      artikel nr, bestelnummer, productnummer, productcode, referentie, referentienummer,
      serienummer, serienr, nummer, nummers, streepjescode, etiket, sticker, partij,
      land van herkomst, datum
    `,
  ),
  pl: wordList(
    // The goods
    `
      bateria, baterie, baterii, bateryjka, bateryjki, bateryjek, akumulator, akumulatora,
      akumulatory, akumulatorow, akumulatorek, akumulatorki, aku, bateria zamienna, bateria do,
      bateria do laptopa, akumulator do, pakiet baterii, ogniwo, ogniwa, ogniw, energia, moc,
      urzadzenie, urzadzenia, urzadzen, sprzet, maszyna, modele, modelu, numer modelu, typ, typu,
      typy, wersja, wersji, seria, serii, odmiana, marka, marki, producent, producenta
    `,
    // Replacement and original
    `
      zamiennik, zamienniki, zamiennika, zamienna, zamienny, zamienne, zastepuje, zastepcza,
      zastepczy, wymiana, wymiany, wymiane, wymienic, wymienny, wymienna, czesc zamienna,
      czesci zamienne, czesc, czesci, alternatywa, alternatywny, odpowiednik, odpowiednika,
      kompatybilny, kompatybilna, kompatybilne, kompatybilny z, kompatybilna z, kompatybilnosc,
      zgodny z, zgodna z, zgodny, zgodna, pasuje, pasuje do, pasujaca, pasujacy, pasujaca do,
      pasujacy do, pasujace, odpowiednia, odpowiedni, odpowiedni do, odpowiednia do,
      przeznaczony do, przeznaczona do, oryginał, oryginal, oryginalny, oryginalna, oryginalne,
      oryginalnej, fabryczna, fabrycznie, markowa, akcesoria, nowy, nowa, nowe, nowej, uzywany,
      uzywana, uzywane, regenerowana, regenerowany
    `,
    // Advertisements and labels
    `
      jakosc, jakosci, wysoka jakosc, wysokiej jakosci, dobra jakosc, wysoka pojemnosc,
      duza pojemnosc, długa zywotnosc, dluga zywotnosc, zywotnosc, gwarancja, gwarancji,
      lata gwarancji, rok gwarancji, miesiecy gwarancji, certyfikat, certyfikowana,
      zabezpieczenie, ochrona, darmowa dostawa, darmowa wysyłka, darmowa wysylka, gratis,
      narzedzia, z narzedziami, zestaw narzedzi, wewnetrzna, wewnetrzny, zewnetrzna, wymienialna,
      wbudowana, kolor, czarny, czarna, biały, bialy, szary, napiecie, napiecie znamionowe,
      napiecia, napiecie ładowania, napiecie ladowania, maksymalne napiecie ładowania,
      maksymalne napiecie ladowania, prad, prad ładowania, prad ladowania, ładowarka, ladowarka,
      ładowanie, ladowanie, ładowac, ladowac, rozładowanie, rozladowanie, pojemnosc, pojemnosci,
      pojemnosc znamionowa, pojemnosc nominalna, znamionowe, znamionowa, nominalne, nominalna,
      typowa, typowe, wymiary, wymiar, wymiarach, długosc, dlugosc, szerokosc, wysokosc, grubosc,
      srednica, waga, masa, specyfikacja, parametry, wyprodukowano w, wyprodukowano w chinach,
      data produkcji, uwaga, ostrzezenie, ostroznie, niebezpieczenstwo, nie wrzucac do ognia,
      nie otwierac, nie rozbierac, nie zwierac, zwarcie, ryzyko wybuchu, ryzyko pozaru, wybuch,
      pozar, ogien, utylizacja, utylizowac, recykling, zawiera, uzywac tylko, numer czesci,
      nr czesci, numer katalogowy, nr katalogowy, numer fabryczny, numer seryjny, nr seryjny,
      nr ser, numer, numery, nr, kod producenta, kod produktu, kod kreskowy, kod, kody, indeks,
      symbol, oznaczenie, referencja, etykieta, naklejka, partia, kraj pochodzenia
    `,
  ),
  tr: wordList(
    // The goods
    `
      pil, piller, pili, pilleri, pilin, pile, pil takımı, pil takimi, batarya, bataryalar,
      bataryası, bataryasi, bataryaları, bataryalari, bataryayı, bataryayi, batarya paketi,
      batarya degisimi, aku, akuler, akusu, akumulator, yedek pil, yedek batarya,
      yedek bataryası, yedek bataryasi, muadil batarya, muadil pil, dahili batarya,
      harici batarya, orijinal batarya, yeni batarya, pil paketi, hucre, hucresi, hucreler,
      enerji, guc, cihaz, cihazı, cihazi, cihazım, cihazim, cihazlar, makine, makina, modeli,
      modelim, modeller, model numarası, model numarasi, model no, tip, tipi, tur, turu,
      versiyon, surum, seri, serisi, marka, markası, markasi, markalı, markali, uretici,
      uretici firma
    `,
    // Replacement and original
    `
      yedek, yedek parca, yedek parcası, yedek parcasi, parca, parcası, parcasi, parcalar,
      degisim, degisimi, degistirme, degistirmek, degistirilebilir, yerine, yerine gecen,
      alternatif, muadil, muadili, esdeger, esdegeri, karsılıgı, karsiligi, uyumlu, uyumlu mu,
      uyumluluk, uyan, uyar, uyar mı, uyar mi, uygun, uygundur, ile uyumlu, icin uygun,
      icin uyumlu, orijinal, orjinal, orijinali, orjinali, gercek, hakiki, resmi, yan sanayi,
      muadil urun, aksesuar, aksesuarlar, yeni, kutusunda, ikinci el, kullanılmıs, kullanilmis,
      yenilenmis
    `,
    // Advertisements and labels
    `
      kalite, kaliteli, yuksek kalite, kalitesi, yuksek kapasite, yuksek kapasiteli, uzun omurlu,
      uzun omur, omurlu, guclu, performans, garanti, garantili, yıl garantili, yil garantili,
      ay garantili, garantisi, sertifikalı, sertifikali, koruma, korumalı, korumali,
      ucretsiz kargo, ucretsiz, bedava, alet, aletli, tamir seti, dahili, harici, cıkarılabilir,
      cikarilabilir, gomulu, renk, rengi, siyah, beyaz, gri, gerilim, gerilimi, voltaj, voltajı,
      voltaji, anma gerilimi, nominal gerilim, nominal voltaj, sarj gerilimi, sarj voltajı,
      sarj voltaji, sınırlı sarj voltajı, sinirli sarj voltaji, akım, akim, akımı, akimi,
      sarj akımı, sarj akimi, sarj, sarj aleti, sarj cihazı, sarj cihazi, desarj, kapasite,
      kapasitesi, kapasiteli, nominal kapasite, anma kapasitesi, tipik, nominal, boyut, boyutlar,
      boyutları, boyutlari, olcu, olculer, olculeri, uzunluk, genislik, yukseklik, kalınlık,
      kalinlik, cap, agırlık, agirlik, ozellik, ozellikler, ozellikleri, teknik ozellikler,
      cin malı, cin mali, cin de uretilmistir, cinde uretilmistir, uretim yeri, uretim tarihi,
      dikkat, uyarı, uyari, tehlike, onemli, atese atmayın, atese atmayin, atese atmayınız,
      atese atmayiniz, parcalamayın, parcalamayin, acmayın, acmayin, kısa devre, kisa devre,
      kısa devre yapmayın, kisa devre yapmayin, patlama, patlama tehlikesi, yangın, yangin,
      yangın tehlikesi, yangin tehlikesi, atmayın, atmayin, bertaraf, geri donusum, icerir,
      sadece, parca numarası, parca numarasi, parca no, parca kodu, urun kodu, urun numarası,
      urun numarasi, stok kodu, barkod, barkodu, seri numarası, seri numarasi, seri no, referans,
      numara, numarası, numarasi, kod, kodu, kodlu, etiket, etiketi, parti, mensei, mense, tarih,
      tarihi
    `,
  ),
  ja: wordList(
    // The goods
    `
      电池, 电池パック, 电池セル, バッテリー, バッテリ, ばってりー, ばってり, バッテリーパック,
      バッテリパック, バッテリーユニット, 交换用バッテリー, 交换バッテリー, 交换用电池, 交换电池,
      互换バッテリー, 互换电池, 纯正バッテリー, 纯正电池, 内蔵バッテリー, 内蔵电池,
      予备バッテリー, 予备电池, スペアバッテリー, 新品バッテリー, 大容量バッテリー, 用バッテリー,
      用バッテリーパック, 用电池, 用交换バッテリー, 用互换バッテリー, 用电池パック,
      バッテリー交换, バッテリー交换用, 电池交换, 蓄电池, 二次电池パック, セル, パック, 电源,
      电力, 机器, 机械, 本体, 端末, 机种, 机种名, 対応机种, 适合机种, 适用机种, 型番, 型式, 型名,
      品番, 品名, 制品番号, 制品名, 制造番号, 部品番号, 部品, パーツ, パーツ番号, パーツナンバー,
      部番, モデル, モデル名, モデル番号, タイプ, 种类, バージョン, シリーズ, ブランド, メーカー,
      メーカー名, 制造元, 制造者, 制造, 社制, 制
    `,
    // Replacement and original
    `
      交换, 交换用, 取り替え, 取替え, 取替, 付け替え, 入れ替え, 取り换え, 代替, 代替品, 代用,
      代用品, 代わり, 代わりの, 同等, 同等品, 相当, 相当品, 后継, 后継品, 互换, 互换品, 互换性,
      互换性のある, 対応, 対応品, 対応の, 対応する, 适合, 适合品, 适合する, 适用, に合う, 合う,
      に使える, 使える, に対応, 専用, 用の, 用, 纯正, 纯正品, 正规品, 本物, メーカー纯正, 社外品,
      社外, 泛用品, 泛用, ノーブランド, 新品, 未使用, 未开封, 新しい, 新しいもの, 中古, 中古品,
      再生品, スペア, 予备, 予备の, 付属品, アクセサリー, オリジナル
    `,
    // Advertisements and labels
    `
      品质, 高品质, 优良品质, 高性能, 高容量, 大容量, 长寿命, 长持ち, 安全, 安心, 保证, 保证付き,
      保证付, 年保证, 一年保证, 1年保证, ヶ月保证, 保护回路, 保护, 认证, 认证済み, 送料无料,
      无料, 工具付き, 工具付, 工具, 说明书, 说明书付き, 内蔵, 内蔵型, 外付け, 着脱式, 取り外し,
      色, ブラック, ホワイト, グレー, 黒, 白, 灰色, 公称电圧, 定格电圧, 电圧, 充电电圧,
      充电上限电圧, 充电制限电圧, 最大充电电圧, 充电电流, 电流, 充电器, 放电, 容量, 定格容量,
      公称容量, 标准容量, 最小容量, 定格, 公称, 标准, 电力量, 定格电力量, 寸法, サイズ感,
      外形寸法, 长さ, 幅, 高さ, 厚さ, 厚み, 直径, 重量, 重さ, 质量, 约, 仕様, 规格, スペック,
      原产国, 生产国, 中国制, 日本制, 韩国制, 台湾制, 制造年月, 制造年月日, 制造日, 注意, ご注意,
      警告, 危険, 取扱注意, 火中に投入しないでください, 火の中に入れないでください, 火中投入,
      火の中に投げ込まないでください, 分解しないでください, 分解禁止, 分解,
      ショートさせないでください, ショート, 加热しないでください, 加热, 破裂, 発火, 発火のおそれ,
      爆発, 廃弃, リサイクル, 指定, 専用充电器, 使用上の注意, 番号, シリアル番号,
      シリアルナンバー, シリアル, 制造ロット, ロット番号, コード, バーコード, ラベル, シール,
      管理番号, 注文番号, 商品番号, 商品コード
    `,
  ),
  zh: wordList(
    // The goods
    `
      电池, 电池组, 电池包, 电池芯, 电池板, 电池块, 电池片, 蓄电池, 电瓶, 电芯, 电芯组, 电板,
      内置电池, 外置电池, 原装电池, 原厂电池, 全新电池, 替换电池, 代用电池, 更换电池, 备用电池,
      后备电池, 副厂电池, 兼容电池, 通用型电池, 大容量电池, 配件, 零件, 零部件, 备件, 设备, 机器,
      机子, 机身, 主机, 机型, 适用机型, 适用型号, 型号, 原厂型号, 电池型号, 设备型号, 机型号, 款,
      款式, 规格, 规格型号, 类型, 种类, 版本, 系列, 品牌, 牌子, 厂商, 制造商, 生产商, 制造
    `,
    // Replacement and original
    `
      替换, 替换装, 替代, 替代品, 替代型号, 代用, 代替, 取代, 更换, 换, 换新, 可替换, 可代替,
      互换, 通用型, 等效, 同等, 等同, 对应, 对应型号, 副厂, 兼容, 兼容型号, 相容, 适用于, 适用,
      适合, 适配, 适配于, 匹配, 可用于, 合用, 啱用, 啱, 用的, 用得, 能用, 能用吗, 合适, 用, 专用,
      原装, 原装正品, 原厂, 原厂正货, 正货, 行货, 水货, 正品, 原配, 真品, 冒牌, 仿品, 高仿, 国产,
      进口, 全新, 新, 新的, 新品, 全新未拆, 未拆封, 二手, 翻新, 拆机, 拆机件, 库存新, 内置, 外置,
      可拆卸, 可拆, 内藏
    `,
    // Advertisements and labels
    `
      品质, 质量, 高品质, 高质量, 质量好, 优质, 上等, 耐用, 持久, 长寿命, 高容量, 大容量,
      超大容量, 高性能, 保修, 保养, 保用, 保固, 质保, 包换, 包退, 一年保修, 两年质保, 年质保,
      年保修, 个月质保, 售后, 退换, 认证, 已认证, 安全, 保护板, 过充保护, 保护, 送工具, 带工具,
      附工具, 工具, 拆机工具, 说明书, 免运费, 免邮, 热卖, 爆款, 促销, 新款, 旧款, 升级版, 加强版,
      标准版, 黑色, 白色, 灰色, 颜色, 标称电压, 额定电压, 标称, 额定, 电压, 工作电压, 输出电压,
      充电电压, 充电限制电压, 限制电压, 充电上限电压, 最高充电电压, 充电电流, 电流, 放电,
      放电电流, 充电器, 容量, 电池容量, 额定容量, 标称容量, 典型容量, 典型, 最小容量, 最低容量,
      额定能量, 标称能量, 能量, 电量, 瓦时数, 尺寸大小, 长度, 宽度, 阔度, 高度, 厚度, 直径, 重量,
      净重, 毛重, 参数, 技术参数, 产地, 原产地, 中国制造, 日本制造, 韩国制造, 台湾制造,
      中国台湾制造, 越南制造, 生产日期, 制造日期, 出厂日期, 日期码, 注意, 注意事项, 警告, 小心,
      危险, 提示, 执行标准, 标准, 请勿投入火中, 勿投入火中, 切勿投入火中, 不可投入火中,
      严禁投入火中, 禁止投入火中, 请勿拆解, 禁止拆解, 切勿拆开, 请勿拆卸, 勿拆卸, 勿短路,
      请勿短路, 禁止短路, 短路, 请勿挤压, 挤压, 撞击, 请勿高温, 勿近火, 远离火源, 高温, 爆炸,
      起火, 火中, 请使用专用充电器, 使用专用充电器, 请妥善处理, 回收, 废弃, 弃置, 妥善弃置, 环保,
      含有, 公司制造, 委托方, 受委托方, 生产厂, 零件号, 零件编号, 部件号, 配件号, 料号, 物料号,
      物料编号, 货号, 编号, 商品编号, 货品编号, 产品编号, 产品型号, 产品名称, 品名, 品号, 序号,
      序列号, 序列编号, 出厂编号, 条码, 条形码, 批号, 批次, 编码, 号码, 代码, 标签, 贴纸
    `,
  ),
}
