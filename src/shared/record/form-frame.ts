import { createContext, useContext } from 'react';
import { useCreatePath, useEvent, useNavigate } from 'react-admin';
import { useDefinition } from '@/shared/registry/definitions';

/** Where a form is shown: on a page of its own, or in a drawer over the list. */
export type FormFrame = {
  kind: 'page' | 'drawer';
  /** The address to go to after saving or cancelling: the list, without the drawer. */
  exit: string;
  /** Sets the heading of a drawer. */
  setTitle?: (title: string) => void;
};

export const FormFrameContext = createContext<FormFrame | null>(null);

/** The drawer around, else the page. */
export const useFormFrame = (): FormFrame => {
  const drawer = useContext(FormFrameContext);
  const createPath = useCreatePath();
  const { name } = useDefinition();
  return drawer ?? { kind: 'page', exit: createPath({ resource: name, type: 'list' }) };
};

/** Navigates from a finished form back to the list (specification, section 2 'Flow'). */
export const useFormExit = () => {
  const { kind, exit } = useFormFrame();
  const navigate = useNavigate();
  return useEvent(() =>
    navigate(exit, kind === 'page' ? { state: { _scrollToTop: true } } : undefined),
  );
};
