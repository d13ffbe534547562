import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { SURVEY } from '@/core/resource-names';
import { useCan } from '@/providers/session/use-session';
import { useDefinition } from '@/kit/registry/definitions';
import { lazyPart } from '@/ui/lazy/lazy-part';

const AnswersGiven = lazyPart(() => import('./AnswersGiven'), 'AnswersGiven');

type AnswersNoteProps = {
  survey: RaRecord;
  /** The effect of a change on these answers. */
  children?: ReactNode;
  /** Whether it reserves its space while answers load, and also says that nobody has answered. */
  isKept?: boolean;
};

/** Says how many answers `survey` has, to users who may view them. */
export const AnswersNote = ({ survey, children, isKept = false }: AnswersNoteProps) => {
  const mayView = useCan(useDefinition(SURVEY).access.show);
  // Nobody answers a survey without questions.
  if (!mayView || survey.questions_count === 0) return null;
  const room = isKept && <Skeleton variant="rounded" sx={ROOM} />;
  return (
    <AnswersGiven survey={survey} waiting={room} room={room}>
      {children}
    </AnswersGiven>
  );
};

/** The height in pixels of a note of one line; on a phone its link is below. */
const ROOM = { height: { xs: 90, sm: 50 } };
