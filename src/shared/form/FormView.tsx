import { useContext, useMemo, type ComponentType } from 'react';
import { useLocation, type RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { emptyValues } from '@/core/empty-values';
import { listOf } from '@/core/one-or-many';
import { prefillAt } from '@/shared/links/prefill';
import { ParentProvider } from '@/shared/record/ParentProvider';
import { useDefinition } from '@/shared/registry/definitions';
import { ParentContext } from '@/shared/registry/parent-record';
import type { FormProps } from '@/shared/registry/views';
import type { CopyRules } from './copy';
import { CreateOverForm } from './CreateOverForm';
import { RecordCreate } from './RecordCreate';
import { RecordEdit, type ReadOnly } from './RecordEdit';
import type { RecordTabsOf } from './RecordTabs';
import type { FormRefinement, FormSchema } from './resolver';
import { useStartingValues } from './useStartingValues';

/** The form of a resource, told once for a new record and for one that is edited, on a page or in a drawer. */
export type FormDescription = {
  /** The rules; their messages are keys of the catalogue. */
  schema: FormSchema;
  Inputs: ComponentType;
  /** Beside the inputs: a preview or a summary. */
  Aside?: ComponentType;
  /** Rules that need what is fetched for them, or the values as they were read. */
  refinement?: FormRefinement;
  /** What a new record does not start empty with; `parent` is the record it hangs below. */
  initial?: (parent?: RaRecord) => FieldValues;
  /** What is shown of a stored record beside its form. */
  tabs?: RecordTabsOf;
  /**
   * Its records are made in series: 'Save and add another' is offered, and the next one starts with the values
   * of these fields.
   */
  series?: readonly string[];
  /** What is shown beside the form of a stored record of the records that refer to it: `RelatedRecords` counts them. */
  Related?: ComponentType<{ record: RaRecord }>;
  /** The code of a record has to be typed before it is deleted: much hangs on it. */
  deletionAsksForCode?: boolean;
  /** How a duplicate differs from its record; false where duplicates make no sense. */
  copy?: CopyRules | false;
  /** What is shown of a stored record that can no longer be changed, instead of its form. */
  readOnly?: ReadOnly;
};

/** Shows `form` for a new record, or for the one called `id`, by default the one the address names. */
export const FormView = ({ form, ...props }: FormProps & { form: FormDescription }) => {
  const { parents } = useDefinition();
  const view = (
    <CreateOverForm>
      <FormOf form={form} {...props} />
    </CreateOverForm>
  );
  return parents ? <ParentProvider>{view}</ParentProvider> : view;
};

const FormOf = ({ form, mode, id, prefill }: FormProps & { form: FormDescription }) => {
  const { schema, refinement, initial, series, Inputs, Aside } = form;
  const { tabs, Related, deletionAsksForCode, copy, readOnly } = form;
  const stored = { tabs, Related, deletionAsksForCode, copy, readOnly };
  const asked = usePrefill();
  const startingValues = useStartingValues(mode, prefill ?? asked);
  const { fixed } = useDefinition().endpoint;
  const parent = useContext(ParentContext)?.record;
  const defaults = useMemo(() => {
    const empty = { ...emptyValues(schema), ...initial?.(parent) };
    return { ...empty, ...fitting(startingValues, empty), ...fixed };
  }, [schema, fixed, initial, parent, startingValues]);
  const shared = { schema, refinement, defaults, aside: Aside && <Aside />, children: <Inputs /> };
  return mode === 'create' ? (
    <RecordCreate {...shared} series={series} />
  ) : (
    <RecordEdit {...shared} {...stored} id={id} />
  );
};

/** What the address asks a new record to start with. */
const usePrefill = () => {
  const definition = useDefinition();
  const { search } = useLocation();
  return useMemo(() => prefillAt(definition, search), [definition, search]);
};

/** The fields of `values` that the form has, one value as a list where the form holds several. */
const fitting = (values: FieldValues = {}, empty: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([field]) => field in empty)
      .map(([field, value]) => [field, Array.isArray(empty[field]) ? listOf(value) : value]),
  );
