import type english from 'ra-language-english';
import type { Catalogue, FeatureMessages } from '@/core/messages';
import type { accountScreensMessages } from './account-screens.messages';
import type { accountRuleMessages } from './account-rules.messages';
import type { accountMessages } from './account.messages';
import type { activityMessages } from '@/domain/activity/activity.messages';
import type { audienceMessages } from '@/domain/audience/audience.messages';
import type { formMessages } from '@/kit/form/form.messages';
import type { listMessages } from '@/kit/list/list.messages';
import type { orderMessages } from '@/kit/order/order.messages';
import type { reportMessages } from '@/domain/report/report.messages';
import type { paletteMessages } from './palette.messages';
import type { publicationMessages } from '@/domain/publication/publication.messages';
import type { richTextMessages } from '@/kit/rich-text/rich-text.messages';
import type { placeholderMessages } from '@/domain/placeholders/placeholders.messages';
import type { noticeMessages } from '@/domain/notices/notices.messages';
import type { sessionMessages } from './session.messages';
import type { shellMessages } from './shell.messages';
import type { surveyMessages } from '@/domain/survey/survey.messages';
import type { validationMessages } from './validation.messages';

/** Every key of the catalogue, in dots: the shell's, react-admin's, and those of the features. */
export type MessageKey =
  | AccountKey
  | KeysOf<
      | typeof activityMessages
      | typeof audienceMessages
      | typeof formMessages
      | typeof listMessages
      | typeof orderMessages
      | typeof reportMessages
      | typeof paletteMessages
      | typeof publicationMessages
      | typeof richTextMessages
      | typeof noticeMessages
      | typeof placeholderMessages
      | typeof sessionMessages
      | typeof shellMessages
      | typeof surveyMessages
      | typeof validationMessages
    >
  | Leaves<(typeof english)['ra'], 'ra.'>
  | FeatureKeys;

/** The keys of the account area, which loads before the console's words do. */
export type AccountKey = KeysOf<
  typeof accountScreensMessages | typeof accountMessages | typeof accountRuleMessages
>;

/**
 * `Key` where it is one of `Known`: as it stands, or, where it is put together of parts known only at run
 * time, at least one key of that pattern. A mistyped key is `never`, and so a type error at its place.
 */
export type KnownKey<Key extends string, Known extends string = MessageKey> = [Key] extends [Known]
  ? // Told at once: one by one, thousands of keys are more than the type checker compares.
    Key
  : KnownPattern<Key, Known>;

type KnownPattern<Key extends string, Known extends string> = Key extends unknown
  ? [Extract<Known, Key>] extends [never]
    ? never
    : Key
  : never;

type KeysOf<C extends Catalogue> = C extends unknown ? Leaves<C['it']> : never;

type FeatureKeys = {
  [Area in keyof FeatureMessages]:
    | Leaves<FeatureMessages[Area]['it'], `${Area}.`>
    // A resource's bespoke pages have their words in its own file, under `pages.{name}`.
    | (FeatureMessages[Area]['it'] extends { pages: infer Pages }
        ? Leaves<Pages, 'pages.'>
        : never);
}[keyof FeatureMessages];

type Leaves<Tree, Prefix extends string = ''> = {
  [Key in Declared<Tree>]: Tree[Key] extends string
    ? `${Prefix}${Key}`
    : Leaves<Tree[Key], `${Prefix}${Key}.`>;
}[Declared<Tree>];

/** The keys that a type names; react-admin's messages take any other besides. */
type Declared<Tree> = keyof {
  [Key in keyof Tree as string extends Key ? never : Key]: unknown;
} &
  keyof Tree &
  (string | number);
