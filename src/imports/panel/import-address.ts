import { RECORD_TYPES, type RecordType } from '@/imports/read/record-types';
import type { ResourceDefinition } from '@/core/resource';
import { fillPath } from '@/core/routes';

/** The kinds of file in the order of their tabs. */
export const KINDS = Object.keys(RECORD_TYPES) as RecordType[];

/** Kinds without an address of their own: the kind whose page shows them as a tab. */
const SHOWN_ON: Readonly<Partial<Record<string, RecordType>>> = {
  RewardTarget: 'Target',
  Promotion: 'Order',
};

/** The address where files of a kind are imported; undefined without a page of imports. */
export const importAddress = (
  imports: ResourceDefinition | undefined,
  kind: RecordType,
): string | undefined => {
  const path = imports?.routes.list;
  const page = SHOWN_ON[kind];
  if (!path) return undefined;
  return `${fillPath(path, { record_type: page ?? kind })}${page ? `?tab=${kind}` : ''}`;
};

/** The kind that a page with this `record_type` in its address, and this `tab`, shows. */
export const kindShown = (recordType: string, tab: string | null): string =>
  tab !== null && SHOWN_ON[tab] === recordType ? tab : recordType;
