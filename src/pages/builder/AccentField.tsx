import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { DEFAULT_APPEARANCE, type Appearance } from '@/core/appearance';
import { contrastRatio } from '@/core/color';
import type { ThemeMode } from '@/core/constants';
import { useThemeFactory } from '@/ui/hooks/theme-factory';
import { ColorField } from '@/kit/inputs/ColorField';
import { useFormats } from '@/ui/formats/useFormats';

type AccentFieldProps = {
  label: string;
  value: string;
  drawn: Appearance;
  isWrong: boolean;
  onChange: (value: string) => void;
  onBlur: () => void;
};

/** The accent, its contrast in either theme, and the colours each theme derives from it. */
export const AccentField = ({
  label,
  value,
  drawn,
  isWrong,
  onChange,
  onBlur,
}: AccentFieldProps) => {
  const translate = useTranslate();
  const id = useId();
  const { ofPage } = useThemeFactory();
  const light = ofPage('light', drawn);
  const dark = ofPage('dark', drawn);
  const backgrounds = [
    { label: translate('pages.builder.accent.light_ground'), color: light.palette.surface.sunken },
    { label: translate('pages.builder.accent.dark_ground'), color: dark.palette.surface.raised },
  ];
  // The default accent has its own dark variant, so it is not measured there.
  const isOwn = value === DEFAULT_APPEARANCE.skins.accent;
  return (
    <Box>
      <Box sx={{ maxWidth: 400 }}>
        <ColorField
          label={label}
          name="accent"
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          error={isWrong}
          backgrounds={isOwn ? backgrounds.slice(0, 1) : backgrounds}
          helperText={
            isWrong
              ? translate('validation.color')
              : translate('color.hint', { example: '#0f766e' })
          }
        />
      </Box>
      <Typography id={id} variant="subtitle2" component="div" sx={{ mt: 2, mb: 0.75 }}>
        {translate('pages.builder.accent.shown')}
      </Typography>
      <Stack
        direction="row"
        component="ul"
        aria-labelledby={id}
        sx={{ gap: 1.5, flexWrap: 'wrap', m: 0, p: 0, listStyle: 'none' }}
      >
        <Sample theme={light} name="light" />
        <Sample theme={dark} name="dark" />
      </Stack>
      <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 1 }}>
        {translate('pages.builder.accent.adapted')}
      </Typography>
    </Box>
  );
};

const Sample = ({ theme: { palette }, name }: { theme: Theme; name: ThemeMode }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { main: color, contrastText: text } = palette.primary;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        p: 1.5,
        border: 1,
        borderColor: palette.divider,
        borderRadius: 1,
        bgcolor: palette.background.paper,
        color: palette.text.primary,
      }}
    >
      <Typography
        component="span"
        variant="subtitle2"
        sx={{
          px: 1.25,
          py: 0.5,
          borderRadius: 0.75,
          forcedColorAdjust: 'none',
          bgcolor: color,
          color: text,
          whiteSpace: 'nowrap',
        }}
      >
        {translate('pages.builder.accent.sample', {
          ratio: number(Math.floor(contrastRatio(color, text) * 10) / 10),
        })}
      </Typography>
      <Typography component="span" variant="body2">
        {translate(`pages.builder.accent.${name}`, { color })}
      </Typography>
    </Box>
  );
};
