import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useCurrentUser } from '@/providers/session/use-session';
import { saveFile } from '@/ui/browser/save-file';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useDefinitions } from '@/kit/registry/definitions';
import { useCalendar } from './calendar-context';
import type { CalendarItem } from './calendar-items';
import type { Period } from './days';
import { icsAddress, toIcs } from './ics';
import { NewMenu } from './NewMenu';

type CalendarActionsProps = { items: readonly CalendarItem[]; period: Period };

/** The visible period as a file that other calendars can import, and the kinds of new items. */
export const CalendarActions = ({ items, period }: CalendarActionsProps) => {
  const translate = useTranslate();
  const definitions = useDefinitions();
  const { lookOf } = useCalendar();
  const { roles } = useCurrentUser();
  const download = () => {
    const events = items.map((item) => ({
      ...item,
      kind: lookOf(item.kind).word(1),
      address: icsAddress(item, { definitions, roles, page: window.location.href }),
    }));
    const file = new Blob([toIcs(events, new Date())], { type: 'text/calendar;charset=utf-8' });
    saveFile(file, `calendar-${period.from}-${period.to}.ics`);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        disabled={items.length === 0}
        onClick={download}
      >
        {translate('pages.calendar.file')}
      </Button>
      <NewMenu />
    </>
  );
};
