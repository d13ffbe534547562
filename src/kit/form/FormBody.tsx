import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useContext, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Deferred } from '@/ui/lazy/Deferred';
import { useFormFrame } from '@/kit/record/form-frame';
import { useShortcut } from '@/ui/shortcuts/useShortcut';
import { BarSlotProvider } from '@/kit/save-bar/bar-slot';
import { LazyConflictDialog } from '@/kit/conflict/LazyConflictDialog';
import { DraftBanner } from '@/kit/drafts/DraftBanner';
import { isDraftKept, isKeepable } from '@/kit/drafts/drafts';
import { ErrorReporter } from '@/kit/form-errors/ErrorReporter';
import { GoneBanner } from './GoneBanner';
import { FORM_ASIDE, FORM_COLUMNS, FORM_WIDTH, STICKY_PREVIEW } from './form-columns';
import { unsavedFields } from '@/kit/form-state/form-state';
import { FormTabContext } from '@/kit/form-state/form-tab';
import { LeaveGuard } from '@/kit/leave-guard/LeaveGuard';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { SaveBar } from '@/kit/save-bar/SaveBar';
import { focusPlace, type TypedSince } from './typed-since';
import { useNothingToSave } from '@/kit/save-bar/useNothingToSave';

type FormBodyProps = {
  /** A preview or summary beside the form; below it on narrow screens. */
  aside?: ReactNode;
  /** The records that refer to the form's record, above the aside. */
  related?: ReactNode;
  /**
   * The values typed before the form opened; the focus returns to where they were typed, or goes to the first field.
   */
  typed?: TypedSince;
  /** Replaces the bar with its buttons. */
  bar?: ReactNode;
  /** Whether leaving for another page asks only about values that no draft holds. */
  keepsDraft?: boolean;
  /** The sections with the inputs. */
  children: ReactNode;
};

/** The layout of a record's form: draft banner, sheet, save bar, aside and dialogs. */
export const FormBody = ({
  aside,
  related,
  typed,
  bar = <SaveBar />,
  keepsDraft = false,
  children,
}: FormBodyProps) => {
  const body = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const translate = useTranslate();
  const form = useFormContext();
  const { draftKey, getState, setAfterSave, setPendingLeave, close, phase } = useRecordForm();
  const nothingToSave = useNothingToSave();
  const { kind } = useFormFrame();
  const { show: showTab } = useContext(FormTabContext);
  const hasAside = Boolean(aside) || Boolean(related);
  const layout = kind === 'drawer' ? IN_A_DRAWER : onAPage(hasAside);
  const unsaved = () => unsavedFields(getState(), form.getValues());
  const submit = () => body.current?.closest('form')?.requestSubmit();
  const saveAndLeave = () => {
    if (nothingToSave()) return;
    // The shortcut works on the record's other tabs too, but errors are only visible on the form's tab.
    showTab();
    setAfterSave('leave');
    submit();
  };
  useShortcut('save', saveAndLeave, body);
  // A layout effect, because the next key may be pressed right after the paint.
  useLayoutEffect(() => {
    if (typed && sheet.current) focusPlace(sheet.current, typed.place);
  }, [typed]);
  return (
    <BarSlotProvider>
      <ErrorReporter sheet={sheet}>
        <Box ref={body} sx={layout.frame} data-centred={layout.isCentred || undefined}>
          <Box sx={layout.columns}>
            <Box sx={layout.column}>
              <GoneBanner />
              {/* The focus moves to the sheet, instead of being lost with the banner's button. */}
              <DraftBanner onAnswered={() => sheet.current?.focus({ preventScroll: true })} />
              <Paper ref={sheet} tabIndex={-1} variant={layout.sheet} sx={SHEET}>
                <Stack spacing={4}>{children}</Stack>
              </Paper>
            </Box>
            {hasAside && (
              <Box component="aside" aria-label={translate('form.aside')} sx={ASIDE}>
                {related}
                {aside && (
                  <Box sx={STICKY_PREVIEW}>
                    <Deferred waiting={null}>{aside}</Deferred>
                  </Box>
                )}
              </Box>
            )}
          </Box>
          {bar}
          <LeaveGuard
            isUnsaved={() => unsaved().length > 0}
            isSaving={phase.name === 'saving' || phase.name === 'saved'}
            isKept={() => isDraftKept(draftKey, unsaved())}
            isLostByLeaving={() => {
              const values = form.getValues();
              return unsaved().some((field) => !keepsDraft || !isKeepable(values[field]));
            }}
            onLeave={close}
            onLeaveRequested={setPendingLeave}
          />
          <LazyConflictDialog submit={submit} />
        </Box>
      </ErrorReporter>
    </BarSlotProvider>
  );
};

const SHEET = {
  p: { xs: 2, sm: 3 },
  outline: 'none',
  // The focused element is never hidden under the bar (WCAG 2.2, 2.4.11).
  '& :focus': { scrollMarginBottom: '96px' },
};

const ASIDE = { ...FORM_ASIDE, display: 'flex', flexDirection: 'column', gap: 3 } as const;

/** Layout on a page: without an aside, the form and its bar are centred under a header of the same width. */
const onAPage = (hasAside: boolean) => ({
  frame: hasAside ? {} : { maxWidth: FORM_WIDTH, mx: 'auto' },
  isCentred: !hasAside,
  columns: hasAside ? FORM_COLUMNS : {},
  column: { minWidth: 0, maxWidth: FORM_WIDTH },
  sheet: 'outlined' as const,
});

/** Fills the drawer's height, so that the save bar is at its bottom. */
const FILLING = { display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 } as const;
const IN_A_DRAWER = {
  frame: FILLING,
  isCentred: false,
  columns: FILLING,
  column: FILLING,
  sheet: 'elevation' as const,
};
