import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { visuallyHidden } from '@mui/utils';
import { useDraggable } from '@dnd-kit/core';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { lookStateOf, wholeOf, type CalendarItem } from './calendar-items';
import { CompanyMark } from './CompanyMark';
import type { Day } from './days';
import { EdgeIcon } from './EdgeIcon';
import { KindIcon } from './KindIcon';
import { boxOf } from './kind-look';
import { StateInWords } from './StateInWords';
import type { Bar } from './week-layout';
import { useCalendar } from './calendar-context';
import { useWhen } from './useWhen';

type ItemBarProps = {
  bar: Bar;
  monday: Day;
  /** The number of lines the title may take. */
  lines: 'one' | 'two' | 'several';
};

/**
 * An item across its days of a week. A press opens its card. It can be dragged where its dates may change; the last day of
 * one that runs for weeks moves its end alone.
 */
export const ItemBar = ({ bar, monday, lines }: ItemBarProps) => {
  const { item, column, span, lane, isCutBefore, isCutAfter } = bar;
  const { time: timeOfDay } = useFormats();
  const { lookOf, open } = useCalendar();
  const when = useWhen();
  const translate = useTranslate();
  const whole = wholeOf(item);
  const edge = item.edgeOf?.edge;
  const kind = lookOf(item.kind);
  const look = lookStateOf(whole, new Date());
  const title = edge ? translate(`pages.calendar.edge.${edge}`, { title: item.title }) : item.title;
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: `${item.key} ${monday}`,
    data: { item, bar, monday, isEnd: edge === 'end' && item.isEndMovable === true },
    disabled: !item.isMovable,
  });
  const hasGrip = item.isEndMovable && !edge && !isCutAfter;
  return (
    <ButtonBase
      ref={setNodeRef}
      {...listeners}
      data-item={whole.key}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => open(whole, currentTarget)}
      style={{
        gridColumn: `${column + 1} / span ${span}`,
        gridRow: lane + 2,
        opacity: isDragging ? 0.4 : undefined,
        cursor: item.isMovable ? 'grab' : undefined,
      }}
      sx={{
        ...BAR,
        ...LINES[lines],
        ...boxOf(kind, look),
        ...(isCutBefore ? CUT_BEFORE : { ml: 0.5 }),
        ...(isCutAfter ? CUT_AFTER : { mr: 0.5 }),
      }}
    >
      <Box component="span" sx={visuallyHidden}>{`${kind.word(1)}: `}</Box>
      <KindIcon kind={item.kind} />
      {edge && <EdgeIcon edge={edge} />}
      {item.moment && (
        <time aria-hidden dateTime={item.moment}>
          {timeOfDay(item.moment)}
        </time>
      )}
      {edge && (
        <Box component="span" sx={visuallyHidden}>
          {title}
        </Box>
      )}
      {/* Not of the button, whose description it would be: its name says the same. */}
      <span
        className="title"
        aria-hidden={edge && true}
        title={`${kind.word(1)}: ${title}, ${when(whole)}`}
      >
        {item.title}
      </span>
      {look === 'draft' && (
        <span aria-hidden className="state">
          <StateInWords item={whole} />
        </span>
      )}
      <CompanyMark codes={item.companies} />
      <Box component="span" sx={visuallyHidden}>
        {` · ${when(whole)} · `}
        <StateInWords item={item} />
      </Box>
      {hasGrip && <EndGrip bar={bar} monday={monday} />}
    </ButtonBase>
  );
};

/** The data of a dragged element; `isEnd` where it moves only the end of its item. */
export type DragData = { item: CalendarItem; bar: Bar; monday: Day; isEnd: boolean };

/** The edge of an item at its last day, which can be pulled to another; by keyboard its card has a field for it. */
const EndGrip = ({ bar, monday }: Pick<ItemBarProps, 'bar' | 'monday'>) => {
  const { item } = bar;
  const { setNodeRef, listeners } = useDraggable({
    id: `${item.key} ${monday} end`,
    data: { item, bar, monday, isEnd: true } satisfies DragData,
  });
  return <Box component="span" aria-hidden ref={setNodeRef} {...listeners} sx={GRIP} />;
};

const GRIP = {
  position: 'absolute',
  insetBlock: 0,
  right: 0,
  width: 10,
  cursor: 'ew-resize',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: '25%',
    right: 3,
    width: 2,
    borderRadius: 1,
    bgcolor: 'currentColor',
    opacity: 0,
  },
  'button:hover > &::after': { opacity: 0.7 },
};

const CUT_BEFORE = { borderLeft: 0, borderTopLeftRadius: 0, borderBottomLeftRadius: 0 };
const CUT_AFTER = { borderRight: 0, borderTopRightRadius: 0, borderBottomRightRadius: 0 };

/** Words are hyphenated where the browser can, and only else cut anywhere. */
const WORDS = { hyphens: 'auto', overflowWrap: 'anywhere' } as const;

/** The title is below the time, on at most three lines. */
const SEVERAL = {
  height: 'auto',
  minHeight: 24,
  py: '3px',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  textAlign: 'left',
  '& .title': {
    order: 1,
    flex: '1 0 100%',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '3',
    overflow: 'hidden',
    ...WORDS,
    fontWeight: 500,
  },
  // A long word has the room at both sides, too.
  '@container (max-width: 90px)': {
    '& .title': { flexBasis: 'calc(100% + 4px)', mx: '-2px' },
  },
  // Beside the time, where there is room; its outline says it, too.
  '@container (max-width: 128px)': { '& .state': { display: 'none' } },
} as const;

/** A narrow bar leaves the state to its outline; its title gives way to its time. */
const ONE = { '@container (max-width: 200px)': { '& .state': { display: 'none' } } } as const;

/**
 * The title has two lines, which begin beside its icons; in a narrow bar the time is below them. The initials are at the
 * end of the first line, and of a narrow bar at the end of the second, because a word has hardly room between them and the
 * icons.
 */
const TWO = {
  ...ONE,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  height: 'auto',
  minHeight: 22,
  maxHeight: 34,
  py: '1px',
  lineHeight: '15px',
  overflow: 'hidden',
  textAlign: 'left',
  // As inline boxes they would be alone on their line where the first word has no room beside them.
  '& > .icon': { float: 'left', height: 14, mr: 0.5 },
  '& > .icon > svg': { display: 'block', fontSize: 14 },
  // Inline boxes leave no gap between them.
  '& > time': { mr: 0.5 },
  '& .title': {
    display: 'inline',
    whiteSpace: 'normal',
    ...WORDS,
    fontWeight: 500,
  },
  '& .state': { ml: 0.75 },
  // The room of the initials, which come after the title.
  '&:has([data-company])::before': { content: '""', float: 'right', width: 22, height: 15 },
  '&:has([data-company="several"])::before': { width: 36 },
  '& [data-company]': { position: 'absolute', right: 2, top: 2, display: 'block' },
  '@container (max-width: 130px)': {
    '& > .icon': { mb: '1px' },
    '& > time': { float: 'left', clear: 'left' },
  },
  '@container (max-width: 110px)': {
    '&:has([data-company])::before': { height: 30, shapeOutside: 'inset(15px 0 0)' },
    '& [data-company]': { top: 'auto', bottom: 2 },
  },
} as const;

/** On one line of a narrow day the title takes the room of the initials, which its card names in full. */
const LINES = {
  one: {
    ...ONE,
    '@container (max-width: 110px)': {
      '& [data-company]': { display: 'none' },
      // 'AM' and 'PM' leave no room for both the icon and a title.
      '&:lang(en) > .icon:has(~ time)': { display: 'none' },
    },
  },
  two: TWO,
  several: SEVERAL,
};

const BAR = {
  // Above the days it spans, which come after it.
  zIndex: 1,
  justifyContent: 'flex-start',
  gap: 0.5,
  minWidth: 0,
  height: 22,
  px: 0.5,
  borderRadius: 0.5,
  typography: 'caption',
  touchAction: 'manipulation',
  containerType: 'inline-size',
  '& .icon': { display: 'grid', flex: 'none' },
  '& time': { fontVariantNumeric: 'tabular-nums', flex: 'none' },
  '& .state': { flex: 'none', fontStyle: 'italic' },
  '& .title': {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 500,
  },
};
