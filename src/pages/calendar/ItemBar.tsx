import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { visuallyHidden } from '@mui/utils';
import { useDraggable } from '@dnd-kit/core';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { timeStateOf, wholeOf } from './calendar-items';
import { CompanyMark } from './CompanyMark';
import { KindIcon } from './KindIcon';
import { StateInWords } from './StateInWords';
import { NARROW_WEEKS, type Bar } from './week-layout';
import { useCalendar } from './calendar-context';
import { useWhen } from './useWhen';

type ItemBarProps = {
  bar: Bar;
  monday: string;
  /** Whether the title of an item of one day may take several lines. */
  isTall: boolean;
};

/** An item across its days of a week. A press opens its card; it can be dragged where its dates may change. */
export const ItemBar = ({ bar, monday, isTall }: ItemBarProps) => {
  const { item, column, span, lane, hasRoom, isCutBefore, isCutAfter } = bar;
  const { time: timeOfDay } = useFormats();
  const { lookOf, open } = useCalendar();
  const when = useWhen();
  const translate = useTranslate();
  const whole = wholeOf(item);
  const edge = item.edgeOf?.edge;
  const isRoomy = hasRoom && !isTall;
  const look = lookOf(item.kind);
  const time = timeStateOf(whole, new Date());
  const title = edge ? translate(`pages.calendar.edge.${edge}`, { title: item.title }) : item.title;
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: `${item.key} ${monday}`,
    data: { item, bar, monday },
    disabled: !item.isMovable,
  });
  return (
    <ButtonBase
      ref={setNodeRef}
      {...listeners}
      data-item={whole.key}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => open(whole, currentTarget)}
      style={{
        gridColumn: `${column + 1} / span ${span}`,
        gridRow: isRoomy ? `${lane + 2} / span 2` : lane + 2,
        backgroundColor: time === 'past' ? undefined : look.tint,
        color: look.text,
        borderLeft: isCutBefore ? undefined : `3px solid ${look.solid}`,
        opacity: isDragging ? 0.4 : undefined,
        cursor: item.isMovable ? 'grab' : undefined,
      }}
      sx={{
        ...BAR,
        ...(isTall && span === 1 ? TALL : isRoomy ? ROOMY : SHORT),
        ...(time === 'past' && { ...PAST, boxShadow: `inset 0 0 0 1px ${look.line}` }),
        ml: isCutBefore ? 0 : 0.5,
        mr: isCutAfter ? 0 : 0.5,
        borderTopLeftRadius: isCutBefore ? 0 : 4,
        borderBottomLeftRadius: isCutBefore ? 0 : 4,
        borderTopRightRadius: isCutAfter ? 0 : 4,
        borderBottomRightRadius: isCutAfter ? 0 : 4,
      }}
    >
      <Box component="span" sx={visuallyHidden}>{`${look.word(1)}: `}</Box>
      <KindIcon kind={item.kind} />
      {item.moment && (
        <time aria-hidden dateTime={item.moment}>
          {timeOfDay(item.moment)}
        </time>
      )}
      {/* Not of the button, whose description it would be: its name says the same. */}
      <span className="title" title={`${look.word(1)}: ${title}, ${when(whole)}`}>
        {title}
      </span>
      <CompanyMark codes={item.companies} />
      <Box component="span" sx={visuallyHidden}>
        {` · ${when(whole)} · `}
        <StateInWords item={item} />
      </Box>
    </ButtonBase>
  );
};

/** The title is below the time, on at most three lines. */
const TALL = {
  height: 'auto',
  minHeight: 24,
  mb: '2px',
  py: 0.5,
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
    overflowWrap: 'anywhere',
    fontWeight: 500,
  },
} as const;

/** The title has two lines, around its icon, and ends before the initials. */
const TWO_LINES = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  py: '2px',
  '&:has([data-company])': { pr: '26px' },
  '&:has([data-company="several"])': { pr: '40px' },
  overflow: 'hidden',
  textAlign: 'left',
  '& > span[aria-hidden]': { display: 'inline-block', height: 14, mr: 0.5, verticalAlign: 'top' },
  '& > span[aria-hidden] > svg': { display: 'block', fontSize: 14 },
  '& .title': {
    display: 'inline',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    fontWeight: 500,
  },
  '& [data-company]': { position: 'absolute', right: 2, bottom: 2, display: 'block' },
} as const;

/** A narrow bar leaves the time to its card, the week and the agenda: half of its title would be cut. */
const SHORT = {
  '@container (max-width: 170px)': { '& time': { display: 'none' } },
  [NARROW_WEEKS]: { ...TWO_LINES, height: 36, px: 0.5 },
} as const;

/** Where the days have room, the title takes a second line if it needs one. */
const ROOMY = {
  ...SHORT,
  ...TWO_LINES,
  height: 'auto',
  minHeight: 24,
  alignSelf: 'start',
} as const;

/** Past items are outlined. */
const PAST = { bgcolor: 'background.paper' };

const BAR = {
  // Above the days it spans, which come after it.
  zIndex: 1,
  justifyContent: 'flex-start',
  gap: 0.75,
  minWidth: 0,
  height: 24,
  px: 0.75,
  typography: 'caption',
  touchAction: 'manipulation',
  containerType: 'inline-size',
  '& time': { fontVariantNumeric: 'tabular-nums', flex: 'none' },
  '& .title': {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 500,
  },
};
