import { useEffect, useState } from 'react';
import { useEvent } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { removeDraft, readDraft, writeDraft } from './drafts';
import { draftFields, isFinished, unsavedFields } from './form-state';
import { useRecordForm } from './record-form-context';

/** Long enough to write once a pause in typing, short enough to lose little in a crash. */
const WRITE_DELAY_MS = 400;

/**
 * Stores what was typed and not saved as a draft: after each pause in typing, and when the form goes, whatever
 * the reason (a reload, the end of the session). The draft found when the form opens is `offered` until it is
 * restored or discarded.
 */
export const useDraft = () => {
  const form = useFormContext();
  const { draftKey, getState } = useRecordForm();
  const [offered, setOffered] = useState(() => readDraft(draftKey));

  const store = useEvent(() => {
    const state = getState();
    // Its draft is removed by then, and a new form for the same record may have stored another.
    if (isFinished(state.phase)) return;
    const values = form.getValues();
    if (unsavedFields(state, values).length > 0) {
      writeDraft(draftKey, values, draftFields(state, values), state.initialValues.updated_at);
    } else if (!offered) removeDraft(draftKey);
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(store, WRITE_DELAY_MS);
      },
    });
    window.addEventListener('pagehide', store);
    // Before the leave guard is asked whether all of it is stored.
    window.addEventListener('beforeunload', store, true);
    return () => {
      clearTimeout(timer);
      stop();
      window.removeEventListener('pagehide', store);
      window.removeEventListener('beforeunload', store, true);
      store();
    };
  }, [form, store]);

  const restore = () => {
    for (const [field, value] of Object.entries(offered?.values ?? {})) {
      form.setValue(field, value, { shouldDirty: true, shouldTouch: true });
    }
    setOffered(null);
  };
  const discard = () => {
    removeDraft(draftKey);
    setOffered(null);
  };
  return { offered, restore, discard };
};
