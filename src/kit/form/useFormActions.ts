import { useCallback, useContext, useRef } from 'react';
import { useEvent, type RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { ResourceDefinition } from '@/core/resource';
import { ApiError } from '@/providers/http/api-error';
import { showRetriedFailure } from '@/ui/alerts/retried-failure';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { isFinished, type FieldErrorMap, type FormStore } from '@/kit/form-state/form-state';
import { FormTabContext } from '@/kit/form-state/form-tab';
import type { AfterSave } from '@/kit/form-state/record-form-context';
import { useFormExit } from '@/kit/record/form-frame';
import { isStored, unconfirmed } from './save-outcome';
import type { TypedSince } from './typed-since';
import { useAlertSubject } from './useAlertSubject';
import { useRecordCalls, type FormTask, type Saved } from './useRecordCalls';
import { useSaveDrafts } from './useSaveDrafts';
import { useSaveQuestions } from './useSaveQuestions';

export type FormActionsOptions = {
  /** Replaces creating or updating the record. */
  task?: FormTask;
  /** Resolves to the address after a save; to null for the list, as by default. */
  leadsTo?: (saved: RaRecord) => Promise<string | null>;
  /**
   * Opens the form for the next record of a series; it starts with values `sent` for the last one and those typed
   * since.
   */
  onNext?: (sent: FieldValues, typedSince: () => TypedSince) => void;
  /** Called when the form is finished: saved, deleted, or left without saving. */
  onClosed: () => void;
};

/** A press on Save: the values it sends, those typed since, and the step that follows. */
type Submission = { sent: FieldValues; typedSince: () => TypedSince; next: AfterSave };

/**
 * The actions of a form of `definition`: saving it, up to the next page, and closing it.
 *
 * `save` sends the form once, however often it is called. It resolves to the server's errors by field, as react-admin's
 * form expects them; each of their lines is an alert too, until a save succeeds.
 */
export const useFormActions = (
  definition: ResourceDefinition,
  { getState, dispatch }: FormStore,
  { task, leadsTo, onNext, onClosed }: FormActionsOptions,
) => {
  const { send, publishSaved, readConflict, checkGone } = useRecordCalls(definition, task);
  const { addSaveQuestion, isConfirmed } = useSaveQuestions();
  const drafts = useSaveDrafts(definition, getState, task?.name);
  const alerts = useAlerts();
  const exit = useFormExit();
  const tab = useContext(FormTabContext);
  const subjectOf = useAlertSubject(definition);
  // The address may have changed since the form was sent.
  const finish = useEvent(onClosed);

  const afterSaveRef = useRef<AfterSave>('leave');
  const setAfterSave = useCallback((next: AfterSave) => {
    afterSaveRef.current = next;
  }, []);
  const pendingLeave = useRef<() => void>(undefined);
  const setPendingLeave = useCallback((leave: (() => void) | undefined) => {
    pendingLeave.current = leave;
  }, []);

  const removeFailure = useRef<() => void>(undefined);

  const end = (type: 'saved' | 'closed'): boolean => {
    const isEnded = dispatch({ type });
    if (isEnded) drafts.remove();
    return isEnded;
  };
  const close = useEvent(() => {
    end('closed');
    finish();
  });

  /**
   * Shows the message, then the list (specification, section 2 'Flow') or the next record of the series. A user who
   * requested another page in the meantime goes there, and one who opened another tab of the record stays there.
   */
  const afterSave = async ({ saved, message }: Saved, { sent, typedSince, next }: Submission) => {
    removeFailure.current?.();
    alerts.success(message ?? 'form.saved', { subject: subjectOf(saved) });
    // A user who left in the meantime stays where they are.
    if (!end('saved')) return undefined;
    if (next === 'next' && onNext && !pendingLeave.current) return onNext(sent, typedSince);
    await drafts.keepTyped(saved, typedSince());
    const address = await leadsTo?.(saved);
    finish();
    if (pendingLeave.current) return pendingLeave.current();
    return tab.isOpen() ? exit(address) : undefined;
  };

  const afterFailure = async (
    error: unknown,
    submission: Submission,
  ): Promise<FieldErrorMap | undefined> => {
    const { record } = getState();
    const serverRecord = await readConflict(record, error);
    if (serverRecord && isStored(definition, submission.sent, serverRecord)) {
      publishSaved(serverRecord);
      await afterSave({ saved: serverRecord, message: undefined }, submission);
      return undefined;
    }
    const isGone = await checkGone(record, error);
    if (isFinished(getState().phase)) {
      drafts.keepSent(submission.sent);
      alerts.failure(error);
      return undefined;
    }
    if (serverRecord) {
      dispatch({ type: 'conflictFound', serverRecord });
      return undefined;
    }
    const explanation = unconfirmed(error);
    removeFailure.current = showRetriedFailure(error, explanation);
    const failure = explanation ? 'unconfirmed' : 'not_saved';
    dispatch(isGone ? { type: 'recordGone' } : { type: 'failed', failure });
    return error instanceof ApiError ? error.body.errors : undefined;
  };

  const save = useEvent(
    async (sent: FieldValues, typedSince: () => TypedSince): Promise<FieldErrorMap | undefined> => {
      if (!dispatch({ type: 'submitted' })) return undefined;
      const submission = { sent, typedSince, next: afterSaveRef.current };
      try {
        if (!(await isConfirmed())) {
          dispatch({ type: 'declined' });
          return undefined;
        }
        // If the user left during a question, nothing is sent.
        if (!dispatch({ type: 'confirmed' })) return undefined;
        await afterSave(await send(getState().record, sent), submission);
        return undefined;
      } catch (error) {
        return afterFailure(error, submission);
      }
    },
  );

  return { save, close, setAfterSave, setPendingLeave, addSaveQuestion };
};
