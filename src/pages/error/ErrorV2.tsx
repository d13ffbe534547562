import { Drawing, ErrorText, type ErrorWords } from './error-parts';
import styles from './ErrorV2.module.css';

/** Two halves: the night of the login picture with a loose cable, and the text. */
export const ErrorV2 = ({ words }: { words: ErrorWords }) => (
  <main className={styles.page}>
    <div className={styles.night}>
      <LooseCable />
    </div>
    <div className={styles.half}>
      <div className={styles.text}>
        <ErrorText words={words} />
      </div>
    </div>
  </main>
);

/** A plug that slipped out of its socket. */
const LooseCable = () => (
  <Drawing viewBox="0 0 600 600" fit="xMidYMid slice" look={styles.cable}>
    <g opacity=".2">
      <circle cx="300" cy="300" r="120" />
      <circle cx="300" cy="300" r="190" strokeDasharray="2 12" />
      <circle cx="300" cy="300" r="270" />
      <circle cx="300" cy="300" r="360" strokeDasharray="2 14" />
    </g>
    <g data-plug>
      <path d="M-40 430C60 430 70 340 130 320s70-20 90-20" data-cord />
      <path d="M206 272h28a14 14 0 0 1 14 14v28a14 14 0 0 1-14 14h-28z" data-body strokeWidth="3" />
      <path d="M248 288h24M248 312h24" stroke="currentColor" data-body strokeWidth="5" />
    </g>
    <path d="M640 170c-100 0-110 90-170 110s-70 20-90 20" data-cord />
    <path d="M394 264h-30a14 14 0 0 0-14 14v44a14 14 0 0 0 14 14h30z" data-body strokeWidth="3" />
    <path d="M362 288h12M362 312h12" data-body strokeWidth="5" />
    <path
      d="M311 262v-30M292 270l-14-22M330 270l14-22M311 338v30M292 330l-14 22M330 330l14 22"
      data-spark
      strokeWidth="3"
    />
    <path d="M86 150h26M99 137v26M492 452h26M505 439v26" opacity=".55" />
    <circle cx="160" cy="470" r="5" opacity=".55" />
    <circle cx="452" cy="120" r="5" opacity=".55" />
  </Drawing>
);
