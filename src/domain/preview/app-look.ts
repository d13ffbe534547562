import { isHexColor, mostReadable, readableOn } from '@/core/color';
import { isImageSource } from '@/core/images';
import { lineOf, textOf } from '@/core/text';

/** The look of an app; a colour that is still being typed is `undefined`. */
export type AppLook = {
  name: string;
  logo?: string;
  primary?: string;
  secondary?: string;
  background?: string;
  text?: string;
};

/** The look from the wire's fields of an app, as read or while being typed. */
export const appLookOf = (fields: Readonly<Record<string, unknown>>): AppLook => ({
  name: lineOf(textOf(fields.app_name).trim()),
  logo: pictureOf(fields.logo),
  primary: colorOf(fields.primary_color),
  secondary: colorOf(fields.secondary_color),
  background: colorOf(fields.background_color),
  text: colorOf(fields.text_color),
});

/** The look of a tile. */
export type TileLook = {
  title: string;
  text?: string;
  background?: string;
  picture?: string;
  /** Columns of the grid's three. */
  span: 1 | 2 | 3;
  section: string;
};

/** The look from the wire's fields of a tile, as read or while being typed. */
export const tileLookOf = (fields: Readonly<Record<string, unknown>>): TileLook => ({
  title: lineOf(textOf(fields.title).trim()),
  text: colorOf(fields.text_color),
  background: colorOf(fields.background_color),
  picture: pictureOf(fields.background_image),
  span: spanOf(fields.columns),
  section: lineOf(textOf(fields.section).trim()),
});

/** `look` with a readable text colour, for previews that are about the content, not the colours. */
export const readable = (look: AppLook): AppLook => {
  const { background, text } = look;
  return background && text ? { ...look, text: readableOn(background, text) } : look;
};

/** A readable colour on the app's primary colour: its background or its text colour, whichever has more contrast. */
export const onPrimary = ({ primary, background, text }: AppLook): string | undefined =>
  primary && background && text
    ? readableOn(primary, mostReadable(primary, [background, text]))
    : background;

const spanOf = (value: unknown): 1 | 2 | 3 => {
  const span = Number(value);
  return span === 2 || span === 3 ? span : 1;
};

const colorOf = (value: unknown) => (isHexColor(value) ? value : undefined);

const pictureOf = (value: unknown) =>
  typeof value === 'string' && isImageSource(value) ? value : undefined;
