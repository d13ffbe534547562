import { describe, expect, it } from 'vitest';
import { createColors, colorsOnAccent } from '@/app/theme/colors';
import { createAccentTheme, createConsoleTheme } from '@/app/theme/theme';
import { durations, type Tone } from '@/app/theme/tokens';
import { themeFactory } from '@/app/theme/console-themes';
import { DEFAULT_APPEARANCE, readAppearance } from '@/core/appearance';
import { contrastRatio } from '@/core/color';

const MODES = ['light', 'dark'] as const;
const PRODUCT = DEFAULT_APPEARANCE.skins.accent;
const ACCENTS = [
  PRODUCT,
  '#ffe600',
  '#0b0b0b',
  '#e11d48',
  '#8ea0ff',
  '#0f766e',
  '#ffffff',
  '#808080',
  '#00ff00',
  '#ff00ff',
  '#f97316',
  '#7f1d1d',
];
const TONES: Tone[] = ['success', 'warning', 'error', 'info', 'accent', 'neutral'];

const skinsWith = (skins: object) => readAppearance({ skins }).skins;

describe.each(MODES)('the %s theme', (mode) => {
  describe.each(ACCENTS)('with the accent %s', (accent) => {
    const colors = createColors(mode, accent);
    const grounds = [colors.canvas, colors.surface, colors.raised, colors.sunken];

    it('can be read on every surface', () => {
      for (const ground of grounds) {
        expect(contrastRatio(colors.text, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(colors.textMuted, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(colors.accent, ground)).toBeGreaterThanOrEqual(4.5);
      }
    });

    it.each(TONES)('can be read as %s, on its tint and on a surface', (tone) => {
      const { text, tint, solid } = colors.status[tone];
      expect(contrastRatio(text, tint)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(text, colors.surface)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(solid, colors.surface)).toBeGreaterThanOrEqual(4.5);
    });

    it('can be read on its primary button, under the pointer too', () => {
      const { main, dark, contrastText } = createConsoleTheme(mode, skinsWith({ accent })).palette
        .primary;
      expect(contrastRatio(contrastText, main)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(contrastText, dark)).toBeGreaterThanOrEqual(4.5);
    });

    it('can be read on a menu of that colour', () => {
      const on = colorsOnAccent(mode, createColors('light', accent));
      for (const ground of [on.surface, on.hover]) {
        expect(contrastRatio(on.text, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(on.textMuted, ground)).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrastRatio(on.status.accent.text, on.status.accent.tint)).toBeGreaterThanOrEqual(
        4.5,
      );
      expect(contrastRatio(on.onAccent, on.accent)).toBeGreaterThanOrEqual(4.5);
    });

    it('outlines its inputs with 3:1', () => {
      expect(contrastRatio(colors.outline, colors.surface)).toBeGreaterThanOrEqual(3);
    });
  });
});

describe('what the builder chooses', () => {
  it('leaves the console as it was where nothing was chosen', () => {
    const theme = createConsoleTheme('light', skinsWith({}));
    expect(theme.palette.primary.main).toBe(PRODUCT);
    expect(theme.shape.borderRadius).toBe(8);
    expect(theme.typography.body1).toMatchObject({ fontSize: 14, lineHeight: '22px' });
    expect(theme.components?.MuiButton?.styleOverrides?.root).toMatchObject({
      minHeight: 36,
      padding: '6px 14px',
      borderRadius: 8,
    });
  });

  it('keeps an accent that can be read as it is', () => {
    expect(createColors('light', '#0f766e').accent).toBe('#0f766e');
    expect(createColors('dark', '#ffe600').accent).toBe('#ffe600');
  });

  it('rounds corners, sets rows closer and writes larger', () => {
    const skins = skinsWith({ radius: 0, density: 'compact', textSize: 'larger' });
    const theme = createConsoleTheme('light', skins);
    expect(theme.shape.borderRadius).toBe(0);
    expect(theme.typography.body1).toMatchObject({ fontSize: 16, lineHeight: '24px' });
    expect(theme.components?.MuiTableCell?.styleOverrides?.root).toMatchObject({ height: 36 });
  });

  it('makes a theme once for the same choice', () => {
    const skins = skinsWith({ accent: '#e11d48' });
    expect(createConsoleTheme('dark', skins)).toBe(createConsoleTheme('dark', skins));
    expect(createAccentTheme('dark', skins)).toBe(createAccentTheme('dark', skins));
    expect(createConsoleTheme('dark', skins)).not.toBe(createConsoleTheme('light', skins));
  });

  it('gives the menu a skin of its own', () => {
    const modeOf = (skin: string) =>
      themeFactory.ofAside('light', readAppearance({ aside: { skin } })).palette.mode;
    expect(['page', 'light', 'dark', 'accent'].map(modeOf)).toEqual([
      'light',
      'light',
      'dark',
      'dark',
    ]);
  });
});

it('moves nothing for 200 ms or longer', () => {
  for (const duration of Object.values(durations)) expect(duration).toBeLessThan(200);
});
