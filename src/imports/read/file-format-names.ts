import type { Separator } from './dialect';
import type { Encoding } from './encoding';

/** Encodings have the same names in every language. */
export const ENCODING_NAMES: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
  'iso-8859-15': 'ISO-8859-15',
};

/** The last parts of the separators' message keys. */
export const SEPARATOR_NAMES = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'pipe',
  ':': 'colon',
} as const satisfies Record<Separator, string>;
