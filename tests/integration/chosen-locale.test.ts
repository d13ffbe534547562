import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { chooseLocale } from '@/app/choose-locale';
import { catalogues } from '@/i18n/catalogues';
import { preferredLocale } from '@/providers/preferences/preferences';
import { alerts } from '@/ui/alerts/alert-store';

beforeAll(async () => {
  await catalogues.it();
});

afterEach(() => {
  vi.restoreAllMocks();
  alerts.clear();
});

it('a language whose words cannot be loaded is not chosen', async () => {
  vi.spyOn(catalogues, 'en').mockRejectedValue(new Error('offline'));
  await chooseLocale('en');
  expect(preferredLocale()).toBe('it');
  expect(alerts.snapshot().visible).toMatchObject([{ message: 'ra.notification.i18n_error' }]);
});

it('the language changes once its words have loaded, and the last choice wins', async () => {
  let arrive = (_words: object) => {};
  const words = new Promise<object>((resolve) => {
    arrive = resolve;
  });
  vi.spyOn(catalogues, 'en').mockReturnValue(words as never);
  const english = chooseLocale('en');
  await chooseLocale('it');
  arrive({});
  await english;
  expect(preferredLocale()).toBe('it');
  await chooseLocale('en');
  expect(preferredLocale()).toBe('en');
});
