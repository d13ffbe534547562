import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { PROMOTION } from '@/core/resource-names';
import { FORM_BAR, READ_ALOUD_ON_PHONE } from '@/kit/save-bar/form-bar';
import { MoreMenu } from '@/kit/save-bar/MoreMenu';
import { useDuplicateAction } from '@/kit/save-bar/useDuplicateAction';
import { useDefinition } from '@/kit/registry/definitions';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { PromotionStep } from './promotion-steps';
import { StepLinks } from './StepLinks';
import { useConcludeAction } from './useConcludeAction';
import { useReportAction } from './useReportAction';

type StepBarProps = { promotion: RaRecord; current: PromotionStep };

/** The bar of a step without a form, whose records are saved one by one: it links to the steps before and after. */
export const StepBar = ({ promotion, current }: StepBarProps) => {
  const { inMenu, dialog } = useConcludeAction(promotion);
  const report = useReportAction(promotion);
  const duplicate = useDuplicateAction(useDefinition(PROMOTION), promotion);
  return (
    <SavedBar>
      <MoreMenu actions={[inMenu, report, ...duplicate].filter((action) => action !== null)} />
      {dialog}
      <StepLinks promotion={promotion} current={current} />
    </SavedBar>
  );
};

/** A bar that says that everything is saved, with its buttons as children. */
export const SavedBar = ({ children }: { children: ReactNode }) => (
  <Paper variant="outlined" sx={FORM_BAR}>
    <Typography variant="body2" color="text.secondary" sx={[{ flex: 1 }, READ_ALOUD_ON_PHONE]}>
      {useTranslate()('resources.promotion.steps.saved')}
    </Typography>
    {children}
  </Paper>
);
