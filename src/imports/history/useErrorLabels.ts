import { useCallback } from 'react';
import { useColumnLabels } from '@/imports/read/useColumnLabels';
import { withLabels } from './error-labels';

/** Returns a function that replaces the column names in an error of a row by their labels. */
export const useErrorLabels = (recordType: string): ((message: string) => string) => {
  const { label } = useColumnLabels(recordType);
  return useCallback((message: string) => withLabels(message, label), [label]);
};
