import CheckIcon from '@mui/icons-material/Check';
import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { contrastRatio, MIN_CONTRAST } from '@/core/color';
import { useFormats } from '@/ui/formats/useFormats';

/** A surface behind or beside a colour; `label` completes the words 'contrast with'. */
export type Background = { label: string; color: string };

/** Shows the contrast of `color` with each of `backgrounds`; all are hex colours. */
export const ContrastNotes = ({
  color,
  backgrounds,
}: {
  color: string;
  backgrounds: readonly Background[];
}) => (
  <>
    {backgrounds.map((background) => (
      <Note key={background.label} color={color} background={background} />
    ))}
  </>
);

const Note = ({ color, background }: { color: string; background: Background }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const ratio = contrastRatio(color, background.color);
  const isLow = ratio < MIN_CONTRAST;
  const Icon = isLow ? WarningAmberIcon : CheckIcon;
  return (
    <Box
      data-contrast={isLow ? 'low' : 'enough'}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 0.5,
        mt: 0.5,
        color: isLow ? 'status.warning.text' : 'text.secondary',
        '& > svg': { fontSize: 16 },
      }}
    >
      <Icon aria-hidden />
      {translate(isLow ? 'color.low_contrast' : 'color.contrast', {
        background: background.label,
        // Truncated, because 4.49 must not be shown as 4.5.
        ratio: number(Math.floor(ratio * 10) / 10),
        least: number(MIN_CONTRAST),
      })}
    </Box>
  );
};
