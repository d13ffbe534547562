import type { ReactNode } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { useSaveQuestion } from '@/kit/form-state/useSaveQuestion';
import { readStored } from './settled-effect';
import { useSettledQuestion } from './useSettledQuestion';

/**
 * For the form of a promotion, or of a record below it: asks before a save that changes delivered awards.
 *
 * @returns the dialog, to be rendered
 */
export const usePromotionQuestion = (promotion: RaRecord): ReactNode => {
  const provider = useDataProvider();
  const form = useFormContext();
  const { definition, schema, getState } = useRecordForm();
  const { ask, dialog } = useSettledQuestion();
  useSaveQuestion(async () => {
    const { record, initialValues } = getState();
    const before = record && { ...initialValues, id: record.id };
    const after = form.getValues();
    const stored = await readStored(provider, promotion);
    return ask(stored, { resource: definition.name, before, after }, schema);
  });
  return dialog;
};
