import { useEffect, type ComponentProps } from 'react';
import { useEvent, type RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { ACCOUNT_STATUSES } from '@/core/constants';
import { useSaveQuestion } from '@/kit/form-state/useSaveQuestion';
import type { ActionConfirmation } from '@/kit/list/actions/record-action';
import { useQuestion } from '@/ui/hooks/useQuestion';
import { AgentCustomersDialog } from './AgentCustomersDialog';
import { isActiveAgent, useAgentCustomers, type CountedAgent } from './useAgentCustomers';

const [, DEACTIVATED] = ACCOUNT_STATUSES;

/** Asks before the form saves the deactivation of an agent who has customers. */
export const AgentCustomersQuestion = ({ record }: { record: RaRecord }) => {
  const form = useFormContext();
  const { ask, dialog } = useAgentQuestion(true);
  useSaveQuestion(async () => form.getValues('status') !== DEACTIVATED || ask(record));
  return dialog;
};

/** Asks the same before the action of a row. */
export const RowAgentQuestion = ({
  record,
  onAnswer,
}: ComponentProps<ActionConfirmation['Row']>) => {
  const { ask, dialog } = useAgentQuestion(false);
  const start = useEvent(async () => onAnswer(await ask(record)));
  useEffect(() => void start(), [start]);
  return dialog;
};

/** `ask` resolves to whether to deactivate, at once if no customer loses an agent; `dialog` must be rendered. */
const useAgentQuestion = (opensTab: boolean) => {
  const { count } = useAgentCustomers();
  const question = useQuestion<CountedAgent>();
  const ask = async (record: RaRecord): Promise<boolean> => {
    if (!isActiveAgent(record)) return true;
    const agent = await count(record);
    if (agent.count === 0) return true;
    return question.ask(agent);
  };
  return {
    ask,
    dialog: question.asked && (
      <AgentCustomersDialog agent={question.asked} opensTab={opensTab} onAnswer={question.answer} />
    ),
  };
};
