import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { RaRecord } from 'react-admin';
import { lineOf } from '@/core/text';
import { useTranslate } from '@/ui/hooks/useTranslate';

type CopyPartsProps = { original: RaRecord; isOn: boolean; onChange: (isOn: boolean) => void };

/** A switch that copies the original's gifts or rewards, too. */
export const CopyParts = ({ original, isOn, onChange }: CopyPartsProps) => {
  const translate = useTranslate();
  return (
    <FormControlLabel
      label={translate('resources.promotion.inputs.copy_parts', { title: lineOf(original.title) })}
      control={<Switch checked={isOn} onChange={(_, checked) => onChange(checked)} />}
    />
  );
};
