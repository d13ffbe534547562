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
  /** Sets the heading of a drawer; without a title it is that of its resource. */
  setTitle?: (title: string | undefined) => void;
  /** The drawer over another form, which has no address. */
  overlay?: FormOverlay;
};

export type FormOverlay = {
  /** Closes the drawer, whatever it contains. */
  close: () => void;
  /** Closes it; asks first if it has unsaved changes. */
  requestClose: () => void;
  /** Calls `mayClose` before the drawer is closed. @returns removes it again */
  holdBack: (mayClose: () => boolean) => () => void;
  onSaved: (record: RaRecord) => void;
  /** Whether it stays open for the next record of a series. */
  isSeries: boolean;
};

export const FormFrameContext = createContext<FormFrame | null>(null);

/** The surrounding drawer, else the page. */
export const useFormFrame = (): FormFrame => {
  const drawer = useContext(FormFrameContext);
  const createPath = useCreatePath();
  const { name } = useDefinition();
  return drawer ?? { kind: 'page', exit: createPath({ resource: name, type: 'list' }) };
};

/**
 * Leaves a finished form: to `next`, else back to the list (specification, section 2 'Flow') or to the form below a
 * drawer. A user who left the form before its answer came stays where they are.
 */
export const useFormExit = () => {
  const { kind, exit, overlay } = useFormFrame();
  const navigate = useNavigate();
  const isShown = useIsMounted();
  return useEvent((next?: string | null) => {
    if (!isShown()) return undefined;
    // The back button leads to the page before the form, not to another empty one.
    if (next) return navigate(next, { replace: true, state: { _scrollToTop: true } });
    if (overlay) return overlay.close();
    navigate(exit, { replace: true });
    // The focused element unmounts with the page, and the list focuses its row; a drawer restores the focus itself.
    if (kind === 'page') focusMain();
  });
};
