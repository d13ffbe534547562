import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import type { KeyboardEvent } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Keys } from '@/ui/shortcuts/Keys';

type PaletteFieldProps = {
  term: string;
  onChange: (term: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  listId: string;
  /** Id of the active option; absent without options. */
  activeId?: string;
  /** Absent where there is an Esc key. */
  onClose?: () => void;
};

/** The field of the palette: it keeps the focus while the keys move through the list. */
export const PaletteField = ({
  term,
  onChange,
  onKeyDown,
  listId,
  activeId,
  onClose,
}: PaletteFieldProps) => {
  const translate = useTranslate();
  return (
    <Box sx={look}>
      <SearchIcon sx={{ color: 'text.secondary' }} />
      <InputBase
        autoFocus
        fullWidth
        value={term}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder={translate('command_center.placeholder')}
        sx={{ fontSize: 16 }}
        slotProps={{
          input: {
            role: 'combobox',
            'aria-label': translate('command_center.placeholder'),
            'aria-autocomplete': 'list',
            'aria-expanded': activeId !== undefined,
            'aria-controls': activeId === undefined ? undefined : listId,
            'aria-activedescendant': activeId,
            autoComplete: 'off',
            autoCapitalize: 'none',
            spellCheck: false,
            enterKeyHint: 'go',
            ...OPENS_PAGES,
          },
        }}
      />
      {onClose ? (
        <IconButton edge="end" aria-label={translate('command_center.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      ) : (
        <Keys name="close" />
      )}
    </Box>
  );
};

/** See useArrival: the chosen entry may be on the same page. */
const OPENS_PAGES = { 'data-opens-pages': true };

const look = {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  height: 56,
  px: 2,
  borderBottom: 1,
  borderColor: 'divider',
  // The bar is the field: a ring around only the text would cut it in two.
  '& input:focus-visible': { outline: 'none' },
} as const;
