import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type DataProvider, type RaRecord } from 'react-admin';
import { awardLimitsOf } from '@/core/awards';
import { mapWithConcurrency } from '@/core/concurrency';
import { DEFAULT_SORT_FIELD, MAX_PAGE_SIZE, PAGES_STALE_MS } from '@/core/constants';
import { seesAllOf } from '@/domain/audience/sees-all-of';
import type { WireRecord } from '@/core/resource';
import { AWARD_OPTION, BO_USER, PROMOTION } from '@/core/resource-names';
import { readPages } from '@/providers/data/iterate-pages';
import { useSession } from '@/providers/session/use-session';
import { bonusCostOf, type BonusCost } from './exposure';

/**
 * The maximum cost of the additional `awards` of `promotion`; undefined while it loads, and where it cannot be counted
 * (`isFailed`): a user who sees only some of the promotion's back-office users would count only some of the winners.
 */
export const useBonusCost = (
  promotion: RaRecord,
  awards: readonly RaRecord[] | undefined,
): { cost?: BonusCost; isFailed: boolean } => {
  const provider = useDataProvider();
  const user = useSession()?.user;
  const companies = [...awardLimitsOf(promotion).quotas.keys()];
  const canCount = awards?.length === 0 || (user !== undefined && seesAllOf(user, companies));
  const { data, isError } = useQuery({
    queryKey: [PROMOTION, 'bonus cost', companies, awards],
    enabled: awards !== undefined && canCount,
    staleTime: PAGES_STALE_MS,
    retry: false,
    queryFn: ({ signal }) => readBonusCost(provider, promotion, awards ?? [], signal),
  });
  return { cost: data, isFailed: isError || (awards !== undefined && !canCount) };
};

/**
 * Reads the cost once, without a hook.
 *
 * @throws ApiError where back-office users or award options may not be read, and Error where an award option is missing
 */
export const readBonusCost = async (
  provider: DataProvider,
  promotion: WireRecord,
  awards: readonly WireRecord[],
  signal?: AbortSignal,
): Promise<BonusCost> => {
  if (awards.length === 0) return bonusCostOf([], () => 0);
  const companies = [...awardLimitsOf(promotion).quotas.keys()];
  const ids = [...new Set(awards.map(({ award_option_id }) => String(award_option_id)))];
  const { data: options } = await provider.getMany(AWARD_OPTION, { ids });
  if (options.length < ids.length) throw new Error('An award option of the promotion is missing');
  const roleOf = new Map(options.map(({ id, role }) => [String(id), String(role)]));
  const roles = [...new Set(roleOf.values())];
  const counts = await mapWithConcurrency(roles, (role) =>
    countBoUsers(provider, role, companies, signal),
  );
  const countOf = new Map(roles.map((role, at) => [role, counts[at] ?? 0]));
  return bonusCostOf(
    awards,
    ({ award_option_id }) => countOf.get(roleOf.get(String(award_option_id)) ?? '') ?? 0,
  );
};

/** The number of active back-office users with `role` in `companies`; admins belong to no company. */
const countBoUsers = async (
  provider: DataProvider,
  role: string,
  companies: readonly string[],
  signal?: AbortSignal,
): Promise<number> => {
  const places = role === 'admin' ? [{}] : companies.map((company_code) => ({ company_code }));
  const read = (place: object, page: number, perPage: number) =>
    provider.getList<RaRecord>(BO_USER, {
      filter: { ...place, role, status: 'active' },
      pagination: { page, perPage },
      sort: { field: DEFAULT_SORT_FIELD, order: 'ASC' },
      signal,
    });
  const [only, ...others] = places;
  if (only && others.length === 0) return (await read(only, 1, 1)).total ?? 0;
  // A back-office user of several companies is in several lists, and counts once.
  const lists = await mapWithConcurrency(places, (place) =>
    readPages((page) => read(place, page, MAX_PAGE_SIZE)),
  );
  return new Set(lists.flatMap(({ rows }) => rows.map(({ id }) => id))).size;
};
