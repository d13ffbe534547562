import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { useShortcut } from '../shortcuts/useShortcut';
import { useDebounced } from '@/shared/hooks/useDebounced';
import type { Narrow, Narrowing } from './useNarrowing';

/** The text searched for, sent once the typing stands still. */
export const SearchBox = ({ narrow }: { narrow: Narrow }) => {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const applied: string = filterValues.q ?? '';
  const [typed, setTyped] = useState(applied);
  const settled = useDebounced(typed);
  const sent = useRef(applied);
  const input = useRef<HTMLInputElement>(null);
  useShortcut('search', () => input.current?.select(), input);

  useEffect(() => {
    const text = settled.trim();
    if (text === sent.current) return;
    sent.current = text;
    narrow((current) => withSearch(current, text));
  }, [settled, narrow]);
  // A saved view, the back button or 'clear' changes the search from outside; what comes back of the box's
  // own must not overwrite what was typed since.
  useEffect(() => {
    if (applied === sent.current) return;
    sent.current = applied;
    setTyped(applied);
  }, [applied]);

  return (
    <TextField
      inputRef={input}
      type="search"
      name="searchTerm"
      margin="none"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      placeholder={translate('list.search')}
      sx={{ flex: '1 1 100%', gridColumn: { lg: 'span 2' } }}
      slotProps={{
        htmlInput: { 'aria-label': translate('list.search') },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: typed !== '' && (
            <InputAdornment position="end">
              <IconButton
                size="small"
                aria-label={translate('list.clear_search')}
                onClick={() => setTyped('')}
              >
                <CloseIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
};

const withSearch = ({ q: _, ...filters }: Narrowing, search: string): Narrowing =>
  search === '' ? filters : { ...filters, q: search };
