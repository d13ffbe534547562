import { useCallback, useContext, useMemo, useRef } from 'react';
import { useEvent, type RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { ApiError } from '@/providers/http/api-error';
import { useCurrentUser } from '@/providers/session/use-session';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { useFormExit, useFormFrame } from '@/kit/record/form-frame';
import { useDefinition } from '@/kit/registry/definitions';
import { resourceKey, useParentMeta } from '@/kit/registry/parent-ids';
import type { CopyRules } from '@/kit/duplicate/copy';
import { draftFields } from '@/kit/drafts/draft-fields';
import { draftKey, removeDraft, writeDraft } from '@/kit/drafts/drafts';
import { FormTabContext } from '@/kit/form-state/form-tab';
import { isFinished, type FieldErrorMap } from '@/kit/form-state/form-state';
import { withParallelLists } from '@/kit/form-state/parallel-lists';
import type { AfterSave, RecordFormContextValue } from '@/kit/form-state/record-form-context';
import type { FormSchema } from '@/kit/form-state/resolver';
import { isStored, unconfirmed } from './save-outcome';
import type { TypedSince } from './typed-since';
import { useAlertSubject } from './useAlertSubject';
import { useCompleteRecord } from '@/kit/references/useCompleteRecord';
import { useFormReducer } from './useFormReducer';
import { useRecordCalls, type FormTask } from './useRecordCalls';
import { useSaveQuestions } from './useSaveQuestions';
import type { DeletionRules } from '@/kit/form-state/deletion-rules';

export type RecordFormOptions = {
  /** The rules; their messages are keys of the catalogue. */
  schema: FormSchema;
  /** An empty record: every field of the form with its empty value. */
  defaults: FieldValues;
  /** Initial values of a new record besides the empty ones: those of the record it copies, for example. */
  values?: FieldValues;
  /** The record that is edited; absent on create. */
  record?: RaRecord;
  /** Replaces creating or updating the record. */
  task?: FormTask;
  /** How a duplicate of the record differs from it; false if duplicates make no sense. */
  copy?: CopyRules | false;
  deletion?: DeletionRules;
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

/**
 * The state of a record's form, and the steps from Save to the next page.
 *
 * `save` sends the form once, however often it is called. It resolves to the server's errors by field, as
 * react-admin's form takes them; each of their lines is an alert too.
 */
export const useRecordFormState = ({
  schema,
  defaults,
  values: startValues,
  record,
  task,
  copy,
  deletion,
  leadsTo,
  onNext,
  onClosed,
}: RecordFormOptions) => {
  const definition = useDefinition();
  const meta = useParentMeta(definition);
  const { send, noteSaved, readConflict, checkGone } = useRecordCalls({ definition, meta, task });
  const { state, getState, dispatch } = useFormReducer(defaults, record, startValues);
  const { addSaveQuestion, isConfirmed } = useSaveQuestions();
  const alerts = useAlerts();
  const exit = useFormExit();
  const tab = useContext(FormTabContext);
  const { overlay } = useFormFrame();
  const subjectOf = useAlertSubject(definition);
  const complete = useCompleteRecord(definition.name);
  const resource = resourceKey(definition, meta);
  const { id: userId } = useCurrentUser();
  const keyOf = (recordId: unknown) =>
    draftKey(userId, task ? `${resource}.${task.name}` : resource, recordId);
  const key = keyOf(record?.id);
  const isTask = task !== undefined;
  const isSeries = onNext !== undefined && (overlay?.isSeries ?? true);
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
    if (isEnded) removeDraft(key);
    return isEnded;
  };
  // The address may have changed since the form was sent.
  const finish = useEvent(onClosed);
  const close = useEvent(() => {
    end('closed');
    finish();
  });

  /**
   * Shows the message, then the list (specification, section 2 'Flow') or the next record of the series. A user who asked
   * to go elsewhere in the meantime goes there, and one who opened another tab of the record stays there. What was typed
   * during the save is a change of the record: it is offered when the record is opened.
   */
  const afterSave = async (
    { saved, message }: Awaited<ReturnType<typeof send>>,
    sent: FieldValues,
    typedSince: () => TypedSince,
    follows: AfterSave,
  ) => {
    alerts.success(message ?? 'form.saved', { subject: subjectOf(saved) });
    // A user who left in the meantime stays where they are.
    if (!end('saved')) return undefined;
    if (follows === 'next' && onNext && !askedLeaveRef.current) return onNext(sent, typedSince);
    const { values: typed } = typedSince();
    if (Object.keys(typed).length > 0) {
      const { id, updated_at: basedOn } = await complete(saved);
      writeDraft(keyOf(id), typed, Object.keys(typed), basedOn);
      alerts.info('form.typed_while_saving');
    }
    const next = await leadsTo?.(saved);
    finish();
    if (askedLeaveRef.current) return askedLeaveRef.current();
    return tab.isOpen() ? exit(next) : undefined;
  };

  const afterFailure = async (
    error: unknown,
    sent: FieldValues,
    typedSince: () => TypedSince,
    follows: AfterSave,
  ): Promise<FieldErrorMap | undefined> => {
    const serverRecord = await readConflict(getState().record, error);
    if (serverRecord && isStored(definition, sent, serverRecord)) {
      noteSaved(serverRecord);
      await afterSave({ saved: serverRecord, message: undefined }, sent, typedSince, follows);
      return undefined;
    }
    const isGone = await checkGone(getState().record, error);
    const state = getState();
    if (isFinished(state.phase)) {
      // The user left while it was being saved, expecting success: its values are offered again.
      const fields = withParallelLists(definition, draftFields(state, sent));
      writeDraft(key, sent, fields, state.initialValues.updated_at);
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
    async (
      values: FieldValues,
      typedSince: () => TypedSince,
    ): Promise<FieldErrorMap | undefined> => {
      if (!dispatch({ type: 'submitted' })) return undefined;
      const follows = afterSaveRef.current;
      try {
        if (!(await isConfirmed())) {
          dispatch({ type: 'declined' });
          return undefined;
        }
        // A user who left during a question sends nothing.
        if (!dispatch({ type: 'confirmed' })) return undefined;
        const saved = await send(getState().record, values);
        await afterSave(saved, values, typedSince, follows);
        return undefined;
      } catch (error) {
        return afterFailure(error, values, typedSince, follows);
      }
    },
  );

  const form = useMemo(
    (): RecordFormContextValue => ({
      ...state,
      definition,
      schema,
      draftKey: key,
      isTask,
      copy,
      deletion,
      isSeries,
      setAfterSave,
      setAskedLeave,
      getState,
      dispatch,
      close,
      addSaveQuestion,
    }),
    [
      state,
      definition,
      schema,
      key,
      isTask,
      copy,
      deletion,
      isSeries,
      setAfterSave,
      setAskedLeave,
      getState,
      dispatch,
      close,
      addSaveQuestion,
    ],
  );
  return { form, save };
};
