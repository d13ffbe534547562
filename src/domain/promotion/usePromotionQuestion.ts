import type { ReactNode } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { useDeletionQuestion, useSaveQuestion } from '@/kit/form-state/useSaveQuestion';
import { PROMOTION } from './promotion-steps';
import { useSettledQuestion } from './useSettledQuestion';

/**
 * For the form of a promotion, or of a record below it: asks before a save or a deletion that changes delivered awards.
 * It reads the promotion again, because another user may have concluded it meanwhile.
 *
 * @returns the dialog, to be rendered
 */
export const usePromotionQuestion = (promotion: RaRecord): ReactNode => {
  const provider = useDataProvider();
  const form = useFormContext();
  const { definition, schema, getState } = useRecordForm();
  const { ask, dialog } = useSettledQuestion();
  const stored = async (): Promise<RaRecord> => {
    try {
      return (await provider.getOne(PROMOTION, { id: promotion.id })).data;
    } catch {
      // An error of the read is left to the save: the question uses the promotion as last read.
      return promotion;
    }
  };
  useSaveQuestion(async () => {
    const { record, initialValues } = getState();
    const before = record && { ...initialValues, id: record.id };
    const after = form.getValues();
    return ask(await stored(), { resource: definition.name, before, after }, schema);
  });
  useDeletionQuestion(async () => {
    const { record } = getState();
    return ask(await stored(), { resource: definition.name, before: record }, schema);
  });
  return dialog;
};
