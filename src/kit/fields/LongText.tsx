import Typography from '@mui/material/Typography';
import { MAX_TEXT_LENGTH } from '@/core/constants';
import { textOrNumberOf, wholeTextOf } from '@/core/text';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';

/** The whole text, with a note if it was over the limit and cut. A dash if empty. */
export const LongText = ({ text }: { text: unknown }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const isCut = textOrNumberOf(text).length > MAX_TEXT_LENGTH;
  return (
    <>
      {wholeTextOf(text) || '–'}
      {isCut && (
        <Typography component="span" variant="caption" color="text.secondary" sx={NOTE}>
          {translate('form.cut', { max: number(MAX_TEXT_LENGTH) })}
        </Typography>
      )}
    </>
  );
};

const NOTE = { display: 'block', mt: 0.5 };
