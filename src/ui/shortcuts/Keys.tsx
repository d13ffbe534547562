import { useTranslate } from '@/ui/hooks/useTranslate';
import text from '@/ui/plain/text.module.css';
import styles from './Keys.module.css';
import { isMac, MAC_SIGNS, SHORTCUTS, type ShortcutName } from './shortcuts';

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
  const sign = signOf(name);
  // Those that only the palette and the help show load with these.
  const word = translate(`shortcuts.keys.${name}`, {
    _: translate(`command_center.help.keys.${name}`, { _: name.toUpperCase() }),
  });
  return (
    <kbd>
      {sign ? (
        <>
          <span aria-hidden>{sign}</span>
          <span className={text.visuallyHidden}>{word}</span>
        </>
      ) : (
        word
      )}
    </kbd>
  );
};

/** The symbol on the key, if it is not a word. */
const signOf = (key: string): string | undefined =>
  (isMac() ? MAC_SIGNS[key] : undefined) ?? SIGNS[key];

const SIGNS: Readonly<Record<string, string>> = {
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  enter: '↵',
};
