import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { RaRecord } from 'react-admin';
import { isId } from '@/core/id';
import { useTranslate } from '@/shared/i18n/useTranslate';

/** The promotion that a new one started as a copy of; undefined for one that started empty. */
export const isCopyOf = (
  started: Readonly<Record<string, unknown>> | undefined,
): RaRecord | undefined => (isId(started?.id) ? (started as RaRecord) : undefined);

type CopyPartsProps = { original: RaRecord; isOn: boolean; onChange: (isOn: boolean) => void };

/** Whether what the original gives is copied along. */
export const CopyParts = ({ original, isOn, onChange }: CopyPartsProps) => {
  const translate = useTranslate();
  return (
    <FormControlLabel
      label={translate('resources.promotion.clone.with_parts', { title: String(original.title) })}
      control={<Switch checked={isOn} onChange={(_, checked) => onChange(checked)} />}
    />
  );
};
