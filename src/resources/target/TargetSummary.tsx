import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useListContext } from 'react-admin';
import { today } from '@/core/days';
import type { Column } from '@/shared/columns/column';
import { Euro } from '@/shared/fields/Euro';
import { useFormats } from '@/shared/formats/useFormats';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { LocalRows } from '@/shared/list/LocalRows';
import { useAllRows } from '@/shared/list/useAllRows';
import { QueryCard } from '@/shared/record/QueryCard';
import { ReferenceValue } from '@/shared/references/ReferenceValue';
import { useDefinition } from '@/shared/registry/definitions';
import { groupTargets, type Grouping } from './target-groups';
import { percentOf } from './target-figures';
import { TargetProgress } from './TargetProgress';

/** The targets the list is narrowed to, summed by agent or company: how far each has come, and who is behind. */
export const TargetSummary = ({ grouping }: { grouping: Grouping }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { filterValues } = useListContext();
  const query = useAllRows(filterValues, { keepsPrevious: true });
  const [day] = useState(today);
  const groups = useMemo(
    () =>
      groupTargets(query.data?.rows ?? [], grouping, day)
        // By the name of what they are summed by: so their column is headed, and exported.
        .map((group) => ({ ...group, [grouping]: group.id })),
    [query.data, grouping, day],
  );
  const columns = useMemo(() => columnsFor(grouping), [grouping]);
  const title = translate(`resources.target.summary.${grouping}`);
  const { rows = [], total = 0 } = query.data ?? {};
  return (
    <Box sx={{ mb: 2 }}>
      <QueryCard
        title={title}
        query={query}
        empty={groups.length === 0 ? translate('list.empty') : undefined}
      >
        <LocalRows
          key={grouping}
          name={grouping}
          label={title}
          rows={groups}
          columns={columns}
          sort={NEEDIEST_FIRST}
          caption={
            <Typography variant="body2" color="text.secondary">
              {translate(`resources.target.summary.${rows.length < total ? 'part' : 'basis'}`, {
                read: number(rows.length),
                total: number(total),
                smart_count: rows.length,
              })}
            </Typography>
          }
          fileName={`targets-${grouping}`}
        />
      </QueryCard>
    </Box>
  );
};

const NEEDIEST_FIRST = { field: 'needed', order: 'DESC' } as const;

const columnsFor = (grouping: Grouping): Column[] => [
  {
    source: grouping,
    isTitle: true,
    // The rows are sorted by the code.
    cell: ({ id }) => <GroupName grouping={grouping} code={String(id)} />,
  },
  { source: 'targets', kind: 'count', width: 96, align: 'right', priority: 1 },
  { source: 'behind', kind: 'count', width: 104, align: 'right', isOnCard: true },
  { source: 'target_value', kind: 'euro', width: 132, align: 'right', priority: 2 },
  { source: 'achieved_value', kind: 'euro', width: 132, align: 'right', priority: 3 },
  {
    source: 'progress',
    width: 148,
    sortBy: false,
    isOnCard: true,
    cell: (group) => <TargetProgress record={group} />,
    exported: percentOf,
  },
  {
    source: 'needed',
    kind: 'euro',
    width: 140,
    align: 'right',
    priority: 4,
    cell: ({ needed }) => <Euro value={needed} />,
  },
];

const GroupName = ({ grouping, code }: { grouping: Grouping; code: string }) => {
  const reference = useDefinition('target').references?.[grouping];
  return reference ? (
    <ReferenceValue reference={reference} value={code} isLinked={false} hasCode />
  ) : (
    code
  );
};
