import { describe, expect, test } from 'vitest';
import { termsMessages } from '@/account/terms.messages';
import { accountScreensMessages } from '@/i18n/account-screens.messages';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { readManual } from '../support/manual';
import { literalsOf, sourceFiles } from '../support/source-files';

/**
 * One word for each thing in all texts: the catalogues, the answers of the fixture backend, the manual. The words to
 * use are listed in docs/manual/{language}/glossary.md.
 */
type Language = 'it' | 'en';
type Rule = readonly [banned: RegExp, instead: string];

/** Words that no text uses. */
const BANNED: Readonly<Record<Language, readonly Rule[]>> = {
  it: [
    [/\butent[ei] app\b/i, 'cliente'],
    [/\bvendit[ae] utent[ei]\b/i, 'vendita'],
    [/\bcollegament[oi]\b/i, 'link'],
    [/\b(togli|tolt[oaie])\b/i, 'rimuovi'],
    [/\bfra\b/i, 'tra'],
    [/\bnon (è|sono) stat[oaie]\b/i, 'impossibile…'],
    [/\bfallit[oaie]\b/i, 'non riuscito'],
    [/\be-?mail\b(?<!email)|\bmail\b/i, 'email'],
    [/\bchi legge\b|\bsi prega\b/i, 'tu, utente'],
    [/\bsenza limite\b/i, 'nessun limite'],
    [/\bsoglie? premio\b/i, 'traguardi'],
    [/\besposizione\b/i, 'costo massimo'],
    [/\bobiettivo della raccolta\b/i, 'importo da raccogliere'],
    [/\banagrafica\b/i, 'dati'],
    [/\bmai entrat[oaie]\b|\bassenti\b/i, 'nessun accesso'],
    [/\b(logout|disconnessione|cruscotto)\b/i, 'uscita, dashboard'],
    [/\bspent[oaie]\b/i, 'disattivato'],
    [/\b(files|records)\b/, 'file, elementi'],
    [/\bad alta voce\b/i, 'con un errore'],
    [/[“‘]/, '«»'],
  ],
  en: [
    [/\bapp users?\b/i, 'customer'],
    [/\buser sales?\b/i, 'sale'],
    [/\bsign(ed|s|ing)?[- ](in|out)s?\b/i, 'log in'],
    [/\b(whoever|whom)\b/i, 'anyone who'],
    [/\bstands?\b/i, 'is'],
    [/\balone\b/i, 'only'],
    [/\bin all(?! \w)/i, 'in total'],
    [/\bany more\b/i, 'no longer'],
    [/\bperhaps\b/i, 'possible, may'],
    [/\bbe won\b|\bis won\b/i, 'win'],
    [/\bwork(ed)? out\b/i, 'calculate'],
    [/\btells\b/i, 'explains'],
    [/\bthe reader\b/i, 'the user'],
    [/\bretry\b/i, 'try again'],
    [/\bat a glance\b/i, 'summary'],
    [/\bexposure\b/i, 'maximum cost'],
    [/\breward thresholds?\b/i, 'milestones'],
    [/\bgoal of the collection\b/i, 'fundraising goal'],
    [/\bpushes\b|\bcustom push\b(?! notification)/i, 'push notification'],
    [/\be-mails?\b|\bmails?\b/i, 'email'],
    [/\bback to draft\b/i, 'revert to draft'],
    [/\bon course\b/i, 'on track'],
    [/\binactive\b/i, 'deactivated'],
    [/\b(color|program)\b(?!s cut)/i, 'colour, programme'],
    [/‘/, '“”'],
  ],
};

/** Words that only the manual uses, because its pages for developers need them. */
const BANNED_ON_SCREEN: Readonly<Record<Language, readonly Rule[]>> = {
  it: [
    [/\brecord\b/i, 'elemento'],
    [/\bcod\. /i, 'codice'],
    [/\bscriv(i|ila|ilo|ile|ili)\b(?! e)/i, 'inserisci'],
    [/\b(in|della|di) lettura\b/i, 'caricamento'],
    [/\bin (sintesi|numeri)\b/i, 'riepilogo'],
    [/\bCarica (il|le|la|%)/, 'importa'],
    [/\bRitira\b/, 'riporta in bozza'],
    [/\bSei sicuro\b|\bSi$/, 'sì'],
    [/\bpren[dt]\w+ (le|il) (sue|suo)\b/i, 'usa'],
  ],
  en: [
    [/\b(cannot|could not|does not|did not|do not|will not)\b/i, 'can’t, couldn’t, doesn’t…'],
    [/\bidentity\b/i, 'details'],
    [/\bworth\b(?! more)/i, 'value'],
    [/\bin figures\b/i, 'summary'],
    [/\bWithdraw\b/, 'revert to draft'],
    [/\bWrite\b/, 'enter'],
    [/\bUpload (the|%)/, 'import'],
    [/^(Title|Name|Text|Address|Steps|Totals|Columns?|Kind|Height) of (the|a) /, 'the noun first'],
  ],
};

/** Headings and labels are nouns; a hint may be a sentence. */
const QUESTIONS: Readonly<Record<Language, Rule>> = {
  it: [/^(Che cosa|A chi|Chi|Quando|Come si|Dove) /, 'un nome'],
  en: [/^(What|Who|How|When|Where|Which) /, 'a noun'],
};

/** Texts whose words are the specification's or quote them, and the sentence that begins with 'Chi'. */
const ALLOWED =
  /^(guard\.title|pages\.error\.quotes\.\w+|list\.empty|resources\.app-activity\.(empty|no_match)|audience\.overlap|resources\.journey\.form\.prize_hint)$/;

const flatten = (tree: object, prefix = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]): [string, string][] =>
    typeof value === 'object' && value !== null
      ? flatten(value, `${prefix}${key}.`)
      : [[prefix + key, String(value)]],
  );

/** The `texts` that break `rules`: their place, their words, and the words to use instead. */
const broken = (texts: readonly [where: string, text: string][], rules: readonly Rule[]) =>
  texts.flatMap(([where, text]) => {
    const words = text.replaceAll(/%\{\w+\}/g, '…');
    return rules
      .filter(([banned]) => banned.test(words))
      .map(([, instead]) => `${where}: “${text}” → ${instead}`);
  });

const shownIn = (language: Language) =>
  [
    ...flatten(consoleCatalogue[language]),
    ...flatten(accountScreensMessages[language]),
    ...flatten(termsMessages[language]),
  ].filter(([key]) => !ALLOWED.test(key));

const isSentence = (text: string) =>
  / \S+ /.test(text) && !/[{}=;]|SELECT|\b[A-Z]{4,}\b/.test(text);

const ANSWERS = [
  ...['http', 'records', 'routes', 'accounts'].flatMap((folder) =>
    sourceFiles(`fixtures/${folder}`),
  ),
  ...sourceFiles('fixtures/entities').filter(({ path }) => path.endsWith('.rules.ts')),
];
const TRANSLATIONS = 'fixtures/http/language.ts';

/** The fixture backend's sentences: Italian where they are made, English in one table. */
const answersIn = (language: Language): [where: string, text: string][] => {
  const italian = ANSWERS.filter(({ path }) => path !== TRANSLATIONS).flatMap((file) =>
    literalsOf(file)
      .filter(isSentence)
      .map((text): [string, string] => [file.path, text]),
  );
  if (language === 'it') return italian;
  const known = new Set(italian.map(([, text]) => text));
  return ANSWERS.filter(({ path }) => path === TRANSLATIONS)
    .flatMap(literalsOf)
    .filter((text) => isSentence(text) && !known.has(text))
    .map((text) => [TRANSLATIONS, text]);
};

const readableLines = (language: Language) =>
  readManual(language).flatMap(({ page, text }) =>
    text
      .split('\n')
      .map((line): [string, string] => [`${page}.md`, line.replaceAll(/`[^`]*`/g, '')]),
  );

describe.each(['it', 'en'] as const)('%s', (language) => {
  const onScreen = [...BANNED[language], ...BANNED_ON_SCREEN[language]];

  test('catalogues use the words of the glossary', () => {
    expect(broken(shownIn(language), onScreen)).toEqual([]);
  });

  test('headings and labels are nouns', () => {
    const labels = shownIn(language).filter(
      ([key, text]) => !/hint|\.ra\.|^ra\./.test(key) && !/[.?!:]/.test(text),
    );
    expect(broken(labels, [QUESTIONS[language]])).toEqual([]);
  });

  test('answers of the fixture backend do, too', () => {
    const answers = answersIn(language);
    expect(answers.length).toBeGreaterThan(30);
    expect(broken(answers, onScreen)).toEqual([]);
  });

  test('so does the manual', () => {
    expect(broken(readableLines(language), BANNED[language])).toEqual([]);
  });

  test('every wait ends in an ellipsis', () => {
    const waits = shownIn(language).filter(([key]) => /\.(loading|busy|checking)$/.test(key));
    expect(waits.length).toBeGreaterThan(10);
    expect(waits.filter(([, text]) => !text.endsWith('…'))).toEqual([]);
  });
});
