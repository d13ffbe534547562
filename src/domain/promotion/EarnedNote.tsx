import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useDataProvider, type RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { WireRecord } from '@/core/resource';
import { COMPANY_REPORT } from '@/core/resource-names';
import { keysUnder } from '@/i18n/keys-under';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { useDefinition } from '@/kit/registry/definitions';
import { useBarSlot } from '@/kit/save-bar/bar-slot';
import { useUnsavedFields } from '@/kit/save-bar/useUnsavedFields';
import { withWords } from '@/providers/preferences/late-words';
import { announceNews } from '@/ui/announce/announced';
import { useFormats } from '@/ui/formats/useFormats';
import { useDebounced } from '@/ui/hooks/useDebounced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { afterChange, isUpcoming, totalsIn, type AwardTotals } from './change-effect';
import { changesReach, earnedAfter } from './earned-after';
import { turnoverScope } from './read-turnovers';
import { turnoverQuery } from './turnover-query';
import { readAllocationInputs, readReportRows, type AllocationInputs } from './read-effect';
import { useWhoseAwards } from './useWhoseAwards';

const key = keysUnder('resources.promotion.change');

/**
 * A note above the buttons of the form of a promotion, once a change may affect earned awards: the number of awards
 * that customers have earned so far, and after the change. It informs where a save asks no question, because no award
 * is delivered yet.
 */
export const EarnedNote = ({ promotion }: { promotion: RaRecord }) => {
  const provider = useDataProvider();
  const slot = useBarSlot();
  const isChanged = useUnsavedFields().some((field) => !DESCRIPTIVE.includes(field));
  // The page of a concluded promotion has a note of its own.
  const isOpen = promotion.status !== 'concluded' && !isUpcoming(promotion);
  const { data: rows } = useQuery({
    queryKey: [COMPANY_REPORT, 'earned', promotion.code],
    enabled: isOpen && isChanged,
    gcTime: 0,
    queryFn: () =>
      withWords('resources.promotion.change', () => readReportRows(provider, promotion)),
  });
  const reports = useDefinition(COMPANY_REPORT);
  const totals = rows && totalsIn(rows);
  // Read again only if the rows change.
  const { data: inputs } = useQuery({
    queryKey: [COMPANY_REPORT, 'allocation inputs', promotion.code, rows],
    enabled: Boolean(totals?.earned),
    gcTime: 0,
    staleTime: Infinity,
    queryFn: () => readAllocationInputs(provider, reports, promotion, rows ?? []),
  });
  if (!slot || !isChanged || !isOpen || !totals?.earned) return null;
  return createPortal(
    <Alert ref={showNews} severity="warning" sx={ABOVE}>
      <EarnedText promotion={promotion} totals={totals} inputs={inputs} />
    </Alert>,
    slot,
  );
};

type EarnedTextProps = {
  promotion: RaRecord;
  totals: AwardTotals;
  inputs: AllocationInputs | null | undefined;
};

const EarnedText = ({ promotion, totals: { earned, payout }, inputs }: EarnedTextProps) => {
  const translate = useTranslate();
  const { number, euro } = useFormats();
  const after = useEarnedAfter(promotion, inputs);
  const whose = useWhoseAwards(after);
  const isSame = after?.awards === earned && after?.payout === payout && whose === '';
  const awards = translate(key(after ? (isSame ? 'earned_same' : 'earned_after') : 'earned'), {
    smart_count: earned ?? 0,
    awards: number(earned ?? 0),
    amount: payout === null ? '' : ` (${euro(payout)})`,
    after: after && `${number(after.awards)} (${euro(after.payout)})`,
  });
  return whose === '' ? awards : `${awards} ${whose}`;
};

/** The awards earned after the change in the form, debounced; null where they are unknown. */
const useEarnedAfter = (promotion: RaRecord, inputs: EarnedTextProps['inputs']) => {
  const { definition, record, initialValues } = useRecordForm();
  const after = useDebounced(useWatch());
  const [whole, changed] = useMemo(() => {
    if (!inputs) return [null, null];
    const before = record && { ...initialValues, id: record.id };
    const stored = { promotion, given: inputs.given, awards: [] };
    return [stored, afterChange(stored, { resource: definition.name, before, after })];
  }, [inputs, promotion, record, initialValues, definition, after]);
  const turnovers = useTurnovers(promotion, changed?.promotion);
  return useMemo(
    () => whole && earnedAfter(whole, changed, inputs?.reports ?? null, turnovers),
    [whole, changed, inputs, turnovers],
  );
};

/** The turnovers that count before or after a change, if it changes who takes part or when; null until they are read. */
const useTurnovers = (before: RaRecord, after: WireRecord | undefined) => {
  const provider = useDataProvider();
  const scope = turnoverScope(after ? [before, after] : [before]);
  const { data } = useQuery({
    ...turnoverQuery(provider, scope),
    enabled: after !== undefined && changesReach(before, after),
  });
  return data ?? null;
};

/** Ref that announces the note, and scrolls the focused field into sight if the taller bar covers it. */
const showNews = (note: HTMLElement | null) => {
  const field = note?.closest('form')?.querySelector(':focus');
  if (note && field && field.getBoundingClientRect().bottom > note.getBoundingClientRect().top) {
    field.scrollIntoView?.({ block: 'center' });
  }
  return announceNews(note);
};

/** Fields that do not affect who wins what. */
const DESCRIPTIVE: readonly string[] = ['title', 'description', 'image'];

/** On a line of its own, first in the bar. */
const ABOVE = { order: -1, flex: '1 1 100%', py: 0 };
