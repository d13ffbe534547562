import { useQuery } from '@tanstack/react-query';
import { createPortal } from 'react-dom';
import { useDataProvider, type RaRecord } from 'react-admin';
import { COMPANY_REPORT } from '@/core/resource-names';
import { useBarSlot } from '@/kit/save-bar/bar-slot';
import { useUnsavedFields } from '@/kit/save-bar/useUnsavedFields';
import { withWords } from '@/providers/preferences/late-words';
import { announceNews } from '@/ui/announce/announced';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { isToCome, totalsIn } from './change-effect';
import { readReportRows } from './settled-effect';

/**
 * In the bar of a form of a promotion under way, above its buttons: the awards that customers have earned so far, once
 * a change may affect them. Before awards are delivered a save asks no question.
 */
export const EarnedNote = ({ promotion }: { promotion: RaRecord }) => {
  const translate = useTranslate();
  const { number, euro } = useFormats();
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
  const { earned = null, payout = null } = rows ? totalsIn(rows) : {};
  if (!slot || !isChanged || !isOpen || !earned) return null;
  return createPortal(
    <Alert ref={showNews} severity="warning" sx={ABOVE}>
      {translate('resources.promotion.change.earned', {
        smart_count: earned,
        awards: number(earned),
        amount: payout === null ? '' : ` (${euro(payout)})`,
      })}
    </Alert>,
    slot,
  );
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
