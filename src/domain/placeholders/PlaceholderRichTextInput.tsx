import Box from '@mui/material/Box';
import { useState } from 'react';
import { loadOnce } from '@/core/load-once';
import type { MessageKey } from '@/i18n/message-key';
import { RichTextInput } from '@/kit/rich-text/RichTextInput';
import { chipOf } from './chip-style';

type PlaceholderRichTextInputProps = { source: string; helperText?: MessageKey };

/** A form's rich text with placeholders as chips. The palette inserts them at the cursor. */
export const PlaceholderRichTextInput = ({ source, helperText }: PlaceholderRichTextInputProps) => {
  const [extras] = useState(() =>
    loadOnce(async () => (await import('./rich-placeholders')).richPlaceholders(source)),
  );
  return (
    <Box sx={CHIPS}>
      <RichTextInput source={source} helperText={helperText} extras={extras} />
    </Box>
  );
};

const CHIPS = {
  '& [data-placeholder]': { ...chipOf('accent'), px: '3px', mx: '1px' },
  '& [data-unknown]': chipOf('error'),
  '& .ProseMirror-selectednode': { outlineWidth: '2px' },
};
