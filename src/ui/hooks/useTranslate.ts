import { useTranslate as useUntypedTranslate } from 'react-admin';
import type { KnownKey } from '@/i18n/message-key';

/** Options of a translation: what fills the gaps of a message, `smart_count` and the fallback `_`. */
export type TranslateOptions = Readonly<Record<string, unknown>>;

/** Gives the text of a key in the reader's language. A key that no message has is a type error. */
export type Translate = <Key extends string>(
  key: KnownKey<Key>,
  options?: TranslateOptions,
) => string;

/** react-admin's translator, which takes any text for a key, limited to the keys there are. */
export const useTranslate = (): Translate => useUntypedTranslate();
