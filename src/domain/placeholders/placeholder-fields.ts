import { createContext, useContext, useEffect } from 'react';
import { useEvent } from 'react-admin';
import type { Placeholder } from '@/core/placeholder-parts';

/** Inserts a placeholder at the cursor of a field and focuses it. */
export type Insert = (name: Placeholder) => void;

export type PlaceholderFieldsValue = {
  /** The field focused last, or else the form's main one. */
  current: string;
  add: (source: string, insert: Insert) => () => void;
  setCurrent: (source: string) => void;
  /** Returns false if the field accepts none now, such as rich text whose HTML is being edited. */
  insert: (name: Placeholder) => boolean;
};

export const PlaceholderFieldsContext = createContext<PlaceholderFieldsValue | null>(null);

/** @throws Error outside of PlaceholderFields */
export const usePlaceholderFields = (): PlaceholderFieldsValue => {
  const fields = useContext(PlaceholderFieldsContext);
  if (!fields) throw new Error('usePlaceholderFields needs PlaceholderFields');
  return fields;
};

/**
 * Registers `source` as a field that accepts placeholders.
 *
 * @returns a function to call when it is focused
 */
export const usePlaceholderField = (source: string, insert: Insert): (() => void) => {
  const { add, setCurrent } = usePlaceholderFields();
  const latest = useEvent(insert);
  useEffect(() => add(source, latest), [add, source, latest]);
  return () => setCurrent(source);
};
