import Stack from '@mui/material/Stack';
import { useCallback, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { isFocusLost } from '@/ui/hooks/focus-main';
import { announce } from '@/ui/announce/announcer';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { CheckState, IssueLine } from '@/imports/check/check-state';
import type { CellText } from '@/imports/compare/ChangedFields';
import { nonDataKindOf } from '@/imports/check/non-data-rows';
import { HELD } from '@/imports/check/row-groups';
import { DUPLICATE, isRepeat } from '@/imports/check/row-key';
import type { ColumnMapping } from '@/imports/read/column-mapping';
import type { FormatInfo } from '@/imports/read/format-info';
import { isTwin } from '@/imports/check/warnings';
import { correctionsFor, type Change } from './correction';
import type { OfferedCode } from '@/imports/check/known-codes';
import type { IssueKind } from '@/imports/check/issue-store';
import type { WrongValue } from '@/imports/check/wrong-values';
import { unlessAnnounced } from '@/ui/alerts/announced-failure';
import { IssueKinds } from './IssueKinds';
import { IssueList } from './IssueList';
import type { LeaveOut } from './RepeatActions';
import { useLineWords } from './useLineWords';
import { useOffers } from './useOffers';
import { useUndoKeys } from './useUndoKeys';
import { useWrongValues } from './useWrongValues';
import { WrongValues } from './WrongValues';
import { CorrectionBar } from './CorrectionBar';

/** The rows that are corrected, in their worker. */
type CorrectionBench = {
  issues: (
    kind: number | null,
    offset: number,
    limit: number,
    text?: string,
  ) => Promise<IssueLine[]>;
  wrongValues: (kind: number) => Promise<WrongValue[]>;
  correct: (target: Target, change: Change) => Promise<{ changed: number; state: CheckState }>;
  exclude: (row: number) => Promise<CheckState>;
  undo: () => Promise<CheckState>;
  redo: () => Promise<CheckState>;
  offered: (column: string) => Promise<OfferedCode[]>;
};

/** A cell, or all cells with errors of a kind, optionally only those with a text. */
type Target = { row: number; column: string } | { kind: number; text?: string };

/** A kind of error by its column and message: a correction renumbers the kinds. */
export type AskedKind = { column: string; message: string } | null;

type IssuesProps = {
  recordType: string;
  textOf: CellText;
  mapping: ColumnMapping;
  info: Pick<FormatInfo, 'columns'>;
  check: CheckState;
  /** Whether corrections survive a reload of the page. */
  isKept?: boolean;
  bench: CorrectionBench;
  /** The only kind of error that is shown; null for all. */
  asked: AskedKind;
  onAsk: (kind: AskedKind) => void;
  onState: (check: CheckState) => void;
};

/** The errors of a file by kind, then by cell, corrected one by one or all at once. */
export const Issues = ({
  recordType,
  textOf,
  mapping,
  info,
  check,
  isKept = false,
  bench,
  asked,
  onAsk,
  onState,
}: IssuesProps) => {
  const alerts = useAlerts();
  const translate = useTranslate();
  const { number } = useFormats();
  const words = useLineWords(recordType, textOf);
  const place = check.kinds.findIndex(
    ({ column, message, count }) =>
      count > 0 && column === asked?.column && message === asked?.message,
  );
  const chosen = place === -1 ? null : place;
  const kind = chosen === null ? undefined : check.kinds[chosen];
  const outside = chosen === null ? undefined : outsideOf(kind, mapping, info);
  const { values, value, choose } = useWrongValues({
    check,
    kind: outside ? null : chosen,
    bench,
  });
  const count = chosen === null ? check.issues : ((value ?? kind)?.count ?? 0);
  // A new state of the check has other errors: a new function makes the list read them.
  const read = useCallback(
    (offset: number, limit: number) =>
      check.issues > 0 ? bench.issues(chosen, offset, limit, value?.text) : Promise.resolve([]),
    [bench, chosen, check, value],
  );
  const offers = useOffers({ recordType, info, kinds: check.kinds, bench });
  const frame = useRef<HTMLDivElement>(null);
  const correct = async (target: Target, change: Change) => {
    const { changed, state } = await bench.correct(target, change);
    // After the correction no cell has the chosen text.
    if (changed > 0 && 'kind' in target) choose(undefined);
    if (changed === 0) alerts.info('imports.correct.bar.nothing_changed');
    // The list announces the remaining errors after each correction, and disappears with the last one.
    else if ('kind' in target || state.issues === 0) announce(fixed(state.issues));
    onState(state);
  };
  const leaveOut: LeaveOut = async ({ row, line, sale: code }) => {
    const state = await bench.exclude(row);
    announce(
      code === undefined
        ? translate('imports.compare.changes.excluded', { line })
        : translate('imports.compare.changes.excluded_sale', { code }),
    );
    onState(state);
  };
  const fixed = (left: number, name = 'fixed') =>
    left === 0
      ? translate('imports.correct.all_fixed')
      : translate(`imports.correct.${name}`, { smart_count: left, count: number(left) });
  const undo = async () => {
    const state = await bench.undo();
    announce(fixed(state.issues, 'undone'));
    onState(state);
  };
  const redo = async () => {
    const state = await bench.redo();
    announce(fixed(state.issues));
    onState(state);
  };
  const onUndo = () => void unlessAnnounced(undo());
  const onRedo = () => void unlessAnnounced(redo());
  useUndoKeys({
    frame,
    recordType,
    undo: check.undoable > 0 ? onUndo : undefined,
    redo: check.redoable > 0 ? onRedo : undefined,
  });
  const stillWrong = (line: IssueLine) =>
    translate('imports.correct.still_wrong', { message: words(line) });
  const step = `${check.undoable} ${check.redoable}`;
  const lastStep = useRef(step);
  const keepFocus = useEffectEvent(() => {
    const isAnswer = lastStep.current !== step;
    lastStep.current = step;
    if (!isAnswer || !isFocusLost()) return;
    const stops = frame.current?.querySelectorAll<HTMLElement>(
      '[data-stop][tabindex="0"], [data-none-left]',
    );
    stops?.[0]?.focus();
  });
  // The focused element may have disappeared with its errors: a kind, its bar, the list, or a warning above.
  useLayoutEffect(() => keepFocus());
  return (
    <Stack ref={frame} data-issues={check.issues > 0 || undefined} sx={{ gap: 2 }}>
      {check.issues > 0 && (
        <IssueKinds
          recordType={recordType}
          kinds={check.kinds}
          chosen={chosen}
          onChoose={(at) => onAsk(at === null ? null : (check.kinds[at] ?? null))}
        />
      )}
      {values.length > 1 && <WrongValues values={values} chosen={value?.text} onChoose={choose} />}
      <CorrectionBar
        issues={check.issues}
        cells={chosen === null ? null : count}
        outside={outside}
        offers={kind && offers.get(kind.column)}
        corrections={correctionsFor(info.columns.find(({ name }) => name === kind?.column))}
        hadErrors={check.hadErrors}
        isKept={isKept}
        undoable={check.undoable}
        redoable={check.redoable}
        onCorrect={(change) =>
          chosen !== null &&
          void unlessAnnounced(
            correct({ kind: chosen, ...(value && { text: value.text }) }, change),
          )
        }
        onUndo={onUndo}
        onRedo={onRedo}
      />
      {count > 0 && (
        <IssueList
          recordType={recordType}
          textOf={textOf}
          count={count}
          read={read}
          offers={offers}
          hasRepeats={(kind ? [kind] : check.kinds).some(isShownRepeat)}
          onLeaveOut={(row) => void unlessAnnounced(leaveOut(row))}
          onCorrect={(cell, text) => void unlessAnnounced(correct(cell, { text }))}
          onChecked={(left) => announce(left ? stillWrong(left) : fixed(check.issues))}
        />
      )}
    </Stack>
  );
};

const isShownRepeat = ({ message, count }: IssueKind): boolean =>
  count > 0 && (isRepeat(message) || isTwin(message));

/** The place of the errors of `kind`, if not in cells: the whole row, two rows, or a column that the file lacks. */
const outsideOf = (
  kind: IssueKind | undefined,
  mapping: ColumnMapping,
  { columns }: Pick<FormatInfo, 'columns'>,
) => {
  const nonDataKind = kind && nonDataKindOf(kind.message);
  if (nonDataKind) return `of_${nonDataKind}` as const;
  if (kind?.message === HELD) return 'of_held' as const;
  if (!kind?.column) return 'of_row' as const;
  // The same text in all cells would be a repetition again.
  if (kind.message === DUPLICATE) return 'of_repeat' as const;
  if (mapping.includes(kind.column)) return undefined;
  const isUnique = columns.some(({ name, isUnique: own }) => name === kind.column && own);
  return isUnique ? ('of_absent_unique' as const) : ('of_absent_column' as const);
};
