import type { ReactNode } from 'react';
import styles from './FieldFrame.module.css';

type FieldFrameProps = {
  /** The wire's name; also the id of the control inside. */
  name: string;
  label: string;
  /** What is wrong, in words; absent while nothing is. */
  problem?: string;
  children: ReactNode;
};

/** What every control of the account screens has around it: its label, its frame, its error. */
export const FieldFrame = ({ name, label, problem, children }: FieldFrameProps) => (
  <div>
    <label htmlFor={name} className={styles.label}>
      {label}
    </label>
    <div className={styles.frame} data-wrong={problem !== undefined || undefined}>
      {children}
    </div>
    {problem !== undefined && <FieldProblem id={problemId(name)}>{problem}</FieldProblem>}
  </div>
);

/** What is wrong with a control, right under it. */
export const FieldProblem = ({ id, children }: { id: string; children: string }) => (
  <p role="alert" id={id} className={styles.problem}>
    {children}
  </p>
);

/** What a control says of its own error to a screen reader. */
export const fieldErrorProps = (name: string, problem: string | undefined) => ({
  id: name,
  name,
  required: true,
  'aria-invalid': problem !== undefined,
  'aria-describedby': problem === undefined ? undefined : problemId(name),
});

const problemId = (name: string) => `${name}-problem`;
