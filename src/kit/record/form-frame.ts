import { createContext, useContext } from 'react';
import { useCreatePath, useEvent, useNavigate, type RaRecord } from 'react-admin';
import { focusMain } from '@/ui/hooks/focus-main';
import { useIsMounted } from '@/ui/hooks/useIsMounted';
import { useDefinition } from '@/kit/registry/definitions';

/** The frame in which a form is shown: a page of its own, or a drawer over the list. */
export type FormFrame = {
  kind: 'page' | 'drawer';
  /** The address to go to after saving or cancelling: the list, without the drawer. */
  exit: string;
  /** Sets the heading of a drawer, by default the name of its resource. */
  setTitle?: (title: string | undefined) => void;
  /** The drawer over another form, which has no address. */
  overlay?: FormOverlay;
};

export type FormOverlay = {
  /** Closes the drawer without a question. */
  close: () => void;
  /** Closes the drawer; asks first if it has unsaved changes. */
  requestClose: () => void;
  /** Calls `mayClose` before the drawer is closed. @returns a function that removes it */
  holdBack: (mayClose: () => boolean) => () => void;
  onSaved: (record: RaRecord) => void;
  /** Whether it stays open for the next record of a series. */
  isSeries: boolean;
};

export const FormFrameContext = createContext<FormFrame | null>(null);

/** The frame of the surrounding drawer, else of the page. */
export const useFormFrame = (): FormFrame => {
  const drawer = useContext(FormFrameContext);
  const createPath = useCreatePath();
  const { name } = useDefinition();
  return drawer ?? { kind: 'page', exit: createPath({ resource: name, type: 'list' }) };
};

/**
 * Returns a function that leaves a finished form: for `next`, else for the list (specification, section 2 'Flow') or
 * the form below a drawer. A user who left the form before the answer stays where they are.
 */
export const useFormExit = () => {
  const { kind, exit, overlay } = useFormFrame();
  const navigate = useNavigate();
  const isShown = useIsMounted();
  return useEvent((next?: string | null) => {
    if (!isShown()) return undefined;
    // Replaced, so that the back button leads to the page before the form and not to an empty form.
    if (next) return navigate(next, { replace: true, state: { _scrollToTop: true } });
    if (overlay) return overlay.close();
    navigate(exit, { replace: true });
    // The focused element unmounts with the page, and the list focuses its row; a drawer restores the focus itself.
    if (kind === 'page') focusMain();
  });
};
