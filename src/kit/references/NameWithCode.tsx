import { lineOf } from '@/core/text';
import styles from './NameWithCode.module.css';

/** The props of a component that shows a reference to a record. */
export type ReferenceDisplayProps = {
  code: string | null | undefined;
  /** False inside another link. */
  isLinked?: boolean;
  /** Whether the code is shown before the name, as in a list sorted by it. */
  hasCode?: boolean;
  /** False inside an element with a fuller tooltip. */
  hasTooltip?: boolean;
};

type NameWithCodeProps = Omit<ReferenceDisplayProps, 'isLinked'> & { name: string; code: string };

/** The name of a record, with its code on hover or, in quiet text, before it. */
export const NameWithCode = ({ name, code, hasCode, hasTooltip = true }: NameWithCodeProps) => (
  <span title={hasTooltip && name !== code ? `${lineOf(name)} · ${lineOf(code)}` : undefined}>
    {hasCode && name !== code && <span className={styles.code}>{lineOf(code)} </span>}
    {lineOf(name)}
  </span>
);
