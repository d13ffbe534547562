import SearchIcon from '@mui/icons-material/Search';
import { useCallback, useEffect, useState } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { loadOnce } from '@/core/load-once';
import { withWords } from '@/providers/preferences/late-words';
import { whenIdle } from '@/ui/browser/when-idle';
import { LazyPart } from '@/ui/lazy/LazyPart';
import { PlainButton } from '@/ui/plain/PlainButton';
import text from '@/ui/plain/text.module.css';
import { Keys } from '@/ui/shortcuts/Keys';
import { ariaKeysOf } from '@/ui/shortcuts/shortcuts';
import { useShortcut } from '@/ui/shortcuts/useShortcut';
import { useIsSettled } from '../useIsSettled';
import { useOnHistoryMove } from '../useOnHistoryMove';
import styles from './CommandCenter.module.css';
import { typedAhead } from './typed-ahead';
import { useRememberedRecord } from './useRememberedRecord';

/**
 * The button of the command palette, and the two dialogs with global shortcuts. The palette's code is fetched once the
 * page has loaded and the browser is idle, or when the user is about to open it.
 */
export const CommandCenter = () => {
  const translate = useTranslate();
  const [shown, setShown] = useState<'palette' | 'shortcuts' | null>(null);
  const close = useCallback(() => {
    typedAhead.stop();
    setShown(null);
  }, []);
  useOnHistoryMove(close);
  const open = () => {
    typedAhead.start(close);
    setShown('palette');
  };
  const showShortcuts = () => setShown('shortcuts');
  useRememberedRecord();
  useShortcut('palette', open);
  useShortcut('help', showShortcuts);
  useEffect(() => () => typedAhead.stop(), []);
  const isSettled = useIsSettled(loadPalette.loaded() === undefined);
  useEffect(() => (isSettled ? whenIdle(preload, IDLE_AFTER_MS) : undefined), [isSettled]);

  return (
    <>
      <PlainButton
        look="bare"
        className={styles.search}
        onClick={open}
        onPointerEnter={preload}
        onFocus={preload}
        aria-haspopup="dialog"
        aria-keyshortcuts={ariaKeysOf('palette')}
      >
        <SearchIcon />
        <span className={text.visuallyHidden}>{translate('palette.title')}</span>
        <span aria-hidden className={styles.prompt}>
          {translate('palette.open')}
        </span>
        <span aria-hidden className={styles.keys}>
          <Keys name="palette" />
        </span>
      </PlainButton>
      <LazyPart
        load={loadPalette}
        isWanted={shown === 'palette'}
        onFailure={close}
        props={{ isOpen: shown === 'palette', onClose: close, onShowShortcuts: showShortcuts }}
      />
      <LazyPart
        load={loadShortcuts}
        isWanted={shown === 'shortcuts'}
        onFailure={close}
        props={{ isOpen: shown === 'shortcuts', onClose: close }}
      />
    </>
  );
};

const loadPalette = loadOnce(async () => {
  const { Palette } = await withWords('command_center', () => import('./Palette'));
  return Palette;
});
/** A failure does no harm yet: opening the palette loads it again. */
const preload = () => void loadPalette().catch(() => undefined);
const loadShortcuts = loadOnce(async () => {
  const { ShortcutsDialog } = await withWords('command_center', () => import('./ShortcutsDialog'));
  return ShortcutsDialog;
});

const IDLE_AFTER_MS = 4_000;
