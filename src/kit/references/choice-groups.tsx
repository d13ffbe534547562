import type { AutocompleteRenderGroupParams } from '@mui/material/Autocomplete';
import { textsOf } from '@/core/one-or-many';
import { isAgentReference } from '@/core/references';
import type { Reference as ReferenceField, ResourceDefinition } from '@/core/resource';
import { lineOf } from '@/core/text';
import { useDefinition } from '@/kit/registry/definitions';
import type { Reference, ReferenceFilter } from './reference-queries';
import { useReference } from './useReference';

/**
 * The field by which the choices are grouped, if it refers to a record: one with several values in `referenceFilter`,
 * each of which is read separately, else the first field of `choiceOrder`.
 */
export const groupFieldOf = (
  reference: ReferenceField,
  referenceFilter: ReferenceFilter,
  { choiceOrder, references = {} }: ResourceDefinition,
): string | undefined => {
  if (isAgentReference(reference)) return undefined;
  const several = reference.within?.find((name) => (referenceFilter[name]?.length ?? 0) > 1);
  const field = several ?? choiceOrder?.[0] ?? '';
  return references[field] && field;
};

/** The code of the group that a choice belongs to. */
export const groupOf = ({ record }: Reference, field: string): string =>
  textsOf(record[field])[0] ?? '';

type ChoiceGroupProps = Pick<AutocompleteRenderGroupParams, 'group' | 'children'> & {
  /** The resource whose records are the groups. */
  resource: string;
};

/** The choices of one group, below its name. */
export const ChoiceGroup = ({ resource, group, children }: ChoiceGroupProps) => (
  <li>
    {group !== '' && <Heading resource={resource} code={group} />}
    <ul style={{ padding: 0 }}>{children}</ul>
  </li>
);

const Heading = ({ resource, code }: { resource: string; code: string }) => {
  const reference = useReference(useDefinition(resource), code);
  return (
    <strong style={{ display: 'block', padding: '8px 12px 4px' }}>
      {lineOf(reference?.name ?? code)}
    </strong>
  );
};
