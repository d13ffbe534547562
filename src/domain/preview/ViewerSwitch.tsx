import { useTranslate } from '@/ui/hooks/useTranslate';
import { SegmentedControl } from '@/ui/page/SegmentedControl';

const VIEWERS = ['customer', 'agent'] as const;

/** Who looks at the app in a preview. */
export type Viewer = (typeof VIEWERS)[number];

type ViewerSwitchProps = { value: Viewer; onChange: (viewer: Viewer) => void };

/** Chooses through whose eyes a preview is seen. */
export const ViewerSwitch = ({ value, onChange }: ViewerSwitchProps) => {
  const translate = useTranslate();
  return (
    <SegmentedControl
      label={translate('preview.as')}
      value={value}
      segments={VIEWERS.map((viewer) => ({ value: viewer, label: translate(`preview.${viewer}`) }))}
      onChange={onChange}
    />
  );
};
