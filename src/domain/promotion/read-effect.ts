import type { DataProvider, RaRecord } from 'react-admin';
import { MAX_PAGE_SIZE } from '@/core/constants';
import type { ResourceDefinition, WireRecord } from '@/core/resource';
import { ADDITIONAL_AWARD, COMPANY_REPORT, PROMOTION } from '@/core/resource-names';
import { textOrNumberOf } from '@/core/text';
import { readPages } from '@/providers/data/iterate-pages';
import { readReport } from '@/domain/report/read-report';
import {
  afterChange,
  needsConfirmation,
  isUpcoming,
  newStateOf,
  piecesBelowDelivered,
  reportsOf,
  totalsIn,
  type AwardTotals,
  type Change,
  type WholePromotion,
} from './change-effect';
import { changesReach, earnedAfter, type EarnedAfter } from './earned-after';
import { exposureOf, type BonusCost, type Exposure } from './exposure';
import { givenResource } from './promotion-steps';
import { readTurnovers, turnoverScope } from './read-turnovers';
import { readBonusCost } from './useBonusCost';

/** The figures of a promotion before and after a change; null where they are not known. */
export type Effect = {
  /** Number of earned awards. */
  earned: { before: number | null; after: number | null };
  /** Worth of the awards in euros. */
  payout: { before: number | null; after: number | null };
  cost: { before: Cost | null; after: Cost | null };
  /** The awards that customers earned after the change, with how many have fewer or more. */
  will?: EarnedAfter | null;
  /** Its reports, one per company. */
  reports: readonly WireRecord[] | null;
  /** The pieces of the changed gift, where fewer than were delivered. */
  pieces?: ReturnType<typeof piecesBelowDelivered>;
};
export type Cost = { exposure: Exposure; bonus: BonusCost | undefined };

/** The figures of a promotion whose change the user must confirm; its `totals` are null where they cannot be read. */
export type ChangeFigures = { promotion: RaRecord; totals: AwardTotals | null } & Effect;

/** Reads `promotion` again, because another user may have concluded it meanwhile; returns it as given if that fails. */
export const readStored = async (
  provider: DataProvider,
  promotion: RaRecord,
): Promise<RaRecord> => {
  try {
    return (await provider.getOne(PROMOTION, { id: promotion.id })).data;
  } catch {
    // The save or deletion that follows will show the error.
    return promotion;
  }
};

/**
 * Reads the figures of `promotion` before and after `change`; null where the user need not confirm the change: the
 * promotion has not begun, or it does not {@link needsConfirmation} and the change neither deletes earned awards nor
 * gives it another state.
 *
 * @param reports the definition of the reports by company
 * @param turnoversOf reads the turnovers, if not anew
 */
export const readChangeFigures = async (
  provider: DataProvider,
  reports: ResourceDefinition,
  promotion: RaRecord,
  change: Change,
  turnoversOf?: typeof readTurnovers,
): Promise<ChangeFigures | null> => {
  if (isUpcoming(promotion)) return null;
  const rows = await readReportRows(provider, promotion);
  const totals = rows && totalsIn(rows);
  // A deletion also loses the awards that are earned but not delivered.
  const isLost = change.after === undefined && (totals?.earned ?? 0) > 0;
  if (!isLost && !needsConfirmation(promotion, totals) && !newStateOf(promotion, change))
    return null;
  const effect = await readEffect(provider, reports, promotion, change, rows, turnoversOf);
  return { promotion, totals, ...effect };
};

/** Reads the report rows of a promotion, one per company; null where they cannot be read. */
export const readReportRows = (
  provider: DataProvider,
  { code }: RaRecord,
): Promise<RaRecord[] | null> => orNull(readRows(provider, code));

/** Reads all pages, because the search may find other promotions first. */
const readRows = async (provider: DataProvider, code: unknown): Promise<RaRecord[] | null> => {
  const list = await readPages<RaRecord>((page) =>
    provider.getList(COMPANY_REPORT, {
      pagination: { page, perPage: MAX_PAGE_SIZE },
      sort: { field: 'promotion_code', order: 'ASC' },
      filter: { q: textOrNumberOf(code) },
    }),
  );
  return reportsOf(code, list);
};

/**
 * Reads the records below `promotion` and its reports, and returns its figures before and after `change`.
 *
 * @param definition the definition of the reports by company
 * @param rows the promotion's report rows, one per company; null where they cannot be read
 * @param turnoversOf reads the turnovers, if not anew
 */
export const readEffect = async (
  provider: DataProvider,
  definition: ResourceDefinition,
  promotion: RaRecord,
  change: Change,
  rows: readonly RaRecord[] | null,
  turnoversOf = readTurnovers,
): Promise<Effect> => {
  const [given, awards, reports] = await Promise.all([
    orNull(readBelow(provider, promotion, givenResource(promotion))),
    orNull(readBelow(provider, promotion, ADDITIONAL_AWARD)),
    orNull(readReports(definition, rows ?? [])),
  ]);
  const reported = rows && totalsIn(rows);
  const [earned, payout] = [reported?.earned ?? null, reported?.payout ?? null];
  if (!given || !awards) {
    return {
      earned: { before: earned, after: null },
      payout: { before: payout, after: null },
      cost: { before: null, after: null },
      reports,
    };
  }
  const before = { promotion, given, awards };
  const after = afterChange(before, change);
  const turnovers =
    after && changesReach(promotion, after.promotion)
      ? orNull(turnoversOf(provider, turnoverScope([promotion, after.promotion])))
      : null;
  const costOf = async (whole: WholePromotion): Promise<Cost> => ({
    exposure: exposureOf(whole.promotion, whole.given),
    bonus: (await orNull(readBonusCost(provider, whole.promotion, whole.awards))) ?? undefined,
  });
  const [costBefore, costAfter] = await Promise.all([costOf(before), after && costOf(after)]);
  const will = earnedAfter(before, after, reports, await turnovers);
  return {
    earned: { before: earned, after: will?.awards ?? null },
    payout: { before: payout, after: will?.payout ?? null },
    cost: { before: costBefore, after: costAfter },
    will,
    reports,
    pieces: reports ? piecesBelowDelivered(before, change, reports) : undefined,
  };
};

/** The data that awards are allocated by: a promotion's gifts or rewards, and its reports with lines by customer. */
export type AllocationInputs = { given: readonly RaRecord[]; reports: readonly WireRecord[] };

/** Reads the data that the awards of `promotion` are allocated by; null where it cannot be read. */
export const readAllocationInputs = async (
  provider: DataProvider,
  definition: ResourceDefinition,
  promotion: RaRecord,
  rows: readonly RaRecord[],
): Promise<AllocationInputs | null> => {
  const [given, reports] = await Promise.all([
    orNull(readBelow(provider, promotion, givenResource(promotion))),
    orNull(readReports(definition, rows)),
  ]);
  return given && reports && { given, reports };
};

/** Reads all records of the resource `name` below `promotion`; null if there are too many to read. */
const readBelow = async (
  provider: DataProvider,
  { id }: RaRecord,
  name: string,
): Promise<RaRecord[] | null> => {
  const meta = { parents: { promotion_id: String(id) } };
  const { rows, total } = await readPages<RaRecord>((page) =>
    provider.getList(name, { pagination: { page, perPage: MAX_PAGE_SIZE }, filter: {}, meta }),
  );
  return rows.length < total ? null : rows;
};

/** The reports of `rows`, with their lines by customer; `definition` is that of the reports by company. */
export const readReports = (
  definition: ResourceDefinition,
  rows: readonly RaRecord[],
  signal?: AbortSignal,
): Promise<WireRecord[]> =>
  Promise.all(
    rows.map(({ promotion_code, company_code }) =>
      readReport(
        definition,
        textOrNumberOf(promotion_code),
        textOrNumberOf(company_code) || undefined,
        signal,
      ),
    ),
  );

/** The result of `reading`, or null if it fails: figures that cannot be read are shown as unknown. */
const orNull = <Value>(reading: Promise<Value>): Promise<Value | null> => reading.catch(() => null);
