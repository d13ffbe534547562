import { useQueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import type { ResourceDefinition, WireRecord } from '@/core/resource';
import { COMPANY_REPORT } from '@/core/resource-names';
import { changedFields } from '@/kit/form-state/changes';
import type { FormSchema } from '@/kit/form-state/resolver';
import { useDefinition, useDefinitions } from '@/kit/registry/definitions';
import { withWords } from '@/providers/preferences/late-words';
import { useQuestion } from '@/ui/hooks/useQuestion';
import { isUpcoming, type Change } from './change-effect';
import { readChangeFigures, type ChangeFigures } from './read-effect';
import { turnoverQuery } from './turnover-query';

/** A record of a promotion that is created (only `after`) or changed. */
type SavedChange = Change & { after: WireRecord };

/** A change that waits for the user's confirmation, with its effect. */
export type PendingChange = {
  change: SavedChange;
  definition: ResourceDefinition;
  schema?: FormSchema;
  /** The changed fields. */
  fields: readonly string[];
} & ChangeFigures;

/**
 * Asks the user to confirm a change of a promotion that is concluded, over with earned awards, or has delivered some,
 * or that its new dates end or open again: `ask` resolves to whether to go on, at once for other changes, and `dialog`
 * must be rendered.
 *
 * @throws where the code of the dialog cannot be loaded: `ask` rejects
 */
export const useChangeQuestion = (): {
  ask: (promotion: RaRecord, change: SavedChange, schema?: FormSchema) => Promise<boolean>;
  dialog: ReactNode;
} => {
  const provider = useDataProvider();
  const client = useQueryClient();
  const definitions = useDefinitions();
  const reports = useDefinition(COMPANY_REPORT);
  const question = useQuestion<Asked>();
  const { asked } = question;

  const ask = async (promotion: RaRecord, change: SavedChange, schema?: FormSchema) => {
    const definition = definitions.get(change.resource);
    if (!definition || isUpcoming(promotion)) return true;
    const fields = changedIn(definition, change);
    if (change.before && fields.length === 0) return true;
    const figures = await readChangeFigures(provider, reports, promotion, change, (...scope) =>
      client.fetchQuery(turnoverQuery(...scope)),
    );
    if (!figures) return true;
    const pending = { change, definition, schema, fields, ...figures };
    // The code is loaded before the dialog opens: if that fails, the save fails and the form keeps its values.
    const { ConfirmChangeDialog } = await withWords(
      ['resources.promotion.change', 'resources.promotion.effect'],
      () => import('./ConfirmChangeDialog'),
    );
    return question.ask({ pending, Dialog: ConfirmChangeDialog });
  };
  return {
    ask,
    dialog: asked && <asked.Dialog pending={asked.pending} onAnswer={question.answer} />,
  };
};

type Asked = {
  pending: PendingChange;
  Dialog: ComponentType<{ pending: PendingChange; onAnswer: (isGoingOn: boolean) => void }>;
};

/** The fields that differ; for a new record, all fields with a value. */
const changedIn = ({ endpoint }: ResourceDefinition, { before, after }: SavedChange) =>
  changedFields(after, before ?? {}).filter(
    (field) => field !== 'promotion_id' && endpoint.writable.includes(field),
  );
