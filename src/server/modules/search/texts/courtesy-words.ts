// The words of an email or chat message other than the battery: greetings, thanks, requests, function words.
// Lower case without accents, separators as blanks, Chinese characters in Simplified form. Single Chinese
// characters and single kana are safe only between known words.
import { wordList } from './word-list.ts'

/** The languages of the word lists; Japanese kanji are folded like Chinese. */
export type WordLanguage =
  | 'en'
  | 'de'
  | 'fr'
  | 'es'
  | 'it'
  | 'pt'
  | 'nl'
  | 'pl'
  | 'tr'
  | 'ja'
  | 'zh'

/** Words that name no battery. Those that are also part of device names are in AMBIGUOUS_WORDS. */
export const COURTESY_WORDS: Record<WordLanguage, readonly string[]> = {
  en: wordList(
    // Greetings and closings
    `
      hey, hallo, howdy, greetings, good morning, good afternoon, good evening, good day, dear,
      dear sir, dear sirs, dear sir or madam, dear sir madam, dear madam, to whom it may concern,
      sir, sirs, madam, mrs, miss, team, friend, friends, guys, folks, regards, best regards,
      kind regards, warm regards, with kind regards, with best regards, many regards,
      yours faithfully, yours sincerely, yours truly, sincerely, best wishes, all the best,
      cheers, have a nice day, have a good day, hope you are well, hope all is well,
      hope you are doing well, dear team, dear all, dear friend, good day team,
      i hope you are well, hope this finds you well, br, rgds, sent from my iphone,
      sent from my ipad, sent from my samsung galaxy, sent from my samsung device,
      sent from my phone, sent from my mobile, sent from my android, get outlook for ios,
      get outlook for android, sent from outlook, sent from mail for windows
    `,
    // Please, thanks and apologies
    `
      please, pls, plz, plse, kindly, thanks, thank, thank you, thank you very much,
      thank you so much, thank you in advance, thanks in advance, thanks a lot, many thanks, thx,
      thnx, tks, tia, much appreciated, appreciated, appreciate, grateful, sorry, excuse me,
      excuse
    `,
    // Requests
    `
      i need, we need, i want, we want, i would like, we would like, i d like, we d like,
      would like to, i am looking for, i m looking for, im looking for, we are looking for,
      we re looking for, looking for, look for, looking to buy, searching for, search for,
      searching, find me, do you have, do you sell, do you stock, do you offer, do you carry,
      have you got, can you, could you, can i, can we, could you send me, could you please,
      can you please, please send me, send me, send us, let me know, please advise, advise,
      please quote, please confirm, please check, please help, help me, can anyone help, i have,
      we have, i bought, tell me, show me, give me, is it, is there, are there, is this, is that,
      does it, will it, will this, what is, what s, which one, which is, how about, what about,
      would this, does this, i am, i m, we are, we re, it is, it s, there is, i ve, we ve, i ll,
      we ll, don t, doesn t, won t, can t, isn t, need, needs, needed, want, wants, wanted,
      looking, searching for a, interested, interested in, interest, require, required, request,
      requesting, requirement, requirements, wish, would, could, can, should, shall, will, may,
      might, must, able, check, confirm, confirmed, provide, advice, inform, information, info,
      details, detail, send, sent, sending, reply, respond, response, answer, ask, asking,
      question, questions, tell, show, give, help, helping, know, think, believe, wonder,
      wondering, sell, sells, selling, sold, supply, supplier, suppliers, supplies, offer,
      offers, offering, offered, order, orders, ordering, ordered, buy, buying, buyer, bought,
      purchase, purchasing, purchased, get, getting, got, finding, found, search, see, seen, use,
      uses, used, using, works, working, attached, attachment, below, above, following,
      according, regarding, concerning, subject, inquiry, enquiry, enquire, inquire, inquiries,
      enquiries, rfq, re, fw, fwd, fyi, asap, etc, ie, also, just, only, really, very, much,
      many, some, any, anything, something, anyone, someone, somebody, everything, other,
      another, others, same, different, similar, exact, exactly, correct, right, wrong, okay, ok,
      maybe, perhaps, possible, possibly, possibility, actually, currently, previously, already,
      still, again, too, then, than, else, here, there, now, soon, today, tomorrow, yesterday,
      weeks, month, months, year, years, day, days, tonight, next week, this week, this month,
      as soon as possible, urgent, urgently, immediately, quickly, quickest, email, e mail, mail,
      message, whatsapp, wechat, telephone number, phone number
    `,
    // Price, stock and delivery
    `
      how much, how much is, how much are, how much for, how many, how long, how soon, price for,
      price of, price for the, the price, best price, good price, your best price, lowest price,
      unit price, price per, price list, pricelist, price, prices, pricing, priced, cost, costs,
      cheap, cheaper, cheapest, best, better, discount, discounts, quote, quotes, quotation,
      quotations, quoting, moq, minimum order quantity, minimum order, quantity, quantities, qty,
      amount, in stock, on stock, out of stock, from stock, stock, stocks, stocked, available,
      availability, available now, lead time, leadtime, delivery, delivery time, deliver,
      delivered, deliveries, ship, ships, shipping, shipped, shipment, express shipping, ship to,
      deliver to, freight, courier, invoice, proforma, pro forma, payment, paypal, tax, vat,
      bulk, bulk order, wholesale, wholesaler, retail, reseller, distributor, dealer, shop,
      store, online, sale, sales, for sale, on sale, where can i buy, where to buy,
      where can i get, usd, eur, gbp, hkd, cny, rmb
    `,
    // Function words, and defects of the old battery
    `
      an, this, that, these, those, its, ive, mine, our, ours, your, yours, ur, he, she, his,
      her, they, them, their, who, whom, whose, what, whats, which, when, where, why, whether,
      if, because, since, while, although, though, but, nor, not, none, yet, either, neither,
      both, every, most, few, less, least, several, enough, one of, of the, for the, for a,
      for an, for my, for our, for your, for this, for these, for use in, to, without, within,
      into, onto, over, under, about, after, before, between, through, during, until, till,
      against, around, per, down, isnt, arent, was, were, wasnt, been, being, do, does, doesnt,
      dont, did, didnt, done, doing, have, has, had, having, havent, wont, cant, cannot, couldnt,
      wouldnt, my old, old, inside, it says, says, saying, written, marked, reads, labelled,
      labeled, printed, called, named, name, one that, ones, thing, things, stuff, item, items,
      product, goods, article, project, shop owner, repair, repairs, repairing, repaired, fix,
      fixing, keep, keeps, kept, keeping, shut, shuts, shutting, shutdown, turn, turns, turning,
      switch off, shows, showing, shown, work, worked, let, lets, let us have, mention,
      mentioned, lol, stop, stops, stopped, start up, come, comes, came, take, takes, took,
      taken, try, tried, trying, read, run, runs, running, stay, stays, make sure, seem, seems,
      suppose, look like, matching, matches, match, exactly like, identical, urgent need, minute,
      minutes, hour, hours, percent, health, warning message, service warning, error,
      message says, purchased from, bought from, ebay, aliexpress, alibaba, website, web, page,
      picture, photo, pictures, photos, image, images, school, hospital, warehouse, factory,
      workshop, technician, repair shop, end customer, annual, monthly, regular, regularly,
      currently need, target price, valid, validity, terms, fob, exw, cif, ddp, incoterms, him,
      himself, myself, yourself, itself, such, way, well, never, ever, always, often, usually,
      once again, almost, away, back again, because of, due to, despite, except, instead,
      instead of, rather, than that, the one, the right one, right one, this one, that one,
      one for, small, large, little, trade price, end of month, end of the month, next month,
      per month, each month, month end, later, delivery to, shipping to, ship it to, located in,
      based in, we run, i run, i own, looking at, good, great, nice, fine, perfect, ideal,
      ideally, preferably, prefer, euro, euros, dollar, dollars, pound, pounds, bucks, broken,
      dead, died, dying, swollen, bloated, bulging, failed, faulty, defective, damaged, empty,
      weak, drains, draining, drained, lasts, last, hold, holds, holding, charging,
      charge anymore, doesn t charge, no longer, anymore, any more, longer, problem, issue,
      issues
    `,
  ),
  de: wordList(
    // Greetings and closings
    `
      er, hallo, guten tag, guten morgen, guten abend, gruß gott, gruss gott, grueß gott,
      gruess gott, gruezi, grueezi, moin, servus, hey, sehr geehrte damen und herren,
      sehr geehrte, sehr geehrter, geehrte, geehrter, damen, herren, herr, frau, liebe, lieber,
      liebes team, mit freundlichen grußen, mit freundlichen grussen, mit freundlichen grueßen,
      mit freundlichen gruessen, freundliche gruße, freundliche grusse, freundliche grueße,
      freundliche gruesse, mit freundlichem gruß, mit freundlichem gruss, viele gruße,
      viele grusse, viele grueße, viele gruesse, beste gruße, beste grusse, beste grueße,
      beste gruesse, schone gruße, schone grusse, schoene grueße, schoene gruesse, liebe gruße,
      liebe grusse, liebe grueße, liebe gruesse, herzliche gruße, herzliche grusse,
      herzliche grueße, herzliche gruesse, gruße, grusse, grueße, gruesse, grußen, grussen,
      grueßen, gruessen, gruß, gruss, vg, hochachtungsvoll, schonen tag, schoenen tag,
      schonen tag noch, schoenen tag noch, von meinem iphone gesendet, von meinem ipad gesendet,
      von meinem samsung gerat gesendet, von meinem samsung geraet gesendet,
      gesendet von meinem iphone, gesendet von outlook
    `,
    // Please, thanks and apologies
    `
      bitte, bitten, danke, danke schon, danke schoen, dankeschon, dankeschoen, vielen dank,
      vielen dank im voraus, danke im voraus, besten dank, herzlichen dank, dank, dankbar,
      bedanke, entschuldigung, verzeihung, sorry
    `,
    // Requests
    `
      ich brauche, wir brauchen, ich benotige, ich benoetige, wir benotigen, wir benoetigen,
      ich suche, wir suchen, ich bin auf der suche nach, auf der suche nach, ich mochte,
      ich moechte, wir mochten, wir moechten, ich hatte gern, ich haette gern, ich hatte gerne,
      ich haette gerne, ich brauchte, ich braeuchte, haben sie, habt ihr, hatten sie,
      haetten sie, fuhren sie, fuehren sie, fuhrt ihr, fuehrt ihr, verkaufen sie, konnen sie,
      koennen sie, konnt ihr, koennt ihr, konnten sie, koennten sie, konnten sie mir,
      koennten sie mir, konnen sie mir, koennen sie mir, schicken sie mir, senden sie mir,
      bieten sie an, gibt es, gibt es noch, haben wollen, brauche, brauchen, braucht, brauchte,
      braeuchte, brauchten, braeuchten, benotige, benoetige, benotigen, benoetigen, benotigt,
      benoetigt, benotigte, benoetigte, suche, suchen, sucht, gesucht, suchte, mochte, moechte,
      mochten, moechten, wollen, will, wollte, wurde, wuerde, wurden, wuerden, hatte, haette,
      hatten, haetten, konnen, koennen, kann, konnte, koennte, konnten, koennten, konnt, koennt,
      durfen, duerfen, darf, soll, sollte, sollen, sollten, muss, mussen, muessen, musste,
      muesste, mag, wunsche, wuensche, wunschen, wuenschen, interesse, interessiere,
      interessiert, anfrage, anfragen, nachfrage, frage, fragen, fragt, antwort, antworten,
      ruckmeldung, rueckmeldung, auskunft, angebot, angebote, anbieten, bieten, bietet,
      bestellen, bestellung, bestelle, bestellt, kaufen, kaufe, kauf, gekauft, verkaufen,
      verkauft, liefern, geliefert, schicken, senden, gesendet, zusenden, zukommen, mitteilen,
      nennen, sagen, prufen, pruefen, helfen, hilfe, wissen, weiterhelfen, bekommen, bekomme,
      erhalten, finden, finde, gefunden, melden, betreff, betrifft, bezuglich, bezueglich, gemaß,
      gemass, gemaeß, gemaess, laut, anbei, anhang, siehe, folgende, folgenden, folgender,
      folgendes, unten, oben, zuruck, zurueck, email, e mail, nachricht, telefonisch
    `,
    // Price, stock and delivery
    `
      preis fur, preis fuer, preis von, was kostet, was kosten, wie teuer, wie viel, wieviel,
      wie viel kostet, wieviel kostet, bester preis, stuckpreis, stueckpreis, preis, preise,
      preisliste, preisanfrage, preisangabe, kosten, kostet, gunstig, guenstig, gunstige,
      guenstige, gunstiger, guenstiger, gunstigste, guenstigste, gunstigsten, guenstigsten,
      billig, billige, billiger, billigste, teuer, rabatt, rabatte, mengenrabatt,
      mindestbestellmenge, menge, mengen, anzahl, auf lager, ab lager, am lager, lager, lagernd,
      lagerware, vorrat, vorratig, vorraetig, verfugbar, verfuegbar, verfugbarkeit,
      verfuegbarkeit, lieferbar, lieferzeit, lieferung, lieferbarkeit, lieferanten, lieferant,
      versand, versandkosten, versenden, porto, rechnung, zahlung, bezahlung, mwst, netto,
      brutto, großhandel, grosshandel, großhandler, grosshandler, großhaendler, grosshaendler,
      handler, haendler, wiederverkaufer, wiederverkaeufer, einzelhandel, geschaft, geschaeft,
      onlineshop, sofort, sofort lieferbar, schnell, schnellstmoglich, schnellstmoeglich,
      schnellst, eilig, dringend, eilt, so schnell wie moglich, so schnell wie moeglich,
      baldmoglichst, baldmoeglichst, bald, heute, morgen, gestern, woche, wochen, monat, monate,
      jahr, jahre, jahren, tage, tagen
    `,
    // Function words, and defects of the old battery
    `
      der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, kein, keine, keinen,
      keiner, mein, meine, meinen, meinem, meiner, meines, dein, deine, unser, unsere, unseren,
      unserem, unserer, ihr, ihre, ihren, ihrem, ihrer, euer, eure, sein, seine, ich, du, sie,
      wir, mich, dich, dir, uns, euch, ihm, ihn, ihnen, sich, man, dieser, diese, dieses, diesen,
      diesem, jener, jene, welcher, welche, welches, welchen, welchem, solche, solch, wer, wen,
      wem, was, wann, wo, woher, wohin, warum, wie, wieso, weil, da, dass, daß, wenn, falls, als,
      aber, sondern, denn, doch, jedoch, also, deshalb, dann, noch, nur, auch, schon, bereits,
      wieder, immer, nie, sehr, mehr, viel, viele, etwas, etwa, circa, alle, alles, allem, beide,
      beiden, einige, mehrere, andere, anderen, anderer, gleiche, gleichen, gleich, genau,
      genaue, richtig, richtige, richtigen, falsch, moglich, moeglich, moglichst, moeglichst,
      leider, gerne, gern, vielleicht, eventuell, ja, nein, nicht, nichts, hier, dort, jetzt,
      nun, fur, fuer, furs, fuers, fur den, fuer den, fur die, fuer die, fur das, fuer das,
      fur mein, fuer mein, fur meinen, fuer meinen, fur meine, fuer meine, fur ein, fuer ein,
      fur einen, fuer einen, fur eine, fuer eine, fur unser, fuer unser, fur unsere, fuer unsere,
      von, vom, zu, zum, zur, mit, ohne, bei, beim, ins, an, auf, aufs, aus, nach, vor, uber,
      ueber, unter, zwischen, durch, gegen, um, seit, wegen, je, z b, usw, etc, inkl, inklusive,
      ist, sind, bin, bist, war, waren, ware, waere, waeren, hat, habe, haben, habt, wird,
      werden, worden, geht, gehen, gibt, steht, stehen, draufsteht, drauf, darauf, drin, lautet,
      heißt, heisst, aufschrift, bezeichnung, kaputt, kaputte, kaputten, kaputter, defekt,
      defekte, defekten, defekter, leer, schwach, tot, aufgeblaht, aufgeblaeht, aufgeblahte,
      aufgeblaehte, halt, haelt, nicht mehr, ladt, laedt, alte, alten, alter, altes, problem,
      kunde, kunden, kundin, firma, artikel, produkt, produkte, reparatur, reparieren, zusammen,
      standig, staendig, dauernd, plotzlich, ploetzlich, schaltet, geht aus, geht nicht,
      funktioniert, funktionieren, halten, halt nicht, haelt nicht, zeigt, angezeigt,
      fehlermeldung, meldung, minuten, stunden, stunde, prozent, bild, foto, seite, webseite,
      schule, buro, buero, werkstatt, lagerbestand, rahmenvertrag, zahlungsziel, kundennummer,
      angebot uber, angebot ueber, inklusive versand, gewunscht, gewuenscht, gewunschte,
      gewuenschte, erwarten, erbitte, erbitten, freuen, freue, wurde mich freuen,
      wuerde mich freuen, identisch, identische, allein, andere marke, außer, ausser, außerdem,
      ausserdem, beispiel, besonders, besser, besten, am besten, bisher, dabei, dadurch, dafur,
      dafuer, dagegen, daher, damit, danach, daran, daraus, darin, darum, darunter, davon, davor,
      dazu, deren, dessen, deswegen, dies, eben, ebenfalls, ebenso, eigene, eigenen, eigentlich,
      einfach, einmal, endlich, entweder, erst, euren, eurem, fruher, frueher, ganz, ganze,
      ganzen, gar, gegenuber, gegenueber, gemacht, genug, gerade, gesagt, groß, gross, klein,
      kleine, kleinen, gut, gute, guten, guter, gutes, hab, hast, hoch, irgend, irgendwie, jede,
      jeder, jedes, jemand, kam, kannst, kaum, kommen, kommt, kurz, kurzfristig, lang, leicht,
      machen, macht, manche, mussten, nachdem, naturlich, natuerlich, neben, niemand, offen, oft,
      recht, sagt, sagte, schlecht, selbst, sodass, sonst, spater, spaeter, statt, anstatt,
      trotzdem, ubrigens, uebrigens, uberhaupt, ueberhaupt, unseres, wahrend, waehrend,
      war kaputt, ware es, waere es, weit, weiter, weitere, weiteren, wenig, wenige, weniger,
      wirklich, wohl, zeit, zuerst, zwar, zweimal, techniker, kollege, kollegen, chef, hinuber,
      hinueber, gerat geht, geraet geht, euro, eur, pro stuck, pro stueck, pro stk, dasselbe,
      derselbe, dieselbe
    `,
  ),
  fr: wordList(
    // Greetings and closings
    `
      bonjour, bonsoir, salut, coucou, allo, cher, chere, chers, cher monsieur, chere madame,
      madame monsieur, madame, monsieur, mesdames, messieurs, mme, equipe, cordialement,
      bien cordialement, tres cordialement, sinceres salutations, salutations,
      salutations distinguees, meilleures salutations, bien a vous, respectueusement,
      bonne journee, bonne soiree, bonne reception, a bientot, amicalement, cdt, cdlt,
      envoye de mon iphone, envoye depuis mon iphone, envoye de mon ipad, envoye depuis mon ipad,
      envoye de mon samsung, envoye depuis outlook
    `,
    // Please, thanks and apologies
    `
      s il vous plait, sil vous plait, s il te plait, sil te plait, svp, stp, merci,
      merci beaucoup, merci d avance, merci davance, merci par avance, merci de, merci bien,
      d avance, davance, avance, remercie, remercions, remerciements, pardon, excusez moi,
      desole, desolee, veuillez, priere, priere de, aimable, gentil
    `,
    // Requests
    `
      j ai besoin de, jai besoin de, j ai besoin d une, jai besoin dune, nous avons besoin de,
      nous avons besoin d, avons besoin de, j ai besoin, jai besoin, besoin de, besoin d,
      je cherche, je recherche, nous cherchons, nous recherchons, a la recherche de,
      a la recherche d, je voudrais, je souhaite, je souhaiterais, nous souhaitons,
      nous souhaiterions, j aimerais, jaimerais, je veux, il me faut, il nous faut,
      il me faudrait, avez vous, auriez vous, est ce que vous avez, est ce que, est ce,
      pouvez vous, pourriez vous, pourriez vous m envoyer, pourriez vous menvoyer,
      pouvez vous me faire, merci de m envoyer, merci de menvoyer, vendez vous, proposez vous,
      y a t il, qu est ce que, quest ce que, quelle est, quel est, dites moi, besoin, besoins,
      cherche, cherchons, cherchez, chercher, recherche, recherchons, rechercher, voudrais,
      voudrions, souhaite, souhaitons, souhaiterais, souhaiterions, souhaiter, aimerais,
      aimerions, veux, voulons, veut, faut, faudrait, avez, avons, auriez, aurais, pouvez,
      pourriez, peux, peut, pouvons, puis, puisse, pourrais, vendez, vendre, vend, vendu, vente,
      proposez, proposer, envoyer, envoyez, envoye, transmettre, confirmer, confirmez, indiquer,
      indiquez, preciser, donner, trouver, trouve, savoir, sais, aide, aider, aidez, reponse,
      repondre, question, questions, demande, demander, demandons, renseignement, renseignements,
      information, informations, acheter, achat, achete, commander, commande, commandes,
      interesse, interessee, concernant, objet, suivant, suivante, suivants, suivantes,
      reference ci, ci joint, ci dessous, ci dessus, piece jointe, courriel, mail, email,
      message
    `,
    // Price, stock and delivery
    `
      prix de, prix du, prix pour, prix d une, prix dune, quel prix, quel est le prix,
      quel est le prix de, quel est le prix pour, a quel prix, meilleur prix, prix unitaire,
      prix, tarif, tarifs, tarification, combien, combien coute, combien ca coute, cout, coute,
      couts, couter, pas cher, pas chere, bon marche, moins cher, remise, remises, devis,
      offre de prix, offre, offres, cotation, quantite, quantites, qte, en stock, sur stock,
      hors stock, en rupture, rupture, stock, stocks, disponible, disponibles, disponibilite,
      dispo, delai, delais, delai de livraison, livraison, livrer, livrez, livre, livrable,
      expedition, expedier, expediez, frais de port, frais, port, transport, facture, paiement,
      tva, ttc, gros, en gros, grossiste, revendeur, fournisseur, fournisseurs, fournir,
      boutique, magasin, en ligne, urgent, urgente, urgence, en urgence, c est urgent,
      cest urgent, rapide, rapidement, vite, au plus vite, des que possible,
      le plus vite possible, immediat, immediatement, aujourd hui, aujourdhui, demain, hier,
      semaine, semaines, mois, jour, jours, annee, annees
    `,
    // Function words, and defects of the old battery
    `
      les, un, une, des, du, de la, de l, aux, cet, cette, ces, cela, celui, ceux, mon, ma, mes,
      ton, tes, son, ses, notre, votre, vos, leur, leurs, je, tu, il, elle, vous, ils, elles,
      lui, moi, toi, qui, que, qu, quoi, dont, quel, quelle, quels, quelles, lequel, laquelle,
      lesquels, quand, comment, pourquoi, parce que, mais, donc, ni, alors, aussi, encore, deja,
      toujours, jamais, trop, moins, peu, beaucoup, assez, bien, meme, memes, autre, autres,
      tout, tous, toute, toutes, chaque, plusieurs, quelques, quelque, seul, seulement, ici,
      maintenant, oui, non, ne, pas, rien, aucun, aucune, possible, exact, exacte, exactement,
      bon, bonne, mauvais, pour, pour le, pour la, pour les, pour l, pour un, pour une, pour mon,
      pour ma, pour mes, pour notre, pour votre, par, avec, sans, sur, sous, dans, chez, vers,
      entre, depuis, pendant, avant, apres, contre, jusque, jusqu, selon, lors, environ, est,
      c est, cest, sont, suis, sommes, etes, etait, etre, ete, j ai, jai, ont, avoir, fait,
      faire, faites, fais, va, aller, dit, dire, voir, voici, voila, ecrit, indique, inscrit,
      ancien, ancienne, vieux, vieille, casse, cassee, morte, mort, gonflee, gonfle, vide,
      faible, defectueux, defectueuse, en panne, panne, ne tient plus, ne charge plus, probleme,
      problemes, clients, societe, entreprise, produit, produits, article, articles, chose,
      reparer, reparation, aurions, aurions besoin de, nous aurions besoin de, faire parvenir,
      parvenir, meilleure offre, meilleure, meilleur, meilleurs, sinon, suite, besoin urgent,
      ordinateur qui, eteint, eteindre, s eteint, seteint, tient, tient plus, marche plus,
      fonctionne, fonctionnent, fonctionner, dure, affiche, message d erreur, message derreur,
      minutes, heures, heure, photo, lien, site, ecole, bureau, atelier, accepter, recevoir,
      recevrons, recu, attente, dans l attente, dans lattente, identique, identiques,
      actuellement, derniere, dernier, nouveau prix, franco, ceci, eux, etant, etaient, etais,
      serai, sera, serait, serez, seront, seraient, soit, sois, soient, ayant, aie, ait, aurait,
      auraient, aurons, avait, avais, avaient, eut, comment faire, ainsi, afin, afin de,
      ailleurs, apres midi, cependant, certain, certaine, certains, davantage, dela, dessus,
      dessous, devant, derriere, egalement, enfin, ensuite, grande, grands, petit, petite,
      petits, hors, hormis, jusqu a, jusqua, lorsque, malgre, moment, notamment, parfois, parmi,
      peut etre, plutot, presque, puisque, quant, quelqu, sauf, souvent, suffisamment, surtout,
      tant, telle, tels, toutefois, vraiment, pense, penser, crois, croire, allume,
      ne s allume plus, ne sallume plus, plus de charge, rallume, technicien, collegue, chef,
      euro, euros, a moins de, moins de, etc
    `,
  ),
  es: wordList(
    // Greetings and closings
    `
      hola, buenas, buenos dias, buenas tardes, buenas noches, buen dia, saludos, un saludo,
      saludos cordiales, cordiales saludos, un cordial saludo, cordial saludo, atentamente,
      muy atentamente, estimado, estimada, estimados, estimadas, estimados senores,
      muy senores mios, senor, senora, senores, sra, sres, amigo, amigos, equipo,
      quedo a la espera, quedo atento, quedo atenta, que tenga buen dia, enviado desde mi iphone,
      enviado desde mi ipad, enviado desde mi samsung, enviado desde mi movil,
      obtener outlook para ios, obtener outlook para android
    `,
    // Please, thanks and apologies
    `
      por favor, porfavor, porfa, favor, gracias, muchas gracias, gracias de antemano,
      gracias por adelantado, mil gracias, de antemano, antemano, agradezco, agradecemos,
      agradeceria, agradeceriamos, agradecido, perdon, perdone, disculpe, disculpa, lo siento
    `,
    // Requests
    `
      necesito, necesitamos, necesita, necesitaria, necesitar, necesitando, necesario, busco,
      buscamos, buscando, estoy buscando, estamos buscando, buscar, busca, quiero, queremos,
      quisiera, quisieramos, queria, queriamos, me gustaria, nos gustaria, gustaria, querria,
      tienen, tienes, tiene, teneis, tendrian, tendran, tendria, tengo, tenemos, tener, venden,
      vende, vendeis, vender, disponen de, disponen, dispone, pueden, puede, puedes, podeis,
      podrian, podria, podrias, podemos, puedo, poder, me puede enviar, me pueden enviar,
      podrian enviarme, podria enviarme, me pueden decir, me puede decir, envien, envie, enviar,
      enviarme, enviarnos, mandar, mandarme, mandenme, decirme, digame, diganme, indicar,
      indicarme, indiqueme, confirmar, confirmarme, confirmen, cotizar, cotizacion, cotizaciones,
      coticen, cotizarme, presupuesto, presupuestos, oferta, ofertas, ofrecer, ofrecen, comprar,
      compra, compro, comprado, compre, pedir, pedido, pedidos, encargar, conseguir, encontrar,
      encuentro, hay, existe, saber, sabe, saben, ayuda, ayudar, ayudenme, consulta, consultar,
      pregunta, preguntas, preguntar, respuesta, responder, informacion, info, datos, interesado,
      interesada, interesa, interesados, me interesa, estoy interesado en,
      estamos interesados en, solicito, solicitamos, solicitar, solicitud, asunto, respecto,
      segun, siguiente, siguientes, adjunto, adjunta, abajo, arriba, correo, email, mensaje
    `,
    // Price, stock and delivery
    `
      precio de, precio del, precio para, precio por, que precio tiene, que precio,
      cual es el precio, cual es el precio de, mejor precio, precio unitario, precio, precios,
      tarifa, tarifas, cuanto, cuanto cuesta, cuanto vale, cuanto sale, cuanto es, cuantos,
      cuantas, cuesta, cuestan, valen, coste, costo, costos, barato, barata, baratos, baratas,
      economico, economica, descuento, descuentos, cantidad, cantidades, cant, en stock,
      en existencia, en existencias, stock, existencias, existencia, disponible, disponibles,
      disponibilidad, entrega, entregas, plazo, plazo de entrega, plazos, envio, envios, enviado,
      portes, flete, factura, pago, iva, mayorista, mayoristas, al por mayor, por mayor,
      distribuidor, proveedor, proveedores, tienda, en linea, urgente, urgentemente, urge,
      con urgencia, urgencia, lo antes posible, cuanto antes, lo mas pronto posible, rapido,
      rapida, rapidamente, pronto, inmediato, inmediata, inmediatamente, ya, hoy, manana, ayer,
      semana, semanas, mes, meses, dia, dias, ano, anos
    `,
    // Function words, and defects of the old battery
    `
      los, las, lo, un, una, unos, unas, del, de la, de los, de las, a la, este, esta, estos,
      estas, esto, ese, esa, esos, esas, eso, aquel, mis, tu, tus, su, sus, nuestro, nuestra,
      nuestros, vuestro, vuestra, yo, ella, nosotros, ustedes, usted, vosotros, ellos, les, que,
      quien, cual, cuales, cuando, donde, como, porque, por que, pero, sino, aunque, pues,
      tambien, ademas, todavia, aun, siempre, nunca, muy, mas, menos, mucho, mucha, muchos,
      muchas, algo, algun, alguna, alguno, algunos, otro, otra, otros, otras, mismo, misma,
      mismos, todo, toda, todas, cada, varios, varias, solamente, aqui, alli, ahora, luego, nada,
      ningun, ninguno, ninguna, posible, exacto, exacta, exactamente, correcto, correcta, bueno,
      buena, buen, para, para el, para la, para los, para las, para un, para una, para mi,
      para mis, para su, para nuestro, para este, para esta, por, con, sin, sobre, bajo, en el,
      en la, entre, desde, hasta, hacia, contra, segun el, durante, ante, tras, son, soy, somos,
      estan, estoy, estamos, sido, he, han, hemos, haber, habia, hace, hacer, hago, va, van, ir,
      dice, decir, pone, lleva, ver, viejo, vieja, antiguo, antigua, roto, rota, danado, danada,
      muerto, muerta, hinchada, hinchado, agotada, gastada, defectuoso, defectuosa, averiado,
      averiada, no carga, ya no carga, no dura, problema, problemas, cliente, clientes, empresa,
      producto, productos, articulo, articulos, cosa, reparar, reparacion, aprox, apaga,
      se apaga, enciende, funciona, funcionan, funcionar, aguanta, muestra, aparece,
      mensaje de error, minutos, horas, hora, foto, enlace, pagina, web, escuela, oficina,
      taller, recibir, recibo, espera, a la espera, actualmente, ultimo, ultima, nuevo precio,
      identico, identica, igual, iguales, parecido, con iva, iva incluido, sin iva, envio a,
      entrega en, envian, envian a, llegar, llega, quedo, urgente necesito, marca y modelo,
      ando buscando, cuanto tarda, tarda, tardan, suelta, suelto, sueltas, sueltos, tecnico,
      colega, jefe, euro, euros, dolares, pesos, asi, casi, cierto, debe, deben, debo, deberia,
      dentro, fuera, desde hace, despues, antes, luego de, mientras, mejor, mejores, mayor,
      menor, grande, pequeno, pequena, otra vez, quizas, quiza, sea, sean, sera, seran, serian,
      seria posible, tal, tan, tanto, vez, veces, creo, pienso, parece, ando, aproximadamente,
      etc
    `,
  ),
  it: wordList(
    // Greetings and closings
    `
      ciao, salve, buongiorno, buon giorno, buonasera, buona sera, buon pomeriggio,
      buona giornata, buona serata, gentile, gentili, gentilissimi, gentilissimo, egregio,
      egregi, spettabile, spett, spett le, signore, signora, signori, sig, dott, cordiali saluti,
      cordialmente, distinti saluti, cordialita, un saluto, saluti, a presto,
      in attesa di un vostro riscontro, in attesa, riscontro, inviato da iphone,
      inviato dal mio iphone, inviato da ipad, inviato dal mio ipad, inviato da samsung,
      inviato dal mio samsung
    `,
    // Please, thanks and apologies
    `
      per favore, perfavore, per piacere, per cortesia, cortesia, cortesemente, gentilmente,
      prego, grazie, grazie mille, molte grazie, tante grazie, grazie in anticipo, vi ringrazio,
      la ringrazio, ringrazio, ringraziamo, ringraziando, anticipo, scusi, scusate, scusa,
      mi scusi, mi dispiace
    `,
    // Requests
    `
      ho bisogno di, abbiamo bisogno di, bisogno di, avrei bisogno di, avremmo bisogno di,
      bisogno, mi serve, ci serve, mi servirebbe, mi servono, ci servono, mi occorre, servono,
      servirebbe, servirebbero, occorre, occorrono, cerco, cerchiamo, sto cercando,
      stiamo cercando, cercando, cercare, alla ricerca di, ricerca, vorrei, vorremmo, voglio,
      vogliamo, volevo, volevamo, desidero, desideriamo, avete, avreste, ha disponibile, vendete,
      vendi, vende, vendere, trattate, potete, potreste, puo, puoi, potrebbe, possiamo, posso,
      potrei, potremmo, possibile, mi puo, mi puo inviare, potreste inviarmi, puo inviarmi,
      inviarmi, inviarci, inviare, inviate, invio, mandarmi, mandare, mandatemi, dirmi, dire,
      sapere, fatemi sapere, farmi, fare, farci, indicare, indicarmi, confermare, confermate,
      conferma, confermarmi, offerta, offerte, preventivo, preventivi, quotazione, quotazioni,
      quotare, richiesta, richieste, richiedere, richiedo, richiediamo, chiedo, chiedere,
      chiediamo, domanda, domande, risposta, rispondere, aiutare, aiutarmi, informazioni,
      informazione, info, interessato, interessata, interessati, interessa, sono interessato a,
      siamo interessati a, comprare, compro, acquistare, acquisto, acquisti, acquistato,
      acquistiamo, ordinare, ordine, ordini, ordino, trovare, trovo, trovato, avere, oggetto,
      rif, riguardo, relativo, relativa, seguente, seguenti, allegato, allegata, sotto, sopra,
      mail, email, messaggio
    `,
    // Price, stock and delivery
    `
      prezzo di, prezzo del, prezzo della, prezzo per, qual e il prezzo, qual e il prezzo di,
      che prezzo, che prezzo ha, miglior prezzo, prezzo unitario, prezzo, prezzi, listino,
      tariffa, tariffe, quanto, quanto costa, quanto costano, quanto viene, quanti, quante,
      costa, costano, costo, costi, economico, economica, economici, sconto, sconti, quantita,
      qta, a magazzino, in magazzino, magazzino, in stock, stock, scorta, scorte, giacenza,
      disponibile, disponibili, disponibilita, in pronta consegna, pronta consegna, consegna,
      consegne, consegnare, tempi di consegna, tempi, tempo, spedizione, spedire, spedite,
      spedizioni, corriere, trasporto, fattura, pagamento, iva, ingrosso, all ingrosso,
      allingrosso, grossista, rivenditore, fornitore, fornitori, fornire, fornitura, negozio,
      urgente, urgentemente, urgenza, con urgenza, al piu presto, il prima possibile,
      quanto prima, presto, subito, immediato, immediata, immediatamente, veloce, velocemente,
      rapido, rapida, oggi, domani, ieri, settimana, settimane, mese, mesi, giorno, giorni, anno,
      anni
    `,
    // Function words, and defects of the old battery
    `
      il, lo, gli, un, uno, una, del, dello, della, dei, degli, delle, di, allo, alla, agli,
      alle, dal, dallo, dalla, dai, dalle, dall, nel, nello, nella, nei, nelle, nell, sul, sullo,
      sulla, sui, sulle, sull, col, questo, questa, questi, queste, quello, quella, quelli,
      quelle, quel, mia, miei, mie, tuo, tua, suo, sua, nostro, nostra, nostri, vostra, vostri,
      loro, tu, lui, lei, noi, voi, ti, ci, vi, ne, che, chi, cui, quale, quali, quando, dove,
      come, perche, ma, pero, quindi, allora, anche, ancora, gia, sempre, molto, molta, molti,
      molte, piu, meno, troppo, tanto, qualche, alcuni, alcune, altro, altra, altri, altre,
      stesso, stessa, stessi, tutto, tutta, tutti, tutte, ogni, soltanto, qui, ora, adesso, poi,
      non, niente, nulla, nessuno, esatto, esatta, esattamente, corretto, corretta, giusto,
      giusta, buono, buona, per, per il, per la, per lo, per i, per le, per un, per una,
      per il mio, per la mia, per mio, da, con, senza, su, tra, fra, verso, contro, dopo, prima,
      durante, presso, circa, c e, sono, siamo, essere, stato, stata, ho, hai, abbiamo, hanno,
      avevo, fa, fanno, faccio, va, vanno, sto, sta, stiamo, scritto, scritta, riporta, vecchio,
      vecchia, rotto, rotta, guasto, guasta, morto, morta, gonfia, gonfio, esausta, esaurita,
      difettoso, difettosa, non carica, non tiene, problema, problemi, cliente, clienti, azienda,
      ditta, societa, prodotto, prodotti, articolo, articoli, cosa, riparare, riparazione,
      spegne, si spegne, accende, funziona, funzionano, funzionare, tiene, tiene piu, regge,
      mostra, appare, messaggio di errore, minuti, ore, foto, pagina, sito, scuola, ufficio,
      officina, laboratorio, ricevere, attendo, attendiamo, resto in attesa, attualmente, ultimo,
      ultima, identico, identica, uguale, uguali, iva inclusa, iva esclusa, gradirei, gradiremmo,
      farmi sapere, buongiorno a tutti, codice cliente, partita iva, compreso, compresa,
      spedizione compresa, tecnico, collega, capo, euro, abbia, abbiano, aveva, avevano, avuto,
      avra, avrebbe, avrebbero, sia, siano, sara, saranno, sarebbe, sarebbero, erano, facciamo,
      facendo, farebbe, stanno, stava, tuoi, sue, suoi, nostre, dov e, cosi, certo, deve, devono,
      devo, dovrebbe, dentro, fuori, dopo di che, forse, grande, grandi, piccolo, piccola,
      meglio, migliore, migliori, invece, mentre, ormai, ovviamente, pero se, purtroppo,
      qualcosa, qualcuno, quasi, spesso, tale, tali, tranne, volta, volte, credo, penso, sembra,
      non si accende, ordinare online, ecc
    `,
  ),
  pt: wordList(
    // Greetings and closings
    `
      ola, oi, bom dia, boa tarde, boa noite, boas, prezado, prezada, prezados, prezadas, caro,
      cara, caros, exmo, exma, exmos, exmos senhores, senhor, senhora, senhores, sra, srs,
      atenciosamente, atentamente, att, cumprimentos, com os melhores cumprimentos,
      melhores cumprimentos, saudacoes, abraco, abracos, um abraco, ate breve, tenha um bom dia,
      pessoal, equipe, equipa, amigo, amigos, enviado do meu iphone, enviado do meu ipad,
      enviado do meu samsung, enviado do meu celular, enviado a partir do meu iphone,
      obter o outlook para ios, obter o outlook para android
    `,
    // Please, thanks and apologies
    `
      por favor, porfavor, por gentileza, gentileza, se faz favor, faz favor, sff, favor,
      obrigado, obrigada, muito obrigado, muito obrigada, obrigado desde ja, desde ja agradeco,
      desde ja, desde ja obrigado, agradeco, agradecemos, agradecia, grato, grata,
      antecipadamente, desculpe, desculpa, perdao
    `,
    // Requests
    `
      preciso, preciso de, preciso de um, preciso de uma, precisamos, precisamos de,
      precisava de, precisava, precisa, precisar, precisando, procuro, procuramos, procurando,
      estou procurando, estamos procurando, estou a procura de, estamos a procura de,
      a procura de, a procura, procura, procurar, busco, buscamos, quero, queremos, queria,
      queriamos, gostaria, gostaria de, gostariamos, gostariamos de, desejo, desejamos,
      voces tem, voce tem, voces vendem, tem, tens, teriam, teria, tenho, temos, ter, vendem,
      vende, vender, podem, pode, poderiam, poderia, podia, podiam, posso, podemos,
      poderiam enviar, poderia me enviar, pode me enviar, podem enviar, enviar, enviem, envie,
      enviarem, mandar, mandem, me manda, dizer, diga, informar, informe, informem, confirmar,
      confirmem, confirme, indicar, cotar, cotacao, cotacoes, orcamento, orcamentos, proposta,
      oferta, ofertas, oferecem, comprar, compra, compras, comprei, adquirir, encomendar,
      encomenda, pedido, pedidos, pedir, encontrar, encontro, achar, existe, existem, saber,
      sabe, sabem, ajuda, ajudar, ajude, ajudem, duvida, duvidas, pergunta, perguntas, perguntar,
      resposta, responder, informacao, informacoes, info, interessado, interessada, interesse,
      tenho interesse em, temos interesse em, estou interessado em, solicito, solicitamos,
      solicitar, assunto, referente, sobre, conforme, seguinte, seguintes, anexo, em anexo,
      abaixo, acima, email, mensagem
    `,
    // Price, stock and delivery
    `
      preco de, preco do, preco da, preco para, qual o preco, qual e o preco, qual o preco de,
      qual o preco do, qual o valor, melhor preco, preco unitario, preco, precos, valor, valores,
      tabela de precos, quanto, quanto custa, quanto custam, quanto e, quanto fica, quantos,
      quantas, custa, custam, custo, custos, barato, barata, baratos, desconto, descontos,
      quantidade, quantidades, qtd, qtde, em stock, em estoque, pronta entrega, a pronta entrega,
      stock, estoque, disponivel, disponiveis, disponibilidade, entrega, entregas, entregar,
      prazo, prazos, prazo de entrega, envio, envios, frete, portes, factura, fatura,
      nota fiscal, pagamento, iva, atacado, no atacado, atacadista, grossista, revenda,
      revendedor, distribuidor, fornecedor, fornecedores, fornecer, fornecem, loja, urgente,
      urgentemente, com urgencia, urgencia, o mais rapido possivel, o mais breve possivel,
      quanto antes, rapido, rapida, rapidamente, logo, imediato, imediata, imediatamente, ja,
      hoje, amanha, ontem, semana, semanas, mes, meses, dia, dias, ano, anos
    `,
    // Function words, and defects of the old battery
    `
      um, uma, uns, umas, do, da, das, ao, aos, numa, pelo, pela, pelos, pelas, este, esta,
      estes, estas, isto, esse, essa, esses, essas, isso, aquele, aquela, aquilo, meu, minha,
      meus, minhas, teu, tua, seu, sua, seus, suas, nosso, nossa, nossos, nossas, tu, voce,
      voces, ele, ela, eles, elas, lhe, lhes, que, quem, qual, quais, quando, onde, como, porque,
      por que, mas, porem, pois, tambem, ainda, sempre, nunca, muito, muita, muitos, muitas,
      mais, menos, pouco, algo, algum, alguma, alguns, algumas, outro, outra, outros, outras,
      mesmo, mesma, mesmos, todo, toda, todas, tudo, cada, varios, varias, somente, apenas, aqui,
      ali, agora, depois, nao, nada, nenhum, nenhuma, possivel, exato, exata, exatamente,
      correto, correta, certo, certa, bom, boa, para, para o, para a, para os, para as, para um,
      para uma, para meu, para o meu, para a minha, para minha, pra, por, com, sem, sob, entre,
      desde, ate, contra, durante, apos, antes, sao, sou, somos, estao, estou, estamos, foi,
      sido, hei, houve, faz, fazer, faco, vai, vao, ir, diz, escrito, velho, velha, antigo,
      antiga, quebrado, quebrada, estragado, estragada, avariado, avariada, morto, morta,
      inchada, inchado, viciada, esgotada, defeituosa, com defeito, nao carrega,
      nao segura carga, problema, problemas, cliente, clientes, empresa, produto, produtos,
      artigo, artigos, coisa, reparar, reparacao, conserto, consertar, desliga, liga, funciona,
      funcionam, funcionar, segura, mostra, aparece, mensagem de erro, minutos, horas, hora,
      foto, pagina, site, escola, escritorio, oficina, assistencia, receber, aguardo,
      aguardo retorno, fico no aguardo, no aguardo, aguardamos, retorno, atualmente, ultimo,
      ultima, identico, identica, igual, iguais, com iva, sem iva, entregam, entregam em, enviam,
      enviam para, chegar, chega, tudo bem, galera, moco, moca, nota, nf, cnpj, tecnico, colega,
      chefe, euro, euros, reais, fazem, fazem envio, viciando, viciou, acha, acho, parece,
      aquelas, aqueles, dele, dela, deles, delas, nem, assim, quase, certamente, deve, devem,
      devo, deveria, dentro, fora, enquanto, melhor, melhores, maior, menor, grande, pequeno,
      pequena, outra vez, talvez, seja, sejam, sera, serao, seriam, seria possivel, tal, tao,
      tanto, vez, vezes, entao, vosso, vossa, vossos, com nota fiscal, incluindo, incluido,
      aprox, etc
    `,
  ),
  nl: wordList(
    // Greetings and closings
    `
      hallo, hoi, dag, hey, goedendag, goedemorgen, goedemiddag, goedenavond, goede morgen,
      goede middag, goeden dag, beste, geachte, geachte heer, geachte heer mevrouw,
      geachte heer of mevrouw, heer, mevrouw, dhr, mevr, team, met vriendelijke groet,
      met vriendelijke groeten, vriendelijke groet, vriendelijke groeten, hartelijke groeten,
      hartelijke groet, groet, groeten, groetjes, mvg, hoogachtend, fijne dag, prettige dag,
      nog een fijne dag, verstuurd vanaf mijn iphone, verzonden vanaf mijn iphone,
      verstuurd vanaf mijn ipad, verzonden vanaf mijn samsung, outlook voor ios downloaden,
      outlook voor android downloaden
    `,
    // Please, thanks and apologies
    `
      alstublieft, alsjeblieft, aub, svp, graag, bedankt, dank, dank u, dank je, dank u wel,
      dank je wel, dankjewel, dankuwel, hartelijk dank, alvast bedankt, bij voorbaat dank,
      bij voorbaat, alvast, hartelijk, vriendelijk, vriendelijke, sorry, excuses, pardon
    `,
    // Requests
    `
      ik heb nodig, wij hebben nodig, ik heb een nodig, nodig, ik zoek, wij zoeken, we zoeken,
      ik ben op zoek naar, wij zijn op zoek naar, we zijn op zoek naar, op zoek naar, op zoek,
      zoek, zoeken, zoekt, gezocht, zoekende, ik wil, wij willen, ik wil graag, ik zou graag,
      wij zouden graag, wil, willen, wilt, wens, wensen, wou, heeft u, hebt u, heb je,
      hebben jullie, heeft, hebt, hebben, heb, verkoopt u, verkopen jullie, verkoopt, verkopen,
      levert u, leveren jullie, kunt u, kun je, kunnen jullie, kunt u mij, kunt, kun, kan,
      kunnen, zou, zouden, zal, zullen, mag, mogen, moet, moeten, kunt u mij sturen, stuur mij,
      stuur me, sturen, stuur, stuurt, verzenden, toesturen, laten weten, laat me weten,
      laat het weten, weten, weet, vraag, vragen, vraagt, antwoord, antwoorden, reactie, hulp,
      help, helpen, informatie, info, offerte, offertes, aanbieding, aanbieden, aanvraag,
      aanvragen, bestellen, bestelling, bestel, besteld, kopen, koop, gekocht, koopt,
      aanschaffen, inkoop, interesse, interesse in, geinteresseerd, geinteresseerd in,
      bevestigen, bevestig, controleren, zeggen, vertellen, geven, geef, vinden, vind, gevonden,
      krijgen, krijg, bijlage, bijgevoegd, onderstaande, onderstaand, volgende, betreft,
      betreffende, onderwerp, volgens, zie, mail, email, e mail, bericht
    `,
    // Price, stock and delivery
    `
      prijs van, prijs voor, prijs van de, wat kost, wat kosten, wat is de prijs,
      wat is de prijs van, hoeveel kost, hoeveel, hoeveelheid, beste prijs, stuksprijs, prijs,
      prijzen, prijslijst, prijsopgave, kost, kosten, goedkoop, goedkope, goedkoper, goedkoopste,
      duur, korting, kortingen, aantal, aantallen, minimum afname, op voorraad, uit voorraad,
      uit voorraad leverbaar, voorraad, voorradig, beschikbaar, beschikbaarheid, leverbaar,
      levertijd, levering, leveren, levert, geleverd, leverancier, leveranciers, bezorging,
      bezorgen, verzending, verzendkosten, vracht, factuur, betaling, btw, excl, incl, exclusief,
      inclusief, groothandel, groothandelaar, wederverkoper, winkel, webshop, dringend, spoed,
      met spoed, haast, zo snel mogelijk, zsm, zo spoedig mogelijk, snel, snelle, snelst,
      direct leverbaar, meteen, vandaag, morgen, gisteren, weken, maand, maanden, dagen, jaar,
      jaren
    `,
    // Function words, and defects of the old battery
    `
      het, een, der, des, den, deze, dit, die, dat, mijn, m n, mn, ons, jouw, je, jullie, zijn,
      haar, hun, jij, hij, zij, ze, wij, mij, jou, zich, men, wie, wat, welk, welke, wanneer,
      waar, waarom, hoe, of er, omdat, want, dus, maar, als, dan, toch, ook, nog, weer, altijd,
      nooit, zeer, heel, erg, meer, minder, veel, weinig, iets, enkele, enige, ander, andere,
      dezelfde, hetzelfde, zelfde, alle, alles, allemaal, beide, elk, elke, ieder, iedere,
      verschillende, alleen, hier, daar, nu, straks, ja, nee, niet, niets, geen, misschien,
      mogelijk, helaas, precies, exact, exacte, juist, juiste, goed, goede, voor, voor de,
      voor het, voor een, voor mijn, voor onze, voor in, van, van de, van het, van een, van mijn,
      naar, met, zonder, bij, in de, op, op de, aan, uit, over, onder, tussen, tegen, om, tot,
      sinds, vanaf, per, circa, ben, bent, was, waren, had, hadden, wordt, worden, werd,
      geworden, gaat, gaan, doet, doen, staat, er staat op, erop, erin, heet, oud, oude, kapot,
      kapotte, defect, defecte, leeg, dood, bol, opgezwollen, opgezette, zwak, laadt niet,
      laadt niet meer, probleem, klant, klanten, steeds, constant, uitvalt, valt, uitgaat,
      gaat uit, gaat steeds uit, werkt, werken, werkt niet, houdt, toont, melding, foutmelding,
      minuten, uren, uur, foto, pagina, website, school, kantoor, werkplaats, ontvang, ontvangen,
      ontvangt, ontving, verwacht, wacht, afwachting, in afwachting, momenteel, laatste,
      identiek, identieke, inclusief verzenden, inclusief btw, exclusief btw, verzendt,
      versturen, verstuurt, af, eens, erg goed, iemand, kon, konden, reeds, toen, wel, zelf, zo,
      zou het, gezegd, zei, zegt, groot, grote, klein, kleine, beter, beter dan, bijna, eigen,
      eigenlijk, eerst, elkaar, genoeg, hierbij, hiervoor, hiermee, daarvoor, daarom, daarmee,
      waarvoor, waarmee, ergens, even, gewoon, inmiddels, jammer, lang, later, liefst, meestal,
      natuurlijk, nodig heb, soms, sowieso, tijd, toevallig, vaak, verder, vertel, zodat, zoals,
      monteur, collega, baas, euro, sturen jullie, passen deze, passend bij, bedrijf, artikel,
      artikelen, product, producten, ding, reparatie, repareren, enz, etc
    `,
  ),
  pl: wordList(
    // Greetings and closings
    `
      witam, witam serdecznie, witajcie, halo, dzien dobry, dobry wieczor, dobry, dzien,
      szanowni panstwo, szanowny panie, szanowna pani, szanowni, szanowny, szanowna, panstwo,
      pan, pani, panie, panowie, drogi, drodzy, pozdrawiam, pozdrawiam serdecznie,
      serdecznie pozdrawiam, pozdrowienia, z powazaniem, z wyrazami szacunku, łacze pozdrowienia,
      lacze pozdrowienia, miłego dnia, milego dnia, powazaniem, serdecznie, wysłane z iphone a,
      wyslane z iphone a, wysłane z iphonea, wyslane z iphonea, wysłano z iphone a,
      wyslano z iphone a, wysłano z iphonea, wyslano z iphonea, wysłane z ipada, wyslane z ipada,
      wysłane z mojego iphone a, wyslane z mojego iphone a, wysłane z mojego iphonea,
      wyslane z mojego iphonea, wysłane z telefonu samsung, wyslane z telefonu samsung,
      pobierz outlook dla systemu ios
    `,
    // Please, thanks and apologies
    `
      prosze, prosimy, poprosze, prosiłbym, prosilbym, prosiłabym, prosilabym, prosba, uprzejmie,
      dziekuje, dziekujemy, dzieki, dziekuje bardzo, bardzo dziekuje, z gory dziekuje,
      z gory dzieki, gory, przepraszam, przepraszamy, wdzieczny, wdzieczna
    `,
    // Requests
    `
      potrzebuje, potrzebujemy, potrzebny, potrzebna, potrzebne, potrzeba, potrzebowałbym,
      potrzebowalbym, szukam, szukamy, szuka, poszukuje, poszukujemy, poszukiwany, poszukiwana,
      poszukiwane, chce, chcemy, chciałbym, chcialbym, chciałabym, chcialabym, chcielibysmy,
      czy macie, czy maja panstwo, czy ma pan, czy jest, czy sa, czy maja, czy posiadacie,
      czy mozna, czy, macie, maja, mam, mamy, miec, ma, posiadacie, posiadaja, sprzedajecie,
      sprzedaje, sprzedam, sprzedaz, czy mozecie, mozecie, moze, moge, mozna, mozesz, moga,
      moglibyscie, mogłby, moglby, prosze o, prosze o wycene, prosze o przesłanie,
      prosze o przeslanie, prosze o oferte, prosze o informacje, prosze podac, przesłac,
      przeslac, przesłanie, przeslanie, wysłac, wyslac, wysłanie, wyslanie, wysyłacie, wysylacie,
      podac, podanie, podajcie, powiedziec, potwierdzic, potwierdzenie, sprawdzic, wycena,
      wycene, wyceny, oferta, oferte, oferty, ofercie, oferujecie, zapytanie, zapytania, zapytac,
      pytanie, pytania, odpowiedz, odpowiedzi, pomoc, pomocy, informacja, informacje, informacji,
      kupic, kupie, kupimy, kupno, kupiłem, kupilem, zakup, zakupic, zakupu, zamowic, zamowienie,
      zamowienia, zamawiam, zamawiamy, znalezc, znajde, dostac, dostane, wiem, wiecie, wiedziec,
      zainteresowany, zainteresowana, zainteresowani, interesuje, jestem zainteresowany, dotyczy,
      temat, nastepujace, nastepujacy, nastepujacych, ponizej, powyzej, załacznik, zalacznik,
      załaczniku, zalaczniku, według, wedlug, mail, email, wiadomosc
    `,
    // Price, stock and delivery
    `
      cena za, cena na, w cenie, jaka jest cena, jaka cena, jaka jest cena za, najlepsza cena,
      cena jednostkowa, cena, ceny, cene, cen, cennik, ile, ile kosztuje, ile kosztuja, po ile,
      kosztuje, kosztuja, koszt, koszty, kosztow, tani, tania, tanie, taniej, tanio, najtanszy,
      najtansza, rabat, rabaty, znizka, ilosc, ilosci, ilu, na stanie, na magazynie, w magazynie,
      magazyn, magazynie, od reki, dostepny, dostepna, dostepne, dostepnosc, dostepnosci,
      dostawa, dostawy, dostawe, dostarczyc, termin dostawy, czas dostawy, termin,
      czas realizacji, wysyłka, wysylka, wysyłki, wysylki, wysyłke, wysylke, przesyłka,
      przesylka, kurier, transport, faktura, fakture, faktury, płatnosc, platnosc, vat, netto,
      brutto, hurt, hurtowo, hurtowa, hurtownia, detal, dystrybutor, dostawca, dostawcy, sklep,
      sklepu, pilne, pilny, pilnie, pilna, jak najszybciej, szybko, szybka, szybki, natychmiast,
      zaraz, teraz, dzis, dzisiaj, jutro, wczoraj, tydzien, tygodnie, tygodni, miesiac, miesiace,
      miesiecy, dni, dnia, rok, lata, lat, roku
    `,
    // Function words, and defects of the old battery
    `
      to, ci, tego, tej, tym, tych, temu, ow, moj, moja, moje, mojego, mojej, moim, moich, nasz,
      nasza, nasze, naszego, naszej, wasz, wasza, wasze, twoj, jego, jej, ich, ja, ona, ono, wy,
      oni, mnie, ciebie, nam, wam, was, mu, sie, sobie, kto, cos, czego, jaki, jaka, jakie,
      jakiego, jakiej, jakich, ktory, ktora, ktore, ktorego, ktorej, ktorych, kiedy, gdzie, jak,
      dlaczego, czyli, ze, zeby, bo, poniewaz, gdyz, jesli, jezeli, gdy, ale, lecz, wiec, zatem,
      tez, takze, rowniez, jeszcze, juz, zawsze, nigdy, bardzo, wiecej, mniej, duzo, mało, malo,
      kilka, inny, inna, inne, innych, sam, sama, samo, taki, taka, takie, takiego, takiej,
      wszystko, wszystkie, kazdy, kazda, tylko, tu, tutaj, tam, tak, nie, nic, zaden, zadna,
      mozliwe, mozliwy, niestety, dokładnie, dokladnie, dokładny, dokladny, własciwy, wlasciwy,
      dobra, dobre, do, do mojego, do mojej, do laptopa, dla, ode, po, przy, przez, przed, nad,
      pod, za, bez, miedzy, około, okolo, ok, jest, jestem, jestesmy, był, byl, była, byla, było,
      bylo, byc, bedzie, beda, ma byc, trzeba, wie, mowi, napisane, napis, stary, stara, stare,
      starego, starej, zepsuty, zepsuta, zepsute, uszkodzony, uszkodzona, uszkodzone, martwy,
      spuchnieta, spuchniety, zuzyta, zuzyty, padła, padla, padł, padl, słaba, slaba, nie ładuje,
      nie laduje, nie trzyma, nie działa, nie dziala, problem, klient, klienta, firma, firmy,
      produkt, produkty, produktu, towar, towaru, artykuł, artykul, rzecz, naprawa, naprawic,
      naprawy, wyłacza, wylacza, sie wyłacza, sie wylacza, działa, dziala, działaja, dzialaja,
      działac, dzialac, trzyma, pokazuje, komunikat, bład, blad, minut, minuty, godzin, godziny,
      zdjecie, zdjeciu, strona, stronie, szkoła, szkola, biuro, serwis, serwisu, warsztat,
      otrzymac, czekam, czekamy, obecnie, ostatni, identyczny, identyczna, taka sama, taki sam,
      z dostawa, z dostawa do, z wysyłka, z wysylka, na fakture, wystawiacie, zamierzam, planuje,
      technik, kolega, szef, euro, złotych, zlotych, zł, zl, pasowac, zalezy mi, zalezy mi na,
      zalezy, szybkiej, wysyłce, wysylce, wysyłka do, wysylka do, aby, ani, bardziej, cały, caly,
      cała, cala, całosc, calosc, czasem, czemu, daleko, dlatego, dobrze, dosyc, dosc, gdyby,
      jako, jakos, jakby, jednak, jednakze, ktos, ktokolwiek, mimo, musi, musze, musimy,
      powinien, powinna, powinno, natomiast, nawet, nich, niego, niej, nim, niech, obok, podczas,
      ponad, poza, prawie, przeciez, skad, swoj, swoje, swojego, swojej, twoje, wami, wiele,
      wielu, wszyscy, wszystkich, wtedy, własnie, wlasnie, zapewne, znowu, został, zostal,
      została, zostala, przedtem, owszem, wiekszy, wieksza, mały, maly, mała, mala, duzy, duza,
      lepszy, lepsza, wydaje, mysle, jakis, jakas, komus, itp, itd, np
    `,
  ),
  tr: wordList(
    // Greetings and closings
    `
      merhaba, merhabalar, selam, selamlar, iyi gunler, gunaydın, gunaydin, iyi aksamlar,
      iyi calısmalar, iyi calismalar, kolay gelsin, sayın, sayin, sayın yetkili, sayin yetkili,
      sayın ilgili, sayin ilgili, degerli, yetkili, ilgili, bey, hanım, hanim, efendim, hocam,
      arkadaslar, saygılar, saygilar, saygılarımla, saygilarimla, saygılarımızla, saygilarimizla,
      en iyi dileklerimle, sevgiler, iyi gunler dilerim, iyi haftalar, hoscakalın, hoscakalin,
      iphone umdan gonderildi, iphoneumdan gonderildi, ipad imden gonderildi,
      ipadimden gonderildi, iphone dan gonderildi, iphonedan gonderildi,
      samsung cihazımdan gonderildi, samsung cihazimdan gonderildi
    `,
    // Please, thanks and apologies
    `
      lutfen, rica, rica ederim, rica ederiz, rica ediyorum, tesekkurler, tesekkur,
      tesekkur ederim, tesekkur ederiz, cok tesekkurler, cok tesekkur ederim,
      simdiden tesekkurler, simdiden tesekkur ederim, simdiden, sag olun, sagolun, eyvallah,
      pardon, affedersiniz, kusura bakmayın, kusura bakmayin, ozur dilerim, zahmet olmazsa
    `,
    // Requests
    `
      lazım, lazim, bana lazım, bana lazim, bize lazım, bize lazim, gerek, gerekli, gerekiyor,
      ihtiyacım var, ihtiyacim var, ihtiyacımız var, ihtiyacimiz var, ihtiyac, ihtiyacım,
      ihtiyacim, ihtiyacımız, ihtiyacimiz, arıyorum, ariyorum, arıyoruz, ariyoruz, arıyor,
      ariyor, aranıyor, araniyor, aramaktayız, aramaktayiz, istiyorum, istiyoruz, isterim,
      isteriz, istemekteyiz, istek, almak istiyorum, almak istiyoruz, almak, alabilir miyim,
      alabilir miyiz, alacagım, alacagim, alacagız, alacagiz, alırım, alirim, satın almak,
      satin almak, satın almak istiyorum, satin almak istiyorum, satın, satin, siparis,
      siparis vermek istiyorum, siparisi, siparis etmek, var mı, var mi, varmı, varmi, var mıdır,
      var midir, mevcut mu, bulunur mu, bulunuyor mu, elinizde var mı, elinizde var mi, elinizde,
      sizde var mı, sizde var mi, sizde, stokta var mı, stokta var mi, stoklarınızda,
      stoklarinizda, satıyor musunuz, satiyor musunuz, satılık, satilik, satıs, satis, satısı,
      satisi, satıyorsunuz, satiyorsunuz, gonderebilir misiniz, gonderir misiniz, gonderin,
      gonderiniz, gondermek, gonderim, verebilir misiniz, verir misiniz, verin, yardım, yardim,
      yardımcı olur musunuz, yardimci olur musunuz, yardımcı, yardimci, olabilir misiniz, bilgi,
      bilgisi, bilgi alabilir miyim, bilgi verir misiniz, bilgilendirir misiniz, bildirin,
      ogrenmek istiyorum, ogrenebilir miyim, ogrenmek, sormak, soru, sorum, cevap, yanıt, yanit,
      teklif, teklif istiyorum, teklifi, teklifiniz, teklif verir misiniz, fiyat teklifi, talep,
      talebi, talebimiz, talep ediyoruz, bulabilir miyim, bulamadım, bulamadim, bulmak, bulunan,
      ilgileniyorum, ilgileniyoruz, hakkında, hakkinda, iliskin, konu, ekte, ekteki, asagıdaki,
      asagidaki, asagıda, asagida, yukarıdaki, yukaridaki, gore, mesaj, eposta, e posta, mail,
      email
    `,
    // Price, stock and delivery
    `
      fiyatı, fiyati, fiyat, fiyatı nedir, fiyati nedir, fiyatı ne kadar, fiyati ne kadar,
      fiyatları, fiyatlari, fiyatlar, fiyat listesi, en iyi fiyat, en uygun fiyat, birim fiyat,
      birim fiyatı, birim fiyati, ne kadar, nekadar, kac para, kaca, kac tl, kac lira, kac,
      ucret, ucreti, tutar, maliyet, ucuz, en ucuz, indirim, indirimli, iskonto, miktar, miktarı,
      miktari, stokta, stok, stokları, stoklari, stok durumu, stogunuzda, mevcut, mevcudu,
      depoda, temin, temini, temin edebilir misiniz, teslim, teslimat, teslim suresi, termin,
      suresi, kargo, kargo ucreti, nakliye, sevkiyat, fatura, odeme, kdv, toptan, toptancı,
      toptanci, perakende, bayi, bayii, tedarik, tedarikci, tedarikciler, magaza, dukkan, acil,
      acilen, acele, ivedi, en kısa surede, en kisa surede, en kısa zamanda, en kisa zamanda,
      hemen, cabuk, hızlı, hizli, bugun, yarın, yarin, dun, hafta, gun, gunu, yıl, yil, yıllık,
      yillik, lira
    `,
    // Function words, and defects of the old battery
    `
      bir, bu, su, bunu, bunun, buna, sunu, onu, onun, ona, bunlar, ben, biz, siz, onlar, bana,
      sana, bize, beni, bizi, sizi, benim, senin, bizim, sizin, bende, bizde, kim, ne, nedir,
      neyi, hangi, hangisi, ne zaman, nerede, nereden, nasıl, nasil, niye, neden, nicin, mı, mu,
      midir, mıdır, misiniz, mısınız, musunuz, miyim, mıyım, miyiz, mıyız, ile, icin, da, ki,
      ama, fakat, ancak, cunku, eger, ise, gibi, kadar, sonra, once, uzere, dair, daha, cok, az,
      biraz, bazı, bazi, her, hepsi, tum, butun, aynı, ayni, baska, diger, tam, yalnızca,
      yalnizca, bile, hala, artık, artik, simdi, burada, orada, evet, hayır, hayir, degil, yok,
      yoktur, var, vardır, vardir, olur, olan, olarak, olsun, oldu, olması, olmasi, olup, oluyor,
      etmek, ediyor, ederim, eder, edilir, yazıyor, yaziyor, yazan, uzerinde, ustunde, icinde,
      icindeki, eski, bozuk, bozuldu, bozulan, sismis, sisti, olu, bitmis, bitti, zayıf, zayif,
      arızalı, arizali, sarj tutmuyor, sarj olmuyor, calısmıyor, calismiyor, sorun, musteri,
      musterim, musterimiz, firma, firması, firmasi, firmamız, firmamiz, sirket, urun, urunu,
      urunler, malzeme, sey, tamir, tamiri, onarım, onarim, kapanıyor, kapaniyor, acılmıyor,
      acilmiyor, calısıyor, calisiyor, calısır, calisir, calısır mı, calisir mi, tutmuyor,
      gosteriyor, hata, hata mesajı, hata mesaji, dakika, saatlik, fotograf, resim, site, okul,
      ofis, servis, dahil, dahil mi, haric, kdv dahil, kdv haric, kargo dahil, gelir, gelir mi,
      ulasır, ulasir, bekliyorum, bekliyoruz, haber, haber verin, su an, suan, son, birebir,
      aynısı, aynisi, teknisyen, arkadas, arkadasım, arkadasim, euro, acaba, ayrıca, ayrica,
      bazen, belki, benden, beri, biri, birkac, bircok, bir sey, birsey, boyle, bunda, bundan,
      bunları, bunlari, bunların, bunlarin, daima, dahi, defa, diye, dolayı, dolayi, dolayısıyla,
      dolayisiyla, edecek, eden, ederek, ediliyor, etti, ettigim, halen, hatta, hem de, henuz,
      hep, herhangi, herkes, hic, iken, ilk, itibaren, iste, kendi, kendisi, kez, keske, kime,
      kimi, kimse, kısaca, kisaca, lakin, madem, nere, nereye, nedenle, oldukca, oldugu,
      oldugunu, olmadı, olmadi, olmak, olmayan, olmaz, olsa, olursa, ondan, oysa, pek, ragmen,
      sanki, seni, sizden, tarafından, tarafindan, vardı, vardi, yani, yapmak, yaptı, yapti,
      yapılan, yapilan, yapıyor, yapiyor, yine, yoksa, zaten, oyle, seyi, seyler, sundan, soyle,
      iyi, guzel, buyuk, kucuk, acıkcası, acikcasi, sanırım, sanirim, galiba, benzer,
      acil ihtiyac, abi, ustad, kardes, vb
    `,
  ),
  ja: wordList(
    // Greetings and closings
    `
      こんにちは, こんばんは, おはようございます, はじめまして, 初めまして,
      お世话になっております, いつもお世话になっております, お世话になります,
      大変お世话になっております, 突然のご连络失礼いたします, 突然のメール失礼いたします,
      失礼いたします, 失礼します, 拝启, 敬具, 前略, 草々, 御中, 担当者様, ご担当者様, 担当者, 様,
      さん, 皆様, 以上, 宜しくお愿いいたします, よろしくお愿いいたします, よろしくお愿い致します,
      宜しくお愿い致します, よろしくお愿いします, 宜しくお愿いします, よろしくお愿い申し上げます,
      何卒よろしくお愿いいたします, 何卒, よろしく, 宜しく, お愿いいたします, お愿い致します,
      お愿いします, お愿い, お疲れ様です, お忙しいところ恐れ入りますが, iphoneから送信,
      ipadから送信, 私のiphoneから送信, スマートフォンから送信
    `,
    // Please, thanks and apologies
    `
      ありがとうございます, ありがとうございました, ありがとう, 有难うございます, 感谢いたします,
      感谢します, 感谢, 恐れ入りますが, 恐れ入ります, 恐缩ですが, 恐缩です, すみませんが,
      すみません, 申し訳ありませんが, 申し訳ございません, ごめんなさい, お手数ですが,
      お手数をおかけしますが, お手数おかけします, どうぞ, どうか, ご丁宁に
    `,
    // Requests
    `
      を探しています, 探しています, を探しております, 探しております, 探してます, 探している,
      探し, さがしています, が必要です, 必要です, 必要としています, 必要な, 必要, が欲しいです,
      欲しいです, が欲しい, 欲しい, ほしい, を购入したい, 购入したいです, 购入したいのですが,
      购入したい, 购入希望, 购入を希望, 购入を検讨, 购入できますか, 购入, 买いたいです, 买いたい,
      买えますか, 买う, 注文したいです, 注文したい, 注文, 発注したい, 発注, 希望します, 希望です,
      希望, はありますか, ありますか, ありますでしょうか, あるでしょうか, ございますか,
      ございますでしょうか, ありませんか, 扱っていますか, 取り扱いはありますか, お取り扱い,
      取り扱い, 取扱い, 取扱, 贩売していますか, 贩売してますか, 贩売, 売っていますか,
      売ってますか, 手に入りますか, 入手できますか, 入手可能, 入手, いただけますか,
      いただけますでしょうか, いただけませんか, いただきたい, いただきたく, いただく, 顶けますか,
      顶けますでしょうか, もらえますか, ください, 下さい, くださいませ, 送ってください,
      送っていただけますか, 教えてください, 教えて下さい, 教えていただけますか, 教えて,
      お知らせください, お知らせ, 确认してください, ご确认ください, ご确认お愿いします, ご确认,
      确认, ご连络ください, ご连络, 连络, ご返信, 返信, ご回答, 回答, 质问, 质问です, 问い合わせ,
      お问い合わせ, 问合せ, 问い合わせです, について, に関して, に関する, 関して,
      见积もりをお愿いします, お见积もり, 见积もり, 见积り, お见积り, 见积, 见积书, 依頼, 検讨,
      検讨中, 资料, 情报, 详细, 添付, 下记, 以下の, 以下, 上记, 次の, 适合しますか, 使えますか,
      使えますでしょうか, 対応していますか, 交换できますか, 交换したい, 合いますか, 分かりますか,
      わかりますか, わかりません, 分かりません, 知りたい, 可能ですか, 可能でしょうか, 可能,
      できますか, でしょうか, ですか, ますか, ましたか, メール, メッセージ
    `,
    // Price, stock and delivery
    `
      価格はいくらですか, いくらですか, おいくらですか, いくら, 値段, お値段, 価格, 単価, 料金,
      费用, 金额, 税込, 税别, 送料, 送料込み, 安い, 安く, 最安値, 格安, 割引, 値引き, 数量, 个数,
      ロット, 最小注文数, 最低注文数, 在库はありますか, 在库あり, 在库有り, 在库确认, 在库,
      纳期は, 纳期, 纳品, 出荷, 発送, 即纳, 配送, 配达, 届く, 届きますか, 请求书, 支払い, 支払,
      卸売, 卸値, 卸, 小売, 业者, 仕入れ, 仕入, 店舗, 通贩, ネット通贩, 至急, 大至急, 急ぎ,
      急いでいます, お急ぎ, 早急に, 早急, なるべく早く, 今すぐ, すぐに, すぐ, 本日, 今日, 明日,
      昨日, 今周, 来周, 今月, 来月, 円
    `,
    // Function words, and defects of the old battery
    `
      は, が, を, に, の, も, で, へ, から, まで, より, など, って, という, ので, のに, けど,
      けれど, けれども, しかし, ですが, でも, だけ, しか, ばかり, です, ます, でした, ました,
      である, だ, な, ね, よ, して, します, したい, しました, している, しています, いる, います,
      ある, あります, ない, ないです, ありません, なる, なります, する, させて, この, その, あの,
      これ, それ, あれ, こちら, そちら, ここ, どの, どれ, どちら, どこ, 何, 谁, いつ, なぜ, どう,
      どのように, 私, 私の, 私达, わたし, 仆, 当社, 弊社, 御社, 贵社, 自分, 彼, ご, お, 御, また,
      または以下, 及び以下, そして, それから, さて, では, なお, 尚, もし, もしくは以下, 例えば,
      ため, ための, 为, 场合, とき, 时, こと, もの, 物, 全て, すべて, 全部, いくつか, 他の, 他,
      别の, 同じ, 同じもの, 违う, 正しい, 正确, ちょうど, とても, 非常に, もっと, まだ, もう,
      既に, いつも, 今, 现在, はい, いいえ, 古い, 壊れた, 壊れて, 壊れました, 故障, 故障した,
      膨らんだ, 膨张, 膨らんで, 劣化, 寿命, 切れた, 切れました, 充电できない, 充电できません,
      动かない, 使えない, 持たない, 问题, お客様, 顾客, 会社, 企业, 商品, 时间, 分,
      电源が入らない, 入らない, 落ちる, 减り, 减りが早い, 表示, 表示される, 写真, 画像, ページ,
      サイト, 学校, 事务所, 工场, いただきました, いただいた, いただけると, 助かります, 幸いです,
      助かる, ので教えて, 送料込みで, 送料込みでいくら, いくらになりますか, になりますか,
      なりますか, 何円, 送って, 届けて, 急ぎで, 领収书, 消费税, 法人, 个人, た, て, し, れ, さ,
      として, い, れる, なっ, あっ, よう, ような, あり, られ, によって, により, における,
      において, なった, なったので, なりました, ば, なかった, なく, せ, だった, できる, でき,
      のみ, う, さらに, ら, たり, その他, ん, なら, に対して, 特に, これら, ほか, ながら, うち,
      とともに, それぞれ, ほど, ほとんど, とも, ところ, まとめて, まとめ买い, 持ち, 持ちが悪い,
      の持ち, 悪い, 悪く, 良い, いい, 大きい, 小さい, 技术者, 同僚, 思います, 思う, と思います,
      制品, 品物, 品, 修理, 修理用, と书いてあります, と书いてある, 书いてあります, 记载, 印刷,
      と表示
    `,
  ),
  zh: wordList(
    // Greetings and closings
    `
      你好, 您好, 你们好, 大家好, 早上好, 上午好, 下午好, 晚上好, 早晨, 早安, 午安, 晚安, 老板,
      老板好, 亲, 亲们, 亲爱的, 先生, 女士, 小姐, 师傅, 客服, 掌柜, 店家, 店主, 卖家, 朋友, 各位,
      在吗, 在不在, 有人吗, 有冇人, 喂, 哈罗, 哈喽, 嗨, 祝好, 此致, 敬礼, 顺颂商祺, 商祺, 敬启者,
      台鉴, 谨启, 敬上, 祝您, 生意兴隆, 再见, 拜拜, 回头见, 发自我的 iphone, 从我的 iphone 发送,
      从我的 iphone 传送, 从我的 ipad 发送, 发自我的 ipad, 发自我的手机, 从我的手机发送,
      发自我的小米手机, 发自我的华为手机, 来自我的手机
    `,
    // Please, thanks and apologies
    `
      请, 请问, 请问一下, 问一下, 想问, 想问一下, 想问下, 想问问, 请教, 麻烦, 麻烦你, 麻烦您,
      麻烦问一下, 劳驾, 打扰了, 打扰一下, 打扰, 不好意思, 唔该, 唔该晒, 唔好意思, 多谢, 多谢晒,
      谢谢, 谢谢您, 谢谢你, 谢了, 感谢, 非常感谢, 万分感谢, 感激, 辛苦了, 辛苦, 拜托, 拜托了,
      抱歉, 对不起, 抵谢, 先谢谢了, 先谢谢, 先多谢
    `,
    // Requests
    `
      我需要, 我们需要, 需要, 我要, 我们要, 要, 我想要, 我想, 我想买, 我想找, 我想订, 我想问,
      我们想, 想要, 想买, 想找, 想订, 想订购, 想购买, 我找, 我在找, 我们在找, 在找, 正在找, 寻找,
      正在寻找, 找一下, 找一块, 找一个, 找, 揾, 想揾, 揾紧, 求购, 求, 采购, 求推荐, 推荐, 你们有,
      你们有没有, 有没有, 有冇, 有没, 有无, 有吗, 有卖吗, 有卖, 有货吗, 有货没, 有冇货, 有不,
      还有吗, 还有没有, 还有货吗, 卖不卖, 卖吗, 卖, 可以买吗, 能买吗, 买, 买到, 哪里有卖, 哪里有,
      哪里买, 哪里可以买, 边度有得卖, 边度有, 边度买, 能不能, 能否, 能, 可不可以, 可否, 可以吗,
      可以, 可唔可以, 得唔得, 行吗, 行不行, 是否, 是不是, 系唔系, 帮我, 帮忙, 帮我查一下,
      帮我看一下, 帮我找, 帮, 查一下, 查询, 查, 查下, 看一下, 看看, 看下, 睇下, 发给我, 发我,
      发一下, 发来, 发个, 传给我, 提供, 告诉我, 告知, 话我知, 通知, 确认, 确认一下, 回复, 回覆,
      答复, 联系, 联系我, 联络, 微信, 加微信, 电邮, 电子邮件, 邮件, 邮箱, 咨询, 谘询, 询问, 询价,
      查价, 问价, 问, 订购, 订货, 订单, 下单, 落单, 订, 购买, 购, 买的, 购入, 采购单, 选购, 换的,
      要换, 想换, 需要换, 想更换, 需要更换, 怎么样, 怎样, 怎么, 点样, 点解, 怎么买, 怎么卖, 点卖,
      哪款, 哪个, 哪种, 哪一款, 边款, 边个, 什么, 什么样, 甚么, 乜嘢, 啥, 几时, 什么时候, 为什么,
      如何, 多久, 几耐, 关于, 有关, 对于, 以下, 如下, 下面, 上面, 上述, 附件, 附上, 见附件, 资料,
      信息, 资讯, 详情, 参考
    `,
    // Price, stock and delivery
    `
      价格, 价钱, 报价, 报价单, 报个价, 报一下价, 多少钱, 多少钱一个, 多少钱一块, 什么价,
      什么价格, 啥价格, 怎么卖的, 几钱, 几多钱, 几多, 多少, 价位, 单价, 售价, 批发价, 零售价,
      最低价, 优惠价, 优惠, 便宜, 便宜点, 平啲, 最平, 平价, 最便宜, 折扣, 打折, 特价, 起订量,
      最低订购量, 数量, 订量, 现货, 有现货, 有现货吗, 有货, 没货, 缺货, 库存, 存货, 有库存吗,
      有库存, 发货, 何时发货, 送货, 交货, 交货期, 交期, 货期, 到货, 几时有货, 快递, 顺丰, 包邮,
      运费, 邮费, 物流, 付款, 发票, 开票, 含税, 不含税, 批发, 零售, 代理, 经销商, 供应商, 供应,
      供货, 厂家, 厂家直销, 店铺, 门店, 网购, 淘宝, 急, 很急, 急用, 急需, 急要, 加急, 紧急, 尽快,
      尽快回复, 赶紧, 赶时间, 马上, 立即, 即刻, 今天, 今日, 明天, 听日, 昨天, 寻日, 后天, 本周,
      下周, 下星期, 星期, 这个月, 下个月, 元, 块钱, 蚊, 港币, 人民币
    `,
    // Function words, and defects of the old battery
    `
      的, 了, 过, 着, 吗, 呢, 吧, 啊, 呀, 哦, 嘛, 啦, 噢, 哈, 呃, 额, 嘅, 咗, 咩, 㖞, 啲, 喺, 系,
      唔, 冇, 嗰, 呢个, 呢款, 嗰个, 我, 你, 您, 他, 她, 它, 我们, 咱们, 你们, 您们, 他们, 我地,
      我哋, 你哋, 佢, 佢哋, 我的, 我们的, 你的, 您的, 他的, 本人, 我司, 敝司, 贵司, 贵公司,
      本公司, 自己, 自己用, 这, 那, 这个, 那个, 这些, 那些, 这款, 那款, 这种, 那种, 这样, 那样,
      这里, 那里, 此, 该, 哪, 谁, 是, 就是, 不是, 有, 没有, 没, 不, 别, 会, 应该, 必须, 可能,
      也许, 大概, 大约, 左右, 很, 非常, 太, 最, 更, 比较, 都, 也, 还, 还是, 又, 再, 就, 只有,
      只要, 已, 已经, 正在, 现在, 目前, 一直, 总是, 从, 到, 在, 给, 把, 让, 为了, 因为, 所以,
      因此, 但是, 但, 不过, 而, 而且, 如果, 假如, 要是, 的话, 虽然, 其他, 其它, 另外, 别的, 同样,
      同款, 一样, 一样的, 相同, 不同, 全部, 所有, 每, 一些, 一点, 一下, 用于, 用在, 配, 给我,
      麻烦了, 好, 好的, 对的, 正确, 准确, 上写着, 上面写着, 写着, 印着, 写的是, 标着, 显示, 叫,
      名为, 旧, 旧的, 坏了, 坏, 坏咗, 烂咗, 鼓包, 鼓包了, 鼓起, 膨胀, 老化, 不耐用, 不充电,
      充不进电, 充唔到电, 不存电, 没电, 没电了, 冇电, 用不了, 问题, 客户, 客人, 公司, 产品, 商品,
      时间, 送货时间, 交货时间, 发货时间, 开发票, 能开发票吗, 可以开发票, 开增值税发票, 专票,
      普票, 发到, 寄到, 发往, 送到, 寄去, 收到, 一共, 总共, 合共, 共, 大概多少, 图片, 相片, 照片,
      链接, 网站, 网页, 学校, 办公室, 工厂, 仓库, 自动关机, 关机, 开机, 开不了机, 开唔到机,
      显示不了, 用多久, 能用多久, 用得耐, 一年, 两年, 三个月, 半年, 小时, 分钟, 急购, 有意, 合作,
      长期, 长期合作, 样品, 含税价, 含税价多少, 几天, 几日, 几个月, 连工包料, 包料, 连工, 得换,
      有得换, 冇得换, 换得唔得, 某, 并, 等, 等等, 说, 看, 觉得, 好似, 好像, 估计, 感觉, 认为,
      师弟, 同事, 技术员, 小型, 大型, 大的, 小的, 年, 月, 日, 个月, 要几耐, 要多久, 做, 来, 嗯,
      样板, 试用, 返货, 几时返货, 断货, 大量, 少量, 货品, 东西, 嘢, 配件店, 维修, 修理, 维修用
    `,
  ),
}
