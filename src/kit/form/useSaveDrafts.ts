import type { RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { ResourceDefinition } from '@/core/resource';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { draftFields } from '@/kit/drafts/draft-fields';
import { removeDraft, writeDraft } from '@/kit/drafts/drafts';
import { useDraftKey } from '@/kit/drafts/useDraftKey';
import type { FormStore } from '@/kit/form-state/form-state';
import { withParallelLists } from '@/kit/form-state/parallel-lists';
import { useCompleteRecord } from '@/kit/references/useCompleteRecord';
import type { TypedSince } from './typed-since';

/** The drafts that a form of `definition` writes and removes as it is saved; `task` is the name of its task, if any. */
export const useSaveDrafts = (
  definition: ResourceDefinition,
  getState: FormStore['getState'],
  task?: string,
) => {
  const alerts = useAlerts();
  const complete = useCompleteRecord(definition.name);
  const draftKeyOf = useDraftKey(definition, task);
  const ownKey = () => draftKeyOf(getState().record?.id);
  return {
    /** Removes the form's own draft. */
    remove: () => removeDraft(ownKey()),
    /** Stores the values typed during the save as a draft of the saved record. */
    keepTyped: async (saved: RaRecord, { values }: TypedSince): Promise<void> => {
      if (Object.keys(values).length === 0) return;
      const { id, updated_at: basedOn } = await complete(saved);
      writeDraft(draftKeyOf(id), values, Object.keys(values), basedOn);
      alerts.info('form.typed_while_saving');
    },
    /** Stores the values of a failed save again, if the user has left in the belief that they were saved. */
    keepSent: (sent: FieldValues): void => {
      const state = getState();
      const fields = withParallelLists(definition, draftFields(state, sent));
      writeDraft(ownKey(), sent, fields, state.initialValues.updated_at);
    },
  };
};
