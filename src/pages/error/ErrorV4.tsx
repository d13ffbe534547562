import { Drawing, ErrorCode, ErrorText, type ErrorWords } from './error-parts';
import styles from './ErrorV4.module.css';

/** A single card in the console's style, with every line ticked off. */
export const ErrorV4 = ({ words }: { words: ErrorWords }) => (
  <main className={styles.page}>
    <div className={styles.card}>
      <div className={styles.picture}>
        <TickedList />
      </div>
      <div className={styles.text}>
        <ErrorCode />
        <ErrorText words={words} />
      </div>
    </div>
  </main>
);

/** The position and length of each line. */
const LINES = [
  [58, 128],
  [98, 108],
  [138, 136],
  [178, 84],
] as const;

/** A sheet of tasks, all of them done. */
const TickedList = () => (
  <Drawing viewBox="0 0 480 220" look={styles.list}>
    <path d="M120 240V34a12 12 0 0 1 12-12h216a12 12 0 0 1 12 12v206" data-ground />
    <path
      d="M206 12h68a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6h-68a6 6 0 0 1-6-6V18a6 6 0 0 1 6-6z"
      data-tint
    />
    {LINES.map(([y, length], index) => (
      <g key={y}>
        <path d={`M186 ${y + 4}h${length}`} strokeWidth="8" data-faint />
        <g data-tick style={{ animationDelay: `${index * 180}ms` }}>
          <circle cx="158" cy={y + 4} r="12" data-done />
          <path d={`M152.500 ${y + 4}l4 4 7.500-8`} data-done fill="none" strokeWidth="2.5" />
          <path d={`M180 ${y + 4}h${length + 12}`} data-accent />
        </g>
      </g>
    ))}
    <path d="M62 66h26M75 53v26M396 150h22M407 139v22M64 168h16M400 60h18" data-faint />
  </Drawing>
);
