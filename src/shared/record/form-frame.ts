import { createContext, useContext } from 'react';
import { useCreatePath, useEvent, useNavigate } from 'react-admin';
import { useDefinition } from '@/shared/registry/definitions';

/** What a form stands in: a page of its own, or a drawer over the list. */
export type FormFrame = {
  kind: 'page' | 'drawer';
  /** Where it leads when it is over or given up: the list, which the drawer is above already. */
  exit: string;
  /** Tells the frame what it holds. */
  setTitle?: (title: string) => void;
};

export const FormFrameContext = createContext<FormFrame | null>(null);

/** The frame around; without a drawer above, the page. */
export const useFormFrame = (): FormFrame => {
  const drawer = useContext(FormFrameContext);
  const createPath = useCreatePath();
  const { name } = useDefinition();
  return drawer ?? { kind: 'page', exit: createPath({ resource: name, type: 'list' }) };
};

/** Leaves a form that is over: back to the list (specification, section 2 'Flow'). */
export const useFormExit = () => {
  const { kind, exit } = useFormFrame();
  const navigate = useNavigate();
  return useEvent(() =>
    navigate(exit, kind === 'page' ? { state: { _scrollToTop: true } } : undefined),
  );
};
