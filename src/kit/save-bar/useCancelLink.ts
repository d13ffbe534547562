import { useState } from 'react';
import { useLocation } from 'react-admin';
import { useFormFrame } from '@/kit/record/form-frame';

/**
 * The navigation state of a link to a form that returns to the link's page when cancelled: props of the cancel link.
 */
export type CancelState = { cancel: { to: string; state?: object } };

/** The props of the form's cancel link: to the page that opened it (`CancelState`), else to the list. */
export const useCancelLink = (): CancelState['cancel'] => {
  const { exit } = useFormFrame();
  const { state } = useLocation();
  // Kept, because the form's steps and tabs have history entries without this state.
  const [opened] = useState(state as Partial<CancelState> | null);
  return opened?.cancel ?? { to: exit };
};
