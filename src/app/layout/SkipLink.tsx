import type { RefObject } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { PlainButton } from '@/ui/plain/PlainButton';
import styles from './SkipLink.module.css';

/** First stop of the Tab key: skips the menu. A button, because the part of the address after `#` is the page's. */
export const SkipLink = ({ target }: { target: RefObject<HTMLElement | null> }) => (
  <PlainButton look="primary" className={styles.skip} onClick={() => target.current?.focus()}>
    {useTranslate()('shell.skip')}
  </PlainButton>
);
