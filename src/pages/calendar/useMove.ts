import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import type { ResourceDefinition } from '@/core/resource';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { useSingleFlight } from '@/ui/hooks/useSingleFlight';
import type { RowResult } from '@/kit/list/actions/record-action';
import { runAction } from '@/kit/list/actions/run-action';
import { useDefinitions } from '@/kit/registry/definitions';
import { useCalendar } from './calendar-context';
import { dateOf, type CalendarItem } from './calendar-items';
import { moved } from './days';
import { calendarKey, type KindRecords } from './useCalendarItems';

/**
 * Moves an item by whole days: its record is read, then posted whole, once. It is shown in its new place at once, and
 * returns where the server refuses; with `onMoved` it stays where it is until the server has accepted. The message
 * offers to undo the move.
 */
export const useMove = () => {
  const provider = useDataProvider();
  const client = useQueryClient();
  const definitions = useDefinitions();
  const alerts = useAlerts();
  const { mayMove } = useCalendar();

  const post = async (
    { kind, record }: CalendarItem,
    days: number,
    onMoved?: () => void,
  ): Promise<RowResult> => {
    const change = changeBy(definitions.get(kind), days);
    const show = (shown: (row: RaRecord) => RaRecord) =>
      client.setQueryData<KindRecords>(
        calendarKey(kind),
        (known) =>
          known && {
            ...known,
            records: known.records.map((row) => (row.id === record.id ? shown(row) : row)),
          },
      );
    const showMoved = () => show((row) => ({ ...row, ...change(row) }));
    if (!onMoved) showMoved();
    const results: RowResult[] = [];
    await runAction({
      provider,
      definition: { name: kind },
      action: { change },
      ids: [record.id],
      signal: new AbortController().signal,
      onResult: (result) => results.push(result),
    });
    const [result] = results;
    if (!result) throw new Error(`The action returned no result for ${kind} ${record.id}`);
    if (result.state === 'failed') show(() => record);
    else if (onMoved) {
      onMoved();
      showMoved();
    }
    // After a failure, too: only the server knows the state of the record.
    client.removeQueries({ queryKey: [kind, 'getOne'] });
    void client.invalidateQueries({ queryKey: [kind] });
    return result;
  };

  const say = (result: RowResult, item: CalendarItem, undo?: () => void) => {
    if (result.state === 'failed') return alerts.failure(result.error);
    const message = (result.state === 'done' && result.message) || 'pages.calendar.moved';
    return alerts.success(message, {
      subject: { name: item.title, record: `${item.kind}/${item.record.id}` },
      action: undo && { label: 'pages.calendar.undo', run: undo },
    });
  };

  return useSingleFlight(async (item: CalendarItem, days: number, onMoved?: () => void) => {
    if (days === 0) return;
    try {
      const change = changeBy(definitions.get(item.kind), days);
      if (!(await mayMove(item, change(item.record)))) return;
    } catch (error) {
      alerts.failure(error);
      return;
    }
    say(await post(item, days, onMoved), item, () => {
      void post(item, -days).then((result) => say(result, item));
    });
  });
};

/** Returns the fields of a record `days` later, by the record as it is stored. @throws Error without a calendar */
export const changeBy = (definition: ResourceDefinition | undefined, days: number) => {
  const calendar = definition?.calendar;
  if (!calendar) throw new Error(`${definition?.name} is not on the calendar`);
  return (stored: RaRecord) =>
    Object.fromEntries(
      calendar.fields.flatMap((field) => {
        const date = dateOf(calendar, stored, field);
        return date ? [[field, moved(date, days)]] : [];
      }),
    );
};
