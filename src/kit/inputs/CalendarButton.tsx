import CalendarTodayOutlinedIcon from '@mui/icons-material/CalendarTodayOutlined';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { DialogPopover } from '@/ui/page/DialogPopover';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { lazyPart } from '@/ui/lazy/lazy-part';

const Calendar = lazyPart(() => import('./Calendar'), 'Calendar');

type CalendarButtonProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onPicked?: (day: string) => void;
  hasTime: boolean;
  disabled?: boolean;
};

/** The button that opens the calendar, whose code it loads. */
export const CalendarButton = ({ label, disabled, ...calendar }: CalendarButtonProps) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = translate('date.pick', { label });
  return (
    <>
      <IconButton
        size="small"
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        disabled={disabled}
        onPointerEnter={Calendar.preload}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <CalendarTodayOutlinedIcon fontSize="small" />
      </IconButton>
      <DialogPopover
        anchor={anchor}
        side="right"
        onClose={() => setAnchor(null)}
        label={name}
        sx={{ mt: 1 }}
      >
        <Calendar waiting={<Waiting />} onClose={() => setAnchor(null)} {...calendar} />
      </DialogPopover>
    </>
  );
};

const Waiting = () => (
  <Box sx={{ width: 320, height: 336, display: 'grid', placeItems: 'center' }}>
    <CircularProgress size={24} aria-label={useTranslate()('date.loading')} />
  </Box>
);
