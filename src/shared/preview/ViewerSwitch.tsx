import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from '@/shared/i18n/useTranslate';

/** Who looks at the app in a preview. */
export type Viewer = 'agent' | 'customer';

type ViewerSwitchProps = { value: Viewer; onChange: (viewer: Viewer) => void };

/** Chooses through whose eyes a preview is seen. */
export const ViewerSwitch = ({ value, onChange }: ViewerSwitchProps) => {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      onChange={(_, chosen: Viewer | null) => chosen && onChange(chosen)}
      aria-label={translate('preview.as')}
    >
      <ToggleButton value="customer">{translate('preview.customer')}</ToggleButton>
      <ToggleButton value="agent">{translate('preview.agent')}</ToggleButton>
    </ToggleButtonGroup>
  );
};
