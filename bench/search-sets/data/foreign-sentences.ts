// What buyers type in ten languages: sentences with placeholders for a number and a device, and complete ones about
// cells with the sizes that they name.

interface ForeignSentences {
  laptop: readonly string[]
  phone: readonly string[]
  /** The text, then the correct sizes. */
  cell: readonly (readonly [string, ...string[]])[]
}

export const FOREIGN: Record<string, ForeignSentences> = {
  english: {
    laptop: [
      'I would like to buy a battery for my {device} please',
      'Have you got {number} on the shelf, or something that replaces it?',
    ],
    phone: ['new battery for a {device} please, mine keeps dying'],
    cell: [['a pack of CR2025 coin cells, please', 'CR2025']],
  },
  german: {
    laptop: [
      'Akku für {device}',
      'Guten Tag, ich suche einen Ersatzakku für mein Notebook {device}. Mit freundlichen Grüßen',
      'Haben Sie den Akku {number} auf Lager? Vielen Dank',
      'Bitte um ein Angebot über 20 Stück {number}',
    ],
    phone: ['Ersatzakku {device} Handy'],
    cell: [['Knopfzelle CR2450, 10 Stück bitte', 'CR2450']],
  },
  french: {
    laptop: [
      'batterie pour ordinateur portable {device}',
      'Bonjour, je cherche une batterie de remplacement pour {device}, merci d’avance',
      'Avez-vous la référence {number} en stock ?',
      'Merci de me faire un devis pour 15 batteries {number}',
    ],
    phone: ['batterie de téléphone {device}'],
    cell: [['piles bouton CR2032', 'CR2032']],
  },
  spanish: {
    laptop: [
      'batería para portátil {device}',
      'Buenos días, necesito una batería de repuesto para {device}, gracias',
      '¿Tienen disponible la batería {number}?',
      'Quisiera pedir 30 unidades de {number}, por favor',
    ],
    phone: ['batería de móvil {device}'],
    cell: [['pilas de botón CR2032', 'CR2032']],
  },
  italian: {
    laptop: [
      'batteria per notebook {device}',
      'Buongiorno, cerco una batteria di ricambio per il mio portatile {device}, grazie',
      'Avete disponibile la batteria {number}?',
      'Vorrei un preventivo per 25 pezzi di {number}',
    ],
    phone: ['batteria per cellulare {device}'],
    cell: [['pile a bottone CR2016', 'CR2016']],
  },
  portuguese: {
    laptop: [
      'bateria para notebook {device}',
      'Bom dia, preciso de uma bateria nova para o meu {device}, obrigado',
      'Vocês têm a bateria {number} em estoque?',
      'Gostaria de um orçamento de 10 peças da {number}',
    ],
    phone: ['bateria de celular {device}'],
    cell: [['pilhas alcalinas AA, por favor', 'AA']],
  },
  dutch: {
    laptop: [
      'accu voor {device}',
      'Goedemiddag, ik zoek een vervangende accu voor mijn laptop {device}. Alvast bedankt',
      'Hebben jullie de {number} op voorraad?',
      'Graag een offerte voor 40 stuks {number}',
    ],
    phone: ['vervangende batterij voor telefoon {device}'],
    cell: [['knoopcel CR2430 graag', 'CR2430']],
  },
  polish: {
    laptop: [
      'bateria do laptopa {device}',
      'Dzień dobry, szukam nowej baterii do {device}. Pozdrawiam',
      'Czy macie na stanie akumulator {number}?',
      'Proszę o wycenę 20 sztuk {number}',
    ],
    phone: ['bateria do telefonu {device}'],
    cell: [['baterie alkaliczne AAA 10 sztuk', 'AAA']],
  },
  turkish: {
    laptop: [
      '{device} için batarya',
      'Merhaba, {device} dizüstü bilgisayarım için yeni pil arıyorum, teşekkürler',
      '{number} stokta var mı?',
      '{number} batarya için 50 adet fiyat alabilir miyim lütfen',
    ],
    phone: ['{device} cep telefonu bataryası'],
    cell: [['CR2032 düğme pil', 'CR2032']],
  },
  japanese: {
    laptop: [
      'ノートパソコン用バッテリー {device}',
      '{device} のバッテリーを探しています。よろしくお願いします。',
      '{number} の在庫はありますか？',
      '{number} を10個注文したいです',
    ],
    phone: ['スマホ {device} 交換用バッテリー'],
    cell: [['ボタン電池 CR2032', 'CR2032']],
  },
}
