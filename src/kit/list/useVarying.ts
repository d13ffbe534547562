import { useMemo } from 'react';
import { fixedScope } from '@/core/current-user';
import type { ScopePart } from '@/core/endpoint';
import { useCurrentUser } from '@/providers/session/use-session';
import type { Column, ListFilter } from '@/kit/fields/column';
import { useDefinition } from '@/kit/registry/definitions';

/**
 * The `columns` whose values may differ between the user's rows. The title stays, unless it has a `scope` and all rows
 * have the same value; the next column is then the title.
 */
export const useVaryingColumns = (columns: readonly Column[]): readonly Column[] => {
  const { codeField } = useDefinition();
  const isFixed = useIsFixed();
  return useMemo(() => {
    const varying = columns.filter(
      ({ source, scope, isTitle, isExportOnly }) =>
        !isExportOnly && ((isTitle && !scope) || source === codeField || !isFixed(source, scope)),
    );
    const isTitled = varying.some(({ isTitle }) => isTitle);
    return isTitled
      ? varying
      : varying.map((column, at) => (at === 0 ? { ...column, isTitle: true } : column));
  }, [columns, codeField, isFixed]);
};

/** The `filters` for which the user's rows may have different values. */
export const useVaryingFilters = (filters: readonly ListFilter[]): readonly ListFilter[] => {
  const isFixed = useIsFixed();
  return useMemo(() => filters.filter(({ source }) => !isFixed(source)), [filters, isFixed]);
};

/** Returns a predicate for fields that have the same value in all rows of the user, because of their scope. */
const useIsFixed = () => {
  const definition = useDefinition();
  const user = useCurrentUser();
  return useMemo(() => {
    const fixed = fixedScope(user);
    const { scope = {} } = definition.endpoint;
    const fixedParts = SCOPE_PARTS.filter((part) => fixed[part]);
    return (source: string, part?: ScopePart): boolean =>
      fixedParts.some((one) => (part ? one === part : scope[one] === source));
  }, [definition, user]);
};

const SCOPE_PARTS = ['company', 'location', 'agent'] as const satisfies ScopePart[];
