import { createContext, useContext } from 'react';
import type { ResourceDefinition } from '@/core/resource';
import type { CalendarItem } from './calendar-items';
import type { KindLook } from './kind-look';

export type CalendarContextValue = {
  lookOf: (kind: string) => KindLook;
  /** The kinds of items that the user may create. */
  newKinds: readonly ResourceDefinition[];
  /** The names of companies by their codes; empty where the user has one company. */
  companyNames: ReadonlyMap<string, string>;
  /** Opens the card of an item beside `anchor`, in the list that a button with `data-list` opened. */
  open: (item: CalendarItem, anchor: HTMLElement, list?: string) => void;
  /** Asks whether to move an item, where that does harm; its record has `change` by then. */
  mayMove: (item: CalendarItem, change: object) => Promise<boolean>;
};

export const CalendarContext = createContext<CalendarContextValue | null>(null);

/** Returns the context of the calendar. @throws Error outside of it */
export const useCalendar = (): CalendarContextValue => {
  const calendar = useContext(CalendarContext);
  if (!calendar) throw new Error('useCalendar needs a Calendar');
  return calendar;
};
