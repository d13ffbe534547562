import { useContext, useMemo, type ComponentType } from 'react';
import type { RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { emptyValues } from '@/core/empty-values';
import { ParentProvider } from '@/shared/record/ParentProvider';
import { useDefinition } from '@/shared/registry/definitions';
import { ParentContext } from '@/shared/registry/parent-record';
import type { FormProps } from '@/shared/registry/views';
import { RecordCreate } from './RecordCreate';
import { RecordEdit } from './RecordEdit';
import type { RecordTabsOf } from './RecordTabs';
import type { FormRefinement, FormSchema } from './resolver';

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
};

/** Shows `form` for a new record, or for the one called `id`, by default the one the address names. */
export const FormView = ({ form, ...props }: FormProps & { form: FormDescription }) => {
  const { parents } = useDefinition();
  const view = <FormOf form={form} {...props} />;
  return parents ? <ParentProvider>{view}</ParentProvider> : view;
};

const FormOf = ({ form, mode, id }: FormProps & { form: FormDescription }) => {
  const { schema, refinement, initial, tabs, Inputs, Aside } = form;
  const parent = useContext(ParentContext)?.record;
  const defaults = useMemo(
    () => ({ ...emptyValues(schema), ...initial?.(parent) }),
    [schema, initial, parent],
  );
  const shared = { schema, refinement, defaults, aside: Aside && <Aside />, children: <Inputs /> };
  return mode === 'create' ? (
    <RecordCreate {...shared} />
  ) : (
    <RecordEdit {...shared} id={id} tabs={tabs} />
  );
};
