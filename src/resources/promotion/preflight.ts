import type { RaRecord } from 'react-admin';
import { reachesCustomers } from '@/core/audience';
import { DAY_MS, dayOf, today } from '@/core/days';
import { numberOf } from '@/core/number';
import type { PromotionStep } from '@/domain/promotion/promotion-steps';
import { hasEnded } from '@/core/state';
import { quotasOf } from './promotion.codec';

/** A problem of a promotion, and the place to fix it. */
export type Finding =
  | { name: 'nothing_given' | 'no_customers'; at: Place }
  | { name: 'over' | 'pays_nothing'; day: Date; at: Place }
  | { name: 'quota_below_limit'; company: string; quota: number; limit: number; at: Place }
  | { name: 'empty_category'; category: string; at: Place }
  | { name: 'no_app'; company: string; at: Place }
  | { name: 'worth_over_target'; gift: RaRecord; worth: number; target: number; at: Place }
  /** `from` and `to` are the first and last common day; `isWhole` if those are all days of the promotion. */
  | { name: 'overlap'; other: RaRecord; from: string; to: string; isWhole: boolean; at: Place };

type Place = { step: PromotionStep; field?: string };

/** The data of the checks; data that could not be read is undefined, and its checks are skipped. */
export type Checked = {
  promotion: RaRecord;
  /** Its gifts or rewards. */
  given?: readonly RaRecord[];
  /** The number of active customers in each of its categories. */
  customersIn?: ReadonlyMap<string, number>;
  /** The number of apps of each of its companies. */
  appsOf?: ReadonlyMap<string, number>;
  /** The other promotions of its companies. */
  others?: readonly RaRecord[];
  /** Whether it has ended with winners, who prove that customers could win. */
  isWon?: boolean;
};

/** Returns all findings; those that prevent anybody from winning come first. */
export const findingsOf = (
  { promotion, given, customersIn, appsOf, others, isWon = false }: Checked,
  now = today(),
): Finding[] => {
  const findings: Finding[] = [
    ...(given?.length === 0 ? [{ name: 'nothing_given', at: { step: 'given' } } as const] : []),
    ...reachFindings(promotion),
    ...dayFindings(promotion, now),
    ...quotaFindings(promotion),
    ...categoryFindings(promotion, customersIn),
    ...worthFindings(given ?? []),
    // A promotion that has ended is no longer shown, and takes no more customers from another one.
    ...(hasEnded(promotion, now)
      ? []
      : [...appFindings(promotion, appsOf), ...overlapFindings(promotion, others ?? [])]),
  ];
  return isWon ? findings.filter((finding) => !isStop(finding)) : findings;
};

/** Whether a finding prevents anybody from winning. */
export const isStop = ({ name }: Finding): boolean => STOPS.includes(name);

const STOPS: readonly Finding['name'][] = ['nothing_given', 'no_customers', 'over', 'pays_nothing'];

const reachFindings = ({ recipients }: RaRecord): Finding[] =>
  reachesCustomers(recipients as string[])
    ? []
    : [{ name: 'no_customers', at: { step: 'audience', field: 'recipients' } }];

/** A month's turnover is known at its end: a promotion that ends before its first month does pays nothing. */
const dayFindings = ({ start_date, end_date, status }: RaRecord, now: Date): Finding[] => {
  const start = dayOf(start_date);
  const end = dayOf(end_date);
  if (!start || !end) return [];
  const at: Place = { step: 'essentials', field: 'end_date' };
  if (status !== 'concluded' && end < now) return [{ name: 'over', day: end, at }];
  const known = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1));
  return end.getTime() + DAY_MS < known.getTime() ? [{ name: 'pays_nothing', day: known, at }] : [];
};

const quotaFindings = (promotion: RaRecord): Finding[] => {
  const limit = numberOf(promotion.max_per_client) ?? 0;
  return quotasOf(promotion).flatMap(({ company_code, quota }, index): Finding[] =>
    quota > 0 && quota < limit
      ? [
          {
            name: 'quota_below_limit',
            company: company_code,
            quota,
            limit,
            at: { step: 'audience', field: `company_quotas.${index}.quota` },
          },
        ]
      : [],
  );
};

const categoryFindings = (
  { categories }: RaRecord,
  customersIn: ReadonlyMap<string, number> | undefined,
): Finding[] =>
  (categories as string[])
    .filter((category) => customersIn?.get(category) === 0)
    .map((category) => ({
      name: 'empty_category',
      category,
      at: { step: 'audience', field: 'categories' },
    }));

const appFindings = (
  promotion: RaRecord,
  appsOf: ReadonlyMap<string, number> | undefined,
): Finding[] =>
  quotasOf(promotion).flatMap(({ company_code: company }, index): Finding[] =>
    appsOf?.get(company) === 0
      ? [
          {
            name: 'no_app',
            company,
            at: { step: 'audience', field: `company_quotas.${index}.company_code` },
          },
        ]
      : [],
  );

const worthFindings = (given: readonly RaRecord[]): Finding[] =>
  given.flatMap((gift): Finding[] => {
    const worth = numberOf(gift.worth) ?? 0;
    const target = numberOf(gift.target) ?? Number.POSITIVE_INFINITY;
    return worth > target
      ? [{ name: 'worth_over_target', gift, worth, target, at: { step: 'given' } }]
      : [];
  });

const overlapFindings = (promotion: RaRecord, others: readonly RaRecord[]): Finding[] =>
  others
    .filter((other) => isOverlap(promotion, other))
    .map((other) => {
      const [start, end] = [dayText(promotion.start_date), dayText(promotion.end_date)];
      const from = [start, dayText(other.start_date)].toSorted().at(-1) ?? '';
      const to = [end, dayText(other.end_date)].toSorted()[0] ?? '';
      const at: Place = { step: 'essentials', field: 'start_date' };
      return { name: 'overlap', other, from, to, isWhole: from === start && to === end, at };
    });

/** Whether two promotions that are not over share a day and customers. */
const isOverlap = (one: RaRecord, other: RaRecord): boolean =>
  one.id !== other.id &&
  other.status !== 'concluded' &&
  reachesCustomers(one.recipients as string[]) &&
  reachesCustomers(other.recipients as string[]) &&
  dayText(one.start_date) <= dayText(other.end_date) &&
  dayText(other.start_date) <= dayText(one.end_date) &&
  shares(companiesOf(one), companiesOf(other)) &&
  shares(one.categories as string[], other.categories as string[]);

const companiesOf = (promotion: RaRecord) =>
  quotasOf(promotion).map(({ company_code }) => company_code);

/** Whether two lists overlap; an empty list means all. */
const shares = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === 0 || others.length === 0 || some.some((code) => others.includes(code));

const dayText = (value: unknown) => String(value ?? '').slice(0, 10);
