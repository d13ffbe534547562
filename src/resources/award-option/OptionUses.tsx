import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, type RaRecord } from 'react-admin';
import { lineOf } from '@/core/text';
import { Period } from '@/kit/fields/Period';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useStepAddress } from '@/domain/promotion/promotion-steps';
import { QueryCard } from '@/kit/record/QueryCard';
import { useOptionUses, type OptionUse } from './useOptionUses';

/** The promotions whose additional awards use the option `record`, each linked to those awards. */
export const OptionUses = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const query = useOptionUses(record.id);
  const { uses = [], read = 0, total = 0 } = query.data ?? {};
  const isWhole = read >= total;
  return (
    <QueryCard
      title={translate('resources.award-option.uses.title')}
      query={query}
      empty={
        isWhole && uses.length === 0 ? translate('resources.award-option.uses.none') : undefined
      }
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {uses.slice(0, SHOWN).map((use) => (
          <UseLine key={use.promotion.id} use={use} />
        ))}
      </Box>
      {uses.length > SHOWN && (
        <Typography variant="body2" color="text.secondary">
          {translate('resources.award-option.uses.more', {
            smart_count: uses.length - SHOWN,
            count: number(uses.length - SHOWN),
          })}
        </Typography>
      )}
      {!isWhole && (
        <Typography variant="caption" color="text.secondary">
          {translate('resources.award-option.uses.coverage', {
            read: number(read),
            total: number(total),
          })}
        </Typography>
      )}
    </QueryCard>
  );
};

const SHOWN = 20;

const UseLine = ({ use: { promotion, awards } }: { use: OptionUse }) => {
  const translate = useTranslate();
  const { euro } = useFormats();
  const stepAddress = useStepAddress();
  return (
    <Box component="li" sx={LINE}>
      <Link to={stepAddress(promotion, 'awards')}>
        {lineOf(promotion.title) || lineOf(promotion.code)}
      </Link>
      <Typography variant="caption" color="text.secondary" component="div">
        <Period record={promotion} />
      </Typography>
      {awards.map(({ id, reward_amount, target_value }) => (
        <Typography key={id} variant="body2">
          {translate('resources.award-option.uses.award', {
            amount: euro(Number(reward_amount) || 0),
            target: euro(Number(target_value) || 0),
          })}
        </Typography>
      ))}
    </Box>
  );
};

const LINE = {
  py: 1,
  overflowWrap: 'anywhere',
  typography: 'body2',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
