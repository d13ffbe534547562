import { Scene, ErrorText, type ErrorWords } from './error-parts';
import styles from './ErrorV5.module.css';

/** A building site across the whole width, where the number is being assembled. */
export const ErrorV5 = ({ words }: { words: ErrorWords }) => (
  <main className={styles.page}>
    <div className={styles.text}>
      <ErrorText words={words} />
    </div>
    <BuildingSite />
  </main>
);

/** A crane, with the middle digit on its hook. */
const BuildingSite = () => (
  <Scene viewBox="0 0 1200 440" look={styles.site}>
    <path d="M-3000 400h7200v60h-7200z" data-wash />
    <path d="M-3000 400h7200" data-accent />
    <path d="M30 424h60M180 430h34M990 426h70M1120 432h40M420 428h26M700 430h44" data-faint />
    <path
      d="M60 400v-92h84v92M84 308v-40h36v40M76 328h12M76 350h12M104 328h12M104 350h12"
      data-faint
    />
    <path
      d="M1010 400V280h110v120M1030 304h14M1060 304h14M1090 304h14M1030 332h14M1060 332h14M1090 332h14"
      data-faint
    />
    <Crane />
    <Four x={360} />
    <Four x={700} />
    <g data-hanging>
      <path d="M590 56v78M590 134l-34 34M590 134l34 34" />
      <circle cx="590" cy="132" r="6" data-ground />
      <path d={ZERO} data-digit />
      <path d={ZERO} data-face />
    </g>
    <path d="M548 400l12-34h6l12 34zM553 386h20" data-warm />
    <path d="M606 400l12-34h6l12 34zM611 386h20" data-warm />
  </Scene>
);

const FOUR = 'M78 0 0 118h118M90 62v120';
const ZERO = 'M590 176c36 0 54 32 54 78s-18 78-54 78-54-32-54-78 18-78 54-78z';

const Four = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 203)`}>
    <path d={FOUR} data-digit />
    <path d={FOUR} data-face />
  </g>
);

const Crane = () => (
  <g>
    <path d="M880 400V56M910 400V56M872 400h46" />
    <path d="M880 390l30-36-30-36 30-36-30-36 30-36-30-36 30-36-30-36 30-36" data-faint />
    <path d="M500 56h490M500 40h410M910 40l80 16M880 40l15-30 15 30" />
    <path
      d="M500 40v16M500 56l30-16 30 16 30-16 30 16 30-16 30 16 30-16 30 16 30-16 30 16 30-16 30 16"
      data-faint
    />
    <path d="M895 10 560 40M895 10l80 42" data-faint />
    <path d="M944 56h44v30h-44z" data-tint />
    <path d="M914 60h26v34h-26zM914 76h26" data-ground />
    <path d="M578 52h24v10h-24z" data-tint />
  </g>
);
