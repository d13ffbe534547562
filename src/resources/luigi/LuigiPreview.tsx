import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { numberOf } from '@/core/number';
import { lineOf } from '@/core/text';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { PublicationPreview } from '@/domain/publication/PublicationPreview';

/** A luigi item in the app, with its beneficiary and its goal. */
export const LuigiPreview = () => (
  <PublicationPreview>
    <Charity />
  </PublicationPreview>
);

const Charity = () => {
  const translate = useTranslate();
  const { euro } = useFormats();
  const [beneficiary, goal] = useWatch({ name: ['beneficiary', 'goal_amount'] }) as unknown[];
  const name = lineOf(beneficiary).trim();
  const amount = numberOf(goal);
  return (
    <Typography variant="body2" sx={{ color: 'inherit', overflowWrap: 'anywhere' }}>
      {name !== '' && <strong>{translate('resources.luigi.preview.for', { name })}</strong>}
      {amount !== undefined && amount > 0 && (
        <>
          <br />
          {translate('resources.luigi.preview.goal', { amount: euro(amount) })}
        </>
      )}
    </Typography>
  );
};
