import { createContext, useContext, type RefObject } from 'react';
import type { RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { ResourceDefinition } from '@/core/resource';
import type { FormSchema } from './resolver';

/** What the parts of a record's form share. */
export type RecordFormState = {
  definition: ResourceDefinition;
  /** The rules. */
  schema: FormSchema;
  /** The record as it was read; absent on create. */
  record?: RaRecord;
  /** The values as they were read: what differs from them is unsaved. */
  base: RefObject<FieldValues>;
  /** Replaces one of them. */
  rebaseField: (field: string, value: unknown) => void;
  /** What is asked before the form is sent. */
  questions: RefObject<Set<() => Promise<boolean>>>;
  isSaving: boolean;
  /** Whether the form does something else than create or update its record. */
  isTask: boolean;
  /** Ends the form for good: from here on nothing is unsaved, and its draft is gone. */
  settle: () => void;
};

export const RecordFormContext = createContext<RecordFormState | null>(null);

/** @throws Error outside a RecordForm */
export const useRecordForm = (): RecordFormState => {
  const state = useContext(RecordFormContext);
  if (!state) throw new Error('There is no RecordForm above');
  return state;
};
