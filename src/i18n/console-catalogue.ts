import { mergeTranslations } from 'react-admin';
import type { Catalogue, MessageTree } from '@/core/messages';
import { accountMessages } from './account.messages';
import { activityMessages } from '@/domain/activity/activity.messages';
import { audienceMessages } from '@/domain/audience/audience.messages';
import { formMessages } from '@/kit/form/form.messages';
import { listMessages } from '@/kit/list/list.messages';
import { orderMessages } from '@/kit/order/order.messages';
import { paletteMessages } from './palette.messages';
import { publicationMessages } from '@/domain/publication/publication.messages';
import { englishMessages, italianMessages } from './react-admin.messages';
import { reportMessages } from '@/domain/report/report.messages';
import { richTextMessages } from '@/kit/rich-text/rich-text.messages';
import { placeholderMessages } from '@/domain/placeholders/placeholders.messages';
import { noticeMessages } from '@/domain/notices/notices.messages';
import { sessionMessages } from './session.messages';
import { shellMessages } from './shell.messages';
import { surveyMessages } from '@/domain/survey/survey.messages';
import { validationMessages } from './validation.messages';

/**
 * Every word of the console. A feature's own stand in its folder (`company.messages.ts`) and are found
 * under `resources.{name}` or `pages.{name}`, the name being the folder's.
 */
const resourceFiles = import.meta.glob<Catalogue>('../resources/*/*.messages.ts', {
  eager: true,
  import: 'messages',
});
const pageFiles = import.meta.glob<Catalogue>('../pages/*/*.messages.ts', {
  eager: true,
  import: 'messages',
});

const gather = (locale: 'it' | 'en', reactAdmin: object): MessageTree =>
  mergeTranslations(
    reactAdmin,
    accountMessages[locale],
    validationMessages[locale],
    shellMessages[locale],
    paletteMessages[locale],
    sessionMessages[locale],
    listMessages[locale],
    activityMessages[locale],
    audienceMessages[locale],
    formMessages[locale],
    orderMessages[locale],
    publicationMessages[locale],
    surveyMessages[locale],
    reportMessages[locale],
    richTextMessages[locale],
    noticeMessages[locale],
    placeholderMessages[locale],
    {
      resources: byFolder(resourceFiles, locale),
      pages: { ...ownPages(locale), ...byFolder(pageFiles, locale) },
    },
  );

const byFolder = (files: Record<string, Catalogue>, locale: 'it' | 'en') =>
  Object.fromEntries(
    Object.entries(files).map(([path, catalogue]) => [path.split('/').at(-2), catalogue[locale]]),
  );

/** A resource's bespoke pages have their words in its own file, under `pages.{name}`. */
const ownPages = (locale: 'it' | 'en'): MessageTree =>
  Object.assign(
    {},
    ...Object.values(resourceFiles).map((catalogue) => catalogue[locale].pages),
  ) as MessageTree;

export const consoleCatalogue: Catalogue = {
  it: gather('it', italianMessages),
  en: gather('en', englishMessages),
};
