import Box from '@mui/material/Box';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { HexColorPicker } from 'react-colorful';
import { useTranslate } from '@/ui/hooks/useTranslate';

type ColorPaletteProps = { value: string; onChange: (value: string) => void };

/** Sets saturation, brightness and hue of a colour, by pointer or arrow keys. Loaded when opened. */
export const ColorPalette = ({ value, onChange }: ColorPaletteProps) => {
  const box = useRef<HTMLDivElement>(null);
  useSliderNames(box);
  return (
    <Box ref={box} sx={LOOK}>
      <HexColorPicker color={value} onChange={onChange} />
    </Box>
  );
};

/** Translates the names of the library's two sliders, and gives the first one its missing value. */
const useSliderNames = (box: RefObject<HTMLDivElement | null>) => {
  const translate = useTranslate();
  useLayoutEffect(() => {
    const [shade, hue] = box.current?.querySelectorAll('[role="slider"]') ?? [];
    const [saturation = '0', brightness = '0'] =
      shade?.getAttribute('aria-valuetext')?.match(/\d+/g) ?? [];
    shade?.setAttribute('aria-label', translate('color.shade'));
    shade?.setAttribute('aria-valuenow', brightness);
    shade?.setAttribute(
      'aria-valuetext',
      translate('color.shade_value', { saturation, brightness }),
    );
    hue?.setAttribute('aria-label', translate('color.hue'));
  });
};

const LOOK = {
  '& .react-colorful': { width: '100%', gap: 1.5 },
  '& .react-colorful__saturation': { borderRadius: 1, borderBottom: 0 },
  '& .react-colorful__hue': { height: 16, borderRadius: 1 },
  '& .react-colorful__pointer': { width: 20, height: 20 },
  '& .react-colorful__interactive:focus-visible .react-colorful__pointer': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '2px',
  },
} as const;
