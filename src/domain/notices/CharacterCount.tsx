import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { textOf } from '@/core/text';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';

/** The numbers of used and allowed characters, counted as the schema does. */
export const CharacterCount = ({ source, max }: { source: string; max: number }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { length } = textOf(useWatch({ name: source })).trim();
  return (
    <Box component="span" sx={{ color: length > max ? 'error.main' : undefined }}>
      {translate('notices.form.characters', { count: number(length), max: number(max) })}
    </Box>
  );
};
