import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { loadOnce } from '@/core/load-once';
import type { MessageKey } from '@/i18n/message-key';
import { RichTextInput } from '@/kit/rich-text/RichTextInput';
import { CHIPS } from './chip-style';
import { FieldFixes } from './FieldFixes';
import { useChipWords } from './useChipWords';

type PlaceholderRichTextInputProps = { source: string; helperText?: MessageKey };

/** A form's rich text with placeholders as chips. The palette inserts them at the cursor. */
export const PlaceholderRichTextInput = ({ source, helperText }: PlaceholderRichTextInputProps) => {
  const root = useRef<HTMLDivElement>(null);
  const wordsOf = useChipWords(root);
  const [extras] = useState(() =>
    loadOnce(async () => (await import('./rich-placeholders')).richPlaceholders(source, wordsOf)),
  );
  return (
    <Box ref={root} sx={CHIPS}>
      <RichTextInput source={source} helperText={helperText} extras={extras} />
      <FieldFixes source={source} />
    </Box>
  );
};
