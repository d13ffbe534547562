import { useGetList } from 'react-admin';
import { MAX_PAGE_SIZE } from '@/core/constants';
import { fixedScope } from '@/core/current-user';
import { representationOf } from '@/core/resource';
import { COMPANY } from '@/core/resource-names';
import { textOf } from '@/core/text';
import { useDefinition } from '@/kit/registry/definitions';
import { useCurrentUser } from '@/providers/session/use-session';

/** The companies of the calendar with their names; null where the user has one company. */
export const useCompanies = (): { code: string; name: string }[] | null => {
  const definition = useDefinition(COMPANY);
  const { codeField = 'id' } = definition;
  const isFixed = fixedScope(useCurrentUser()).company;
  const { data = [] } = useGetList(COMPANY, EVERY_COMPANY, { ...SILENT, enabled: !isFixed });
  return isFixed
    ? null
    : data.map((record) => ({
        code: textOf(record[codeField]),
        name: representationOf(definition, record),
      }));
};

const EVERY_COMPANY = {
  pagination: { page: 1, perPage: MAX_PAGE_SIZE },
  sort: { field: 'company_name', order: 'ASC' as const },
  filter: {},
};

/** The calendar works without them. */
const SILENT = { onError: () => undefined };
