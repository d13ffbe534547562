import { getContrastRatio } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { createColors } from '@/app/theme/palette';
import { createConsoleTheme } from '@/app/theme/theme';
import { durations, type Tone } from '@/app/theme/tokens';

const MODES = ['light', 'dark'] as const;
const ACCENTS = [undefined, '#ffe600', '#0b0b0b', '#e11d48', '#8ea0ff', '#0f766e'];
const TONES: Tone[] = ['success', 'warning', 'error', 'info', 'accent', 'neutral'];

describe.each(MODES)('the %s theme', (mode) => {
  describe.each(ACCENTS)('with the accent %s', (accent) => {
    const colors = createColors(mode, accent);
    const grounds = [colors.canvas, colors.surface, colors.raised, colors.sunken];

    it('can be read on every surface', () => {
      for (const ground of grounds) {
        expect(getContrastRatio(colors.text, ground)).toBeGreaterThanOrEqual(4.5);
        expect(getContrastRatio(colors.textMuted, ground)).toBeGreaterThanOrEqual(4.5);
        expect(getContrastRatio(colors.accent, ground)).toBeGreaterThanOrEqual(4.5);
      }
    });

    it.each(TONES)('can be read as %s, on its tint and on a surface', (tone) => {
      const { text, tint, solid } = colors.status[tone];
      expect(getContrastRatio(text, tint)).toBeGreaterThanOrEqual(4.5);
      expect(getContrastRatio(text, colors.surface)).toBeGreaterThanOrEqual(4.5);
      expect(getContrastRatio(solid, colors.surface)).toBeGreaterThanOrEqual(4.5);
    });

    it('can be read on its primary button, under the pointer too', () => {
      const { main, dark, contrastText } = createConsoleTheme(mode, accent).palette.primary;
      expect(getContrastRatio(contrastText, main)).toBeGreaterThanOrEqual(4.5);
      expect(getContrastRatio(contrastText, dark)).toBeGreaterThanOrEqual(4.5);
    });

    it('outlines its inputs with 3:1', () => {
      expect(getContrastRatio(colors.outline, colors.surface)).toBeGreaterThanOrEqual(3);
    });
  });
});

it('moves nothing for 200 ms or longer', () => {
  for (const duration of Object.values(durations)) expect(duration).toBeLessThan(200);
});
