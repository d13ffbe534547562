import type { MessageTree } from './messages';
import { screenfulOf } from './text';

/**
 * What `key` reads in `messages`: `smart_count` chooses between the forms of 'one |||| many', and each `%{name}` is
 * filled with the option of that name, a text no longer than a screenful: what a backend sent is drawn or read aloud
 * so. A key that no message has reads as the option `_`, else as itself.
 */
export const translate = (
  messages: MessageTree,
  key: string,
  options: Readonly<Record<string, unknown>> = {},
): string => {
  const phrase = phraseOf(messages, key) ?? String(options._ ?? key);
  return formFor(options.smart_count, phrase).replace(/%\{(\w+)\}/g, (gap, name: string) =>
    filling(options[name] ?? gap),
  );
};

const filling = (value: unknown): string =>
  typeof value === 'string' ? screenfulOf(value) : String(value);

/** A name in the tree may hold dots itself: that of a field within a field. */
const phraseOf = (messages: MessageTree, key: string): string | undefined => {
  const own = messages[key];
  if (typeof own === 'string') return own;
  for (let dot = key.indexOf('.'); dot >= 0; dot = key.indexOf('.', dot + 1)) {
    const branch = messages[key.slice(0, dot)];
    const found = typeof branch === 'object' ? phraseOf(branch, key.slice(dot + 1)) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Italian and English count alike: one, and all other numbers. */
const formFor = (count: unknown, phrase: string): string => {
  if (count === undefined || count === null) return phrase;
  const [one = '', many = one] = phrase.split('||||');
  return (Number(count) === 1 ? one : many).trim();
};
