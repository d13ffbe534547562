import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { COMPANY } from '@/core/resource-names';
import { DialogPopover } from '@/ui/page/DialogPopover';
import { opensPage, type Opened } from '@/kit/links/record-address';
import { RecordLink, useMayOpen } from '@/kit/links/RecordLink';
import { StateValue } from '@/kit/fields/StateValue';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { audienceOf } from '@/domain/audience/audience-lists';
import { useReach, useSameAudience } from '@/domain/audience/useReach';
import { useReachInWords } from '@/domain/audience/useReachInWords';
import { useReachTitle } from '@/domain/audience/useReachTitle';
import { ReferenceNames } from '@/kit/references/ReferenceNames';
import { useDefinition } from '@/kit/registry/definitions';
import { useCalendar } from './calendar-context';
import { timeStateOf, type CalendarItem } from './calendar-items';
import { MoveForm } from './MoveForm';
import { useBeside } from './useBeside';
import { useCancelState } from './useFocusOnItem';
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
  // Drafts, incomplete and withdrawn records and those closed before their end do not run on their days: the badge says so.
  const isTimed = !item.isDraft && !item.isIncomplete && !item.isHidden && !item.isOver;
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
          {!item.isHidden && <Reached item={item} />}
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

const WIDTH = 320;
const PAPER = { p: 2, width: WIDTH, maxWidth: 'calc(100vw - 32px)' };
