import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useDataProvider, type RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
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
import { afterChange, earnedAfter, isToCome, totalsIn, type AwardTotals } from './change-effect';
import { readAllotted, readReportRows, type Allotted } from './settled-effect';

const key = keysUnder('resources.promotion.change');

/**
 * In the bar of a form of a promotion under way, above its buttons: the awards that customers have earned so far, once
 * a change may affect them, and those that the change leaves. Before awards are delivered a save asks no question.
 */
export const EarnedNote = ({ promotion }: { promotion: RaRecord }) => {
  const provider = useDataProvider();
  const slot = useBarSlot();
  const isChanged = useUnsavedFields().some((field) => !WORDS.includes(field));
  // The page of a concluded promotion says so in any case.
  const isOpen = promotion.status !== 'concluded' && !isToCome(promotion);
  const { data: rows } = useQuery({
    queryKey: [COMPANY_REPORT, 'earned', promotion.code],
    enabled: isOpen && isChanged,
    gcTime: 0,
    queryFn: () =>
      withWords('resources.promotion.change', () => readReportRows(provider, promotion)),
  });
  const reports = useDefinition(COMPANY_REPORT);
  const totals = rows && totalsIn(rows);
  // Read once, and again where the rows are others.
  const { data: allotted } = useQuery({
    queryKey: [COMPANY_REPORT, 'allotted', promotion.code, rows],
    enabled: Boolean(totals?.earned),
    gcTime: 0,
    staleTime: Infinity,
    queryFn: () => readAllotted(provider, reports, promotion, rows ?? []),
  });
  if (!slot || !isChanged || !isOpen || !totals?.earned) return null;
  return createPortal(
    <Alert ref={showNews} severity="warning" sx={ABOVE}>
      <EarnedText promotion={promotion} totals={totals} allotted={allotted} />
    </Alert>,
    slot,
  );
};

type EarnedTextProps = {
  promotion: RaRecord;
  totals: AwardTotals;
  allotted: Allotted | null | undefined;
};

const EarnedText = ({ promotion, totals: { earned, payout }, allotted }: EarnedTextProps) => {
  const translate = useTranslate();
  const { number, euro } = useFormats();
  const after = useEarnedAfter(promotion, allotted);
  const isSame = after?.awards === earned && after?.payout === payout;
  return translate(key(after ? (isSame ? 'earned_same' : 'earned_after') : 'earned'), {
    smart_count: earned ?? 0,
    awards: number(earned ?? 0),
    amount: payout === null ? '' : ` (${euro(payout)})`,
    after: after && `${number(after.awards)} (${euro(after.payout)})`,
  });
};

/** The awards that the values of the form leave, once those rest; null where that is unknown. */
const useEarnedAfter = (promotion: RaRecord, allotted: EarnedTextProps['allotted']) => {
  const { definition, record, initialValues } = useRecordForm();
  const after = useDebounced(useWatch());
  return useMemo(() => {
    if (!allotted) return null;
    const whole = { promotion, given: allotted.given, awards: [] };
    const before = record && { ...initialValues, id: record.id };
    const changed = afterChange(whole, { resource: definition.name, before, after });
    return earnedAfter(whole, changed, allotted.reports);
  }, [allotted, promotion, record, initialValues, definition, after]);
};

/** Announces the note, which makes the bar higher: a changed field that it would cover moves into sight. */
const showNews = (note: HTMLElement | null) => {
  const field = note?.closest('form')?.querySelector(':focus');
  if (note && field && field.getBoundingClientRect().bottom > note.getBoundingClientRect().top) {
    field.scrollIntoView?.({ block: 'center' });
  }
  return announceNews(note);
};

/** Fields that say nothing about who wins what. */
const WORDS: readonly string[] = ['title', 'description', 'image'];

/** In a line of its own, before all else in the bar. */
const ABOVE = { order: -1, flex: '1 1 100%', py: 0 };
