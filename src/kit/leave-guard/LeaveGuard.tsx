import Button from '@mui/material/Button';
import { useContext, useEffect, useLayoutEffect, useState } from 'react';
import { useEvent } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { QuestionDialog } from '@/ui/page/QuestionDialog';
import { FormFrameContext, type FormOverlay } from '@/kit/record/form-frame';
import { useLeaveGuard, useUnsaved, type Unsaved } from './useLeaveGuard';

type LeaveGuardProps = Unsaved & {
  /** Whether the form is being saved, which continues if the user leaves. */
  isSaving?: boolean;
  /** Called before the form is left without saving. */
  onLeave?: () => void;
  /** Called with the requested navigation while the question is shown, and with undefined afterwards. */
  onLeaveRequested?: (leave: (() => void) | undefined) => void;
};

/** Asks before unsaved changes are lost: by leaving their page, or by closing the drawer over a form. */
export const LeaveGuard = (props: LeaveGuardProps) => {
  const overlay = useContext(FormFrameContext)?.overlay;
  return overlay ? <OverlayGuard {...props} overlay={overlay} /> : <PageGuard {...props} />;
};

const PageGuard = ({ onLeave, onLeaveRequested, isSaving, ...unsaved }: LeaveGuardProps) => {
  const guard = useLeaveGuard(unsaved);
  const { isAsking } = guard;
  const proceed = useEvent(guard.leave);
  useLayoutEffect(() => {
    if (!isAsking) return undefined;
    onLeaveRequested?.(proceed);
    return () => onLeaveRequested?.(undefined);
  }, [isAsking, onLeaveRequested, proceed]);
  const leave = () => {
    onLeave?.();
    guard.leave();
  };
  return <LeaveDialog isOpen={isAsking} isSaving={isSaving} onStay={guard.stay} onLeave={leave} />;
};

/**
 * A drawer over a form has no address, so closing it is blocked instead of navigation. No address can reopen it either,
 * so a reload always asks.
 */
const OverlayGuard = ({
  isUnsaved,
  isSaving,
  onLeave,
  overlay: { holdBack, close },
}: Pick<LeaveGuardProps, 'isUnsaved' | 'isSaving' | 'onLeave'> & { overlay: FormOverlay }) => {
  const [isAsking, setAsking] = useState(false);
  useUnsaved({ isUnsaved });
  const ask = useEvent(() => {
    const isHeldBack = isUnsaved();
    setAsking(isHeldBack);
    return !isHeldBack;
  });
  useEffect(() => holdBack(ask), [holdBack, ask]);
  const leave = () => {
    setAsking(false);
    onLeave?.();
    close();
  };
  return (
    <LeaveDialog
      isOpen={isAsking}
      isSaving={isSaving}
      onStay={() => setAsking(false)}
      onLeave={leave}
    />
  );
};

type LeaveDialogProps = Pick<LeaveGuardProps, 'isSaving'> & {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
};

const LeaveDialog = ({ isOpen, isSaving = false, onStay, onLeave }: LeaveDialogProps) => {
  const translate = useTranslate();
  return (
    <QuestionDialog
      open={isOpen}
      onClose={onStay}
      title={translate(isSaving ? 'form.leave.saving_title' : 'form.leave.title')}
      text={translate(isSaving ? 'form.leave.saving_text' : 'form.leave.text')}
    >
      <Button color="error" onClick={onLeave}>
        {translate(isSaving ? 'form.leave.leave_saving' : 'form.leave.leave')}
      </Button>
      <Button variant="contained" autoFocus onClick={onStay}>
        {translate('form.leave.stay')}
      </Button>
    </QuestionDialog>
  );
};
