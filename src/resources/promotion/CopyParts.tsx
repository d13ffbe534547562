import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { RaRecord } from 'react-admin';
import { lineOf } from '@/core/text';
import { useTranslate } from '@/ui/hooks/useTranslate';

type CopyPartsProps = { original: RaRecord; isOn: boolean; onChange: (isOn: boolean) => void };

/** Whether what the original gives is copied along. */
export const CopyParts = ({ original, isOn, onChange }: CopyPartsProps) => {
  const translate = useTranslate();
  return (
    <FormControlLabel
      label={translate('resources.promotion.clone.with_parts', { title: lineOf(original.title) })}
      control={<Switch checked={isOn} onChange={(_, checked) => onChange(checked)} />}
    />
  );
};
