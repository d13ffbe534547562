import { createContext, useContext, useEffect } from 'react';
import { useEvent } from 'react-admin';
import type { Placeholder } from '@/core/placeholders';

/** Puts a placeholder at the cursor of a field, which has the focus afterwards. */
export type Insert = (name: Placeholder) => void;

export type PlaceholderFieldsValue = {
  /** The field that was focused last, else the one the form is about. */
  current: string;
  add: (source: string, insert: Insert) => () => void;
  setCurrent: (source: string) => void;
  /** False where the field takes none now: rich text whose code is being edited, for one. */
  insert: (name: Placeholder) => boolean;
};

export const PlaceholderFieldsContext = createContext<PlaceholderFieldsValue | null>(null);

/** @throws Error outside of PlaceholderFields */
export const usePlaceholderFields = (): PlaceholderFieldsValue => {
  const fields = useContext(PlaceholderFieldsContext);
  if (!fields) throw new Error('There are no PlaceholderFields above');
  return fields;
};

/**
 * Makes `source` a field that placeholders may be put into.
 *
 * @returns to be called when it is focused
 */
export const usePlaceholderField = (source: string, insert: Insert): (() => void) => {
  const { add, setCurrent } = usePlaceholderFields();
  const latest = useEvent(insert);
  useEffect(() => add(source, latest), [add, source, latest]);
  return () => setCurrent(source);
};
