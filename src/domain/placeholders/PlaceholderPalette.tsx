import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { foldAccents } from '@/core/fold-accents';
import { textsOf } from '@/core/one-or-many';
import { tagOf, type Placeholder } from '@/core/placeholder-parts';
import { placeholdersFor } from '@/core/placeholders';
import { useRovingFocus } from '@/ui/hooks/useRovingFocus';
import { useAnnounced } from '@/ui/announce/useAnnounced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useDefinition } from '@/kit/registry/definitions';
import { usePlaceholderFields } from './placeholder-fields';

/**
 * A searchable palette of the placeholders for the form's recipients; a click or Enter inserts one at the cursor of the
 * field focused last. Only one of them is a Tab stop, the arrow keys move between them.
 */
export const PlaceholderPalette = () => {
  const translate = useTranslate();
  const id = useId();
  const { name: resource } = useDefinition();
  const { current, insert } = usePlaceholderFields();
  const [search, setSearch] = useState('');
  const [outcome, setOutcome] = useState<Outcome>({ text: '' });
  const field = translate(`resources.${resource}.fields.${current}`);
  useAnnounced(outcome.text);
  const found = useFound(search);
  const { bar, stop, onKeyDown, onFocus } = useRovingFocus();
  const take = (name: Placeholder) => {
    const isIn = insert(name);
    setSearch('');
    setOutcome(
      isIn
        ? { text: translate('placeholders.inserted', { placeholder: tagOf(name), field }) }
        : { text: translate('placeholders.refused', { field }), isFailure: true },
    );
  };
  return (
    <Box role="group" aria-labelledby={id} sx={FRAME}>
      <Box sx={HEAD}>
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <Typography id={id} variant="subtitle2" component="h3">
            {translate('placeholders.title')}
          </Typography>
          <Typography variant="caption" color="text.secondary">
            {translate('placeholders.into', { field })}
          </Typography>
        </Box>
        <SearchField
          value={search}
          onChange={setSearch}
          onEnter={() => {
            const [first] = found;
            if (first && search.trim() !== '') take(first);
          }}
        />
      </Box>
      <Box
        ref={bar}
        role="toolbar"
        aria-labelledby={id}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        sx={LIST}
      >
        {found.map((name, at) => (
          <Chip
            key={name}
            component="button"
            type="button"
            size="small"
            variant="outlined"
            clickable
            label={translate(`placeholders.names.${name}`)}
            title={tagOf(name)}
            tabIndex={at === Math.min(stop, found.length - 1) ? 0 : -1}
            // Keeps the focus, and with it the cursor, in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(name)}
          />
        ))}
      </Box>
      {found.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('placeholders.none')}
        </Typography>
      )}
      {outcome.isFailure && <Box sx={REFUSED}>{outcome.text}</Box>}
    </Box>
  );
};

type SearchFieldProps = { value: string; onChange: (text: string) => void; onEnter: () => void };

const SearchField = ({ value, onChange, onEnter }: SearchFieldProps) => {
  const translate = useTranslate();
  return (
    <TextField
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // Prevents saving the form.
        event.preventDefault();
        onEnter();
      }}
      placeholder={translate('placeholders.search')}
      size="small"
      margin="none"
      slotProps={{
        htmlInput: { 'aria-label': translate('placeholders.search') },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
      sx={{ flex: '0 1 200px' }}
    />
  );
};

/** The result of inserting a placeholder: visible in the field, or reported here where it failed. */
type Outcome = { text: string; isFailure?: boolean };

const REFUSED = { mt: 1, typography: 'body2', color: 'status.warning.text' };
const FRAME = { p: 2, borderRadius: 1, bgcolor: 'surface.sunken' };
const HEAD = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 };
const LIST = { display: 'flex', flexWrap: 'wrap', gap: 0.75 };

/** The placeholders for the form's recipients whose name, or whose usual words, contain `search`. */
const useFound = (search: string): readonly Placeholder[] => {
  const translate = useTranslate();
  const wanted = foldAccents(search.trim());
  const recipients = textsOf(useWatch({ name: 'recipients' }));
  return placeholdersFor(recipients).filter((name) =>
    foldAccents(`${translate(`placeholders.names.${name}`)} ${tagOf(name)}`).includes(wanted),
  );
};
