// oxlint-disable-next-line no-restricted-imports -- limited to existing keys below
import { useTranslate as useUntypedTranslate } from 'react-admin';
import type { KnownKey } from '@/i18n/message-key';

/** Options of a translation: the values of a message's placeholders, `smart_count` and the fallback `_`. */
export type TranslateOptions = Readonly<Record<string, unknown>>;

/** Translates a key into the user's language. A key without a message is a type error. */
export type Translate = <Key extends string>(
  key: KnownKey<Key>,
  options?: TranslateOptions,
) => string;

/** react-admin's translator, which accepts any text, limited to existing keys. */
export const useTranslate = (): Translate => useUntypedTranslate();
