import { DEFAULT_LOCALE, LOCALES, type Locale } from './constants';

/** The words of one area in every language; the Italian half defines the shape. */
export type MessageTree = { readonly [key: string]: string | MessageTree };
export type Catalogue<T extends MessageTree = MessageTree> = { it: T; en: Translation<T> };
type Translation<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]>;
};

/**
 * The words of each feature by their area, `resources.{name}` or `pages.{name}`. A feature's messages file adds
 * its own, so that its keys are known to the type checker.
 */
// An interface, because only an interface can be extended from other files.
export interface FeatureMessages {}

/** The words of each folder of `kit` and `domain`, added likewise; their keys are those of the catalogue itself. */
export interface SharedMessages {}

/** Declares messages: a missing or an extra key in either language is a type error. */
export const defineMessages = <const T extends MessageTree>(messages: {
  it: T;
  en: Translation<T>;
}): Catalogue<T> => messages;

/** The active language for any code: English or Italian; all others fall back to Italian. */
export const resolveLocale = (code: unknown): Locale =>
  LOCALES.find((locale) => locale === code) ?? DEFAULT_LOCALE;
