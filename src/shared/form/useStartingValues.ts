import { useContext, useState } from 'react';
import { useLocation } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { isRecord } from '@/core/is-record';
import type { FormProps } from '@/shared/registry/views';
import { FormFrameContext } from '@/shared/record/form-frame';

/** The state a page of the history has where a new record is to start like another one. */
export type StartingValues = { startingValues: FieldValues };

/**
 * What a new record starts with besides the empty values of its form: what the drawer over another form was
 * asked for (`prefill`), or what the page that led here says. The same object while the form is open.
 */
export const useStartingValues = (
  mode: FormProps['mode'],
  prefill: FieldValues | undefined,
): FieldValues | undefined => {
  const isOverForm = useContext(FormFrameContext)?.overlay !== undefined;
  const { state } = useLocation();
  const [told] = useState(() => (isOverForm ? prefill : (startingValuesIn(state) ?? prefill)));
  return mode === 'create' ? told : undefined;
};

const startingValuesIn = (state: unknown): FieldValues | undefined =>
  isRecord(state) && isRecord(state.startingValues) ? state.startingValues : undefined;
