import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useEvent } from 'react-admin';
import type { Placeholder } from '@/core/placeholder-parts';
import {
  PlaceholderFieldsContext,
  type Insert,
  type PlaceholderFieldsValue,
} from './placeholder-fields';

type PlaceholderFieldsProps = {
  /** The field that receives placeholders until another one is focused. */
  initial: string;
  children: ReactNode;
};

/** The fields of a form that accept placeholders, with the palette. */
export const PlaceholderFields = ({ initial, children }: PlaceholderFieldsProps) => {
  const { current, setCurrent } = useCurrentField(initial);
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
    [current, setCurrent, add, insert],
  );
  return <PlaceholderFieldsContext value={value}>{children}</PlaceholderFieldsContext>;
};

/**
 * The field focused last. Shift+Tab reaches the palette, which is above the fields, through those in between: a field
 * entered in this way counts only once a key is pressed in it.
 */
const useCurrentField = (initial: string) => {
  const [current, setField] = useState(initial);
  const isGoingBack = useRef(false);
  const passed = useRef<string | null>(null);
  const setCurrent = useCallback((source: string) => {
    if (isGoingBack.current) passed.current = source;
    else setField(source);
  }, []);
  useEffect(() => {
    const onKeyDown = ({ key, shiftKey }: KeyboardEvent) => {
      if (key === 'Shift') return;
      if (key !== 'Tab' && passed.current !== null) setField(passed.current);
      passed.current = null;
      isGoingBack.current = key === 'Tab' && shiftKey;
    };
    const onPointerDown = () => {
      isGoingBack.current = false;
    };
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('pointerdown', onPointerDown, true);
    };
  }, []);
  return { current, setCurrent };
};
