import { useEffect, type ReactNode } from 'react';
import { PageHead } from '@/ui/page/PageHead';
import { useFormFrame } from './form-frame';
import styles from './FormHead.module.css';

type FormHeadProps = {
  title: string;
  /** Beside the title: the state of the record. */
  badge?: ReactNode;
  /** Under the title: one line. */
  subtitle?: ReactNode;
};

/** The head of a form: above it on a page; in a drawer the title is the drawer's heading. */
export const FormHead = ({ title, badge, subtitle }: FormHeadProps) => {
  const { kind, setTitle } = useFormFrame();
  useEffect(() => setTitle?.(title), [setTitle, title]);
  if (kind === 'page') return <PageHead title={title} badge={badge} subtitle={subtitle} />;
  if (!badge && !subtitle) return null;
  return (
    <div className={styles.inDrawer}>
      {badge}
      <div>{subtitle}</div>
    </div>
  );
};
