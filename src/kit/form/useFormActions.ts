import { useCallback, useContext, useRef } from 'react';
import { useEvent, type RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { ResourceDefinition } from '@/core/resource';
import { ApiError } from '@/providers/http/api-error';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { draftFields } from '@/kit/drafts/draft-fields';
import { removeDraft, writeDraft } from '@/kit/drafts/drafts';
import { useDraftKey } from '@/kit/drafts/useDraftKey';
import { isFinished, type FieldErrorMap, type FormStore } from '@/kit/form-state/form-state';
import { FormTabContext } from '@/kit/form-state/form-tab';
import { withParallelLists } from '@/kit/form-state/parallel-lists';
import type { AfterSave } from '@/kit/form-state/record-form-context';
import { useFormExit } from '@/kit/record/form-frame';
import { useCompleteRecord } from '@/kit/references/useCompleteRecord';
import { isStored, unconfirmed } from './save-outcome';
import type { TypedSince } from './typed-since';
import { useAlertSubject } from './useAlertSubject';
import { useRecordCalls, type FormTask, type Saved } from './useRecordCalls';
import { useSaveQuestions } from './useSaveQuestions';

export type FormActionsOptions = {
  /** Replaces creating or updating the record. */
  task?: FormTask;
  /** The address after a save, instead of the list; null for the list after all. */
  leadsTo?: (saved: RaRecord) => Promise<string | null>;
  /**
   * Opens the form for the next record of a series with the values sent for the last one. What is typed until then is
   * carried over.
   */
  onNext?: (sent: FieldValues, typedSince: () => TypedSince) => void;
  /** Called when the form is finished: saved, deleted, or left without saving. */
  onClosed: () => void;
};

/** A press on Save: the values it sends, those typed since, and the step that follows. */
type Submission = { sent: FieldValues; typedSince: () => TypedSince; next: AfterSave };

/**
 * The actions of a form of `definition`: the steps from Save to the next page, and closing.
 *
 * `save` sends the form once, however often it is called. It resolves to the server's errors by field, as
 * react-admin's form takes them; each of their lines is an alert too.
 */
export const useFormActions = (
  definition: ResourceDefinition,
  { getState, dispatch }: FormStore,
  { task, leadsTo, onNext, onClosed }: FormActionsOptions,
) => {
  const { send, noteSaved, readConflict, checkGone } = useRecordCalls(definition, task);
  const { addSaveQuestion, isConfirmed } = useSaveQuestions();
  const alerts = useAlerts();
  const exit = useFormExit();
  const tab = useContext(FormTabContext);
  const subjectOf = useAlertSubject(definition);
  const complete = useCompleteRecord(definition.name);
  const draftKeyOf = useDraftKey(definition, task?.name);
  // The address may have changed since the form was sent.
  const finish = useEvent(onClosed);

  const afterSaveRef = useRef<AfterSave>('leave');
  const setAfterSave = useCallback((next: AfterSave) => {
    afterSaveRef.current = next;
  }, []);
  const askedLeaveRef = useRef<() => void>(undefined);
  const setAskedLeave = useCallback((leave: (() => void) | undefined) => {
    askedLeaveRef.current = leave;
  }, []);

  const end = (type: 'saved' | 'closed'): boolean => {
    const isEnded = dispatch({ type });
    if (isEnded) removeDraft(draftKeyOf(getState().record?.id));
    return isEnded;
  };
  const close = useEvent(() => {
    end('closed');
    finish();
  });

  /** Offers what was typed during the save as a change of the saved record, when that is opened. */
  const keepTyped = async (saved: RaRecord, typedSince: () => TypedSince) => {
    const { values } = typedSince();
    if (Object.keys(values).length === 0) return;
    const { id, updated_at: basedOn } = await complete(saved);
    writeDraft(draftKeyOf(id), values, Object.keys(values), basedOn);
    alerts.info('form.typed_while_saving');
  };

  /** Offers the values of a failed save again, after the user has left in the belief that they were saved. */
  const keepSent = (sent: FieldValues) => {
    const state = getState();
    const fields = withParallelLists(definition, draftFields(state, sent));
    writeDraft(draftKeyOf(state.record?.id), sent, fields, state.initialValues.updated_at);
  };

  /**
   * Shows the message, then the list (specification, section 2 'Flow') or the next record of the series. A user who asked
   * to go elsewhere in the meantime goes there, and one who opened another tab of the record stays there.
   */
  const afterSave = async ({ saved, message }: Saved, { sent, typedSince, next }: Submission) => {
    alerts.success(message ?? 'form.saved', { subject: subjectOf(saved) });
    // A user who left in the meantime stays where they are.
    if (!end('saved')) return undefined;
    if (next === 'next' && onNext && !askedLeaveRef.current) return onNext(sent, typedSince);
    await keepTyped(saved, typedSince);
    const address = await leadsTo?.(saved);
    finish();
    if (askedLeaveRef.current) return askedLeaveRef.current();
    return tab.isOpen() ? exit(address) : undefined;
  };

  const afterFailure = async (
    error: unknown,
    submission: Submission,
  ): Promise<FieldErrorMap | undefined> => {
    const { record } = getState();
    const serverRecord = await readConflict(record, error);
    if (serverRecord && isStored(definition, submission.sent, serverRecord)) {
      noteSaved(serverRecord);
      await afterSave({ saved: serverRecord, message: undefined }, submission);
      return undefined;
    }
    const isGone = await checkGone(record, error);
    if (isFinished(getState().phase)) {
      keepSent(submission.sent);
      alerts.failure(error);
      return undefined;
    }
    if (serverRecord) {
      dispatch({ type: 'conflictFound', serverRecord });
      return undefined;
    }
    const explanation = unconfirmed(error);
    alerts.failure(error, explanation);
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
        // A user who left during a question sends nothing.
        if (!dispatch({ type: 'confirmed' })) return undefined;
        await afterSave(await send(getState().record, sent), submission);
        return undefined;
      } catch (error) {
        return afterFailure(error, submission);
      }
    },
  );

  return { save, close, setAfterSave, setAskedLeave, addSaveQuestion };
};
