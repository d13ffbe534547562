import type { Identifier } from 'react-admin';
import { LINE_LENGTH } from '@/core/constants';

/** The attribute of a row with the id of its record; undefined for an id longer than a line, which no record has. */
export const rowMark = (id: Identifier): Identifier | undefined =>
  String(id).length > LINE_LENGTH ? undefined : id;
