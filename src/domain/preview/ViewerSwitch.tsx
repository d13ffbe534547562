import { useTranslate } from '@/ui/hooks/useTranslate';
import { SegmentedControl } from '@/ui/page/SegmentedControl';

const VIEWERS = ['customer', 'agent'] as const;

/** The kind of user a preview is seen as. */
export type Viewer = (typeof VIEWERS)[number];

type ViewerSwitchProps = { value: Viewer; onChange: (viewer: Viewer) => void };

/** Chooses the kind of user a preview is seen as. */
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
