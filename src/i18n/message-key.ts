import type english from 'ra-language-english';
import type { Catalogue, FeatureMessages, SharedMessages } from '@/core/messages';
import type { accountScreensMessages } from './account-screens.messages';
import type { accountRuleMessages } from './account-rules.messages';
import type { accountMessages } from './account.messages';
import type { paletteMessages } from './palette.messages';
import type { sessionMessages } from './session.messages';
import type { shellMessages } from './shell.messages';
import type { validationMessages } from './validation.messages';

/** Every key of the catalogue, in dots: the shell's, react-admin's, and those of the features. */
export type MessageKey =
  | AccountKey
  | KeysOf<
      | SharedMessages[keyof SharedMessages]
      | typeof paletteMessages
      | typeof sessionMessages
      | typeof shellMessages
      | typeof validationMessages
    >
  | Leaves<(typeof english)['ra'], 'ra.'>
  | FeatureKeys;

/** The keys of the account area, which loads before the console's words do. */
export type AccountKey = KeysOf<
  typeof accountScreensMessages | typeof accountMessages | typeof accountRuleMessages
>;

/**
 * `Key` if it is one of `Known`: exactly, or, where it contains parts known only at run time, matching at least one
 * key. A mistyped key is `never`, and so a type error where it is used.
 */
export type KnownKey<Key extends string, Known extends string = MessageKey> = [Key] extends [Known]
  ? // Checked at once: one by one, thousands of keys are more than the type checker compares.
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
    // The words of a resource's bespoke pages are in its own file, under `pages.{name}`.
    | (FeatureMessages[Area]['it'] extends { pages: infer Pages }
        ? Leaves<Pages, 'pages.'>
        : never);
}[keyof FeatureMessages];

type Leaves<Tree, Prefix extends string = ''> = {
  [Key in Declared<Tree>]: Tree[Key] extends string
    ? `${Prefix}${Key}`
    : Leaves<Tree[Key], `${Prefix}${Key}.`>;
}[Declared<Tree>];

/** The keys a type declares; react-admin's messages also accept any other. */
type Declared<Tree> = keyof {
  [Key in keyof Tree as string extends Key ? never : Key]: unknown;
} &
  keyof Tree &
  (string | number);
