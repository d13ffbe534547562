import { useContext, useState, type ReactNode } from 'react';
import { useLocation, type RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { prefillAt } from '@/kit/links/prefill';
import { copiedAt, isStartedAnew, startAt } from '@/kit/links/drawer-address';
import { FormFrameContext } from '@/kit/record/form-frame';
import { RecordLoader } from '@/kit/record/RecordLoader';
import { useDefinition } from '@/kit/registry/definitions';
import { copyOf, type CopyRules } from '@/kit/duplicate/copy';

type StartingValuesProps = {
  /** How a copy differs from its record; false if copies make no sense. */
  copy?: CopyRules | false;
  /** Initial values of a form in a drawer over another form. */
  prefill?: FieldValues;
  /** Renders the form. `original` is the record that `values` copy; neither object changes while the form is open. */
  children: (values: FieldValues, original?: RaRecord) => ReactNode;
};

/**
 * Provides the initial values of a new record besides the empty ones. They come from the address of the page or drawer,
 * so that a reload restores them: `?copy={id}` names the record to copy, which is read, and `?prefill=` sets single
 * fields. Another `copy` or `prefill` in the address opens the form again; an address without the form, for which it
 * closes, does not.
 */
export const StartingValues = ({ prefill, ...props }: StartingValuesProps) => {
  const isOverForm = useContext(FormFrameContext)?.overlay !== undefined;
  const location = useLocation();
  const [opened, setOpened] = useState(location);
  // A drawer over a form has no address.
  if (isOverForm) return props.children(prefill ?? NO_VALUES);
  if (isStartedAnew(opened, location)) setOpened(location);
  return <StartedAt key={startAt(opened)} search={opened.search} {...props} />;
};

const NO_VALUES: FieldValues = {};

type StartedAtProps = Omit<StartingValuesProps, 'prefill'> & { search: string };

const StartedAt = ({ search, copy, children }: StartedAtProps) => {
  const definition = useDefinition();
  const [values] = useState(() => prefillAt(definition, search));
  const copied = copy === false ? null : copiedAt({ search });
  if (copied === null) return children(values);
  return (
    <RecordLoader id={copied}>
      {(record) => (
        <Copied record={record} copy={copy || undefined}>
          {children}
        </Copied>
      )}
    </RecordLoader>
  );
};

type CopiedProps = Pick<StartingValuesProps, 'children'> & { record: RaRecord; copy?: CopyRules };

/** Keeps the first version of the record: a refetch must not change the form while the user types. */
const Copied = ({ record, copy, children }: CopiedProps) => {
  const definition = useDefinition();
  const [original] = useState(record);
  const [values] = useState(() => copyOf(definition, record, copy));
  return children(values, original);
};
