import { numberOf } from '@/core/number';
import { isRecord } from '@/core/is-record';
import { listOf, textsOf } from '@/core/one-or-many';
import type { Codec, WireRecord } from '@/core/resource';
import { stateInDays } from '@/core/state';

/** What a company may give out of a promotion; a quota of 0 is no limit. */
export type Quota = { company_code: string; quota: number };

/** The row of a company that is still to be chosen. */
export const EMPTY_QUOTA = { company_code: '', quota: null };

/** A promotion whose lists are lists and whose limit is a number, with its state today. */
export const promotionCodec: Codec = {
  read: (wire) => ({
    ...wire,
    max_per_client: numberOf(wire.max_per_client) ?? null,
    company_quotas: listOf<unknown>(wire.company_quotas).filter(isRecord).map(quotaOf),
    recipients: textsOf(wire.recipients),
    categories: textsOf(wire.categories),
    state: wire.status === 'active' ? stateInDays('active', wire) : wire.status,
  }),
};

/** The companies that give out a promotion as the codec reads it, with what each may give. */
export const quotasOf = ({ company_quotas }: WireRecord): Quota[] => company_quotas as Quota[];

const quotaOf = ({ company_code, quota }: WireRecord): Quota => ({
  company_code: String(company_code ?? ''),
  quota: Number(quota) || 0,
});
