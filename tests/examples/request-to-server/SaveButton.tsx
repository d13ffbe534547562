import Button from '@mui/material/Button';
import { useAlerts } from '@/ui/alerts/useAlerts';

type SaveButtonProps = { label: string; save: () => Promise<string> };

/** Says what the server said, good or bad. */
export const SaveButton = ({ label, save }: SaveButtonProps) => {
  const alerts = useAlerts();
  const run = async () => {
    try {
      alerts.success(await save());
    } catch (error) {
      alerts.failure(error);
    }
  };
  return <Button onClick={() => void run()}>{label}</Button>;
};
