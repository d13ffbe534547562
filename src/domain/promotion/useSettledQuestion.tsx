import { useState, type ComponentType, type ReactNode } from 'react';
import { useDataProvider, type DataProvider, type RaRecord } from 'react-admin';
import { MAX_PAGE_SIZE } from '@/core/constants';
import type { ResourceDefinition, WireRecord } from '@/core/resource';
import { textOrNumberOf } from '@/core/text';
import { changedFields } from '@/kit/form/changes';
import type { FormSchema } from '@/kit/form/resolver';
import { readReport } from '@/domain/report/read-report';
import { useDefinition, useDefinitions } from '@/kit/registry/definitions';
import {
  afterChange,
  deliveredIn,
  isToCome,
  mayHaveDelivered,
  payoutAfter,
  type Change,
  type Delivered,
} from './change-effect';
import { exposureOf, type BonusCost, type Exposure } from './exposure';
import { ADDITIONAL_AWARD, givenResource } from './promotion-steps';
import { readBonusCost } from './useBonusCost';

/** The data of the question; null where they could not be read. */
export type Settled = {
  promotion: WireRecord;
  change: Change;
  definition: ResourceDefinition;
  schema?: FormSchema;
  /** The changed fields. */
  fields: readonly string[];
  told: Delivered | null;
  /** Worth of the awards in euros, before and after the change. */
  payout: { before: number | null; after: number | null };
  cost: { before: Cost | null; after: Cost | null };
};
export type Cost = { exposure: Exposure; bonus: BonusCost | undefined };

/**
 * Asks before a change of a promotion that is concluded, or has delivered awards: `ask` resolves to whether to go on,
 * at once where nothing was delivered, and `dialog` must be rendered. `ask` rejects where its code cannot be fetched.
 */
export const useSettledQuestion = (): {
  ask: (promotion: RaRecord, change: Change, schema?: FormSchema) => Promise<boolean>;
  dialog: ReactNode;
} => {
  const provider = useDataProvider();
  const definitions = useDefinitions();
  const reports = useDefinition('company-report');
  const [question, setQuestion] = useState<Question | null>(null);

  const ask = async (promotion: RaRecord, change: Change, schema?: FormSchema) => {
    const definition = definitions.get(change.resource);
    if (!definition || isToCome(promotion)) return true;
    const fields = changedIn(definition, change);
    if (change.before && change.after && fields.length === 0) return true;
    const rows = await orNull(readRows(provider, promotion));
    const told = rows && deliveredIn(rows);
    if (!mayHaveDelivered(promotion, told)) return true;
    const effect = await effectOf(provider, reports, promotion, change, rows);
    const settled = { promotion, change, definition, schema, fields, told, ...effect };
    // Its code is fetched before it is shown: if that fails, the save fails and nothing is lost.
    const { SettledDialog } = await import('./SettledDialog');
    return new Promise<boolean>((answer) =>
      setQuestion({ settled, answer, Dialog: SettledDialog }),
    );
  };
  const say = (isGoingOn: boolean) => {
    question?.answer(isGoingOn);
    setQuestion(null);
  };
  return {
    ask,
    dialog: question && <question.Dialog settled={question.settled} onAnswer={say} />,
  };
};

type Question = {
  settled: Settled;
  answer: (isGoingOn: boolean) => void;
  Dialog: ComponentType<{ settled: Settled; onAnswer: (isGoingOn: boolean) => void }>;
};

/** The fields of a record that differ; for a new or deleted one, all that are not empty. */
const changedIn = ({ endpoint }: ResourceDefinition, { before, after }: Change) =>
  changedFields(after ?? {}, before ?? {}).filter(
    (field) => field !== 'promotion_id' && endpoint.writable.includes(field),
  );

/**
 * Null where a report or a record below the promotion cannot be read: it is shown as unknown, and the question is
 * asked.
 */
const orNull = <Value,>(reading: Promise<Value>): Promise<Value | null> =>
  reading.catch(() => null);

/** The report rows of a promotion, one per company. */
const readRows = async (provider: DataProvider, { code }: RaRecord): Promise<RaRecord[]> => {
  const { data } = await provider.getList('company-report', {
    pagination: ALL,
    sort: { field: 'promotion_code', order: 'ASC' },
    filter: { q: textOrNumberOf(code) },
  });
  return data.filter(({ promotion_code }) => promotion_code === code);
};

const ALL = { page: 1, perPage: MAX_PAGE_SIZE };

const effectOf = async (
  provider: DataProvider,
  definition: ResourceDefinition,
  promotion: RaRecord,
  change: Change,
  rows: readonly RaRecord[] | null,
): Promise<Pick<Settled, 'payout' | 'cost'>> => {
  const meta = { parents: { promotion_id: String(promotion.id) } };
  const below = async (name: string) =>
    (await provider.getList<RaRecord>(name, { pagination: ALL, filter: {}, meta })).data;
  const [given, awards, reports] = await Promise.all([
    orNull(below(givenResource(promotion))),
    orNull(below(ADDITIONAL_AWARD)),
    orNull(
      Promise.all(
        (rows ?? []).map(({ promotion_code, company_code }) =>
          readReport(definition, String(promotion_code), textOrNumberOf(company_code) || undefined),
        ),
      ),
    ),
  ]);
  const told = rows && deliveredIn(rows).payout;
  if (!given || !awards) {
    return { payout: { before: told, after: null }, cost: { before: null, after: null } };
  }
  const before = { promotion, given, awards };
  const after = afterChange(before, change);
  const costOf = async (whole: typeof before): Promise<Cost> => ({
    exposure: exposureOf(whole.promotion, whole.given),
    bonus: (await orNull(readBonusCost(provider, whole.promotion, whole.awards))) ?? undefined,
  });
  return {
    payout: { before: told, after: reports && payoutAfter(before, after, reports) },
    cost: {
      before: await costOf(before),
      after: after && (await costOf({ ...before, ...after } as typeof before)),
    },
  };
};
