import { useEffect, useState } from 'react';
import { useEvent } from 'react-admin';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { draftFields } from './draft-fields';
import { removeDraft, readDraft, withLarge, writeDraft } from './drafts';
import { isFinished, unsavedFields } from '@/kit/form-state/form-state';
import { withParallelLists } from '@/kit/form-state/parallel-lists';
import { useRecordForm } from '@/kit/form-state/record-form-context';

/** Milliseconds without typing before a draft is stored: short enough to lose little in a crash. */
const WRITE_DELAY_MS = 400;

/**
 * Stores unsaved values as a draft: after each pause in typing, and on unmount for any reason (a reload, the end of
 * the session). The draft found when the form opens is `offered` until it is restored or discarded.
 */
export const useDraft = () => {
  const form = useFormContext();
  const { definition, draftKey, getState } = useRecordForm();
  const [found, setFound] = useState(() => readDraft(draftKey));
  const isWhole = found === null || Object.keys(found.large).length === 0;
  const [offered, setOffered] = useState(isWhole ? found : null);
  // The draft is offered once its pictures have been read.
  useEffect(() => {
    if (isWhole) return undefined;
    let isGone = false;
    void withLarge(draftKey, found).then((whole) => !isGone && setOffered(whole));
    return () => {
      isGone = true;
    };
  }, [draftKey, found, isWhole]);

  const store = useEvent(() => {
    const state = getState();
    // By then the draft is removed, and a new form for the same record may have stored another one.
    if (isFinished(state.phase)) return;
    // Writing would remove the draft's pictures while they are being read.
    if (found && !offered) return;
    const values = form.getValues();
    if (unsavedFields(state, values).length > 0) {
      const fields = withParallelLists(definition, draftFields(state, values));
      // Typing does not answer the offer, so the stored draft keeps the offered values, except the fields typed since.
      const draft: FieldValues = { ...offered?.values };
      for (const field of fields) draft[field] = values[field];
      const basedOn = offered ? offered.basedOn : state.initialValues.updated_at;
      writeDraft(draftKey, draft, Object.keys(draft), basedOn);
    } else if (!found) removeDraft(draftKey);
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
    // Runs before the leave guard checks whether everything is stored.
    window.addEventListener('beforeunload', store, true);
    return () => {
      clearTimeout(timer);
      stop();
      window.removeEventListener('pagehide', store);
      window.removeEventListener('beforeunload', store, true);
      store();
    };
  }, [form, store]);

  const answered = () => {
    setFound(null);
    setOffered(null);
  };
  const restore = () => {
    for (const [field, value] of Object.entries(offered?.values ?? {})) {
      form.setValue(field, value, { shouldDirty: true, shouldTouch: true });
    }
    answered();
  };
  const discard = () => {
    removeDraft(draftKey);
    answered();
  };
  return { offered, restore, discard };
};
