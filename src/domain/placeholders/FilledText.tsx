import Box from '@mui/material/Box';
import { isPlaceholder, partsOf } from '@/core/placeholders';
import { screenfulOf } from '@/core/text';
import type { PlaceholderValues } from './useCustomerValues';

/** A text as it is sent: values for placeholders; one that has none stays in sight. A screenful at most. */
export const FilledText = ({ text, values }: { text: string; values: PlaceholderValues }) =>
  partsOf(screenfulOf(text)).map(({ text: part, name }, at) => {
    if (name === undefined) return part;
    const value = isPlaceholder(name) ? values[name] : undefined;
    return (
      value ?? (
        <Box component="span" key={at} sx={OPEN}>
          {part}
        </Box>
      )
    );
  });

const OPEN = {
  px: '2px',
  borderRadius: '3px',
  bgcolor: 'status.accent.tint',
  color: 'status.accent.text',
  overflowWrap: 'anywhere',
};
