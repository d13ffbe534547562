import { createContext, useContext } from 'react';
import type { ResourceDefinition } from '@/core/resource';
import type { CopyRules } from './copy';
import type { FormEvent, FormState } from './form-state';
import type { FormSchema } from './resolver';

/** Asks whether to save a form that has passed its rules. */
export type SaveQuestion = () => Promise<boolean>;

/** What follows a save: the form is left, or the next record of the series is made in its place. */
export type AfterSave = 'leave' | 'next';

/** What the parts of a record's form share: its state and its actions. */
export type RecordFormContextValue = FormState & {
  definition: ResourceDefinition;
  /** Where its draft is stored. */
  draftKey: string;
  /** The rules. */
  schema: FormSchema;
  /** Whether the form does something else than create or update its record. */
  isTask: boolean;
  /** How a duplicate of the record differs from it; false where duplicates make no sense. */
  copy?: CopyRules | false;
  /** Whether the record's code has to be typed before it is deleted. */
  deletionAsksForCode: boolean;
  /** Whether the next record of a series may follow a save. */
  isSeries: boolean;
  /** Sets what follows the save that is about to be submitted. */
  setAfterSave: (afterSave: AfterSave) => void;
  /** The current state, for event handlers: the rendered one may be older. */
  getState: () => FormState;
  /** @returns whether the phase allowed the event; else nothing has changed */
  dispatch: (event: FormEvent) => boolean;
  /** Ends the form without saving: nothing is unsaved any more, and the draft is removed. */
  close: () => void;
  /** Has `ask` answered before each save. @returns removes it again */
  addSaveQuestion: (ask: SaveQuestion) => () => void;
  /** The same before the record is deleted. */
  addDeletionQuestion: (ask: SaveQuestion) => () => void;
  /** Whether all of these allow it, asked one after the other. */
  isDeletionConfirmed: () => Promise<boolean>;
};

export const RecordFormContext = createContext<RecordFormContextValue | null>(null);

/** @throws Error outside a RecordForm */
export const useRecordForm = (): RecordFormContextValue => {
  const form = useContext(RecordFormContext);
  if (!form) throw new Error('There is no RecordForm above');
  return form;
};
