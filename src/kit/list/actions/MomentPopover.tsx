import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo, useState, type FormEvent } from 'react';
import { useLocale, type RaRecord } from 'react-admin';
import { DialogPopover } from '@/ui/page/DialogPopover';
import { textOf } from '@/core/text';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { momentNotation } from '@/kit/inputs/moment-notation';
import { CheckedDateField } from '@/kit/inputs/CheckedDateField';
import { useDefinition } from '@/kit/registry/definitions';
import { useRowChange } from './useRowChange';

type MomentPopoverProps = {
  record: RaRecord;
  field: string;
  /** Accessible name of the popover. */
  label: string;
  anchor: HTMLElement;
  onClose: () => void;
};

/** Asks for another moment, in the user's time zone. It stays open until the server has accepted the change. */
export const MomentPopover = ({ record, field, label, anchor, onClose }: MomentPopoverProps) => {
  const translate = useTranslate();
  const { name } = useDefinition();
  const locale = useLocale();
  const notation = useMemo(() => momentNotation(locale), [locale]);
  const [value, setValue] = useState(textOf(record[field]));
  const { change, isBusy } = useRowChange(record);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (value === record[field] || (await change({ [field]: value }))) onClose();
  };
  return (
    <DialogPopover anchor={anchor} onClose={onClose} label={label}>
      <Stack
        component="form"
        onSubmit={(event) => void save(event)}
        sx={{ p: 2, gap: 2, width: 300 }}
      >
        <CheckedDateField
          hasTime
          autoFocus
          label={translate(`resources.${name}.fields.${field}`)}
          name={field}
          value={value}
          onChange={setValue}
          notation={notation}
          helperText={notation.spell(value)}
        />
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {translate('form.save')}
          </Button>
        </Stack>
      </Stack>
    </DialogPopover>
  );
};
