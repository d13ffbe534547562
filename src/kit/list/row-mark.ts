import type { Identifier } from 'react-admin';
import { LINE_LENGTH } from '@/core/constants';

/** The value of a row's `data-record`: the record's id; undefined for an id longer than a line, which no record has. */
export const rowMark = (id: Identifier): Identifier | undefined =>
  String(id).length > LINE_LENGTH ? undefined : id;
