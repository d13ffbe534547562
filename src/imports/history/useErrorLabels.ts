import { useCallback } from 'react';
import { useColumnLabels } from '@/imports/read/useColumnLabels';
import { withLabels } from './error-labels';

/** Returns a function that writes an error of a row with the labels of its columns; its other words stay as they are. */
export const useErrorLabels = (recordType: string): ((message: string) => string) => {
  const { label } = useColumnLabels(recordType);
  return useCallback((message: string) => withLabels(message, label), [label]);
};
