import Box from '@mui/material/Box';
import { createContext, useContext, useState, type ReactNode } from 'react';

type BarSlotValue = { slot: HTMLElement | null; setSlot: (slot: HTMLElement | null) => void };

const BarSlotContext = createContext<BarSlotValue>({ slot: null, setSlot: () => {} });

/** Surrounds a form: components beside its inputs may add a button to its bar. */
export const BarSlotProvider = ({ children }: { children: ReactNode }) => {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return <BarSlotContext value={{ slot, setSlot }}>{children}</BarSlotContext>;
};

/** The slot in a form's bar for such a button. */
export const BarSlot = () => {
  const { setSlot } = useContext(BarSlotContext);
  return <Box ref={setSlot} sx={{ display: 'contents' }} />;
};

/** The slot's element, for a portal; null if the form has no bar. */
export const useBarSlot = (): HTMLElement | null => useContext(BarSlotContext).slot;
