import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import { useEvent, useNavigate } from 'react-admin';
import { lineOf } from '@/core/text';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useDefinition } from '@/kit/registry/definitions';
import { FormFrameContext, type FormOverlay } from '@/kit/record/form-frame';
import { focusRecordRow, RECORD_ROW } from '@/kit/record/record-row';
import { focusMainIfLost, isFocusFree } from '@/ui/hooks/focus-main';
import { useTemporaryTitle } from '@/ui/page/useDocumentTitle';

type DrawerShellProps = {
  isOpen: boolean;
  /** Width in pixels, on a screen wide enough. */
  width?: number;
  /** The record whose row gets the focus afterwards, which may differ from the row that opened the drawer. */
  returnsTo?: string;
  children: ReactNode;
} & (
  | {
      /** The address without the drawer. */
      exit: string;
      overlay?: undefined;
    }
  | {
      /** Closes a drawer without an address, over another form. */
      overlay: FormOverlay;
      exit?: undefined;
    }
);

/** A drawer with a heading, a close button, and its content, which fills the rest. */
export const DrawerShell = ({
  isOpen,
  exit = '',
  overlay,
  width = 480,
  returnsTo,
  children,
}: DrawerShellProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { name } = useDefinition();
  const id = useId();
  const [title, setTitle] = useState<string>();
  const heading = lineOf(title ?? translate(`resources.${name}.name`, { smart_count: 1 }));
  const frame = useMemo(
    () => ({ kind: 'drawer' as const, exit, setTitle, overlay }),
    [exit, overlay],
  );
  const close = overlay?.requestClose ?? (() => navigate(exit));
  // If the previously focused element was removed with its row, the drawer keeps the focus until it unmounts.
  const [exits, setExits] = useState(0);
  const returnFocus = useEvent(() => {
    const main = document.getElementById('main-content');
    const active = document.activeElement;
    // A click on a cell without a control focuses the list around it.
    const isOnList = active?.closest(RECORD_ROW) ?? active?.querySelector(RECORD_ROW);
    if (returnsTo && (isOnList || isFocusFree(main)) && focusRecordRow(main, returnsTo)) return;
    focusMainIfLost();
  });
  useEffect(() => {
    if (exits > 0) returnFocus();
  }, [exits, returnFocus]);
  useTemporaryTitle(isOpen ? title : undefined);
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={close}
      slotProps={{
        transition: { onExited: () => setExits((count) => count + 1) },
        paper: {
          'aria-labelledby': id,
          sx: { width: { xs: '100%', sm: width }, maxWidth: '100%' },
        },
      }}
    >
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          gap: 1,
          pl: { xs: 2, sm: 3 },
          pr: 1.5,
          minHeight: 56,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {/* An h1, because screen readers do not see the page's heading behind the drawer. */}
        <Typography
          id={id}
          component="h1"
          variant="h2"
          sx={{ flex: 1, minWidth: 0, py: 1, overflowWrap: 'anywhere' }}
        >
          {heading}
        </Typography>
        <IconButton aria-label={translate('form.close')} onClick={close}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Box sx={FILLED_BY_ITS_FORM}>
        <FormFrameContext value={frame}>{children}</FormFrameContext>
      </Box>
    </Drawer>
  );
};

const COLUMN = { display: 'flex', flexDirection: 'column', flex: 1 } as const;
const FILLED_BY_ITS_FORM = {
  ...COLUMN,
  overflowY: 'auto',
  // As high as the save bar, which would otherwise cover the focused element.
  scrollPaddingBottom: 'var(--bar-room, 72px)',
  '& > form': COLUMN,
  // While it loads: a form brings its own padding.
  '& > [data-page-loading]': { p: { xs: 2, sm: 3 } },
} as const;
