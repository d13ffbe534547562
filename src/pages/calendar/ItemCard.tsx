import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState, type FormEvent } from 'react';
import { ResourceContextProvider, useLocale } from 'react-admin';
import { COMPANY } from '@/core/resource-names';
import { DialogPopover } from '@/ui/page/DialogPopover';
import { opensPage, type Opened } from '@/kit/links/record-address';
import { RecordLink, useMayOpen } from '@/kit/links/RecordLink';
import { StateValue } from '@/kit/fields/StateValue';
import { useIsMounted } from '@/ui/hooks/useIsMounted';
import { useRestoredFocus } from '@/ui/hooks/useRestoredFocus';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { dayNotation } from '@/kit/inputs/date-notation';
import { CheckedDateField } from '@/kit/inputs/CheckedDateField';
import { audienceOf } from '@/domain/audience/audience-lists';
import { useReach, useSameAudience } from '@/domain/audience/useReach';
import { useReachInWords } from '@/domain/audience/useReachInWords';
import { useReachTitle } from '@/domain/audience/useReachTitle';
import { ReferenceNames } from '@/kit/references/ReferenceNames';
import { useDefinition } from '@/kit/registry/definitions';
import { useCalendar } from './calendar-context';
import { timeStateOf, type CalendarItem } from './calendar-items';
import { addDays, daysBetween } from './days';
import { movedItem, shiftOf } from './moved-item';
import { minutesBetween, timeNotation, timeOfDay } from './time-of-day';
import { useBeside } from './useBeside';
import { useCancelState } from './useFocusOnItem';
import { useMove } from './useMove';
import { useWhen } from './useWhen';

type ItemCardProps = { item: CalendarItem; anchor: HTMLElement; onClose: () => void };

/** A summary of an item, with a link to its record and fields that move it, or its end alone, to another day or time. */
export const ItemCard = ({ item, anchor, onClose }: ItemCardProps) => {
  const translate = useTranslate();
  const id = useId();
  const { lookOf } = useCalendar();
  const when = useWhen();
  const { place, contents } = useBeside(anchor, WIDTH);
  const time = translate(`pages.calendar.time.${timeStateOf(item, new Date())}`);
  // One that is a draft or incomplete does not run on its days, nor one that was closed before its end: the badge says so.
  const isTimed = !item.isDraft && !item.isIncomplete && !item.isOver;
  return (
    <ResourceContextProvider value={item.kind}>
      <DialogPopover anchor={anchor} onClose={onClose} labelledBy={id} sx={PAPER} {...place}>
        <Stack ref={contents} sx={{ gap: 1 }}>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
            <Typography variant="caption" color="text.secondary" sx={{ flex: 1 }}>
              {lookOf(item.kind).word(1)}
            </Typography>
            <State item={item} />
          </Stack>
          <Typography id={id} variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {item.title}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {[when(item), ...(isTimed ? [time] : [])].join(' · ')}
          </Typography>
          {item.companies.length > 0 && (
            <Typography variant="body2" color="text.secondary" component="div">
              <ReferenceNames resource={COMPANY} codes={item.companies} />
            </Typography>
          )}
          <Reached item={item} />
          {item.isMovable ? (
            <MoveForm item={item} onMoved={onClose} />
          ) : (
            <Typography variant="caption" color="text.secondary">
              {translate('pages.calendar.fixed')}
            </Typography>
          )}
          <OpenLink item={item} />
        </Stack>
      </DialogPopover>
    </ResourceContextProvider>
  );
};

/** The number of people the item reaches, if it names its recipients; unknown for several companies. */
const Reached = ({ item: { record, companies } }: { item: CalendarItem }) => {
  const title = useReachTitle();
  const inWords = useReachInWords();
  const audience = { ...audienceOf(record), company: companies[0] };
  const { count } = useReach(useSameAudience(audience));
  if (audience.recipients.length === 0 || companies.length > 1 || !count) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      {`${title}: ${inWords(count)}`}
    </Typography>
  );
};

/** The state of the record: the value of the first field that is shown as a badge. */
const State = ({ item }: { item: CalendarItem }) => {
  const { badges: [field] = [] } = useDefinition();
  return field ? <StateValue field={field} record={item.record} /> : null;
};

const OpenLink = ({ item }: { item: CalendarItem }) => {
  const translate = useTranslate();
  const definition = useDefinition();
  const mayEdit = useMayOpen(definition, 'edit') && definition.routes.edit !== undefined;
  const isForm = mayEdit && !opensPage(definition, item.record);
  const cancelled = useCancelState();
  const view: Opened = isForm ? 'edit' : 'show';
  const isThere = definition.routes[view] !== undefined;
  if (!isThere) return null;
  return (
    <RecordLink record={item.record} view={view} state={cancelled} sx={{ alignSelf: 'flex-start' }}>
      {translate('pages.calendar.open')}
    </RecordLink>
  );
};

const MoveForm = ({ item, onMoved }: { item: CalendarItem; onMoved: () => void }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const notation = useMemo(() => dayNotation(locale), [locale]);
  const definition = useDefinition();
  const [day, setDay] = useState(item.start);
  const endNotation = useMemo(() => dayNotation(locale, day), [locale, day]);
  const times = useMemo(() => timeNotation(locale), [locale]);
  const [time, setTime] = useState(timeOfDay(item));
  const [isBusy, setBusy] = useState(false);
  const button = useRestoredFocus(isBusy);
  const isShown = useIsMounted();
  const move = useMove();
  /** Follows the first day until another one is typed. */
  const [typedLast, setTypedLast] = useState<string | null>(null);
  const days = notation.isValid(day) ? daysBetween(item.start, day) : 0;
  const last = typedLast ?? addDays(item.end, days);
  const minutes = time && times.isValid(time) ? minutesBetween(timeOfDay(item), time) : 0;
  const shift = {
    start: days,
    end: notation.isValid(last) ? daysBetween(item.end, last) : days,
    minutes,
  };
  const startRefusal = movedItem(definition, item, shiftOf(days, minutes)).refusal;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    // The card stays for a refused move. Closed meanwhile, it must not close another one.
    await move(item, shift, () => isShown() && onMoved());
    setBusy(false);
  };
  return (
    <Stack component="form" onSubmit={(event) => void submit(event)} sx={{ gap: 1, mt: 0.5 }}>
      <Box sx={DAY_AND_TIME}>
        <CheckedDateField
          label={translate('pages.calendar.move_to')}
          name="move_to"
          value={day}
          onChange={setDay}
          notation={notation}
          helperText={notation.spell(day)}
          refusal={startRefusal}
        />
        {item.moment && (
          <CheckedDateField
            label={translate('pages.calendar.time_of_day')}
            name="time_of_day"
            value={time}
            onChange={setTime}
            notation={times}
            hasCalendar={false}
          />
        )}
      </Box>
      {item.isEndMovable && (
        <CheckedDateField
          label={translate('pages.calendar.last_day')}
          name="last_day"
          value={last}
          onChange={setTypedLast}
          notation={endNotation}
          helperText={endNotation.spell(last)}
          refusal={startRefusal ? undefined : movedItem(definition, item, shift).refusal}
        />
      )}
      <Button
        ref={button}
        type="submit"
        variant="outlined"
        disabled={day === item.start && last === item.end && time === timeOfDay(item)}
        loading={isBusy}
      >
        {translate('pages.calendar.move')}
      </Button>
    </Stack>
  );
};

/** The day has a whole line where it has no time beside it. */
const DAY_AND_TIME = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto)',
  columnGap: 1,
  '& > :only-child': { gridColumn: '1 / -1' },
  '& > :nth-of-type(2)': { width: 104 },
};

const WIDTH = 320;
const PAPER = { p: 2, width: WIDTH, maxWidth: 'calc(100vw - 32px)' };
