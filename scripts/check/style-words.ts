/** Words that make plain English hard to read, in names, comments, tests and texts, with what to write instead. */
export const avoidedWords: Readonly<Record<string, string>> = {
  whoever: 'anyone who',
  whomever: 'the person',
  nobody: 'no one',
  somebody: 'someone',
  everybody: 'everyone',
  anybody: 'anyone',
  anew: 'again',
  meanwhile: 'until then',
  told: 'notified, or the fact itself',
  tells: 'reports, or the fact itself',
  stands: 'is',
  stood: 'was',
  foretold: 'predicted',
  hither: 'here',
  whereby: 'by which',
  beside: 'next to',
  'by itself': 'automatically',
  'by themselves': 'automatically',
  'once more': 'again',
  'goes on': 'continues',
  'go on': 'continue',
  'what became of': 'the result of',
  'the own': 'their own, or whose',
  'an own': 'its own',
};

/** British spellings by their stem, with the American one. English phrases only: stored names keep their spelling. */
export const britishStems: Readonly<Record<string, string>> = {
  programme: 'program',
  organis: 'organiz',
  recognis: 'recogniz',
  prioritis: 'prioritiz',
  customis: 'customiz',
  apologis: 'apologiz',
  specialis: 'specializ',
  personalis: 'personaliz',
  minimis: 'minimiz',
  summaris: 'summariz',
  analys: 'analyz',
  colour: 'color',
  grey: 'gray',
  learnt: 'learned',
  licence: 'license',
  catalogue: 'catalog',
  centre: 'center',
  favour: 'favor',
  behaviour: 'behavior',
  labour: 'labor',
  neighbour: 'neighbor',
  honour: 'honor',
  cancelled: 'canceled',
  cancelling: 'canceling',
  travelled: 'traveled',
  travelling: 'traveling',
  labelled: 'labeled',
  enquir: 'inquir',
  judgement: 'judgment',
  whilst: 'while',
};

/** Phrases address people formally: "usted" and "vous". */
export const informalWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  esp: {
    tu: 'su',
    tus: 'sus',
    ti: 'usted',
    contigo: 'con usted',
    puedes: 'puede',
    tienes: 'tiene',
    quieres: 'quiere',
    debes: 'debe',
    necesitas: 'necesita',
    eliges: 'elige',
    podrás: 'podrá',
    tendrás: 'tendrá',
    verás: 'verá',
  },
  fr: { tu: 'vous', tes: 'vos', toi: 'vous' },
};

/** Correct words that contain a British stem. */
export const americanWords: readonly string[] = ['analysis', 'analyst', 'analysts', 'specialist', 'specialists'];

/** Files that are not written in our own words, or that list the words to avoid. */
export const exemptFiles: readonly RegExp[] = [
  /\/(?:data|fixtures|demo)\//,
  /^server\/db\/(?:migrations\/|tables\.ts$)/,
  /^server\/http\/docs\/client\/operations\.ts$/,
  /^bench\/results\.md$/,
  /^docs\/style\.md$/,
  /^scripts\/check\/style-words\.ts$/,
];

/** Exact texts that keep an avoided word: names of other systems, and quotations with their source. */
export const exemptTexts: readonly { readonly text: string; readonly source: string }[] = [
  { text: "'nobody'", source: 'name of a Unix user' },
  { text: '`nobody`', source: 'name of a Unix user' },
  { text: 'changed_meanwhile', source: 'error code' },
  { text: '"nobody": "', source: 'value of `who` in API responses' },
];
