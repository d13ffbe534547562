import { useEffect, type ReactNode } from 'react';
import { PageHeader } from '@/ui/page/PageHeader';
import { useFormFrame } from './form-frame';
import styles from './FormHeader.module.css';

type FormHeaderProps = {
  title: string;
  /** Beside the title: the state of the record. */
  badge?: ReactNode;
  /** Under the title: one line. */
  subtitle?: ReactNode;
};

/** The head of a form: above it on a page; in a drawer the title is the drawer's heading. */
export const FormHeader = ({ title, badge, subtitle }: FormHeaderProps) => {
  const { kind, setTitle } = useFormFrame();
  useEffect(() => setTitle?.(title), [setTitle, title]);
  if (kind === 'page') return <PageHeader title={title} badge={badge} subtitle={subtitle} />;
  if (!badge && !subtitle) return null;
  return (
    <div className={styles.inDrawer}>
      {badge}
      <div>{subtitle}</div>
    </div>
  );
};
