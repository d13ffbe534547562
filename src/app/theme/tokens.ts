import { DEFAULT_APPEARANCE } from '@/core/appearance';

/**
 * The design tokens: every colour, size and duration of the console is here and nowhere else.
 *
 * Text colours have 4.5:1 on every surface they are used on, outlines of inputs 3:1, in both themes (WCAG 2.2 AA;
 * tests/unit/theme.test.ts computes it).
 */
export type Tone = 'success' | 'warning' | 'error' | 'info' | 'accent' | 'neutral';

/** A status as text on its own tint, the hairline around it, and as a solid dot or bar. */
export type StatusColors = { text: string; tint: string; line: string; solid: string };

export type ColorTokens = {
  /** The page background. */
  canvas: string;
  /** Cards, tables, forms. */
  surface: string;
  /** Floating surfaces: menus, dialogs, alerts. */
  raised: string;
  /** Wells, table heads, code. */
  sunken: string;
  hairline: string;
  /** Outline of inputs: 3:1 on a surface. */
  outline: string;
  text: string;
  textMuted: string;
  textDisabled: string;
  hover: string;
  accent: string;
  onAccent: string;
  backdrop: string;
  /** Only of overlays. */
  shadow: string;
  status: Record<Tone, StatusColors>;
  brand: BrandColors;
};

/** Colours of the picture beside the login, the same night scene in both themes. */
export type BrandColors = {
  ground: string;
  deep: string;
  line: string;
  glow: string;
  text: string;
};

const brand: BrandColors = {
  ground: '#22307a',
  deep: '#141b45',
  line: '#5f78f0',
  glow: '#a9b7ff',
  text: '#f4f6ff',
};

const DEFAULT_ACCENT = DEFAULT_APPEARANCE.skins.accent;

export const lightColors: ColorTokens = {
  canvas: '#f6f7f9',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#f1f3f6',
  hairline: '#e2e5eb',
  outline: '#868fa0',
  text: '#141922',
  textMuted: '#566072',
  textDisabled: '#8a93a3',
  hover: 'rgba(20, 25, 34, 0.045)',
  accent: DEFAULT_ACCENT,
  onAccent: '#ffffff',
  backdrop: 'rgba(20, 25, 34, 0.42)',
  shadow: '0 0 0 1px rgba(20, 25, 34, 0.06), 0 8px 28px rgba(20, 25, 34, 0.14)',
  status: {
    success: { text: '#0c6b36', tint: '#e3f5ea', line: '#b4e0c5', solid: '#0f7a3d' },
    warning: { text: '#7c4a03', tint: '#fdf1da', line: '#f0d6a0', solid: '#8f5704' },
    error: { text: '#ab1d14', tint: '#fdeceb', line: '#f5c4c0', solid: '#c7271d' },
    info: { text: '#0b57a4', tint: '#e6f0fb', line: '#bcd8f4', solid: '#0b66c2' },
    accent: { text: '#3451c9', tint: '#eaeefc', line: '#c8d2f7', solid: DEFAULT_ACCENT },
    neutral: { text: '#4a5465', tint: '#eef0f4', line: '#d9dde4', solid: '#667085' },
  },
  brand,
};

export const darkColors: ColorTokens = {
  canvas: '#0f1318',
  surface: '#161b22',
  raised: '#1c222b',
  sunken: '#12161c',
  hairline: '#29313c',
  outline: '#6b7689',
  text: '#e7eaf0',
  textMuted: '#9aa5b6',
  textDisabled: '#667085',
  hover: 'rgba(231, 234, 240, 0.06)',
  accent: '#8ea0ff',
  onAccent: '#0d1226',
  backdrop: 'rgba(4, 6, 9, 0.64)',
  shadow: '0 0 0 1px rgba(231, 234, 240, 0.09), 0 12px 32px rgba(0, 0, 0, 0.55)',
  status: {
    success: { text: '#57d092', tint: '#12291d', line: '#1f4a33', solid: '#57d092' },
    warning: { text: '#f2b950', tint: '#2e2410', line: '#554118', solid: '#f2b950' },
    error: { text: '#ff8f87', tint: '#341816', line: '#5f2a26', solid: '#ff8f87' },
    info: { text: '#74bbff', tint: '#12263b', line: '#1f456b', solid: '#74bbff' },
    accent: { text: '#aab8ff', tint: '#1f2747', line: '#36437a', solid: '#8ea0ff' },
    neutral: { text: '#b3bdcb', tint: '#232a34', line: '#343d4a', solid: '#9aa5b6' },
  },
  brand,
};

/** Pixels, the same in every theme. Spacing is a multiple of eight, or four where eight is too much. */
export const sizes = {
  spacing: 8,
  topBar: 56,
  icon: 20,
  iconSmall: 18,
  iconLarge: 35,
} as const;

/** Pixels: the heights of controls and rows. */
export const densities = {
  compact: { row: 36, control: 32, controlSmall: 28 },
  normal: { row: 44, control: 36, controlSmall: 32 },
  roomy: { row: 52, control: 40, controlSmall: 36 },
} as const;

/** Pixels, before the user's text step is added; no other sizes are used. */
export const fontSizes = { xs: 12, sm: 13, md: 14, lg: 16, xl: 20, xxl: 28 } as const;

/** Pixels added to every font size; no step makes text smaller. */
export const textSteps = { normal: 0, large: 1, larger: 2 } as const;

export const fontFamily = "'Inter Variable', sans-serif";

/** Milliseconds; no animation takes 200 or longer. */
export const durations = { fast: 90, base: 140, slow: 180 } as const;
