import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import CircularProgress from '@mui/material/CircularProgress';
import { useState } from 'react';
import { DialogPopover } from '@/ui/page/DialogPopover';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { isHexColor, normalizedHex } from '@/core/color';
import { lazyPart } from '@/ui/lazy/lazy-part';

const ColorPalette = lazyPart(() => import('./ColorPalette'), 'ColorPalette');

type ColorSwatchProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
};

/** Shows a colour and opens the palette. */
export const ColorSwatch = ({ label, value, onChange, disabled }: ColorSwatchProps) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = translate('color.pick', { label });
  const color = isHexColor(value) ? normalizedHex(value) : null;
  return (
    <>
      <ButtonBase
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        disabled={disabled}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          width: 24,
          height: 24,
          mr: 1,
          flex: 'none',
          border: 1,
          borderColor: 'surface.outline',
          borderRadius: 0.75,
          forcedColorAdjust: 'none',
          bgcolor: color ?? 'transparent',
        }}
      />
      <DialogPopover
        anchor={anchor}
        onClose={() => setAnchor(null)}
        label={name}
        sx={{ width: 232, p: 2, mt: 1 }}
      >
        <ColorPalette waiting={<Waiting />} value={color ?? DEFAULT_COLOR} onChange={onChange} />
      </DialogPopover>
    </>
  );
};

/** The palette's colour while none is chosen. */
const DEFAULT_COLOR = '#808080';

const Waiting = () => (
  <Box sx={{ height: 200, display: 'grid', placeItems: 'center' }}>
    <CircularProgress size={24} aria-label={useTranslate()('color.loading')} />
  </Box>
);
