import { useEffect, useSyncExternalStore } from 'react';
import { largeStorage } from '@/providers/session/large-storage';
import { isKeepable, MAX_FIELD_CHARACTERS } from './drafts';
import { useRecordForm } from '@/kit/form-state/record-form-context';

/**
 * The note on a picture that no draft holds: it is too large, or the browser has no storage. Without storage the note
 * is shown before a picture is chosen.
 *
 * @returns a message of the catalogue with its arguments; null if there is no note
 */
export const useDraftNote = (source: string, value: string) => {
  const { initialValues } = useRecordForm();
  const isAble = useSyncExternalStore(largeStorage.subscribe, largeStorage.isAvailable);
  useEffect(() => void largeStorage.probe(), []);
  const isChosen = value !== '' && value !== initialValues[source];
  if (isChosen) return isKeepable(value) ? null : { message: 'picture.not_kept' };
  return isAble ? null : { message: 'picture.kept_up_to', args: { max: MAX_KILOBYTES } };
};

/** Four characters of a data URI encode three bytes. */
const MAX_KILOBYTES = (MAX_FIELD_CHARACTERS * 3) / 4 / 1000;
