import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { observeElementOffset, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { IssueLine } from '@/imports/check/check-state';
import { useColumnLabels } from '@/imports/read/useColumnLabels';
import { IssueRow } from './IssueRow';
import { useIssueWords } from '@/imports/check/useIssueWords';

type IssueListProps = {
  recordType: string;
  count: number;
  /** Must be a new function when the errors change. */
  read: (offset: number, limit: number) => Promise<IssueLine[]>;
  onCorrect: (cell: Pick<IssueLine, 'row' | 'column'>, text: string) => void;
};

const ROW_HEIGHT = 44;
const PHONE_ROW_HEIGHT = 112;
const FRAME_HEIGHT = 400;
const OVERSCAN = 10;
const PAGE = 100;
/** In pixels. Browsers limit an element to some 17 million: a longer list scrolls by more than its scrollbar moves. */
const MAX_HEIGHT = 16_000_000;

/** The errors by cell, with its position, text and message; only those in view are rendered. */
export const IssueList = ({ recordType, count, read, onCorrect }: IssueListProps) => {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const height = isPhone ? PHONE_ROW_HEIGHT : ROW_HEIGHT;
  const translate = useTranslate();
  const labels = useColumnLabels(recordType);
  const words = useIssueWords();
  const frame = useRef<HTMLDivElement>(null);
  const frameHeight = Math.min(FRAME_HEIGHT, count * height + 2);
  const drawnHeight = Math.min(count * height, MAX_HEIGHT);
  const scale = Math.max(1, (count * height - frameHeight) / (drawnHeight - frameHeight));
  // The result is only read here, on every render: nothing memoized becomes stale.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    observeElementOffset: (instance, tell) =>
      observeElementOffset(instance, (offset, isScrolling) => tell(offset * scale, isScrolling)),
  });
  // Row heights differ between wide and narrow screens.
  useEffect(() => virtualizer.measure(), [virtualizer, height]);
  const offset = virtualizer.scrollOffset ?? 0;
  /** Where the list is taller than `MAX_HEIGHT`, its rows are shifted into view. */
  const moved = offset / scale - offset;
  const items = virtualizer.getVirtualItems();
  const rowsKept = Math.ceil(FRAME_HEIGHT / height) + 2 * OVERSCAN + 1;
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;
  const lines = useLines(read, first, last);
  return (
    <Box
      ref={frame}
      role="table"
      aria-label={translate('imports.correct.errors')}
      aria-rowcount={count}
      tabIndex={0}
      sx={[FRAME, { height: frameHeight }]}
    >
      <div role="rowgroup" style={{ position: 'relative', height: drawnHeight }}>
        {items.map(({ index, start }) => {
          const line = lines.get(index);
          return (
            <div
              // Rows that leave the view are reused for new ones: to create and remove them would be most of the work
              // of scrolling.
              key={index % rowsKept}
              role="row"
              className="row"
              aria-rowindex={index + 1}
              style={{ height, transform: `translateY(${start + moved}px)` }}
            >
              {line && <IssueRow {...{ line, labels, words, onCorrect }} />}
            </div>
          );
        })}
      </div>
    </Box>
  );
};

/** The lines in and around the view, read from the worker in pages. */
const useLines = (read: IssueListProps['read'], first: number, last: number) => {
  const [lines, setLines] = useState<ReadonlyMap<number, IssueLine>>(new Map());
  const from = Math.floor(first / PAGE) * PAGE;
  const to = Math.ceil((last + 1) / PAGE) * PAGE;
  useEffect(() => {
    let isCurrent = true;
    const show = async () => {
      const found = await read(from, to - from);
      if (isCurrent) setLines(new Map(found.map((line) => [line.place, line])));
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [read, from, to]);
  return lines;
};

/** The styles of all rows and cells in one place: styled one by one, they would take twice as long to render. */
const FRAME = {
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  typography: 'body2',
  '& .row': {
    position: 'absolute',
    top: 0,
    left: 0,
    right: 0,
    display: 'grid',
    gridTemplateColumns: {
      xs: 'auto 1fr',
      sm: '140px 112px minmax(120px, 1fr) minmax(160px, 1.2fr)',
      md: '220px 150px minmax(160px, 1fr) minmax(200px, 1.2fr)',
    },
    columnGap: 1.5,
    alignItems: 'center',
    px: 1.5,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& .line': {
    color: 'text.secondary',
    fontVariantNumeric: 'tabular-nums',
    minWidth: 0,
    lineHeight: 1.3,
  },
  '& .record': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: 'text.primary',
    maxWidth: { xs: '45vw', sm: 'none' },
  },
  // Three lines on a phone: position, cell, error.
  '& .text': { gridColumn: { xs: '1 / -1', sm: 'auto' }, minWidth: 0 },
  '& .message': { gridColumn: { xs: '1 / -1', sm: 'auto' }, color: 'status.error.text' },
  '& .doubt': { color: 'status.warning.text' },
  '& .column, & .message': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    lineHeight: 1.3,
  },
  '& i': { color: 'text.secondary', fontStyle: 'normal' },
  '& input, & textarea': {
    display: 'block',
    resize: 'none',
    width: '100%',
    height: 32,
    px: 1,
    font: 'inherit',
    color: 'inherit',
    bgcolor: 'transparent',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    '&:read-only': { color: 'text.secondary' },
    '&:focus': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  },
} as const;
