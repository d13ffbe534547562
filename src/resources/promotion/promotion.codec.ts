import { isRecord } from '@/core/is-record';
import { listOf, textsOf } from '@/core/one-or-many';
import type { Codec, WireRecord } from '@/core/resource';

/** What a company may give out of a promotion; a quota of 0 is no limit. */
export type Quota = { company_code: string; quota: number };

/** A promotion whose lists are lists, whatever stands in their place. */
export const promotionCodec: Codec = {
  read: (wire) => ({
    ...wire,
    company_quotas: listOf<unknown>(wire.company_quotas).filter(isRecord).map(quotaOf),
    recipients: textsOf(wire.recipients),
    categories: textsOf(wire.categories),
  }),
};

const quotaOf = ({ company_code, quota }: WireRecord): Quota => ({
  company_code: String(company_code ?? ''),
  quota: Number(quota) || 0,
});
