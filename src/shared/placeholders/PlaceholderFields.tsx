import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useEvent } from 'react-admin';
import type { Placeholder } from '@/core/placeholders';
import {
  PlaceholderFieldsContext,
  type Insert,
  type PlaceholderFieldsValue,
} from './placeholder-fields';

type PlaceholderFieldsProps = {
  /** The field placeholders go into until another one was focused. */
  initial: string;
  children: ReactNode;
};

/** The fields of a form that hold placeholders, and the palette they are taken from. */
export const PlaceholderFields = ({ initial, children }: PlaceholderFieldsProps) => {
  const [current, setCurrent] = useState(initial);
  const fields = useRef(new Map<string, Insert>());
  const add = useCallback((source: string, insert: Insert) => {
    fields.current.set(source, insert);
    return () => void fields.current.delete(source);
  }, []);
  const insert = useEvent((name: Placeholder) => {
    const field = fields.current.get(current);
    field?.(name);
    return field !== undefined;
  });
  const value = useMemo(
    (): PlaceholderFieldsValue => ({ current, add, setCurrent, insert }),
    [current, add, insert],
  );
  return <PlaceholderFieldsContext value={value}>{children}</PlaceholderFieldsContext>;
};
