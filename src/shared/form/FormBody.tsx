import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, type ReactNode } from 'react';
import { useEvent, type RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useShortcut } from '@/shared/shortcuts/useShortcut';
import { changedFields } from './changes';
import { conflictingFields } from './conflict';
import { ConflictDialog } from './ConflictDialog';
import { DraftBanner } from './DraftBanner';
import { useFormFrame } from '@/shared/record/form-frame';
import { LeaveDialog } from './LeaveDialog';
import { useRecordForm } from './record-form-context';
import { SaveBar } from './SaveBar';
import { useDraft } from './useDraft';
import { useLeaveGuard } from './useLeaveGuard';
import type { FieldErrorMap } from './useSave';

type FormBodyProps = {
  draftKey: string;
  isSettled: () => boolean;
  theirs: RaRecord | null;
  rebase: (newer: RaRecord) => void;
  closeConflict: () => void;
  refused?: FieldErrorMap;
  aside?: ReactNode;
  children: ReactNode;
};

/** What stands inside the form of a record: banner, sections, aside, bar and the dialogs that may come. */
export const FormBody = ({
  draftKey,
  isSettled,
  theirs,
  rebase,
  closeConflict,
  refused,
  aside,
  children,
}: FormBodyProps) => {
  const form = useFormContext();
  const body = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const { definition, base, settle } = useRecordForm();
  const { kind } = useFormFrame();
  const layout = kind === 'drawer' ? IN_A_DRAWER : onAPage(aside !== undefined);
  const draft = useDraft({ key: draftKey, base, isSettled });
  const guard = useLeaveGuard(
    () => !isSettled() && changedFields(form.getValues(), base.current).length > 0,
  );
  useShortcut('save', () => body.current?.closest('form')?.requestSubmit(), body);
  useFocusOnRefusal(refused);

  /** The banner goes with its buttons: the focus goes on to the form, instead of out of the page. */
  const thenToForm = (close: () => void) => () => {
    sheet.current?.focus({ preventScroll: true });
    close();
  };

  const takeTheirs = (newer: RaRecord) => {
    rebase(newer);
    form.reset(base.current);
    closeConflict();
  };
  const keepMine = (newer: RaRecord) => {
    const values = form.getValues();
    const mine = changedFields(values, base.current);
    takeTheirs(newer);
    for (const field of mine) form.setValue(field, values[field], { shouldDirty: true });
    body.current?.closest('form')?.requestSubmit();
  };

  return (
    <Box ref={body} sx={layout.frame}>
      <Box sx={layout.column}>
        {draft.offered && (
          <Box sx={layout.banner}>
            <DraftBanner
              draft={draft.offered}
              onRestore={thenToForm(draft.restore)}
              onDiscard={thenToForm(draft.discard)}
            />
          </Box>
        )}
        <Paper ref={sheet} tabIndex={-1} variant={layout.sheet} sx={SHEET}>
          <Stack spacing={4}>{children}</Stack>
        </Paper>
        <SaveBar />
      </Box>
      {aside && (
        <Box
          component="aside"
          sx={{
            minWidth: 0,
            [FROM]: { position: 'sticky', top: 'calc(var(--frame-top) + 16px)', maxWidth: 400 },
          }}
        >
          {aside}
        </Box>
      )}
      <LeaveDialog
        isOpen={guard.isAsking}
        onStay={guard.stay}
        onLeave={() => {
          settle();
          guard.leave();
        }}
      />
      {theirs && (
        <ConflictDialog
          fields={conflictingFields(
            definition.endpoint.writable,
            base.current,
            theirs,
            form.getValues(),
          )}
          onKeepMine={() => keepMine(theirs)}
          onTakeTheirs={() => takeTheirs(theirs)}
          onClose={closeConflict}
        />
      )}
    </Box>
  );
};

const SHEET = {
  p: { xs: 2, sm: 3 },
  outline: 'none',
  // What has the focus is never hidden under the bar (WCAG 2.2, 2.4.11).
  '& :focus': { scrollMarginBottom: '96px' },
};

const FORM_WIDTH = 720;
const FROM = '@media (min-width: 1024px)';
const SIDE_BY_SIDE = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: FORM_WIDTH,
  [FROM]: {
    gridTemplateColumns: `minmax(0, ${FORM_WIDTH}px) minmax(280px, 1fr)`,
    maxWidth: 'none',
  },
};

const onAPage = (hasAside: boolean) => ({
  frame: hasAside ? SIDE_BY_SIDE : { maxWidth: FORM_WIDTH },
  column: { minWidth: 0 },
  banner: { mb: 2 },
  sheet: 'outlined' as const,
});

/** As high as the drawer, so that the bar is at its foot. */
const FILLING = { display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 } as const;
const IN_A_DRAWER = {
  frame: FILLING,
  column: FILLING,
  banner: { px: { xs: 2, sm: 3 }, pt: 2 },
  sheet: 'elevation' as const,
};

/** The first field the server refused takes the focus, as one that breaks a rule does. */
const useFocusOnRefusal = (refused?: FieldErrorMap) => {
  const form = useFormContext();
  const focus = useEvent((fields: FieldErrorMap) => {
    const [first] = Object.keys(fields);
    if (first) form.setFocus(first);
  });
  useEffect(() => {
    if (refused) focus(refused);
  }, [refused, focus]);
};
