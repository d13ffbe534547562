import { useRef } from 'react';
import type { RaRecord } from 'react-admin';
import type { Opened } from '@/kit/links/record-address';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Glyph } from '@/ui/plain/Glyph';
import { PlainButton } from '@/ui/plain/PlainButton';
import { useShortcut } from '@/ui/shortcuts/useShortcut';
import styles from './RecordPager.module.css';
import { useTrail } from './useTrail';

type RecordPagerProps = {
  record: Pick<RaRecord, 'id'>;
  /** The view of this page, which the next record opens in too. */
  view: Opened;
  /** Whether its place is shown elsewhere on the page. */
  isPlaceShown?: boolean;
};

/** Buttons for the previous and next record in the order of the list; ← and → do the same. */
export const RecordPager = ({ record, view, isPlaceShown = false }: RecordPagerProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const trail = useTrail(record, view);
  const pager = useRef<HTMLElement>(null);
  useShortcut('record_before', () => void trail?.go(-1), pager);
  useShortcut('record_after', () => void trail?.go(1), pager);
  if (!trail) return null;
  const { place, total, mayGo, go } = trail;
  const button = (step: 1 | -1, label: string, path: string) => (
    <PlainButton
      look="icon"
      className={styles.step}
      aria-label={label}
      title={`${label} (${step === 1 ? '→' : '←'})`}
      // Not `disabled`, which would lose the focus at the last record.
      aria-disabled={!mayGo(step)}
      onClick={() => void go(step)}
    >
      <Glyph path={path} />
    </PlainButton>
  );
  return (
    <nav ref={pager} aria-label={translate('shortcuts.groups.records')} className={styles.pager}>
      {button(-1, translate('shortcuts.names.record_before'), 'M12 5 7 10l5 5')}
      {!isPlaceShown && (
        <span>{translate('actions.progress', { done: number(place), total: number(total) })}</span>
      )}
      {button(1, translate('shortcuts.names.record_after'), 'm8 5 5 5-5 5')}
    </nav>
  );
};
