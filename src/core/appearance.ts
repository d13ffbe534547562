import { isHexColor } from './color';
import type { ThemeMode } from './constants';

/**
 * The options of the console's look (specification, section 2: the layout builder): one table, area by area. The
 * builder's form, the schema of the JSON configuration and the reading of the browser's storage all derive from it.
 *
 * It does not import zod: the login and the console's frame read it before anything else.
 */
export const APPEARANCE = {
  skins: {
    theme: choice(['user', 'light', 'dark']),
    accent: color('#3b5bdb'),
    radius: range({ min: 0, max: 16, step: 1, unit: 'px' }, 8),
    density: choice(['compact', 'normal', 'roomy'], 'normal'),
    textSize: choice(['normal', 'large', 'larger']),
  },
  header: {
    fixed: toggle(true),
    width: choice(['full', 'contained'], 'contained'),
    alerts: toggle(true),
    language: toggle(true),
    themeSwitch: toggle(true),
  },
  subheader: {
    size: choice(['compact', 'normal', 'roomy'], 'normal'),
    sticky: toggle(false),
    breadcrumb: choice(['header', 'page', 'hidden']),
    subtitle: toggle(true),
    count: toggle(true),
  },
  content: {
    width: choice(['limited', 'fluid']),
    maxWidth: range({ min: 960, max: 1920, step: 40, unit: 'px' }, 1600),
    padding: choice(['compact', 'normal', 'roomy'], 'normal'),
  },
  aside: {
    start: choice(['open', 'folded']),
    skin: choice(['page', 'light', 'dark', 'accent']),
    groupNames: toggle(true),
    width: range({ min: 200, max: 320, step: 4, unit: 'px' }, 248),
  },
  footer: {
    shown: toggle(true),
    fixed: toggle(false),
    width: choice(['full', 'contained'], 'contained'),
    text: text(80),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Option>>>>;

export type Choice<V extends string = string> = {
  kind: 'choice';
  values: readonly V[];
  initial: V;
};
export type Toggle = { kind: 'toggle'; initial: boolean };
/** A whole number from `min` to `max`; the builder's slider moves by `step`. */
export type Range = {
  kind: 'range';
  min: number;
  max: number;
  step: number;
  unit: 'px';
  initial: number;
};
export type Color = { kind: 'color'; initial: string };
export type Text = { kind: 'text'; maxLength: number; initial: string };
export type Option = Choice | Toggle | Range | Color | Text;

export type Area = keyof typeof APPEARANCE;

type ValueOf<O> =
  O extends Choice<infer V> ? V : O extends Toggle ? boolean : O extends Range ? number : string;

/** The chosen options, area by area, complete and valid. */
export type Appearance = {
  readonly [A in Area]: {
    readonly [K in keyof (typeof APPEARANCE)[A]]: ValueOf<(typeof APPEARANCE)[A][K]>;
  };
};

export const AREAS = Object.keys(APPEARANCE) as readonly Area[];

/** The options of `area` in the order they are offered, without their types. */
export const optionsOf = (area: Area): readonly (readonly [name: string, option: Option])[] =>
  Object.entries<Option>(APPEARANCE[area]);

/** Whether `value` is valid for `option`. The only place that decides this. */
export const accepts = (option: Option, value: unknown): boolean => {
  switch (option.kind) {
    case 'choice':
      return typeof value === 'string' && option.values.includes(value);
    case 'toggle':
      return typeof value === 'boolean';
    case 'range':
      return Number.isInteger(value) && isBetween(value as number, option);
    case 'color':
      return isHexColor(value);
    default:
      return typeof value === 'string' && value.length <= option.maxLength && !CONTROLS.test(value);
  }
};

/**
 * The appearance in `stored`, which may be anything: an option that is missing, or that no builder of this version
 * would have written, has its default.
 */
export const readAppearance = (stored: unknown): Appearance =>
  Object.fromEntries(
    AREAS.map((area) => {
      const given = ownValue(stored, area);
      const values = optionsOf(area).map(([name, option]) => {
        const value = ownValue(given, name);
        return [name, accepts(option, value) ? value : option.initial];
      });
      return [area, Object.fromEntries(values)];
    }),
  ) as Appearance;

/** Every option with its initial value. */
export const DEFAULT_APPEARANCE: Appearance = readAppearance(undefined);

/** Whether all options have the same values. */
export const isSameAppearance = (one: Appearance, other: Appearance): boolean =>
  AREAS.every((area) =>
    optionsOf(area).every(([name]) => ownValue(one[area], name) === ownValue(other[area], name)),
  );

/** The theme forced on all users; null where each user has their own. */
export const forcedTheme = ({ skins: { theme } }: Appearance): ThemeMode | null =>
  theme === 'user' ? null : theme;

/** Line breaks, terminal control characters and text direction marks, which a footer must not contain. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

const isBetween = (value: number, { min, max }: Range) => value >= min && value <= max;

function ownValue(holder: unknown, name: string): unknown {
  return typeof holder === 'object' && holder !== null && Object.hasOwn(holder, name)
    ? (holder as Record<string, unknown>)[name]
    : undefined;
}

function choice<const V extends string>(values: readonly [V, ...V[]], initial: V = values[0]) {
  return { kind: 'choice', values, initial } as Choice<V>;
}

function toggle(initial: boolean): Toggle {
  return { kind: 'toggle', initial };
}

function range(bounds: Omit<Range, 'kind' | 'initial'>, initial: number): Range {
  return { kind: 'range', ...bounds, initial };
}

function color(initial: string): Color {
  return { kind: 'color', initial };
}

function text(maxLength: number): Text {
  return { kind: 'text', maxLength, initial: '' };
}
