import { createContext, useContext, type ComponentType } from 'react';
import type { ResourceDefinition } from '@/core/resource';
import type { CopyRules } from '@/kit/duplicate/copy';
import type { FormState, FormStore } from './form-state';
import type { FormSchema } from './resolver';
import type { DeletionRules } from './deletion-rules';

/** Asks whether to save a valid form. Resolves to the answer. */
export type SaveQuestion = () => Promise<boolean>;

/** The step after a save: leave the form, or open the next record of the series. */
export type AfterSave = 'leave' | 'next';

/**
 * Components that show a field's value in comparisons, by field, where its kind does not determine how; with the message
 * key of its label, where a list shows only a part of the value under the field's own.
 */
export type ValueViews = Readonly<
  Record<string, { View: ComponentType<{ value: unknown }>; label?: string }>
>;

/** The state and actions that the parts of a record's form share. */
export type RecordFormContextValue = FormState &
  FormStore & {
    definition: ResourceDefinition;
    /** The storage key of its draft. */
    draftKey: string;
    /** The rules. */
    schema: FormSchema;
    /** Whether the form does something other than create or update its record. */
    isTask: boolean;
    /** How a duplicate of the record differs from it; false if duplicates make no sense. */
    copy?: CopyRules | false;
    deletion?: DeletionRules;
    valueViews?: ValueViews;
    /** Whether a save may lead to the next record of a series. */
    isSeries: boolean;
    /** Sets the step after the save that is about to be submitted. */
    setAfterSave: (afterSave: AfterSave) => void;
    /** Sets the navigation that the user requested during a save; undefined once the question is answered. */
    setPendingLeave: (leave: (() => void) | undefined) => void;
    /** Ends the form without saving: its values no longer count as unsaved, and the draft is removed. */
    close: () => void;
    /** Adds a question asked before each save. @returns a function that removes it */
    addSaveQuestion: (ask: SaveQuestion) => () => void;
  };

export const RecordFormContext = createContext<RecordFormContextValue | null>(null);

/** @throws Error outside a RecordForm */
export const useRecordForm = (): RecordFormContextValue => {
  const form = useContext(RecordFormContext);
  if (!form) throw new Error('useRecordForm needs a RecordForm');
  return form;
};
