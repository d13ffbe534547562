import Box from '@mui/material/Box';
import { isPlaceholder, partsOf } from '@/core/placeholder-parts';
import { lineOf, screenfulOf } from '@/core/text';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { CustomerValues } from './useCustomerValues';

type FilledTextProps = { text: string } & Pick<CustomerValues, 'values' | 'gaps'>;

/**
 * A text as it is sent, with values for placeholders; a placeholder without a known value is a chip with its name, an
 * empty one a gap; other text stays as written. It shows at most a screenful.
 */
export const FilledText = ({ text, values, gaps }: FilledTextProps) => {
  const translate = useTranslate();
  return partsOf(screenfulOf(text)).map(({ text: part, name }, at) => {
    if (name === undefined) return part;
    if (!isPlaceholder(name)) return <Open key={at} text={part} />;
    if (gaps.includes(name)) {
      return (
        <Box component="span" key={at} sx={GAP}>
          {gapText(name, translate)}
        </Box>
      );
    }
    return values[name] ?? <Open key={at} text={translate(`placeholders.names.${name}`)} />;
  });
};

/** A text of a list, with its placeholders as chips with their names. */
export const TextWithChips = ({ text }: { text: unknown }) => {
  const shown = lineOf(text);
  return shown === '' ? '–' : <FilledText text={shown} values={NONE} gaps={[]} />;
};

const NONE: CustomerValues['values'] = {};

/** The mark of an empty placeholder, with its name. */
export const gapText = (name: string, translate: ReturnType<typeof useTranslate>): string =>
  translate('placeholders.gap', { name: translate(`placeholders.names.${name}`) });

const Open = ({ text }: { text: string }) => (
  <Box component="span" sx={OPEN}>
    {text}
  </Box>
);

const OPEN = {
  px: '2px',
  borderRadius: '3px',
  bgcolor: 'status.accent.tint',
  color: 'status.accent.text',
  overflowWrap: 'anywhere',
};
const GAP = { ...OPEN, bgcolor: 'status.warning.tint', color: 'status.warning.text' };
