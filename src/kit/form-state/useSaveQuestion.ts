import { useEffect } from 'react';
import { useEvent } from 'react-admin';
import { useRecordForm, type SaveQuestion } from './record-form-context';

/** Calls `ask` before each save of the surrounding form. A single 'no' prevents it. */
export const useSaveQuestion = (ask: SaveQuestion): void => {
  const { addSaveQuestion } = useRecordForm();
  const latest = useEvent(ask);
  useEffect(() => addSaveQuestion(latest), [addSaveQuestion, latest]);
};

/** Calls `ask` before the record of the surrounding form is deleted. A 'no' prevents it. */
export const useDeletionQuestion = (ask: SaveQuestion): void => {
  const { addDeletionQuestion } = useRecordForm();
  const latest = useEvent(ask);
  useEffect(() => addDeletionQuestion(latest), [addDeletionQuestion, latest]);
};
