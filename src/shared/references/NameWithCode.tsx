import styles from './NameWithCode.module.css';

/** How a record is mentioned by its code. */
export type MentionProps = {
  code: string | null | undefined;
  /** False inside of something that is a link itself. */
  isLinked?: boolean;
  /** Whether the code stands before the name: a list is sorted by it. */
  hasCode?: boolean;
};

type NameWithCodeProps = { name: string; code: string; hasCode: boolean };

/** The name of a record, with its code on hover or, quietly, before it. */
export const NameWithCode = ({ name, code, hasCode }: NameWithCodeProps) => (
  <span title={name === code ? undefined : `${name} · ${code}`}>
    {hasCode && name !== code && <span className={styles.code}>{code} </span>}
    {name}
  </span>
);
