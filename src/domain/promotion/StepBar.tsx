import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { RaRecord } from 'react-admin';
import { FORM_BAR } from '@/kit/save-bar/form-bar';
import { MoreMenu } from '@/kit/save-bar/MoreMenu';
import { useDuplicateAction } from '@/kit/save-bar/useDuplicateAction';
import { useDefinition } from '@/kit/registry/definitions';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { PROMOTION, type PromotionStep } from './promotion-steps';
import { StepLinks } from './StepLinks';
import { useConcludeAction } from './useConcludeAction';
import { useReportAction } from './useReportAction';

type StepBarProps = { promotion: RaRecord; current: PromotionStep };

/** The bar of a step without a form: its records are saved one by one, so it leads to the steps around it. */
export const StepBar = ({ promotion, current }: StepBarProps) => {
  const translate = useTranslate();
  const { inMenu, dialog } = useConcludeAction(promotion);
  const report = useReportAction(promotion);
  const duplicate = useDuplicateAction(useDefinition(PROMOTION), promotion);
  return (
    <Paper variant="outlined" sx={FORM_BAR}>
      <Typography variant="body2" color="text.secondary" sx={{ flex: { xs: '1 1 100%', sm: 1 } }}>
        {translate('resources.promotion.steps.saved')}
      </Typography>
      <MoreMenu actions={[inMenu, report, ...duplicate].filter((action) => action !== null)} />
      {dialog}
      <StepLinks promotion={promotion} current={current} />
    </Paper>
  );
};
