import Box from '@mui/material/Box';
import { isPlaceholder, partsOf, type Placeholder } from '@/core/placeholder-parts';
import { lineOf, screenfulOf } from '@/core/text';
import { useTranslate, type Translate } from '@/ui/hooks/useTranslate';
import type { CustomerValues } from './useCustomerValues';

type FilledTextProps = { text: string } & Pick<CustomerValues, 'values' | 'gaps'>;

/**
 * A text as it is sent, with the values of its placeholders, cut to a screenful. A placeholder whose value is not known
 * is a chip with its name, an empty one a gap, and an unknown one is marked as an error.
 */
export const FilledText = ({ text, values, gaps }: FilledTextProps) => {
  const translate = useTranslate();
  return partsOf(screenfulOf(text)).map(({ text: part, name }, at) => {
    if (name === undefined) return part;
    if (!isPlaceholder(name)) return <Mark key={at} tone="error" text={part} />;
    if (gaps.includes(name)) {
      return <Mark key={at} tone="warning" text={gapText(name, translate)} />;
    }
    return (
      values[name] ?? <Mark key={at} tone="accent" text={translate(`placeholders.names.${name}`)} />
    );
  });
};

/** A text in a list, with its placeholders as chips. */
export const TextWithChips = ({ text }: { text: unknown }) => {
  const shown = lineOf(text);
  return shown === '' ? '–' : <FilledText text={shown} values={NONE} gaps={[]} />;
};

const NONE: CustomerValues['values'] = {};

/** The mark of an empty placeholder, with its name. */
export const gapText = (name: Placeholder, translate: Translate): string =>
  translate('placeholders.gap', { name: translate(`placeholders.names.${name}`) });

/** The tones of placeholders without a value: unknown ones, empty ones, and those whose value is not known yet. */
export type MarkTone = 'error' | 'warning' | 'accent';

const Mark = ({ tone, text }: { tone: MarkTone; text: string }) => (
  <Box
    component="span"
    sx={{ ...MARK, bgcolor: `status.${tone}.tint`, color: `status.${tone}.text` }}
  >
    {text}
  </Box>
);

const MARK = { px: '2px', borderRadius: '3px', overflowWrap: 'anywhere' };
