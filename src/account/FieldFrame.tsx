import type { ReactNode } from 'react';
import { MarkedLabel } from '@/ui/plain/MarkedLabel';
import styles from './FieldFrame.module.css';
import { useAnnounced } from '@/ui/announce/useAnnounced';

type FieldFrameProps = {
  /** The wire field; also the id of the control inside. */
  name: string;
  label: string;
  /** The error in words, empty where the form has them; absent while the value is valid. */
  problem?: string;
  children: ReactNode;
};

/** The label, frame and error around every control of the account screens. */
export const FieldFrame = ({ name, label, problem, children }: FieldFrameProps) => (
  <div>
    <label htmlFor={name} className={styles.label}>
      <MarkedLabel isRequired>{label}</MarkedLabel>
    </label>
    <div className={styles.frame} data-wrong={problem !== undefined || undefined}>
      {children}
    </div>
    {problem && (
      <FieldProblem id={problemId(name)} label={label}>
        {problem}
      </FieldProblem>
    )}
  </div>
);

type FieldProblemProps = {
  id: string;
  /** The field that is named when the error is announced; absent if the error names it. */
  label?: string;
  children: string;
};

/** The error of a control, below it. */
export const FieldProblem = ({ id, label, children }: FieldProblemProps) => {
  useAnnounced(label ? `${label}: ${children}` : children);
  return (
    <p id={id} className={styles.problem}>
      {children}
    </p>
  );
};

/** ARIA props that link a control to its error. */
export const fieldErrorProps = (name: string, problem: string | undefined) => ({
  id: name,
  name,
  required: true,
  'aria-invalid': problem !== undefined,
  'aria-describedby': problem === '' ? REFUSAL_ID : problem && problemId(name),
});

/** The id of a form's refusal, which describes the fields that it is about. */
export const REFUSAL_ID = 'refusal';

const problemId = (name: string) => `${name}-problem`;
