import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { observeElementOffset, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useRef } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { IssueLine } from '@/imports/check/check-state';
import type { CellText } from '@/imports/compare/ChangedFields';
import { useColumnLabels } from '@/imports/read/useColumnLabels';
import { CellOffers, offersId } from './CellOffers';
import { IssueRow } from './IssueRow';
import { FRAME, HEAD_HEIGHT } from './issue-list-styles';
import type { LeftOut } from './RepeatActions';
import { useIssueFocus } from './useIssueFocus';
import { useLineWords } from './useLineWords';
import type { ReadIssues } from './follow-issues';
import type { Offers } from './useOffers';
import { useReadIssues, useSeenState } from './useSeenIssues';

type IssueListProps = {
  recordType: string;
  textOf: CellText;
  count: number;
  /** Must be a new function when the errors change. */
  read: ReadIssues;
  offers: Offers;
  /** Whether rows are among them that repeat a record. */
  hasRepeats: boolean;
  onLeaveOut: (row: LeftOut) => void;
  onCorrect: (cell: Pick<IssueLine, 'row' | 'column'>, text: string) => void;
  /** Called when a changed cell has been checked, with the error it still has. */
  onChecked: (left: IssueLine | undefined) => void;
};

/** The heights of a row by the width of the page; on a narrow page the key of a record wraps. */
const ROW_HEIGHTS = { wide: 44, narrow: 60, phone: 130 };
/** The height of the actions of rows that repeat a record. All rows have the same height. */
const ACTIONS_HEIGHT = 32;
const FRAME_HEIGHT = 400;
const OVERSCAN = 10;
/** In pixels. Browsers limit an element to some 17 million: a longer list scrolls by more than its scrollbar moves. */
const MAX_HEIGHT = 16_000_000;

/**
 * The errors by cell, with its position, text and message; only those in view are rendered. It is a grid with a single
 * Tab stop: Enter, and Tab after a change, save a cell and go on to the next wrong one, ↑ and ↓ to the lines beside it.
 */
export const IssueList = ({
  recordType,
  textOf,
  count,
  read,
  offers,
  hasRepeats,
  onLeaveOut,
  onCorrect,
  onChecked,
}: IssueListProps) => {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'));
  const width = isPhone ? 'phone' : isNarrow ? 'narrow' : 'wide';
  const height = ROW_HEIGHTS[width] + (hasRepeats ? ACTIONS_HEIGHT : 0);
  const head = isPhone ? 0 : HEAD_HEIGHT;
  const id = useId();
  const translate = useTranslate();
  const labels = useColumnLabels(recordType);
  const words = useLineWords(recordType, textOf);
  const frame = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useSeenState(count);
  const frameHeight = Math.min(FRAME_HEIGHT, seen.count * height + head + 2);
  const drawnHeight = Math.min(seen.count * height, MAX_HEIGHT);
  const scale = Math.max(1, (seen.count * height - frameHeight) / (drawnHeight - frameHeight));
  // The result is read only here, on every render, so that nothing memoized becomes stale.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: seen.count,
    getScrollElement: () => frame.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    observeElementOffset: (instance, tell) =>
      observeElementOffset(instance, (offset, isScrolling) => tell(offset * scale, isScrolling)),
  });
  // Row heights differ between wide and narrow screens.
  useEffect(() => virtualizer.measure(), [virtualizer, height]);
  const offset = virtualizer.scrollOffset ?? 0;
  /** If the list is taller than `MAX_HEIGHT`, its rows are shifted into view. */
  const moved = offset / scale - offset;
  const items = virtualizer.getVirtualItems();
  const rowsKept = Math.ceil(FRAME_HEIGHT / height) + 2 * OVERSCAN + 1;
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;
  useReadIssues({ read, count, onSeen: setSeen }, first, last);
  const { onEnter, onSaved, ...focus } = useIssueFocus({
    frame,
    seen,
    height,
    head,
    scale,
    onChecked,
    onCurrent: (line) => setSeen((before) => ({ ...before, current: line, isGone: false })),
  });
  const current = seen.current?.place ?? first;
  const stop = current < first || current > last ? first : current;
  return (
    <Box
      ref={frame}
      role="grid"
      aria-label={translate('imports.correct.errors')}
      aria-rowcount={seen.count + 1}
      tabIndex={-1}
      sx={[FRAME, { height: frameHeight, scrollPaddingTop: head }]}
      {...focus}
    >
      <CellOffers id={id} offers={offers} />
      <div role="rowgroup" className="head">
        <div role="row" aria-rowindex={1} className="columns">
          {COLUMNS.map((name) => (
            <div key={name} role="columnheader">
              {translate(`imports.correct.columns.${name}`)}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" style={{ position: 'relative', height: drawnHeight }}>
        {items.map(({ index, start }) => {
          const line = seen.lines.get(index);
          return (
            <div
              // Reuses the elements of rows that leave the view: creating and removing elements would be most of the
              // work of scrolling. A row that moves up or down keeps its element.
              key={(((index + seen.shift) % rowsKept) + rowsKept) % rowsKept}
              role="row"
              className="row columns"
              data-place={index}
              aria-rowindex={index + 2}
              style={{ height, transform: `translateY(${start + moved}px)` }}
            >
              {line && (
                <IssueRow
                  recordType={recordType}
                  line={line}
                  labels={labels}
                  words={words}
                  onCorrect={onCorrect}
                  onEnter={onEnter}
                  onSaved={onSaved}
                  onLeaveOut={onLeaveOut}
                  messageId={`${id}-${index}`}
                  offersId={offers.has(line.column) ? offersId(id, line.column) : undefined}
                  isStop={index === stop}
                />
              )}
            </div>
          );
        })}
      </div>
    </Box>
  );
};

const COLUMNS = ['line', 'column', 'text', 'message'] as const;
