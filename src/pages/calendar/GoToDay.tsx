import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { DialogPopover } from '@/ui/page/DialogPopover';
import { DayField } from './DayField';
import type { Day } from './days';
import { isShowable } from './useCalendarState';
import { useOpened } from './useOpened';

type GoToDayProps = { day: Day; onDay: (day: Day) => void };

/** Makes the name of the period a button that asks for a day to show, which may be many periods away. */
export const GoToDay = ({ day, onDay, children }: GoToDayProps & { children: ReactNode }) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useOpened<HTMLElement>();
  const close = () => setAnchor(null);
  return (
    <Box sx={{ position: 'relative', width: 'fit-content' }}>
      {children}
      {/* Over the heading, not in it, because changes of the heading are announced and those of buttons are not. */}
      <ButtonBase
        aria-label={translate('pages.calendar.go_to')}
        title={translate('pages.calendar.go_to')}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={OVER}
      >
        <ExpandMoreIcon fontSize="small" sx={CARET} />
      </ButtonBase>
      {anchor && (
        <DialogPopover
          anchor={anchor}
          label={translate('pages.calendar.go_to')}
          onClose={close}
          sx={{ p: 2, width: 280 }}
        >
          <DayForm
            day={day}
            onDay={(asked) => {
              close();
              onDay(asked);
            }}
          />
        </DialogPopover>
      )}
    </Box>
  );
};

/** Around the name, without taking space: the longest name leaves none. A phone has no arrow. */
const OVER = {
  position: 'absolute',
  inset: { xs: '-4px', sm: '-4px -20px -4px -4px' },
  justifyContent: 'flex-end',
  borderRadius: 1,
  '&:hover': { bgcolor: 'action.hover' },
};
const CARET = { display: { xs: 'none', sm: 'block' }, color: 'text.secondary' };

const DayForm = ({ day, onDay }: GoToDayProps) => {
  const translate = useTranslate();
  const [asked, setAsked] = useState(day);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDay(asked);
  };
  return (
    <Stack component="form" onSubmit={submit} sx={{ gap: 1 }}>
      <DayField
        label={translate('pages.calendar.go_to')}
        name="go_to"
        value={asked}
        onChange={setAsked}
        onPicked={onDay}
        autoFocus
        refusal={isShowable(asked) ? undefined : 'validation.day'}
      />
      <Button type="submit" variant="outlined">
        {translate('pages.calendar.go')}
      </Button>
    </Stack>
  );
};
