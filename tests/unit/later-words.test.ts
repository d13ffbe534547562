import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/core/constants';
import type { MessageTree } from '@/core/messages';
import { catalogues } from '@/i18n/catalogues';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { lateWords } from '@/i18n/late-words';
import { addWords, createI18nProvider } from '@/providers/preferences/i18n-provider';

it('words that are fetched later are added to those of their language', () => {
  const italian = createI18nProvider('it', { list: { title: 'Elenco' } });
  const english = createI18nProvider('en', { list: { title: 'List' } });
  expect(italian.translate('imports.title', { _: '' })).toBe('');
  addWords('it', { imports: { title: '%{count} righe' } });
  expect(italian.translate('imports.title', { count: 3 })).toBe('3 righe');
  expect(italian.translate('list.title')).toBe('Elenco');
  expect(english.translate('imports.title', { _: '' })).toBe('');
  expect(createI18nProvider('it', {}).translate('imports.title', { count: 4 })).toBe('4 righe');
});

describe.each(LOCALES)('the words of %s', (locale) => {
  const { imports, notices, rich_text, saved_views, ...others } = consoleCatalogue[locale];
  const { builder, calendar, ...pages } = others.pages as Record<string, MessageTree>;
  const { menu, ...ofBuilder } = builder ?? {};
  const { menu: calendarMenu, ...ofCalendar } = calendar ?? {};
  const { promotion, survey, target, ...resources } = others.resources as Record<
    string,
    MessageTree
  >;
  const { preflight, simulation, ...ofPromotion } = promotion ?? {};
  const { results, ...ofSurvey } = survey ?? {};
  const { next_year, ...ofTarget } = target ?? {};
  const first = {
    ...others,
    pages: { ...pages, builder: { menu }, calendar: { menu: calendarMenu } },
    resources: { ...resources, promotion: ofPromotion, survey: ofSurvey, target: ofTarget },
  };

  it('are those of the login, those fetched after it, and the late ones', async () => {
    expect(await catalogues[locale]()).toEqual(first);
    expect(await lateWords.imports[locale]()).toEqual({ imports });
    expect(await lateWords.notices[locale]()).toEqual({ notices });
    expect(await lateWords.rich_text[locale]()).toEqual({ rich_text });
    expect(await lateWords.saved_views[locale]()).toEqual({ saved_views });
    expect(await lateWords['pages.builder'][locale]()).toEqual({ 'pages.builder': ofBuilder });
    expect(await lateWords['pages.calendar'][locale]()).toEqual({ 'pages.calendar': ofCalendar });
    expect(await lateWords['resources.promotion.preflight'][locale]()).toEqual({
      'resources.promotion.preflight': preflight,
    });
    expect(await lateWords['resources.promotion.simulation'][locale]()).toEqual({
      'resources.promotion.simulation': simulation,
    });
    expect(await lateWords['resources.survey.results'][locale]()).toEqual({
      'resources.survey.results': results,
    });
    expect(await lateWords['resources.target.next_year'][locale]()).toEqual({
      'resources.target.next_year': next_year,
    });
  });

  it('are not fetched twice', async () => {
    const { default: fetched } = await (locale === 'it'
      ? import('virtual:catalogue/it')
      : import('virtual:catalogue/en'));
    expect(Object.keys(first).filter((key) => !(key in fetched))).toEqual([
      'product',
      'preferences',
      'account',
    ]);
  });

  it('are found in every part', async () => {
    addWords(locale, await lateWords.imports[locale]());
    addWords(locale, await lateWords['pages.builder'][locale]());
    const { translate } = createI18nProvider(locale, await catalogues[locale]());
    expect(translate('pages.builder.reset')).toBe(ofBuilder.reset);
    expect(translate('pages.builder.menu')).toBe(menu);
    expect(translate('imports.compare.changes.title', { _: '' })).not.toBe('');
  });
});
