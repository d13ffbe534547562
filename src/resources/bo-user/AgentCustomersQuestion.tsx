import { useEffect, useState, type ComponentProps } from 'react';
import { useEvent, type RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { ACCOUNT_STATUSES } from '@/core/constants';
import { useSaveQuestion } from '@/kit/form-state/useSaveQuestion';
import type { ActionConfirmation } from '@/kit/list/actions/record-action';
import { AgentCustomersDialog } from './AgentCustomersDialog';
import { isActiveAgent, useAgentCustomers, type CountedAgent } from './useAgentCustomers';

const [, DEACTIVATED] = ACCOUNT_STATUSES;

/** Asks before the form saves the deactivation of an agent who has customers. */
export const AgentCustomersQuestion = ({ record }: { record: RaRecord }) => {
  const form = useFormContext();
  const { ask, dialog } = useQuestion(true);
  useSaveQuestion(async () => form.getValues('status') !== DEACTIVATED || ask(record));
  return dialog;
};

/** Asks the same before the action of a row. */
export const RowAgentQuestion = ({
  record,
  onAnswer,
}: ComponentProps<ActionConfirmation['Row']>) => {
  const { ask, dialog } = useQuestion(false);
  const start = useEvent(async () => onAnswer(await ask(record)));
  useEffect(() => void start(), [start]);
  return dialog;
};

/** `ask` resolves to whether to deactivate, at once if no customer loses an agent; `dialog` must be rendered. */
const useQuestion = (opensTab: boolean) => {
  const { count } = useAgentCustomers();
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = async (record: RaRecord): Promise<boolean> => {
    if (!isActiveAgent(record)) return true;
    const agent = await count(record);
    if (agent.count === 0) return true;
    return new Promise((answer) => setAsked({ agent, answer }));
  };
  const say = (isDeactivated: boolean) => {
    asked?.answer(isDeactivated);
    setAsked(null);
  };
  return {
    ask,
    dialog: asked && (
      <AgentCustomersDialog agent={asked.agent} opensTab={opensTab} onAnswer={say} />
    ),
  };
};

type Asked = { agent: CountedAgent; answer: (isDeactivated: boolean) => void };
