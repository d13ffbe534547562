import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { visuallyHidden } from '@mui/utils';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { loadOnce } from '@/core/load-once';
import { LazyPart } from '@/shared/lazy/LazyPart';
import { Keys } from '@/shared/shortcuts/Keys';
import { isMac } from '@/shared/shortcuts/shortcuts';
import { useShortcut } from '@/shared/shortcuts/useShortcut';

/**
 * The button of the command palette, and the two dialogs the keyboard opens from anywhere. The palette's code comes
 * when the page has all it asked for and the browser has nothing else to do, or when somebody is about to ask for it.
 */
export const CommandCenter = () => {
  const translate = useTranslate();
  const [shown, setShown] = useState<'palette' | 'shortcuts' | null>(null);
  const [isLikely, setIsLikely] = useState(false);
  const open = () => setShown('palette');
  const close = () => setShown(null);
  const showShortcuts = () => setShown('shortcuts');
  useShortcut('palette', open);
  useShortcut('help', showShortcuts);
  const isSettled = useIsSettled(!isLikely);
  useEffect(() => (isSettled ? whenIdle(() => setIsLikely(true)) : undefined), [isSettled]);

  return (
    <>
      <ButtonBase
        onClick={open}
        onPointerEnter={() => setIsLikely(true)}
        onFocus={() => setIsLikely(true)}
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac() ? 'Meta+K' : 'Control+K'}
        sx={look}
      >
        <SearchIcon sx={{ fontSize: 20 }} />
        <span style={visuallyHidden}>{translate('palette.title')}</span>
        <Box component="span" aria-hidden sx={{ flex: 1, textAlign: 'left', display: ON_WIDE }}>
          {translate('palette.open')}
        </Box>
        <Box component="span" aria-hidden sx={{ display: { xs: 'none', md: 'inline-flex' } }}>
          <Keys name="palette" />
        </Box>
      </ButtonBase>
      <LazyPart
        load={loadPalette}
        isWanted={isLikely || shown === 'palette'}
        props={{ isOpen: shown === 'palette', onClose: close, onShowShortcuts: showShortcuts }}
      />
      <LazyPart
        load={loadShortcuts}
        isWanted={shown === 'shortcuts'}
        props={{ isOpen: shown === 'shortcuts', onClose: close }}
      />
    </>
  );
};

const loadPalette = loadOnce(async () => (await import('./Palette')).Palette);
const loadShortcuts = loadOnce(
  async () => (await import('../shortcuts/ShortcutsDialog')).ShortcutsDialog,
);

/** Whether the page has asked for something and nothing of it is still to come, as long as that `isAsked`. */
const useIsSettled = (isAsked: boolean): boolean => {
  const client = useQueryClient();
  const [isSettled, setIsSettled] = useState(false);
  // As an effect: what comes while the console is being drawn must not have it drawn again.
  useEffect(() => {
    if (!isAsked) return undefined;
    const look = () => setIsSettled(hasAsked(client) && client.isFetching() === 0);
    look();
    return client.getQueryCache().subscribe(look);
  }, [client, isAsked]);
  return isSettled;
};

/** What react-admin asks of the session is nothing of the page's. */
const hasAsked = (client: QueryClient): boolean =>
  client
    .getQueryCache()
    .getAll()
    .some(({ queryKey }) => queryKey[0] !== 'auth');

/** Calls `act` when the browser is idle, at the latest after a while; call the answer to call it off. */
const whenIdle = (act: () => void): (() => void) => {
  // Safari has no idle callbacks.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(act, IDLE_AFTER_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(act, { timeout: IDLE_AFTER_MS });
  return () => window.cancelIdleCallback(handle);
};

const IDLE_AFTER_MS = 4_000;

const ON_WIDE = { xs: 'none', lg: 'block' } as const;

const look = {
  height: 36,
  minWidth: 36,
  px: { xs: 0, md: 1 },
  width: { lg: 240 },
  gap: 1,
  justifyContent: 'center',
  border: { md: 1 },
  borderColor: { md: 'divider' },
  borderRadius: 1,
  color: 'text.secondary',
  typography: 'body2',
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
} as const;
