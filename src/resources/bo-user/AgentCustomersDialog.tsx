import Button from '@mui/material/Button';
import { Link } from 'react-admin';
import { representationOf } from '@/core/resource';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { QuestionDialog } from '@/ui/page/QuestionDialog';
import { stopPropagation } from '@/kit/links/stop-propagation';
import { boUser } from './bo-user.definition';
import { useAgentCustomers, type CountedAgent } from './useAgentCustomers';
import { useCustomersInWords } from './useCustomersInWords';

type AgentCustomersDialogProps = {
  agent: CountedAgent;
  /** Whether their list opens in a new tab, because this page has unsaved changes. */
  opensTab?: boolean;
  onAnswer: (isDeactivated: boolean) => void;
};

/** Asks before an agent with customers is deactivated, with a link to the list that gives them another agent. */
export const AgentCustomersDialog = ({
  agent,
  opensTab = false,
  onAnswer,
}: AgentCustomersDialogProps) => {
  const translate = useTranslate();
  const inWords = useCustomersInWords();
  const { listOf, mayMove } = useAgentCustomers();
  const to = listOf(agent.record);
  return (
    <QuestionDialog
      open
      onClose={() => onAnswer(false)}
      onClick={stopPropagation}
      title={translate('resources.bo-user.deactivation.title', {
        name: representationOf(boUser, agent.record),
      })}
      text={inWords(agent.count)}
    >
      <Button autoFocus onClick={() => onAnswer(false)}>
        {translate('form.cancel')}
      </Button>
      {to !== null && (
        <Button
          component={Link}
          to={to}
          target={opensTab ? '_blank' : undefined}
          variant="outlined"
          onClick={() => onAnswer(false)}
        >
          {translate(`resources.bo-user.form.${mayMove ? 'move_customers' : 'see_customers'}`)}
        </Button>
      )}
      <Button variant="contained" color="error" onClick={() => onAnswer(true)}>
        {translate('resources.bo-user.actions.deactivate')}
      </Button>
    </QuestionDialog>
  );
};
