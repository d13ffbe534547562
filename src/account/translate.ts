import type { MessageTree } from '@/core/messages';
import { screenfulOf } from '@/core/text';

/**
 * What `key`, a path in dots, reads in `messages`, in the notation of the catalogue: `smart_count` chooses between the
 * forms of 'one |||| many', and each `%{name}` is filled with the option of that name, a text no longer than a screenful. A key that no message has reads
 * as itself. The console reads its messages by polyglot, which is larger than a login can carry.
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

/** Italian and English count alike: one, and all other numbers. */
const formFor = (count: unknown, phrase: string): string => {
  if (count === undefined || count === null) return phrase;
  const [one = '', many = one] = phrase.split('||||');
  return (Number(count) === 1 ? one : many).trim();
};
