import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { observeElementOffset, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '@/shared/i18n/useTranslate';
import type { IssueLine } from '../check/check-types';
import { IssueCell } from './IssueCell';
import { useIssueWords } from './useIssueWords';

type IssueListProps = {
  count: number;
  /** Another function where the errors are others. */
  read: (offset: number, limit: number) => Promise<IssueLine[]>;
  onCorrect: (line: IssueLine, text: string) => void;
};

const ROW_HEIGHT = 44;
const PHONE_ROW_HEIGHT = 96;
const FRAME_HEIGHT = 400;
const PAGE = 100;
/** Pixels. Browsers draw no taller element than some 17 million: a longer list is scrolled by more than it is dragged. */
const MAX_HEIGHT = 16_000_000;

/** Errors cell by cell: where, what stands there, what is wrong; only those in sight are drawn. */
export const IssueList = ({ count, read, onCorrect }: IssueListProps) => {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const height = isPhone ? PHONE_ROW_HEIGHT : ROW_HEIGHT;
  const translate = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const frameHeight = Math.min(FRAME_HEIGHT, count * height + 2);
  const drawnHeight = Math.min(count * height, MAX_HEIGHT);
  const scale = Math.max(1, (count * height - frameHeight) / (drawnHeight - frameHeight));
  // What it returns is read here alone, on every render: nothing memoized goes stale.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => height,
    overscan: 10,
    observeElementOffset: (instance, tell) =>
      observeElementOffset(instance, (offset, isScrolling) => tell(offset * scale, isScrolling)),
  });
  const offset = virtualizer.scrollOffset ?? 0;
  /** Where the list is taller than it is drawn, its rows move along with what is in sight. */
  const moved = offset / scale - offset;
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;
  const lines = useLines(read, first, last);
  return (
    <Box
      ref={frame}
      role="table"
      aria-label={translate('resources.import-record.check.errors')}
      aria-rowcount={count}
      tabIndex={0}
      sx={[FRAME, { height: frameHeight }]}
    >
      <Box role="rowgroup" sx={{ position: 'relative' }} style={{ height: drawnHeight }}>
        {items.map(({ index, start }) => (
          <Box
            key={index}
            role="row"
            aria-rowindex={index + 1}
            sx={LINE}
            style={{ height, transform: `translateY(${start + moved}px)` }}
          >
            <Line line={lines.get(index)} onCorrect={onCorrect} />
          </Box>
        ))}
      </Box>
    </Box>
  );
};

/** The lines around those in sight, page by page as the worker gives them. */
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

const Line = ({
  line,
  onCorrect,
}: {
  line?: IssueLine;
  onCorrect: IssueListProps['onCorrect'];
}) => {
  const translate = useTranslate();
  const words = useIssueWords();
  if (!line) return null;
  return (
    <>
      <Typography role="cell" variant="body2" color="text.secondary" noWrap sx={FIGURES}>
        {translate('resources.import-record.check.line', { line: line.line })}
      </Typography>
      <Typography role="cell" variant="body2" noWrap title={line.column}>
        {line.column || '–'}
      </Typography>
      <Box role="cell" sx={{ minWidth: 0 }}>
        <IssueCell line={line} onCorrect={onCorrect} />
      </Box>
      <Typography role="cell" variant="body2" noWrap sx={MESSAGE} title={words(line.message)}>
        {words(line.message)}
      </Typography>
    </>
  );
};

const FIGURES = { fontVariantNumeric: 'tabular-nums' } as const;
const MESSAGE = { color: 'status.error.text' } as const;

const FRAME = {
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

const LINE = {
  position: 'absolute',
  top: 0,
  left: 0,
  right: 0,
  display: 'grid',
  gridTemplateColumns: {
    xs: 'auto 1fr',
    sm: '80px 112px minmax(120px, 1fr) minmax(160px, 1.2fr)',
    md: '88px 140px minmax(160px, 1fr) minmax(200px, 1.2fr)',
  },
  columnGap: 1.5,
  // On a phone three lines: where it is, the cell, what is wrong.
  '& > :nth-last-child(-n + 2)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  alignItems: 'center',
  px: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
