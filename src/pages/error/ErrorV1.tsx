import { Drawing, ErrorCode, ErrorText, type ErrorWords } from './error-parts';
import styles from './ErrorV1.module.css';

/** Centred, under a trail that ends; unknown URLs lead here. */
export const ErrorV1 = ({ words }: { words: ErrorWords }) => (
  <main className={styles.page}>
    <LostTrail />
    <ErrorCode />
    <ErrorText words={words} isCentred />
  </main>
);

/** A trail that passes its flag and ends. */
const LostTrail = () => (
  <Drawing viewBox="0 0 320 160" look={styles.trail}>
    <path d="M6 150c40-30 76-20 112-48s40-64 78-64 40 46 74 50 30-16 44-20" data-faint />
    <path d="M40 152c26-14 58-12 84-30" data-faint />
    <path
      d="M8 142c44-28 78-18 112-42s38-60 74-60 42 52 74 56"
      data-accent
      data-walk
      strokeDasharray="1 10"
      strokeWidth="3"
    />
    <path d="M126 98V22" data-accent />
    <path d="M126 24c18-9 30 9 50 0v32c-20 9-32-9-50 0z" data-tint data-wave />
    <circle cx="280" cy="98" r="17" data-ground />
    <path d="M274.500 93.500a5 5 0 1 1 6.800 4.700c-1.200.5-1.800 1.200-1.800 2.600M279.500 106v.2" />
    <path d="M22 62h16M12 74h12M232 24h20M246 36h12M48 34h10" data-faint />
  </Drawing>
);
