import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { WrongValue } from '@/imports/check/wrong-values';
import { shortName } from '@/imports/read/short-name';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';

type WrongValuesProps = {
  values: readonly WrongValue[];
  /** The only text whose cells are shown and replaced; undefined for all. */
  chosen: string | undefined;
  onChoose: (text: string | undefined) => void;
};

/** The different texts of a kind of error with their numbers; choosing one narrows the list and the correction to it. */
export const WrongValues = ({ values, chosen, onChoose }: WrongValuesProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={translate('imports.correct.values')}
      sx={{ gap: 1, flexWrap: 'wrap' }}
    >
      {values.map(({ text, count }) => (
        <Chip
          key={text}
          size="small"
          label={`${shortName(text.trim()) || '–'} · ${number(count)}`}
          color={text === chosen ? 'primary' : 'default'}
          variant="outlined"
          aria-pressed={text === chosen}
          onClick={() => onChoose(text === chosen ? undefined : text)}
          sx={{ maxWidth: '100%' }}
        />
      ))}
    </Stack>
  );
};
