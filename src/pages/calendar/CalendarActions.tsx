import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { editAddress } from '@/kit/links/record-address';
import { saveFile } from '@/ui/browser/save-file';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useDefinitions } from '@/kit/registry/definitions';
import { useCalendar } from './calendar-context';
import type { CalendarItem } from './calendar-items';
import type { Period } from './days';
import { toIcs } from './ics';

type CalendarActionsProps = { items: readonly CalendarItem[]; period: Period };

/** The visible period as a file that other calendars read. */
export const CalendarActions = ({ items, period }: CalendarActionsProps) => {
  const translate = useTranslate();
  const definitions = useDefinitions();
  const { lookOf } = useCalendar();
  const addressOf = ({ kind, record }: CalendarItem) => {
    const definition = definitions.get(kind);
    const address = (definition && editAddress(definition, record)) ?? '/calendar';
    return `${window.location.href.split('#', 1)[0]}#${address}`;
  };
  const download = () => {
    const events = items.map((item) => ({
      ...item,
      kind: lookOf(item.kind).word(1),
      address: addressOf(item),
    }));
    const file = new Blob([toIcs(events, new Date())], { type: 'text/calendar;charset=utf-8' });
    saveFile(file, `calendar-${period.from}-${period.to}.ics`);
  };
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      disabled={items.length === 0}
      onClick={download}
    >
      {translate('pages.calendar.file')}
    </Button>
  );
};
