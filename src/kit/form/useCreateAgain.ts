import { useNavigate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { draftFields } from '@/kit/drafts/draft-fields';
import { readDraft, writeDraft } from '@/kit/drafts/drafts';
import { useDraftKey } from '@/kit/drafts/useDraftKey';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { useRecordAddresses } from '@/kit/links/drawer-address';
import { useOffersCreate } from '@/kit/registry/may-create';

/**
 * Returns a function that opens the form for a new record, with the values of this form as its draft. Null if the
 * user may not create one, or if the draft of another new record would be lost.
 */
export const useCreateAgain = (): (() => void) | null => {
  const form = useFormContext();
  const navigate = useNavigate();
  const { definition, isTask, getState, close } = useRecordForm();
  const key = useDraftKey(definition)();
  const offersCreate = useOffersCreate(definition);
  const addresses = useRecordAddresses(definition);
  if (isTask || !offersCreate || readDraft(key)) return null;
  return () => {
    const { defaults } = getState();
    const values = form.getValues();
    // Without the record, so that all its values count as unsaved in the new form.
    const fields = draftFields({ ...getState(), record: undefined }, values);
    writeDraft(
      key,
      values,
      fields.filter((field) => field in defaults),
    );
    close();
    navigate(addresses.create());
  };
};
