import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useDataProvider, useEvent } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { CUSTOMER } from '@/core/resource-names';
import { textOrNumberOf } from '@/core/text';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { useSetInitialValue } from '@/kit/form-state/useSetInitialValue';
import { findMembers } from './customer-lookups';
import type { Member } from './group.codec';

/**
 * The chosen customers as members. Those known only by id or code, from the group's answer or a restored draft, are
 * looked up; a code becomes the id to send, and the company is that of the customers where the group has none.
 */
export const useMembers = (refs: readonly string[]) => {
  const provider = useDataProvider();
  const form = useFormContext();
  const { record, initialValues } = useRecordForm();
  const setInitialValue = useSetInitialValue();
  const [added, setAdded] = useState<readonly Member[]>([]);
  const complete = useMemo(
    () => ((record?.members ?? []) as Member[]).filter(isComplete),
    [record],
  );
  /** The members that were found, by the text they were looked up with. */
  const [found, setFound] = useState<ReadonlyMap<string, Member>>(new Map());
  const [asked, setAsked] = useState(() =>
    refs.filter((ref) => complete.every(({ id }) => id !== ref)),
  );
  const search = useQuery({
    queryKey: [CUSTOMER, 'members', asked],
    enabled: asked.length > 0,
    staleTime: Infinity,
    queryFn: ({ signal }) =>
      findMembers(provider, asked, textOrNumberOf(form.getValues('company_code')), signal),
  });
  const known = useMemo(() => {
    const byRef = [...found, ...(search.data ?? [])];
    const members = [...complete, ...byRef.map(([, member]) => member), ...added];
    return new Map([...byRef, ...members.map((member) => [member.id, member] as const)]);
  }, [complete, found, search.data, added]);
  const unnamed = refs.filter((ref) => !known.has(ref));
  const hasUnnamed = unnamed.length > 0;
  // A new search replaces one that is under way: it includes all customers without a name.
  if (unnamed.some((ref) => !asked.includes(ref))) setAsked(unnamed);

  const take = useEvent((latest: ReadonlyMap<string, Member>) => {
    setFound((earlier) => new Map([...earlier, ...latest]));
    const idsOf = (each: readonly string[]) => each.map((ref) => latest.get(ref)?.id ?? ref);
    const ids = idsOf(form.getValues('customers') as string[]);
    if (asked.some((ref) => latest.has(ref) && latest.get(ref)?.id !== ref)) {
      setInitialValue('customers', idsOf(initialValues.customers as string[]));
      // Customers that were added or removed in the meantime stay unsaved.
      form.setValue('customers', ids, { shouldDirty: true });
    }
    const [first] = latest.values();
    if (!form.getValues('company_code') && first)
      setInitialValue('company_code', first.companies[0] ?? '');
  });
  // Runs only when the answer arrives: the user's later changes are kept.
  useEffect(() => {
    if (search.data) take(search.data);
  }, [search.data, take]);

  return {
    members: refs.map((ref) => known.get(ref) ?? unknown(ref)),
    isReading: search.isFetching,
    hasFailed: hasUnnamed && search.isError && !search.isFetching,
    hasUnknown: hasUnnamed && !search.isError && !search.isFetching,
    retry: () => void search.refetch(),
    introduce: (members: readonly Member[]) => setAdded((earlier) => [...earlier, ...members]),
  };
};

const unknown = (ref: string): Member => ({ id: ref, code: ref, name: '', companies: [] });

/** A customer without an id of its own cannot be sent, one without a name cannot be shown. */
const isComplete = ({ id, code, name }: Member) => name !== '' && id !== code;
