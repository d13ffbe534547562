import Button from '@mui/material/Button';
import { Link, type RaRecord } from 'react-admin';
import { useReportAction } from './useReportAction';

/** The button that leads from a promotion's page to its report, if it has one that the user may open. */
export const ReportLink = ({ promotion }: { promotion: RaRecord }) => {
  const action = useReportAction(promotion);
  return (
    action && (
      <Button component={Link} to={action.to} variant="outlined">
        {action.label}
      </Button>
    )
  );
};
