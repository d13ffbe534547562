import { describe, expect, it } from 'vitest';
import { hitOf } from '@/app/palette/record-search';
import { searchOf } from '@/app/palette/search-of';
import { emailTemplate } from '@/resources/email-template/email-template.definition';
import { target } from '@/resources/target/target.definition';
import { appUser } from '@/resources/app-user/app-user.definition';

describe('the search of a resource', () => {
  const named = (typed: string) => searchOf(target, 'Obiettivo Obiettivi', typed);

  it.each([
    ['obiettivo 2026', { q: '', year: '2026' }, '2026'],
    ['2026 Obiettivi', { q: '', year: '2026' }, '2026'],
    ['obie bar sport 2025', { q: 'bar sport', year: '2025' }, 'bar sport 2025'],
    ['obiettivo c000012', { q: 'c000012' }, 'c000012'],
  ])('is for the words beside its name, and by their year: %s', (typed, filter, term) => {
    expect(named(typed)).toEqual({ filter, term, isNamed: true });
  });

  it.each(['obiettivo', 'bar sport 2026', 'obi 2026'])(
    'is for the whole text if that does not name it, or nothing else: %s',
    (typed) => {
      expect(named(typed)).toEqual({ filter: { q: typed }, term: typed, isNamed: false });
    },
  );

  it('leaves the year in the text where the list has no years', () => {
    expect(searchOf(appUser, 'Cliente Clienti', 'cliente bar 2026').filter).toEqual({
      q: 'bar 2026',
    });
  });
});

describe('a record found in its text', () => {
  const foundIn = (corps: string) => {
    const record = { id: '6'.repeat(24), title: 'Benvenuto', corps };
    return hitOf(emailTemplate, record, ['admin'], 'citta')?.matched;
  };

  it('shows the text without its markup', () => {
    expect(foundIn('<h2>Ciao</h2><p>In <strong>città</strong></p>')).toEqual({
      field: 'corps',
      text: 'Ciao In città',
    });
  });

  it('begins a few words before what was searched', () => {
    const { text = '' } = foundIn(`<p>${'molte parole '.repeat(20)}in città e poi</p>`) ?? {};
    expect(text).toMatch(/^… (?:molte |parole ){2,6}in città e poi$/);
  });
});
