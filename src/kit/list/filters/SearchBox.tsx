import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useEvent, useListContext, useLocation, useStoreContext } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { drawerTargetAt, openedAt } from '@/kit/links/drawer-address';
import { useDefinition } from '@/kit/registry/definitions';
import { useShortcut } from '@/ui/shortcuts/useShortcut';
import { PlainButton } from '@/ui/plain/PlainButton';
import { useDebounced } from '@/ui/hooks/useDebounced';
import { listParamsKey } from '@/kit/record/list-trail';
import { resourceKey, useParentMeta } from '@/kit/registry/parent-ids';
import type { ChangeFilters, FilterValues } from '../filter-values';
import styles from './SearchBox.module.css';

type SearchBoxProps = { changeFilters: ChangeFilters; input: RefObject<HTMLInputElement | null> };

/** The search box: sends the text when typing pauses, or stores it with the list if the user leaves sooner. */
export const SearchBox = ({ changeFilters, input }: SearchBoxProps) => {
  const translate = useTranslate();
  const definition = useDefinition();
  const { filterValues } = useListContext();
  const applied: string = filterValues.q ?? '';
  const [typed, setTyped] = useState(applied);
  const debounced = useDebounced(typed);
  const sent = useRef(applied);
  useShortcut('search', () => input.current?.select(), input);

  // Sending would close a drawer or panel opened in the meantime, so it waits until the list is visible again.
  const location = useLocation();
  const isCovered = (drawerTargetAt(definition, location) ?? openedAt(location)) !== null;
  useEffect(() => {
    const text = debounced.trim();
    if (isCovered || text === sent.current) return;
    sent.current = text;
    changeFilters((current) => withSearch(current, text));
  }, [debounced, changeFilters, isCovered]);
  // A search sent while the drawer was opening is lost, so it is sent again.
  const forgetSent = useEvent(() => {
    sent.current = applied;
  });
  useEffect(() => {
    if (isCovered) forgetSent();
  }, [isCovered, forgetSent]);
  // A saved view, the back button or 'clear' changes the search from outside; the box's own value coming back must not
  // overwrite later typing.
  useEffect(() => {
    if (applied === sent.current) return;
    sent.current = applied;
    setTyped(applied);
  }, [applied]);

  const keepSearch = useKeepSearch();
  const leave = useEvent(() => {
    if (typed.trim() !== applied) keepSearch(typed.trim());
  });
  // A layout effect, because the end of a session clears its lists in the effects after these.
  useLayoutEffect(() => leave, [leave]);

  return (
    <div className={styles.search}>
      <SearchIcon fontSize="small" />
      <input
        ref={input}
        type="search"
        name="searchTerm"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={translate('list.search')}
        aria-label={translate('list.search')}
      />
      {typed !== '' && (
        <PlainButton
          look="icon"
          aria-label={translate('list.clear_search')}
          onClick={() => {
            setTyped('');
            input.current?.focus();
          }}
        >
          <CloseIcon fontSize="small" />
        </PlainButton>
      )}
    </div>
  );
};

/** Returns a function that stores a search for the next visit to the list, as react-admin stores a sent one. */
const useKeepSearch = () => {
  const { getItem, setItem } = useStoreContext();
  const { filterValues, sort, perPage } = useListContext();
  const definition = useDefinition();
  const key = listParamsKey(resourceKey(definition, useParentMeta(definition)));
  return (search: string) => {
    const filter = withSearch(filterValues, search);
    const { field, order } = sort;
    setItem(key, { ...getItem(key, {}), filter, sort: field, order, perPage, page: 1 });
  };
};

const withSearch = ({ q: _, ...filters }: FilterValues, search: string): FilterValues =>
  search === '' ? filters : { ...filters, q: search };
