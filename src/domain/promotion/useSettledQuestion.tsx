import type { ComponentType, ReactNode } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import type { ResourceDefinition, WireRecord } from '@/core/resource';
import { COMPANY_REPORT } from '@/core/resource-names';
import { changedFields } from '@/kit/form-state/changes';
import type { FormSchema } from '@/kit/form-state/resolver';
import { useDefinition, useDefinitions } from '@/kit/registry/definitions';
import { withWords } from '@/providers/preferences/late-words';
import { useQuestion } from '@/ui/hooks/useQuestion';
import { isToCome, type Change } from './change-effect';
import { readSettled, type SettledFigures } from './settled-effect';

/** A record of a promotion that is created (only `after`) or changed. */
type SavedChange = Change & { after: WireRecord };

/** The data of the question; null where they could not be read. */
export type Settled = {
  change: SavedChange;
  definition: ResourceDefinition;
  schema?: FormSchema;
  /** The changed fields. */
  fields: readonly string[];
} & SettledFigures;

/**
 * Asks before a change of a promotion that is concluded, over with earned awards, or has delivered some, or that ends or
 * opens by its new dates: `ask` resolves to whether to go on, at once for other changes, and `dialog` must be rendered.
 * `ask` rejects where its code cannot be fetched.
 */
export const useSettledQuestion = (): {
  ask: (promotion: RaRecord, change: SavedChange, schema?: FormSchema) => Promise<boolean>;
  dialog: ReactNode;
} => {
  const provider = useDataProvider();
  const definitions = useDefinitions();
  const reports = useDefinition(COMPANY_REPORT);
  const question = useQuestion<Asked>();
  const { asked } = question;

  const ask = async (promotion: RaRecord, change: SavedChange, schema?: FormSchema) => {
    const definition = definitions.get(change.resource);
    if (!definition || isToCome(promotion)) return true;
    const fields = changedIn(definition, change);
    if (change.before && fields.length === 0) return true;
    const figures = await readSettled(provider, reports, promotion, change);
    if (!figures) return true;
    const settled = { change, definition, schema, fields, ...figures };
    // Its code is fetched before it is shown: if that fails, the save fails and nothing is lost.
    const { SettledDialog } = await withWords(
      ['resources.promotion.change', 'resources.promotion.settled'],
      () => import('./SettledDialog'),
    );
    return question.ask({ settled, Dialog: SettledDialog });
  };
  return {
    ask,
    dialog: asked && <asked.Dialog settled={asked.settled} onAnswer={question.answer} />,
  };
};

type Asked = {
  settled: Settled;
  Dialog: ComponentType<{ settled: Settled; onAnswer: (isGoingOn: boolean) => void }>;
};

/** The fields that differ; for a new record, all fields with a value. */
const changedIn = ({ endpoint }: ResourceDefinition, { before, after }: SavedChange) =>
  changedFields(after, before ?? {}).filter(
    (field) => field !== 'promotion_id' && endpoint.writable.includes(field),
  );
