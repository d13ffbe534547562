import { useContext, useMemo, type ComponentProps, type ComponentType } from 'react';
import type { RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { listOf } from '@/core/one-or-many';
import { ParentProvider } from '@/kit/record/ParentProvider';
import { editAddress } from '@/kit/links/record-address';
import { withQuery } from '@/kit/links/with-query';
import { useFormFrame } from '@/kit/record/form-frame';
import { useDefinition, useDefinitions } from '@/kit/registry/definitions';
import { isIdKnown } from '@/providers/data/record-calls';
import { useCan } from '@/providers/session/use-session';
import { ParentContext } from '@/kit/registry/parent-record';
import { useFixedCodes } from '@/kit/registry/useFixedCodes';
import type { FormProps } from '@/kit/registry/views';
import type { CopyRules } from '@/kit/duplicate/copy';
import { CreateOverForm } from '@/kit/drawer/CreateOverForm';
import { defaultValues } from './default-values';
import { RecordCreate } from './RecordCreate';
import { RecordEdit, type ReadOnly } from './RecordEdit';
import type { RecordTabsOf } from './RecordTabs';
import type { FormRefinement, FormSchema } from '@/kit/form-state/resolver';
import { StartingValues } from './StartingValues';
import { useOwnSchema } from './useOwnSchema';
import type { DeletionRules } from '@/kit/form-state/deletion-rules';

/** The form of a resource, for new and stored records alike, on a page or in a drawer. */
export type FormDescription = {
  /** The rules; their messages are keys of the catalogue. */
  schema: FormSchema;
  Inputs: ComponentType;
  /** A preview or summary beside the inputs. */
  Aside?: ComponentType;
  /** Rules that need fetched data or the stored values. */
  refinement?: FormRefinement;
  /** Initial values of a new record nested in `parent`, whose id is already filled in. */
  initial?: (parent?: RaRecord) => FieldValues;
  /** Further tabs of a stored record, besides its form. */
  tabs?: RecordTabsOf;
  /**
   * Offers 'Save and add another': the next record starts with the values of these fields.
   */
  series?: readonly string[];
  /** Shown beside the form of a stored record; `RelatedRecords` counts the records that refer to it. */
  Related?: ComponentType<{ record: RaRecord }>;
  deletion?: DeletionRules;
  /** How a duplicate differs from its record; false if duplicates make no sense. */
  copy?: CopyRules | false;
  /**
   * The next step after creating a record: saving leads to `tab` of its page instead of the list, for users who may
   * create records of `resource`.
   */
  createdOpens?: { tab: string; resource: string };
  /** Shown instead of the form for a stored record that can no longer be changed. */
  readOnly?: ReadOnly;
};

/** Shows `form` for a new record, or for the record `id`, by default the one in the address. */
export const FormView = ({ form, ...props }: FormProps & { form: FormDescription }) => {
  const { parents } = useDefinition();
  const view = (
    <CreateOverForm>
      <FormByMode form={form} {...props} />
    </CreateOverForm>
  );
  return parents ? <ParentProvider>{view}</ParentProvider> : view;
};

const FormByMode = ({ form, mode, id, prefill }: FormProps & { form: FormDescription }) => {
  const { tabs, Related, deletion, copy, readOnly } = form;
  const parts = useFormParts(form);
  if (mode === 'edit') {
    const stored = { tabs, Related, deletion, copy, readOnly };
    return <RecordEdit {...parts} {...stored} id={id} />;
  }
  return (
    <StartingValues copy={copy} prefill={prefill}>
      {(values) => (
        <NewRecord {...parts} series={form.series} opens={form.createdOpens} values={values} />
      )}
    </StartingValues>
  );
};

/** The parts that the forms of new and stored records share. */
const useFormParts = ({ schema, refinement, initial, Inputs, Aside }: FormDescription) => {
  const definition = useDefinition();
  const parent = useContext(ParentContext)?.record;
  const ownSchema = useOwnSchema(schema);
  const defaults = useMemo(
    () => defaultValues({ schema, initial }, definition, parent),
    [schema, definition, initial, parent],
  );
  return {
    schema: ownSchema,
    refinement,
    defaults,
    aside: Aside && <Aside />,
    children: <Inputs />,
  };
};

type NewRecordProps = Omit<ComponentProps<typeof RecordCreate>, 'leadsTo'> & {
  values: FieldValues;
  opens: FormDescription['createdOpens'];
};

const NewRecord = ({ values, defaults, opens, ...props }: NewRecordProps) => {
  const definition = useDefinition();
  const { overlay } = useFormFrame();
  const { fixed } = definition.endpoint;
  const needed = useDefinitions().get(opens?.resource ?? '');
  const mayCreateNeeded = useCan(needed?.access.create);
  const leadsTo = async (saved: RaRecord) => {
    const address = isIdKnown(saved) ? editAddress(definition, saved) : null;
    return address && opens ? withQuery(address, '', { tab: opens.tab }) : null;
  };
  const fixedCodes = useFixedCodes();
  const ownDefaults = useMemo(
    () => ({ ...defaults, ...fieldsOf(fixedCodes, defaults) }),
    [defaults, fixedCodes],
  );
  const ownValues = useMemo(
    () => ({ ...fieldsOf(values, defaults), ...fixed }),
    [defaults, values, fixed],
  );
  return (
    <RecordCreate
      {...props}
      defaults={ownDefaults}
      values={ownValues}
      // Over another form, saving leads back to that form.
      leadsTo={opens && mayCreateNeeded && !overlay ? leadsTo : undefined}
    />
  );
};

/** The `values` of fields in `empty`; a single value becomes a list if the form holds a list. */
const fieldsOf = (values: FieldValues, empty: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([field]) => field in empty)
      .map(([field, value]) => [field, Array.isArray(empty[field]) ? listOf(value) : value]),
  );
