import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { useSaveQuestion } from '@/kit/form-state/useSaveQuestion';
import { EarnedNote } from './EarnedNote';
import { useChangeQuestion } from './useChangeQuestion';

/**
 * In the form of a promotion, or of a record below it: asks before a save that affects delivered awards. A note in the
 * form's bar warns of changes that affect awards earned but not delivered.
 *
 * @param promotion the promotion as the page shows it
 * @param read reads the promotion as it is stored; with null, the form is not saved
 * @returns the dialog and the note, to be rendered
 */
export const usePromotionQuestion = (
  promotion: RaRecord,
  read: () => Promise<RaRecord | null>,
): ReactNode => {
  const form = useFormContext();
  const { definition, schema, getState } = useRecordForm();
  const { ask, dialog } = useChangeQuestion();
  useSaveQuestion(async () => {
    const { record, initialValues } = getState();
    const before = record && { ...initialValues, id: record.id };
    const after = form.getValues();
    const stored = await read();
    return stored !== null && ask(stored, { resource: definition.name, before, after }, schema);
  });
  return (
    <>
      <EarnedNote promotion={promotion} />
      {dialog}
    </>
  );
};
