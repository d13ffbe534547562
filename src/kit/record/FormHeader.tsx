import { useEffect, type ReactNode } from 'react';
import { PageHeader } from '@/ui/page/PageHeader';
import { useFormFrame } from './form-frame';
import styles from './FormHeader.module.css';

type FormHeaderProps = {
  title: string;
  /** State of the record, beside the title. */
  badge?: ReactNode;
  /** One line under the title. */
  subtitle?: ReactNode;
  /** Beside the title on a page. */
  actions?: ReactNode;
};

/** The header of a form on a page; in a drawer, the title becomes the drawer's heading. */
export const FormHeader = ({ title, badge, subtitle, actions }: FormHeaderProps) => {
  const { kind, setTitle } = useFormFrame();
  useEffect(() => {
    setTitle?.(title);
    return () => setTitle?.(undefined);
  }, [setTitle, title]);
  if (kind === 'page') {
    return <PageHeader title={title} badge={badge} subtitle={subtitle} actions={actions} />;
  }
  if (!badge && !subtitle) return null;
  return (
    <div className={styles.inDrawer}>
      {badge}
      <div>{subtitle}</div>
    </div>
  );
};
