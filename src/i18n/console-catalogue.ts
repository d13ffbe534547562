import { mergeTranslations } from 'react-admin';
import type { Locale } from '@/core/constants';
import type { Catalogue, MessageTree } from '@/core/messages';
import { accountMessages } from './account.messages';
import { paletteMessages } from './palette.messages';
import { englishMessages, italianMessages } from './react-admin.messages';
import { sessionMessages } from './session.messages';
import { shellMessages } from './shell.messages';
import { validationMessages } from './validation.messages';

/**
 * All words of the console. Those of a feature, of a folder of the kit, of the domain or of the imports are in that
 * folder (`company.messages.ts`); a feature's are under `resources.{name}` or `pages.{name}`, named after the folder.
 * Messages that several resources include (`notice-resource.messages.ts`) come with theirs.
 */
const sharedFiles = import.meta.glob<Catalogue>(
  ['../{kit,domain,imports}/*/*.messages.ts', '!../domain/*/{*-resource,app-section}.messages.ts'],
  { eager: true, import: 'messages' },
);
const resourceFiles = import.meta.glob<Catalogue>('../resources/*/*.messages.ts', {
  eager: true,
  import: 'messages',
});
const pageFiles = import.meta.glob<Catalogue>('../pages/*/*.messages.ts', {
  eager: true,
  import: 'messages',
});

const gather = (locale: Locale, reactAdmin: object): MessageTree =>
  mergeTranslations(
    reactAdmin,
    accountMessages[locale],
    validationMessages[locale],
    shellMessages[locale],
    paletteMessages[locale],
    sessionMessages[locale],
    ...Object.values(sharedFiles).map((catalogue) => catalogue[locale]),
    {
      resources: byFolder(resourceFiles, locale),
      pages: { ...ownPages(locale), ...byFolder(pageFiles, locale) },
    },
  );

const byFolder = (files: Record<string, Catalogue>, locale: Locale) =>
  Object.fromEntries(
    Object.entries(files).map(([path, catalogue]) => [path.split('/').at(-2), catalogue[locale]]),
  );

/** The words of a resource's bespoke pages are in its own file, under `pages.{name}`. */
const ownPages = (locale: Locale): MessageTree =>
  Object.assign(
    {},
    ...Object.values(resourceFiles).map((catalogue) => catalogue[locale].pages),
  ) as MessageTree;

export const consoleCatalogue: Catalogue = {
  it: gather('it', italianMessages),
  en: gather('en', englishMessages),
};
