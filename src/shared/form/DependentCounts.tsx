import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import Skeleton from '@mui/material/Skeleton';
import { useQueries } from '@tanstack/react-query';
import { Link, useDataProvider, type RaRecord } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { mayVisit } from '@/core/landing';
import { filterOf, referencesTo } from '@/core/references';
import type { ResourceDefinition } from '@/core/resource';
import { useCurrentUser } from '@/providers/session/use-session';
import { useDefinitions } from '@/shared/registry/definitions';
import { listLink } from '@/shared/links/list-link';
import { parentMetaOf } from '@/shared/registry/parent-ids';
import { useFormats } from '@/shared/formats/useFormats';

type DependentCountsProps = {
  definition: ResourceDefinition;
  record: RaRecord;
  /** Called when a link to one of the lists is followed. */
  onLeave: () => void;
};

/**
 * How many records refer to `record`, a line and a link each, as the definitions of the others say. What
 * cannot be counted is told as such; what no filter of a list tells is passed over.
 */
export const DependentCounts = ({ definition, record, onLeave }: DependentCountsProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { roles } = useCurrentUser();
  const lines = useDependentCounts(definition, record);
  if (lines.some(({ isPending }) => isPending)) {
    return (
      <Box role="status" aria-label={translate('form.delete.counting')} sx={{ mt: 2 }}>
        <Skeleton width="70%" />
      </Box>
    );
  }
  const found = lines.filter(({ count }) => count !== 0);
  if (found.length === 0) return null;
  return (
    <>
      <DialogContentText sx={{ mt: 2 }}>{translate('form.delete.dependents')}</DialogContentText>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, typography: 'body2' }}>
        {found.map(({ dependent, filter, count }) => {
          const many = { smart_count: count ?? 2 };
          const noun = translate(`resources.${dependent.name}.counted`, {
            ...many,
            _: translate(`resources.${dependent.name}.name`, many),
          });
          const label =
            count === undefined
              ? translate('form.delete.uncounted', { noun: noun.toLocaleLowerCase() })
              : `${number(count)} ${noun.toLocaleLowerCase()}`;
          const isLinked = dependent.routes.list && mayVisit(roles, dependent.access.list);
          return (
            <li key={listLink(dependent, filter)}>
              {isLinked ? (
                <Link to={listLink(dependent, filter)} onClick={onLeave}>
                  {label}
                </Link>
              ) : (
                label
              )}
            </li>
          );
        })}
      </Box>
    </>
  );
};

const useDependentCounts = (definition: ResourceDefinition, record: RaRecord) => {
  const provider = useDataProvider();
  const definitions = useDefinitions();
  const dependents = referencesTo(definitions.values(), definition.name).flatMap(
    ({ resource, field, reference }) => {
      const filter = filterOf(resource, field, reference);
      if (filter === undefined) return [];
      const code = record[definition.codeField ?? 'id'] ?? record.id;
      // A backend may tell ids or codes in a list of ids; the console, which filters such a list itself, takes both.
      const isLenient = reference.by === 'id' && resource.endpoint.derived?.includes(filter);
      const values = new Set(
        reference.by === 'id' ? [record.id, ...(isLenient ? [code] : [])] : [code],
      );
      return [...values].map((value) => ({
        dependent: resource,
        filter: { [filter]: String(value) },
      }));
    },
  );
  const counts = useQueries({
    queries: dependents.map(({ dependent, filter }) => ({
      queryKey: [dependent.name, 'count', filter],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { total = 0 } = await provider.getList(dependent.name, {
          filter,
          meta: parentMetaOf(dependent, filter),
          pagination: { page: 1, perPage: 1 },
          signal,
        });
        return total;
      },
    })),
  });
  return dependents.map((entry, index) => ({
    ...entry,
    isPending: counts[index]?.isPending ?? false,
    count: counts[index]?.data,
  }));
};
