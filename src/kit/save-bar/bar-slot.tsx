import Box from '@mui/material/Box';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import type { MoreAction } from './MoreMenu';

/** A place in a form's bar: before or after its buttons. */
type Place = 'start' | 'end';

type BarSlotValue = {
  slots: Readonly<Partial<Record<Place, HTMLElement | null>>>;
  setSlot: (place: Place, slot: HTMLElement | null) => void;
  actions: readonly MoreAction[];
  /** @returns a function that removes it */
  addAction: (action: MoreAction) => () => void;
};

const BarSlotContext = createContext<BarSlotValue>({
  slots: {},
  setSlot: () => {},
  actions: [],
  addAction: () => () => {},
});

/** Lets components inside a form add buttons to its bar, and actions to the bar's menu. */
export const BarSlotProvider = ({ children }: { children: ReactNode }) => {
  const [slots, setSlots] = useState<BarSlotValue['slots']>({});
  const setSlot = useCallback((place: Place, slot: HTMLElement | null) => {
    setSlots((known) => ({ ...known, [place]: slot }));
  }, []);
  const [actions, setActions] = useState<readonly MoreAction[]>([]);
  const addAction = useCallback((action: MoreAction) => {
    setActions((known) => [...known, action]);
    return () => setActions((known) => known.filter((other) => other !== action));
  }, []);
  const value = useMemo(
    () => ({ slots, setSlot, actions, addAction }),
    [slots, setSlot, actions, addAction],
  );
  return <BarSlotContext value={value}>{children}</BarSlotContext>;
};

/** A slot in a form's bar for added buttons. */
export const BarSlot = ({ place = 'start' }: { place?: Place }) => {
  const { setSlot } = useContext(BarSlotContext);
  const ref = useCallback((slot: HTMLElement | null) => setSlot(place, slot), [setSlot, place]);
  return <Box ref={ref} sx={{ display: 'contents' }} />;
};

/** The slot's element, for a portal; null if the form has no bar. */
export const useBarSlot = (place: Place = 'start'): HTMLElement | null =>
  useContext(BarSlotContext).slots[place] ?? null;

/**
 * Adds `action` to the menu of the form's bar, before duplicating and deleting, while the component is mounted; null
 * for none. Pass a memoised object.
 */
export const useMoreAction = (action: MoreAction | null): void => {
  const { addAction } = useContext(BarSlotContext);
  useEffect(() => (action ? addAction(action) : undefined), [action, addAction]);
};

/** The actions that parts of the form have added to its bar's menu. */
export const useAddedActions = (): readonly MoreAction[] => useContext(BarSlotContext).actions;
