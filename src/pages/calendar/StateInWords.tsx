import { StateValue } from '@/kit/fields/StateValue';
import { useDefinitions } from '@/kit/registry/definitions';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { stateOf, timeStateOf, wholeOf, type CalendarItem } from './calendar-items';

/** The state of an item's record, as its badge says ('Bozza', 'Programmata'); by its days where it has none. */
export const StateInWords = ({ item }: { item: CalendarItem }) => {
  const translate = useTranslate();
  const state = stateOf(item, useDefinitions().get(item.kind));
  return state ? (
    <StateValue isInText resource={item.kind} field={state.field} record={item.record} />
  ) : (
    translate(`pages.calendar.time.${timeStateOf(wholeOf(item), new Date())}`)
  );
};
