import type { RaRecord } from 'react-admin';
import { isId } from '@/core/id';
import { useCan, useCurrentUser } from '@/providers/session/use-session';
import type { Opens } from '@/kit/fields/column';
import { useRecordAddresses } from '@/kit/links/drawer-address';
import { listLink } from '@/kit/links/list-link';
import { addressFor, opensPage, openingPermission } from '@/kit/links/record-address';
import type { Reference } from '@/kit/references/reference-queries';
import { useReferences } from '@/kit/references/useReference';
import { useDefinition, useDefinitions } from '@/kit/registry/definitions';

/** Returns a function for the address that a row opens for the user; null if it opens nothing. */
export const useRowAddress = (opens: Opens): ((row: RaRecord) => string | null) => {
  const definition = useDefinition();
  const addresses = useRecordAddresses(definition);
  const definitions = useDefinitions();
  const user = useCurrentUser();
  const page = typeof opens === 'object' && 'shows' in opens ? opens : undefined;
  const subject =
    typeof opens === 'object'
      ? definitions.get('shows' in opens ? opens.shows : opens.resource)
      : undefined;
  const { data } = useReferences(definitions.get(page?.needs ?? '') ?? definition, Boolean(page));
  const permission = typeof opens === 'string' ? openingPermission(definition, opens) : undefined;
  const mayOpen = useCan(subject ? subject.access[page ? 'show' : 'list'] : permission);
  return (row) => {
    if (!mayOpen || !opens) return null;
    if (typeof opens === 'string') {
      const view = opens === 'edit' && opensPage(definition, row) ? 'show' : opens;
      return isId(row.id) ? addresses.record(row, view) : null;
    }
    if (!subject) return null;
    if ('shows' in opens) {
      return opens.addressOf(row, { definition: subject, records: data?.byCode ?? NONE, user });
    }
    const code = opens.codeOf(row);
    // A row without an `_id` has its code as its id, so the link searches for the code.
    if (row.id !== code) return addressFor(subject, row, user.roles);
    return code ? listLink(subject, { q: code }) : null;
  };
};

const NONE: ReadonlyMap<string, Reference> = new Map();
