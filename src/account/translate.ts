import type { MessageTree } from '@/core/messages';
import { screenfulOf } from '@/core/text';

/**
 * The text of `key`, a path in dots, in `messages`, in the notation of the catalogue: `smart_count` chooses between the
 * forms of 'one |||| many', and each `%{name}` is replaced by the option of that name, cut to a screenful. An unknown
 * key returns itself. The console uses polyglot, which is too large for the login.
 */
export const translate = (
  messages: MessageTree,
  key: string,
  options: Readonly<Record<string, unknown>> = {},
): string =>
  formFor(options.smart_count, phraseOf(messages, key) ?? key).replace(
    /%\{(\w+)\}/g,
    (gap, name: string) => filling(options[name] ?? gap),
  );

const filling = (value: unknown): string =>
  typeof value === 'string' ? screenfulOf(value) : String(value);

const phraseOf = (messages: MessageTree, key: string): string | undefined => {
  const found = key
    .split('.')
    .reduce<MessageTree | string | undefined>(
      (branch, name) =>
        typeof branch === 'object' && Object.hasOwn(branch, name) ? branch[name] : undefined,
      messages,
    );
  return typeof found === 'string' ? found : undefined;
};

/** Italian and English have the same plural rule: one, and all other numbers. */
const formFor = (count: unknown, phrase: string): string => {
  if (count === undefined || count === null) return phrase;
  const [one = '', many = one] = phrase.split('||||');
  return (Number(count) === 1 ? one : many).trim();
};
