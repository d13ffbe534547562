import { valueKey } from '@/core/resource';
import { useDefinitions } from '@/kit/registry/definitions';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { stateOf, timeStateOf, wholeOf, type CalendarItem } from './calendar-items';

/** The state of an item's record, as its badge says ('Bozza', 'Programmata'); by its days where it has none. */
export const useStateInWords = () => {
  const translate = useTranslate();
  const definitions = useDefinitions();
  return (item: CalendarItem): string => {
    const byDays = translate(`pages.calendar.time.${timeStateOf(wholeOf(item), new Date())}`);
    const state = stateOf(item, definitions.get(item.kind));
    return state ? translate(valueKey(item.kind, state.field, state.value), { _: byDays }) : byDays;
  };
};
