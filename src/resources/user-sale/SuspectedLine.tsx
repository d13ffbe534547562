import type { RaRecord } from 'react-admin';
import { CUSTOMER } from '@/core/resource-names';
import { textOrNumberOf } from '@/core/text';
import { Code } from '@/kit/fields/Code';
import { Day } from '@/kit/fields/Day';
import { Euro } from '@/kit/fields/Euro';
import { ReferenceName } from '@/kit/references/ReferenceName';

/** A possible duplicate in the question about many sales, with all by which it is compared. */
export const SuspectedLine = ({ record }: { record: RaRecord }) => (
  <>
    <Code>{record.code}</Code>
    {' · '}
    <ReferenceName
      resource={CUSTOMER}
      code={textOrNumberOf(record.customer_code)}
      isLinked={false}
    />
    {' · '}
    <Day value={record.date} />
    {' · '}
    <Euro value={record.total} />
  </>
);
