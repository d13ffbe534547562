import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { withinSentence } from '@/core/validation-messages';
import { alerts as store } from '@/ui/alerts/alert-store';
import { messageOf } from '@/ui/alerts/AlertList';
import { errorLines } from '@/ui/alerts/error-lines';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { useSingleFlight } from '@/ui/hooks/useSingleFlight';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { RowResult } from '@/kit/list/actions/record-action';
import { runAction } from '@/kit/list/actions/run-action';
import { useDefinitions } from '@/kit/registry/definitions';
import { useCalendar } from './calendar-context';
import { datesOf, type CalendarItem } from './calendar-items';
import { backOf, changeBy, isStill, movedItem, type Shift } from './moved-item';
import { calendarKey, type KindRecords } from './useCalendarItems';
import { useWhen } from './useWhen';

/**
 * Moves an item to another day or time, or its end alone: its record is read, then posted whole, once. It is shown in its
 * new place at once, and returns where the server refuses; with `onMoved` it stays where it is until the server has
 * accepted. The message names its new dates and offers to undo the move, because what people see already may have been
 * moved by mistake. A move into the past is refused without a call.
 */
export const useMove = () => {
  const provider = useDataProvider();
  const client = useQueryClient();
  const definitions = useDefinitions();
  const alerts = useAlerts();
  const translate = useTranslate();
  const when = useWhen();
  const { mayMove } = useCalendar();

  const post = async (
    { kind, record }: CalendarItem,
    shift: Shift,
    onMoved?: () => void,
  ): Promise<RowResult> => {
    const change = changeBy(definitions.get(kind), shift);
    const queryKey = calendarKey(kind);
    // An answer that was requested before the move would show the item in its old place.
    await client.cancelQueries({ queryKey });
    const before = client.getQueryData<KindRecords>(queryKey);
    const showMoved = () =>
      client.setQueryData<KindRecords>(
        queryKey,
        (known) =>
          known && {
            ...known,
            records: known.records.map((row) =>
              row.id === record.id ? { ...row, ...change(row) } : row,
            ),
          },
      );
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
    if (result.state === 'failed') client.setQueryData(queryKey, before);
    else if (onMoved) {
      onMoved();
      showMoved();
    }
    // After a failure, too: only the server knows the state of the record.
    client.removeQueries({ queryKey: [kind, 'getOne'] });
    void client.invalidateQueries({ queryKey: [kind] });
    return result;
  };

  /** Says of each line of the server, in its own words, which item it keeps where it is. */
  const refuse = ({ title }: CalendarItem, error: unknown) => {
    const lines = errorLines(error).map((line) => ({
      message: 'pages.calendar.not_moved',
      args: { ...line.args, title, reason: messageOf(line, translate) },
      detail: line.detail,
    }));
    store.show({ kind: 'error', lines });
  };

  const say = (result: RowResult, item: CalendarItem, undo?: () => void) => {
    if (result.state === 'failed') return refuse(item, result.error);
    const message = (result.state === 'done' && result.message) || 'pages.calendar.moved';
    const calendar = definitions.get(item.kind)?.calendar;
    const dates = calendar && result.record ? datesOf(calendar, result.record) : null;
    const kind = dates && dates.start !== dates.end ? 'period' : 'day';
    return alerts.success(message, {
      detail: dates ? `pages.calendar.${undo ? `moved_to.${kind}` : 'moved_back'}` : undefined,
      args: { when: dates ? when(dates) : '' },
      subject: { name: item.title, record: `${item.kind}/${item.record.id}` },
      action: undo && { label: 'pages.calendar.undo', run: undo },
    });
  };

  return useSingleFlight(async (item: CalendarItem, shift: Shift, onMoved?: () => void) => {
    if (isStill(shift)) return;
    const definition = definitions.get(item.kind);
    try {
      const { refusal } = movedItem(definition, item, shift);
      if (refusal !== undefined) {
        const reason = withinSentence(translate(refusal));
        alerts.error('pages.calendar.refused', { title: item.title, reason });
        return;
      }
      if (!(await mayMove(item, changeBy(definition, shift)(item.record)))) return;
    } catch (error) {
      alerts.failure(error);
      return;
    }
    say(await post(item, shift, onMoved), item, () => {
      void post(item, backOf(shift)).then((result) => say(result, item));
    });
  });
};
