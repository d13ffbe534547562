import { useEffect, useState, type RefObject } from 'react';
import { useEvent } from 'react-admin';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { changedFields } from './changes';
import { dropDraft, readDraft, writeDraft } from './drafts';

/** Long enough to write once a pause in typing, short enough to lose nothing worth having. */
const WRITE_DELAY_MS = 400;

type UseDraftOptions = {
  key: string;
  /** The values as they were read. */
  base: RefObject<FieldValues>;
  isSettled: () => boolean;
};

/**
 * Keeps what is typed as a draft: after each pause, and when the form goes, whatever the reason (the tab is
 * reloaded, the session ends). The draft found at the start is offered until it is restored or discarded.
 */
export const useDraft = ({ key, base, isSettled }: UseDraftOptions) => {
  const form = useFormContext();
  const [offered, setOffered] = useState(() => readDraft(key));

  const keep = useEvent(() => {
    if (isSettled()) return;
    const values = form.getValues();
    const changed = changedFields(values, base.current);
    if (changed.length > 0) writeDraft(key, values, changed, base.current.updated_at);
    else if (!offered) dropDraft(key);
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keep, WRITE_DELAY_MS);
      },
    });
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      stop();
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [form, keep]);

  const restore = () => {
    for (const [field, value] of Object.entries(offered?.values ?? {})) {
      form.setValue(field, value, { shouldDirty: true, shouldTouch: true });
    }
    setOffered(null);
  };
  const discard = () => {
    dropDraft(key);
    setOffered(null);
  };
  return { offered, restore, discard };
};
