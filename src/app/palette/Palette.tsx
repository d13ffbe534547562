import Dialog from '@mui/material/Dialog';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLayoutEffect, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useCurrentUser } from '@/providers/session/use-session';
import { isShortcut } from '@/ui/shortcuts/shortcuts';
import { durations } from '../theme/tokens';
import { PaletteField } from './PaletteField';
import { PaletteFooter } from './PaletteFooter';
import { PaletteList } from './PaletteList';
import { recentChoices } from './recent';
import type { Entry } from './useEntries';
import { useRecordSearch } from './useRecordSearch';
import { typedAhead } from './typed-ahead';
import { useSections } from './useSections';

const LIST_ID = 'palette-list';

type PaletteProps = {
  isOpen: boolean;
  onClose: () => void;
  onShowShortcuts: () => void;
};

/** Opens any page and runs any action the user may, by a few letters. */
export const Palette = (props: PaletteProps) => {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const translate = useTranslate();
  return (
    <Dialog
      open={props.isOpen}
      onClose={props.onClose}
      fullScreen={isPhone}
      // Closed at once: the chosen entry may open a dialog of its own.
      transitionDuration={AT_ONCE_OUT}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          'aria-label': translate('palette.title'),
          // MUI would label it by a title that it does not have.
          'aria-labelledby': undefined,
          sx: isPhone ? { borderRadius: 0 } : floating,
        },
      }}
    >
      <Search {...props} isPhone={isPhone} />
    </Dialog>
  );
};

const AT_ONCE_OUT = { enter: durations.base, exit: 0 };

const floating = { width: 640, maxWidth: '100%', mt: '10vh', maxHeight: '76vh' } as const;

type SearchProps = PaletteProps & { isPhone: boolean };

const Search = ({ isOpen, onClose, onShowShortcuts, isPhone }: SearchProps) => {
  const [term, setTerm] = useState(() => typedAhead.read());
  // Before the field takes keys itself: letters that came meanwhile would be lost. It is not mounted again if it is
  // opened while it closes.
  useLayoutEffect(() => {
    if (!isOpen) return;
    typedAhead.stop();
    setTerm(typedAhead.read());
  }, [isOpen]);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { roles } = useCurrentUser();
  const { found, isSearching, failed } = useRecordSearch(term, roles);
  const sections = useSections(term, roles, found, onShowShortcuts);
  const entries = sections.flatMap((section) => section.entries);
  // The first option is active until the user moves, and when the active one disappears.
  const active = Math.max(
    0,
    entries.findIndex(({ id }) => id === chosenId),
  );
  const optionId = (index: number) => `${LIST_ID}-${index}`;
  const optionAt = (index: number) => document.getElementById(optionId(index));

  const move = (index: number) => {
    const target = (index + entries.length) % entries.length;
    setChosenId(entries[target]?.id ?? null);
    optionAt(target)?.scrollIntoView({ block: 'nearest' });
  };
  const choose = (entry: Entry, isNewTab: boolean) => {
    if (!entry.isRecord && !entry.isMore && !entry.isHere) recentChoices.add(entry.id);
    if (isNewTab) return;
    // The focus returns to the page before the action moves it.
    flushSync(onClose);
    entry.run?.();
  };
  const handleKey = (event: KeyboardEvent) => {
    const act = actionOf(event, entries.length > 0);
    if (!act) return;
    event.preventDefault();
    if (act === 'palette') return onClose();
    const entry = entries[active];
    if (act !== 'open' && act !== 'open_in_tab') return move(MOVES[act](active));
    const option = optionAt(active);
    // An entry without an address runs its action.
    if (act === 'open' || !(option instanceof HTMLAnchorElement)) return option?.click();
    if (entry) choose(entry, true);
    window.open(option.href, '_blank', 'noopener');
  };

  return (
    <>
      <PaletteField
        term={term}
        onChange={(next) => {
          setTerm(next);
          setChosenId(null);
        }}
        onKeyDown={handleKey}
        listId={LIST_ID}
        activeId={entries.length > 0 ? optionId(active) : undefined}
        onClose={isPhone ? onClose : undefined}
      />
      {entries.length > 0 && (
        <PaletteList
          id={LIST_ID}
          sections={sections}
          active={active}
          optionId={optionId}
          onPoint={setChosenId}
          onChoose={choose}
        />
      )}
      <PaletteFooter
        term={term.trim()}
        count={entries.filter(({ isMore }) => !isMore).length}
        isSearching={isSearching}
        failed={failed}
        hasKeys={!isPhone}
      />
    </>
  );
};

const MOVES = {
  previous: (at: number) => at - 1,
  next: (at: number) => at + 1,
  first: () => 0,
  last: () => -1,
} as const;

const KEYS = ['palette', 'previous', 'next', 'first', 'last', 'open', 'open_in_tab'] as const;

/** The action of a key; without entries there is nothing to move to. */
const actionOf = (event: KeyboardEvent, hasEntries: boolean) => {
  if (event.nativeEvent.isComposing) return undefined;
  const name = KEYS.find((key) => isShortcut(event, key));
  return name === 'palette' || hasEntries ? name : undefined;
};
