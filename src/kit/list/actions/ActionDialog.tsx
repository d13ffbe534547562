import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import type { Identifier } from 'react-admin';
import { NamedSkeleton } from '@/ui/page/NamedSkeleton';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useDefinition } from '@/kit/registry/definitions';
import type { Eligibility } from '@/kit/references/eligibility';
import type { Reference } from '@/kit/references/reference-queries';
import { ActionButtons } from './ActionButtons';
import { ActionChoice } from './ActionChoice';
import { ActionProgress } from './ActionProgress';
import { ActionRefusals } from './ActionRefusals';
import { ActionReport } from './ActionReport';
import { ActionExcludedRows } from './ActionExcludedRows';
import { isRetryable } from './action-run';
import { useActionEligibility } from './useActionEligibility';
import { useActionTitle } from './useActionTitle';
import type { ActionRun } from './record-action';

type ActionDialogProps = {
  run: ActionRun;
  choose: (choice: Reference | undefined) => void;
  include: (id: Identifier, isIncluded: boolean) => void;
  /** Removes records from the selection. */
  leaveOut: (ids: readonly Identifier[]) => void;
  start: () => void;
  retry: () => void;
  cancel: () => void;
  close: () => void;
};

/** An action on many records: the confirmation, its progress, and the result for each. */
export const ActionDialog = ({ run, choose, include, leaveOut, ...steps }: ActionDialogProps) => {
  const id = useId();
  const titleOf = useActionTitle();
  const title = titleOf(run.action, run.ids.length);
  const { eligibility, isLoading } = useActionEligibility(run);
  const changed = run.choice ? eligibility?.countOf(run.choice) : undefined;
  const Confirmation = 'change' in run.action ? run.action.confirm?.Bulk : undefined;
  // Without rows there is nothing to confirm; ticking an excluded row shows the confirmation.
  const hasRows = run.ids.length > 0 || run.refusedIds.length === 0;
  const [isReady, setReady] = useState(Confirmation === undefined);
  const retried = run.results.filter(isRetryable).length;
  const left = run.ids.length - run.results.length;
  const isSomeRetried = run.results.some((one) => one.state === 'failed' && !isRetryable(one));
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      aria-describedby={run.phase === 'asking' ? `${id}-text` : undefined}
      onClose={run.phase === 'running' ? undefined : steps.close}
      // The bar that opened it may be unmounted: the caller restores the focus.
      disableRestoreFocus
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {run.phase === 'asking' && (
          <>
            <Question
              textId={`${id}-text`}
              run={run}
              eligibility={eligibility}
              isLoading={isLoading}
              onChoose={choose}
            />
            <ActionRefusals run={run} />
            {hasRows && Confirmation && (
              <Confirmation run={run} onLeaveOut={leaveOut} onReady={setReady} />
            )}
            <ActionExcludedRows run={run} onInclude={include} />
          </>
        )}
        {run.phase === 'running' && <ActionProgress run={run} labelledBy={id} />}
        {run.phase === 'over' && <ActionReport run={run} />}
      </DialogContent>
      <ActionButtons
        phase={run.phase}
        canStart={isReady && run.ids.length > 0 && (!run.action.asks || run.choice !== undefined)}
        action={titleOf(run.action, changed ?? run.ids.length)}
        isDestructive={run.action.isDestructive}
        retried={retried}
        left={left}
        isSomeRetried={isSomeRetried}
        {...steps}
      />
    </Dialog>
  );
};

type QuestionProps = {
  textId: string;
  run: ActionRun;
  eligibility: Eligibility | undefined;
  isLoading: boolean;
  onChoose: ActionDialogProps['choose'];
};

const Question = ({ textId, run, eligibility, isLoading, onChoose }: QuestionProps) => {
  const { action, choice, ids } = run;
  const translate = useTranslate();
  const { name } = useDefinition();
  return (
    <>
      <DialogContentText id={textId}>
        {translate(`resources.${name}.actions.${action.name}_text`, { _: '' })}{' '}
        {'change' in action && ids.length > 1 && translate('bulk.question')}
      </DialogContentText>
      {action.asks && (
        <Box sx={{ mt: 2 }}>
          {isLoading ? (
            <NamedSkeleton label={translate('references.loading')} variant="rounded" height={64} />
          ) : (
            <ActionChoice
              asks={action.asks}
              label={translate(`resources.${name}.actions.${action.name}_choice`)}
              choice={choice}
              eligibility={eligibility}
              onChoose={onChoose}
            />
          )}
        </Box>
      )}
    </>
  );
};
