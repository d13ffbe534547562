import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import { COMPANY_REPORT, PROMOTION } from '@/core/resource-names';
import { keysUnder } from '@/i18n/keys-under';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { useDefinition } from '@/kit/registry/definitions';
import { ParentContext } from '@/kit/registry/parent-record';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { NamedSkeleton } from '@/ui/page/NamedSkeleton';
import { readChangeFigures, readStored, type ChangeFigures } from './read-effect';
import { EFFECT_TABLE, EffectHead, EffectLines } from './EffectTable';
import { useStateSentences } from './useStateSentences';

const key = keysUnder('resources.promotion.effect');

/**
 * The part of the deletion dialog of a promotion, or of a record below it, that shows the state of a promotion that is
 * concluded or has delivered awards, and its figures before and after the deletion.
 */
export const DeletionEffect = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const provider = useDataProvider();
  const { definition } = useRecordForm();
  const reports = useDefinition(COMPANY_REPORT);
  const promotion = useContext(ParentContext)?.record ?? record;
  const { data: figures, isPending } = useQuery({
    queryKey: [definition.name, 'deletion effect', record.id],
    gcTime: 0,
    queryFn: async () => {
      const stored = await readStored(provider, promotion);
      const change = { resource: definition.name, before: record };
      return readChangeFigures(provider, reports, stored, change);
    },
  });
  if (isPending) return <NamedSkeleton label={translate(key('reading'))} height={72} />;
  return figures && <Figures figures={figures} isGone={definition.name === PROMOTION} />;
};

const Figures = ({ figures, isGone }: { figures: ChangeFigures; isGone: boolean }) => {
  const translate = useTranslate();
  const { promotion, totals } = figures;
  return (
    <>
      <Alert severity="warning">
        {useStateSentences(promotion, totals)}
        {isGone && <LostAwards totals={totals} />}
      </Alert>
      <Box sx={{ mt: 1, overflowX: 'auto' }}>
        <Table size="small" aria-label={translate(key('deletion'))} sx={EFFECT_TABLE}>
          <EffectHead />
          <TableBody>
            <EffectLines {...figures} isGone={isGone} />
          </TableBody>
        </Table>
      </Box>
    </>
  );
};

/** Says that the customers lose the awards that they have earned but not received. */
const LostAwards = ({ totals }: Pick<ChangeFigures, 'totals'>) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { earned = null, delivered = null } = totals ?? {};
  const lost = Math.max(0, (earned ?? 0) - (delivered ?? 0));
  if (lost === 0) return null;
  return (
    <Box component="strong" sx={{ display: 'block', fontWeight: 600 }}>
      {delivered === null
        ? translate(key('lost_unknown'))
        : translate(key('lost'), { smart_count: lost, count: number(lost) })}
    </Box>
  );
};
