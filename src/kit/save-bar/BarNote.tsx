import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useFormState } from 'react-hook-form';
import { useBarSlot } from './bar-slot';

/** A line above the form's buttons that explains the effect of saving; hidden while fields are invalid. */
export const BarNote = ({ children }: { children: ReactNode }) => {
  const slot = useBarSlot();
  const { errors } = useFormState();
  if (!slot || Object.keys(errors).length > 0) return null;
  return createPortal(<Box sx={ABOVE_THE_BUTTONS}>{children}</Box>, slot);
};

const ABOVE_THE_BUTTONS = { order: -1, flex: '1 1 100%', typography: 'body2' } as const;
