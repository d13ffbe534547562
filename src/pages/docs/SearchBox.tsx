import SearchIcon from '@mui/icons-material/Search';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { Locale } from '@/core/constants';
import { manualQuery, pathOf } from './manual';
import { highlightMatches, searchOf, sectionsOf, type SearchResult } from './search';

/** Searches headings and text of all pages in the user's language; they are fetched on first focus. */
export const SearchBox = ({ locale }: { locale: Locale }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isWanted, setWanted] = useState(false);
  const { data: pages, isError } = useQuery({ ...manualQuery(locale), enabled: isWanted });
  const search = useMemo(
    () => searchOf(pages?.flatMap(({ page, content }) => sectionsOf(page, content)) ?? []),
    [pages],
  );
  const hits = useMemo(() => search(typed), [search, typed]);
  const label = translate('pages.docs.search.label');
  const text = typed.trim();

  return (
    <Autocomplete<SearchResult>
      options={hits}
      value={null}
      inputValue={typed}
      onFocus={() => setWanted(true)}
      onInputChange={(_, next, reason) => {
        if (reason === 'input' || reason === 'clear') setTyped(next);
      }}
      onChange={(_, hit) => {
        if (!hit) return;
        setTyped('');
        navigate(pathOf(hit.page, hit.slug));
      }}
      // The options are search results already.
      filterOptions={(options) => options}
      getOptionKey={({ page, slug = '' }) => `${page} ${slug}`}
      getOptionLabel={({ heading, title }) => heading ?? title}
      renderOption={({ key, ...props }, hit) => (
        <Box component="li" key={key} {...props}>
          <Result hit={hit} />
        </Box>
      )}
      autoHighlight
      fullWidth
      forcePopupIcon={false}
      loading={!pages && !isError}
      loadingText={translate('pages.docs.loading')}
      noOptionsText={noResult()}
      clearText={translate('list.clear_search')}
      slotProps={{ popper: { placement: 'bottom-start', style: { width: POPPER_WIDTH } } }}
      renderInput={({ InputProps, inputProps, InputLabelProps: _, ...params }) => (
        <TextField
          {...params}
          placeholder={translate('list.search')}
          slotProps={{
            htmlInput: { ...inputProps, 'aria-label': label },
            input: {
              ...InputProps,
              startAdornment: (
                <InputAdornment position="start" sx={{ pl: 1, mr: 0 }}>
                  <SearchIcon fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
      )}
    />
  );

  function noResult() {
    if (isError) return translate('pages.docs.failure');
    if (text.length < 2) return translate('pages.docs.search.type');
    return translate('pages.docs.search.none', { text });
  }
};

const POPPER_WIDTH = 'min(440px, calc(100vw - 32px))';

const Result = ({ hit: { title, heading, excerpt, words } }: { hit: SearchResult }) => (
  <Box sx={{ minWidth: 0, py: 0.5 }}>
    <Typography component="span" variant="subtitle2" display="block">
      <Marked text={heading ?? title} words={words} />
    </Typography>
    {heading && (
      <Typography component="span" variant="caption" color="text.secondary" display="block">
        {title}
      </Typography>
    )}
    {excerpt && (
      <Typography component="span" variant="body2" color="text.secondary" sx={EXCERPT}>
        <Marked text={excerpt} words={words} />
      </Typography>
    )}
  </Box>
);

const Marked = ({ text, words }: { text: string; words: readonly string[] }) =>
  highlightMatches(text, words).map((piece, at) =>
    piece.isFound ? (
      <Box component="mark" key={at} sx={MARK}>
        {piece.text}
      </Box>
    ) : (
      piece.text
    ),
  );

const MARK = { bgcolor: 'status.warning.tint', color: 'status.warning.text', borderRadius: '2px' };

const EXCERPT = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};
