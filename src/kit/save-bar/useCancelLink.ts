import { useState } from 'react';
import { useLocation } from 'react-admin';
import { useFormFrame } from '@/kit/record/form-frame';

/** The state of a link to a form that is cancelled back to where the link is, not to the list: the props of that link. */
export type CancelState = { cancel: { to: string; state?: object } };

/** Returns the props of the link that cancels the form: to where the form was opened from (`CancelState`), else the list. */
export const useCancelLink = (): CancelState['cancel'] => {
  const { exit } = useFormFrame();
  const { state } = useLocation();
  // The steps and tabs of a form have entries of the history without it.
  const [opened] = useState(state as Partial<CancelState> | null);
  return opened?.cancel ?? { to: exit };
};
