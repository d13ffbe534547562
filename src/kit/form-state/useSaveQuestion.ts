import { useEffect } from 'react';
import { useEvent } from 'react-admin';
import { useRecordForm, type SaveQuestion } from './record-form-context';

/** Calls `ask` before each save of the surrounding form, which it prevents by resolving to false. */
export const useSaveQuestion = (ask: SaveQuestion): void => {
  const { addSaveQuestion } = useRecordForm();
  const latest = useEvent(ask);
  useEffect(() => addSaveQuestion(latest), [addSaveQuestion, latest]);
};
