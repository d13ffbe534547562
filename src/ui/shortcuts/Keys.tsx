import { useTranslate } from '@/ui/hooks/useTranslate';
import text from '@/ui/plain/text.module.css';
import styles from './Keys.module.css';
import { isMac, MAC_SYMBOLS, SHORTCUTS, type ShortcutName } from './shortcuts';

/** The keys of a shortcut, as named on this machine's keyboard. */
export const Keys = ({ name }: { name: ShortcutName }) => (
  <span className={styles.keys}>
    {SHORTCUTS[name].chord.map((key) => (
      <Key key={key} name={key} />
    ))}
  </span>
);

const Key = ({ name }: { name: string }) => {
  const translate = useTranslate();
  const symbol = symbolOf(name);
  // Names of keys that only the palette and the help show are in their own, later catalogue.
  const word = translate(`shortcuts.keys.${name}`, {
    _: translate(`command_center.help.keys.${name}`, { _: name.toUpperCase() }),
  });
  return (
    <kbd>
      {symbol ? (
        <>
          <span aria-hidden>{symbol}</span>
          <span className={text.visuallyHidden}>{word}</span>
        </>
      ) : (
        word
      )}
    </kbd>
  );
};

/** The symbol of a key; undefined for a key with a word on it. */
const symbolOf = (key: string): string | undefined =>
  (isMac() ? MAC_SYMBOLS[key] : undefined) ?? SYMBOLS[key];

const SYMBOLS: Readonly<Record<string, string>> = {
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  enter: '↵',
};
