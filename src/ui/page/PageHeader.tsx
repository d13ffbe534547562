import type { ReactNode } from 'react';
import { lineOf } from '@/core/text';
import { useAppearance } from '@/providers/preferences/use-appearance';
import text from '@/ui/plain/text.module.css';
import styles from './PageHeader.module.css';
import { PAGE_TITLE_ID } from './page-title';
import { useDocumentTitle } from './useDocumentTitle';

type PageHeaderProps = {
  title: string;
  /** Name of the browser tab, if not the title. */
  tabTitle?: string;
  /** Number of records, beside the title. */
  count?: string;
  /** State of a record, beside the title. */
  badge?: ReactNode;
  /** One sentence under the title. */
  subtitle?: ReactNode;
  /** The secondary actions, then the primary one. */
  actions?: ReactNode;
};

/** The header of every page of the console: its title, which also names the tab, and its actions. */
export const PageHeader = ({
  title,
  tabTitle = title,
  count,
  badge,
  subtitle,
  actions,
}: PageHeaderProps) => {
  useDocumentTitle(tabTitle);
  const { subheader } = useAppearance();
  return (
    <div
      className={styles.head}
      data-size={subheader.size}
      data-in-place={subheader.sticky || undefined}
    >
      <div className={styles.words}>
        <div className={styles.line}>
          <h1 id={PAGE_TITLE_ID} className={`${text[TITLES[subheader.size]]} ${styles.title}`}>
            {lineOf(title) || '–'}
          </h1>
          {badge}
          {subheader.count && count !== undefined && <p className={styles.count}>{count}</p>}
        </div>
        {subheader.subtitle && subtitle && <div className={styles.subtitle}>{subtitle}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
};

const TITLES = { compact: 'h2', normal: 'h1', roomy: 'h4' } as const;
