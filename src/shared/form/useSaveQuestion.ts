import { useEffect } from 'react';
import { useEvent } from 'react-admin';
import { useRecordForm, type SaveQuestion } from './record-form-context';

/** Has `ask` answered before each save of the form around. One 'no' among several questions is enough. */
export const useSaveQuestion = (ask: SaveQuestion): void => {
  const { addSaveQuestion } = useRecordForm();
  const latest = useEvent(ask);
  useEffect(() => addSaveQuestion(latest), [addSaveQuestion, latest]);
};
