import Button from '@mui/material/Button';
import { Link, type RaRecord } from 'react-admin';
import { PROMOTION } from '@/core/resource-names';
import { recordPath } from '@/core/routes';
import { useDefinition } from '@/kit/registry/definitions';
import { useCan } from '@/providers/session/use-session';
import { useTranslate } from '@/ui/hooks/useTranslate';

/** The button on a report that leads to its promotion, if the user may open it. */
export const PromotionLink = ({ promotion }: { promotion: RaRecord }) => {
  const translate = useTranslate();
  const definition = useDefinition(PROMOTION);
  const mayOpen = useCan(definition.access.show);
  return (
    mayOpen && (
      <Button
        component={Link}
        to={recordPath(definition, 'show', promotion)}
        variant="outlined"
        sx={{ displayPrint: 'none' }}
      >
        {translate('resources.company-report.page.promotion')}
      </Button>
    )
  );
};
