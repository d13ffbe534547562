import { numberOrNull } from '@/core/number';
import { isRecord } from '@/core/is-record';
import { listOf, textsOf } from '@/core/one-or-many';
import type { Codec, WireRecord } from '@/core/resource';
import { stateInDays } from '@/core/state';

/** The number of awards a company may give in a promotion; a quota of 0 is no limit. */
export type Quota = { company_code: string; quota: number };

/** A row without a company yet. */
export const EMPTY_QUOTA = { company_code: '', quota: null };

/** Reads lists as lists and the limit as a number, and adds today's state. */
export const promotionCodec = {
  read: (wire) => ({
    ...wire,
    max_per_client: numberOrNull(wire.max_per_client),
    company_quotas: listOf<unknown>(wire.company_quotas).filter(isRecord).map(quotaOf),
    recipients: textsOf(wire.recipients),
    categories: textsOf(wire.categories),
    state: wire.status === 'active' ? stateInDays('active', wire) : wire.status,
  }),
  childless: {
    field: 'state',
    among: ['scheduled', 'active'],
    value: 'incomplete',
    childrenIn: 'award_type',
  },
} satisfies Codec;

/** Returns the companies of a promotion that the codec has read, with their quotas. */
export const quotasOf = ({ company_quotas }: WireRecord): Quota[] => company_quotas as Quota[];

const quotaOf = ({ company_code, quota }: WireRecord): Quota => ({
  company_code: String(company_code ?? ''),
  quota: Number(quota) || 0,
});
