import { useEffect } from 'react';
import { useEvent } from 'react-admin';
import { useRecordForm } from './record-form-context';

/** Answers whether the form is to be saved after all; it has passed its rules. */
export type SaveQuestion = () => Promise<boolean>;

/** Has `ask` answered before the form around is sent, each time. One 'no' among several is enough. */
export const useSaveQuestion = (ask: SaveQuestion): void => {
  const { questions } = useRecordForm();
  const latest = useEvent(ask);
  useEffect(() => {
    const { current: asked } = questions;
    asked.add(latest);
    return () => void asked.delete(latest);
  }, [questions, latest]);
};
