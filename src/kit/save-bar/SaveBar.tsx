import CloseIcon from '@mui/icons-material/Close';
import PlaylistAddIcon from '@mui/icons-material/PlaylistAdd';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { ComponentType, MouseEvent } from 'react';
import { Link } from 'react-admin';
import { useRestoredFocus } from '@/ui/hooks/useRestoredFocus';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { TitledIcon } from '@/ui/plain/TitledIcon';
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
import { useNothingToSave } from './useNothingToSave';
import { useUnsavedFields } from './useUnsavedFields';

/** The unsaved fields and the buttons of a form: a bar across its bottom that stays visible while scrolling. */
export const SaveBar = () => {
  const translate = useTranslate();
  const { kind, exit, overlay } = useFormFrame();
  const { definition, record, phase, isTask, isSeries, setAfterSave } = useRecordForm();
  const nothingToSave = useNothingToSave();
  const addresses = useRecordAddresses(definition);
  // Cancel leads from a task back to its record, and from a record to its list.
  const back = record && isTask ? addresses.record(record) : exit;
  const unsaved = useUnsavedFields();
  useMarkFormTab(unsaved.length > 0);
  const isRefused = useErrorReport().count > 0;
  const isShort = record !== undefined && unsaved.length === 0 && !isRefused;
  const isCrowded = isSeries && kind === 'drawer';
  const messageLook = isShort ? SHORT_MESSAGE : isCrowded ? OWN_LINE : MESSAGE;
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
      <Box sx={messageLook}>{isRefused ? <WrongFields /> : <UnsavedFields fields={unsaved} />}</Box>
      <BarSlot />
      {record && !isTask && <MoreActions record={record} />}
      <Button
        {...(overlay ? { onClick: overlay.requestClose } : { component: Link, to: back })}
        color="inherit"
        aria-label={translate('form.cancel')}
        disabled={isSaving(phase)}
        sx={NARROW}
      >
        <IconOnPhone
          Icon={CloseIcon}
          label={translate('form.cancel')}
          // Between the menu and saving, its word fits but on the narrowest phones.
          from={isSeries ? undefined : 360}
        />
      </Button>
      {isSeries && (
        <Button
          variant="outlined"
          aria-label={translate('form.save_and_next')}
          disabled={isSaving(phase)}
          onClick={saveAndNext}
          sx={NARROW}
        >
          <IconOnPhone Icon={PlaylistAddIcon} label={translate('form.save_and_next')} />
        </Button>
      )}
      <Button
        ref={save}
        type="submit"
        variant={isQuiet ? 'outlined' : 'contained'}
        loading={isSaving(phase)}
        loadingPosition="start"
        onClick={saveAndLeave}
      >
        {translate('form.save')}
      </Button>
      <BarSlot place="end" />
    </Paper>
  );
};

type IconOnPhoneProps = {
  Icon: ComponentType;
  label: string;
  /** The width of the window in pixels from which the text has room. */
  from?: number;
};

/** The text of a button beside the main one; on a phone, where the bar has only one line, an icon. */
const IconOnPhone = ({ Icon, label, from = 600 }: IconOnPhoneProps) => {
  const wide = `@media (min-width: ${from}px)`;
  return (
    <>
      <Box sx={{ [wide]: { display: 'none' } }}>
        <TitledIcon title={label}>
          <Icon />
        </TitledIcon>
      </Box>
      <Box component="span" sx={{ display: 'none', [wide]: { display: 'inline' } }}>
        {label}
      </Box>
    </>
  );
};

const NARROW = { minWidth: { xs: 0, sm: 64 } };

/** Beside three buttons in a drawer, the message has its own line unless it only says that nothing has changed. */
const OWN_LINE = { flex: { xs: '1 1 96px', sm: '1 1 100%' }, minWidth: 0 } as const;
const MESSAGE = { flex: { xs: '1 1 96px', sm: '1 1 160px' }, minWidth: 0 } as const;
const SHORT_MESSAGE = { flex: '1 1 80px', minWidth: 0 } as const;

/** In a drawer the bar is its footer. */
const IN_A_DRAWER = {
  ...FORM_BAR,
  mt: 'auto',
  borderRadius: 0,
  borderWidth: '1px 0 0',
};
