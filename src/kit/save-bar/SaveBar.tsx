import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { MouseEvent } from 'react';
import { Link } from 'react-admin';
import { useRestoredFocus } from '@/ui/hooks/useRestoredFocus';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useRecordAddresses } from '@/kit/links/drawer-address';
import { useFormFrame } from '@/kit/record/form-frame';
import { FORM_BAR } from './form-bar';
import { BarSlot } from './bar-slot';
import { useErrorReport } from '@/kit/form-errors/error-report';
import { useMarkFormTab } from '@/kit/form-state/form-tab';
import { isSaving } from '@/kit/form-state/form-state';
import { MoreActions } from './MoreActions';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { UnsavedFields, WrongFields } from './UnsavedFields';
import { useCancelLink } from './useCancelLink';
import { useNothingToSave } from './useNothingToSave';
import { useUnsavedFields } from './useUnsavedFields';

/** The bar with a form's unsaved fields and buttons, which stays visible at the bottom while scrolling. */
export const SaveBar = () => {
  const translate = useTranslate();
  const { kind, overlay } = useFormFrame();
  const cancel = useCancelLink();
  const { definition, record, phase, isTask, isSeries, setAfterSave } = useRecordForm();
  const nothingToSave = useNothingToSave();
  const addresses = useRecordAddresses(definition);
  // Cancelling a task leads back to its record.
  const back = record && isTask ? { to: addresses.record(record) } : cancel;
  const unsaved = useUnsavedFields();
  useMarkFormTab(unsaved.length > 0);
  const isRefused = useErrorReport().count > 0;
  const hasMessage = unsaved.length > 0 || isRefused;
  const isShort = record !== undefined && !hasMessage;
  const isCrowded = isSeries && kind === 'drawer';
  const onPhone = !hasMessage ? '1 1 0' : isSeries ? BESIDE_CANCEL : OWN_LINE;
  const onDesktop = isShort ? '1 1 80px' : isCrowded ? OWN_LINE : '1 1 160px';
  const save = useRestoredFocus(isSaving(phase));
  const isQuiet = isShort && !isTask;
  const saveAndNext = (event: MouseEvent<HTMLButtonElement>) => {
    setAfterSave('next');
    event.currentTarget.form?.requestSubmit();
  };
  const saveAndLeave = (event: MouseEvent) => {
    setAfterSave('leave');
    if (nothingToSave()) event.preventDefault();
  };
  return (
    <Paper variant="outlined" sx={kind === 'drawer' ? IN_A_DRAWER : FORM_BAR}>
      <Box sx={{ minWidth: 0, flex: { xs: onPhone, sm: onDesktop } }}>
        {isRefused ? <WrongFields /> : <UnsavedFields fields={unsaved} />}
      </Box>
      <BarSlot />
      {record && !isTask && <MoreActions record={record} />}
      <Button
        {...(overlay ? { onClick: overlay.requestClose } : { component: Link, ...back })}
        color="inherit"
        aria-label={translate('form.cancel')}
        disabled={isSaving(phase)}
        sx={NARROW}
      >
        {translate('form.cancel')}
      </Button>
      {isSeries && (
        <Button
          variant="outlined"
          aria-label={translate('form.save_and_next')}
          disabled={isSaving(phase)}
          onClick={saveAndNext}
          sx={FILLING}
        >
          {translate('form.save_and_next')}
        </Button>
      )}
      <Button
        ref={save}
        type="submit"
        variant={isQuiet ? 'outlined' : 'contained'}
        loading={isSaving(phase)}
        loadingPosition="start"
        onClick={saveAndLeave}
        sx={isSeries ? FILLING : undefined}
      >
        {translate('form.save')}
      </Button>
      <BarSlot place="end" />
    </Paper>
  );
};

/** On most phones all buttons fit into one line, which the two ways to save fill. */
const NARROW = { minWidth: { xs: 0, sm: 64 }, px: { xs: 0.75, sm: 1.75 } };
const FILLING = { ...NARROW, flexGrow: { xs: 1, sm: 0 } };

/** Puts the message on its own line beside many buttons, unless nothing has changed. */
const OWN_LINE = '1 1 100%';

/** On a phone the two ways to save are in the second line. A third line would cover the field above the keyboard. */
const BESIDE_CANCEL = '1 1 120px';

/** In a drawer the bar is its footer. */
const IN_A_DRAWER = {
  ...FORM_BAR,
  mt: 'auto',
  borderRadius: 0,
  borderWidth: '1px 0 0',
};
