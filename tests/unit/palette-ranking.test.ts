import { describe, expect, it } from 'vitest';
import { rankMatches } from '@/app/palette/ranking';

const PAGES = [
  { label: 'Dashboard', context: 'Panoramica' },
  { label: 'Utenti back-office', context: 'Utenti' },
  { label: 'Utenti app', context: 'Utenti' },
  { label: 'Gruppi', context: 'Utenti' },
  { label: 'Aziende', context: 'Configurazione' },
  { label: 'Attività dell’app', context: 'Attività' },
  { label: 'Nuova azienda', context: 'Aziende' },
];

describe('the palette', () => {
  it.each([
    ['the beginning of a label before that of a later word', 'az', ['Aziende', 'Nuova azienda']],
    ['the beginning of a word before its middle', 'app', ['Utenti app', 'Attività dell’app']],
    ['the middle of a word', 'zien', ['Aziende', 'Nuova azienda']],
    ['without accents', 'attivita', ['Attività dell’app']],
    ['with accents too many', 'GRÙPPI', ['Gruppi']],
    ['by the letters words begin with', 'ubo', ['Utenti back-office']],
    ['by letters in their order', 'dshb', ['Dashboard']],
    ['with two letters swapped', 'azinede', ['Aziende']],
    ['with a wrong letter', 'dashbiard', ['Dashboard']],
    ['with a letter too many', 'grupppi', ['Gruppi']],
    ['nothing with two mistakes', 'azinedi', []],
    ['nothing for a short word with a mistake', 'grip', []],
    ['by several words, in any order', 'app ut', ['Utenti app']],
    ['the name before where it belongs', 'uten', ['Utenti app', 'Utenti back-office', 'Gruppi']],
    ['nothing where a word fits nowhere', 'utenti zzz', []],
    ['nothing where a single letter is in the middle alone', 'x', []],
  ])('finds %s', (_, query, labels) => {
    expect(rankMatches(PAGES, query).matches.map(({ label }) => label)).toEqual(labels);
  });

  it('finds what can be created by the verb, which no label has', () => {
    const creations = [
      { label: 'Nuova azienda', context: 'Aziende', verb: 'Crea' },
      { label: 'Nuova sede', context: 'Sedi', verb: 'Crea' },
    ];
    expect(rankMatches(creations, 'crea').matches).toHaveLength(2);
    expect(rankMatches(creations, 'crea sede').matches).toEqual(creations.slice(1));
    expect(rankMatches(creations, 'cr').matches).toEqual([]);
  });

  it('ranks the verb above a page that begins with it', () => {
    const creation = [{ label: 'Nuova azienda', verb: 'Crea' }];
    const page = [{ label: 'Creare una pagina' }];
    expect(rankMatches(creation, 'crea').score).toBeGreaterThan(rankMatches(page, 'crea').score);
    expect(rankMatches(creation, 'creare').score).toBe(0);
  });

  it('goes by letters only where no word fits', () => {
    const tours = [{ label: 'Giro guidato' }, { label: 'Gruppi' }];
    expect(rankMatches(tours, 'gru').matches).toEqual([{ label: 'Gruppi' }]);
    expect(rankMatches(tours, 'grgu').matches).toEqual([{ label: 'Giro guidato' }]);
  });

  it('distinguishes scattered letters from the beginnings of words', () => {
    const themes = [{ label: 'Passa al tema scuro' }];
    expect(rankMatches(themes, 'auro')).toMatchObject({ matches: themes, isScattered: true });
    expect(rankMatches(themes, 'pats')).toMatchObject({ matches: themes, isScattered: false });
    expect(rankMatches(PAGES, 'utba').isScattered).toBe(false);
    expect(rankMatches(PAGES, 'zzz')).toMatchObject({ matches: [], isScattered: false });
  });

  it('is as fast with a label of thirty equal words', () => {
    const equal = [{ label: 'aaaa '.repeat(30) }];
    expect(rankMatches(equal, 'a'.repeat(60)).matches).toEqual(equal);
    expect(rankMatches(equal, `${'a'.repeat(60)}b`).matches).toEqual([]);
  });

  it('takes what is typed for no pattern', () => {
    expect(rankMatches([{ label: 'Costo (€) [IVA]' }], '(€) [iva]').matches).toHaveLength(1);
    expect(rankMatches(PAGES, '.*').matches).toEqual([]);
  });
});
