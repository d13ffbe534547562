import { useEffect, useState } from 'react';
import { SPLASH_HIDE_MS } from '@/core/constants';
import { BrandMark } from '@/ui/plain/BrandMark';
import styles from './SplashScreen.module.css';

let wasShown = false;

/**
 * The logo over the console while it loads, removed after one second (specification, sections 2 and 9). It takes no
 * clicks, so it holds nobody up. It is shown once: after an error or a change of password the console appears at once.
 */
export const SplashOverlay = () => {
  const [isOver, setIsOver] = useState(wasShown);
  useEffect(() => {
    const timer = setTimeout(() => {
      wasShown = true;
      setIsOver(true);
    }, SPLASH_HIDE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOver ? null : <SplashScreen />;
};

/** The logo while the console's code loads. */
export const SplashScreen = () => (
  <div aria-hidden data-splash className={styles.splash}>
    <BrandMark size={56} />
  </div>
);
