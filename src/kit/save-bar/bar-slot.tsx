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

type BarSlotValue = {
  slot: HTMLElement | null;
  setSlot: (slot: HTMLElement | null) => void;
  actions: readonly MoreAction[];
  /** @returns a function that removes it */
  addAction: (action: MoreAction) => () => void;
};

const BarSlotContext = createContext<BarSlotValue>({
  slot: null,
  setSlot: () => {},
  actions: [],
  addAction: () => () => {},
});

/** Surrounds a form: components beside its inputs may add a button to its bar, and actions to the bar's menu. */
export const BarSlotProvider = ({ children }: { children: ReactNode }) => {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [actions, setActions] = useState<readonly MoreAction[]>([]);
  const addAction = useCallback((action: MoreAction) => {
    setActions((known) => [...known, action]);
    return () => setActions((known) => known.filter((other) => other !== action));
  }, []);
  const value = useMemo(() => ({ slot, setSlot, actions, addAction }), [slot, actions, addAction]);
  return <BarSlotContext value={value}>{children}</BarSlotContext>;
};

/** The slot in a form's bar for such a button. */
export const BarSlot = () => {
  const { setSlot } = useContext(BarSlotContext);
  return <Box ref={setSlot} sx={{ display: 'contents' }} />;
};

/** The slot's element, for a portal; null if the form has no bar. */
export const useBarSlot = (): HTMLElement | null => useContext(BarSlotContext).slot;

/**
 * Adds `action` to the menu of the form's bar, before duplicating and deleting, while the component is mounted; null
 * for none. It must be memoised.
 */
export const useMoreAction = (action: MoreAction | null): void => {
  const { addAction } = useContext(BarSlotContext);
  useEffect(() => (action ? addAction(action) : undefined), [action, addAction]);
};

/** The actions that the form's parts have added to the menu of its bar. */
export const useAddedActions = (): readonly MoreAction[] => useContext(BarSlotContext).actions;
