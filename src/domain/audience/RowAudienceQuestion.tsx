import { useEffect, type ComponentProps } from 'react';
import { useEvent } from 'react-admin';
import type { ActionConfirmation } from '@/kit/list/actions/record-action';
import { audienceOf } from './audience-lists';
import { useEmptyAudienceQuestion } from './useEmptyAudienceQuestion';

type RowAudienceQuestionProps = ComponentProps<ActionConfirmation['Row']>;

/** Asks before an action shows a record to an audience that is known to be empty. */
export const RowAudienceQuestion = ({ record, onAnswer }: RowAudienceQuestionProps) => {
  const { ask, dialog } = useEmptyAudienceQuestion();
  const start = useEvent(async () => onAnswer(await ask(audienceOf(record))));
  useEffect(() => void start(), [start]);
  return dialog;
};
