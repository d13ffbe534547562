import { lineOf } from '@/core/text';
import styles from './NameWithCode.module.css';

/** How a record is mentioned by its code. */
export type MentionProps = {
  code: string | null | undefined;
  /** False inside of something that is a link itself. */
  isLinked?: boolean;
  /** Whether the code stands before the name: a list is sorted by it. */
  hasCode?: boolean;
  /** False inside of something whose tooltip says more. */
  hasTooltip?: boolean;
};

type NameWithCodeProps = Omit<MentionProps, 'isLinked'> & { name: string; code: string };

/** The name of a record, with its code on hover or, quietly, before it. */
export const NameWithCode = ({ name, code, hasCode, hasTooltip = true }: NameWithCodeProps) => (
  <span title={hasTooltip && name !== code ? `${lineOf(name)} · ${lineOf(code)}` : undefined}>
    {hasCode && name !== code && <span className={styles.code}>{lineOf(code)} </span>}
    {lineOf(name)}
  </span>
);
