import { fixedScope } from '@/core/current-user';
import { isId } from '@/core/id';
import { COMPANY, COMPANY_REPORT } from '@/core/resource-names';
import { recordPath } from '@/core/routes';
import type { PageOfRow } from '@/kit/fields/column';
import { withQuery } from '@/kit/links/with-query';

/**
 * A row opens the report of its promotion at its company, with the customers of its agent. A row has the name of its
 * company alone (docs/wire-format.md, 'report row'): the code is that of the only company with that name.
 */
export const reportPage: PageOfRow = {
  shows: COMPANY_REPORT,
  needs: COMPANY,
  addressOf: (
    { promotion_code, company_name, agent_code, ...row },
    { definition, records, user },
  ) => {
    if (!isId(promotion_code)) return null;
    const named = [...records.values()].filter(
      ({ record }) => record.company_name === company_name,
    );
    const only = named.length === 1 ? named[0]?.record.company_code : undefined;
    const company_code: unknown = row.company_code ?? only;
    const path = recordPath(definition, 'show', { promotion_code, company_code });
    const [pathname = '', search = ''] = path.split('?');
    // All rows of an agent, and all customers of a report, are the agent's own.
    return fixedScope(user).agent || !isId(agent_code)
      ? path
      : withQuery(pathname, search, { agent_code: String(agent_code) });
  },
};
