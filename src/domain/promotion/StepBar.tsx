import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link, type RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { FORM_BAR } from '@/kit/form/form-bar';
import { PROMOTION_STEPS, useStepAddress, type PromotionStep } from './promotion-steps';

type StepBarProps = { promotion: RaRecord; current: PromotionStep };

/** The bar of a step without a form: its records are saved one by one, so it only leads to the steps around it. */
export const StepBar = ({ promotion, current }: StepBarProps) => {
  const translate = useTranslate();
  const stepAddress = useStepAddress();
  const at = PROMOTION_STEPS.indexOf(current);
  const [before, next] = [PROMOTION_STEPS[at - 1], PROMOTION_STEPS[at + 1]];
  return (
    <Paper variant="outlined" sx={FORM_BAR}>
      <Typography variant="body2" color="text.secondary" sx={{ flex: { xs: '1 1 100%', sm: 1 } }}>
        {translate('resources.promotion.steps.saved')}
      </Typography>
      {before && (
        <Button component={Link} to={stepAddress(promotion, before)} color="inherit">
          {translate('resources.promotion.steps.back')}
        </Button>
      )}
      {next && (
        <Button component={Link} to={stepAddress(promotion, next)} variant="contained">
          {translate('resources.promotion.steps.next')}
        </Button>
      )}
    </Paper>
  );
};
