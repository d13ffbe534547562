import { useEffect, useState } from 'react';
import { SPLASH_HIDE_MS } from '@/core/constants';
import { BrandMark } from '@/ui/plain/BrandMark';
import styles from './SplashScreen.module.css';

let wasShown = false;

/**
 * The mark over the console while it comes, gone one second after it came (specification, sections 2
 * and 9). It takes no clicks: who is faster than the second is not held up. It is shown once: who comes back
 * from an error or a change of password finds the console at once.
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

/** The same, for as long as the console's code is on its way. */
export const SplashScreen = () => (
  <div aria-hidden data-splash className={styles.splash}>
    <BrandMark size={56} />
  </div>
);
