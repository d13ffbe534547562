import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type RaRecord } from 'react-admin';
import { lineOf } from '@/core/text';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useRecordsOfCustomer } from '@/domain/customer/useRecordsOfCustomer';
import { useDefinition } from '@/kit/registry/definitions';
import { RecordLink } from '@/kit/links/RecordLink';
import { CoverageCaption } from '@/kit/record/CoverageCaption';
import { QueryCard } from '@/kit/record/QueryCard';
import { Period } from '@/kit/fields/Period';
import { PromotionState } from './PromotionState';
import { byUrgency, concerns } from './promotion-terms';
import { PromotionPhase } from './PromotionPhase';

/** On an app user's page: the promotions they may take part in. */
export const CustomerPromotions = () => {
  const translate = useTranslate();
  const { name } = useDefinition();
  const promotions = useRecordsOfCustomer(concerns);
  const [isWhole, setIsWhole] = useState(false);
  const all = promotions.data?.records.toSorted(byUrgency) ?? [];
  const isCut = all.length > FEW && !isWhole;
  return (
    <QueryCard title={translate(`resources.${name}.name`, { smart_count: 2 })} query={promotions}>
      {all.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('resources.promotion.customer.none')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {(isCut ? all.slice(0, FEW) : all).map((record) => (
          <Box component="li" key={record.id} sx={LINE}>
            <PromotionLine record={record} />
          </Box>
        ))}
      </Box>
      {isCut && (
        <Button size="small" sx={{ ml: -1 }} onClick={() => setIsWhole(true)}>
          {translate('resources.promotion.customer.all', { count: all.length })}
        </Button>
      )}
      <CoverageCaption coverage={promotions.data?.coverage} />
    </QueryCard>
  );
};

/** Rows shown at first; running promotions are among them. */
const FEW = 6;

const PromotionLine = ({ record }: { record: RaRecord }) => (
  <Stack direction="row" sx={{ gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="subtitle2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        <RecordLink record={record} view="show">
          {lineOf(record.title)}
        </RecordLink>
      </Typography>
      <Typography variant="body2" color="text.secondary">
        <Period record={record} />
        <PromotionPhase record={record} />
      </Typography>
    </Box>
    <PromotionState record={record} />
  </Stack>
);

const LINE = { py: 1.25, '& + &': { borderTop: 1, borderColor: 'divider' } };
