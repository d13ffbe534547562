import { Scene, ErrorText, type ErrorWords } from './error-parts';
import styles from './ErrorV6.module.css';

/** The end of the world: the text in the sky, above a sea as wide as the page. */
export const ErrorV6 = ({ words }: { words: ErrorWords }) => (
  <main className={styles.page}>
    <div className={styles.text}>
      <ErrorText words={words} isCentred />
    </div>
    <Island />
  </main>
);

/** A small island with two palms, and a hammock between them. */
const Island = () => (
  <Scene viewBox="0 0 1440 460" look={styles.island}>
    <circle cx="940" cy="236" r="64" data-warm data-rising />
    <path d="M-3000 300h7440v180h-7440z" data-wash />
    <path d="M-3000 300h7440" data-accent />
    <g data-faint data-drifting>
      <path d="M290 96h96a22 22 0 0 0 0-44 30 30 0 0 0-56-8 26 26 0 0 0-40 26 14 14 0 0 0 0 26z" />
      <path d="M1090 140h70a17 17 0 0 0 0-34 23 23 0 0 0-43-6 20 20 0 0 0-31 20 10 10 0 0 0 4 20z" />
    </g>
    <path
      d="M540 344c40-34 110-50 180-50s140 16 180 50c-40 18-110 26-180 26s-140-8-180-26z"
      data-ground
    />
    <path d="M596 336c20-8 38-12 60-14M800 326c22 4 38 8 50 14M700 350h56" data-faint />
    <Palm x={622} lean={-1} />
    <Palm x={818} lean={1} />
    <g data-swinging>
      <path d="M610 232c40 74 180 74 220 0-30 30-70 40-110 40s-80-10-110-40z" data-tint />
      <path d="M650 262l14 20M690 270l6 22M750 270l-6 22M790 262l-14 20" data-accent data-faint />
    </g>
    <path
      d="M120 350q20-12 40 0t40 0 40 0M980 372q20-12 40 0t40 0 40 0M330 404q20-12 40 0t40 0M1180 336q20-12 40 0t40 0M640 414q20-12 40 0t40 0 40 0M900 432q20-12 40 0t40 0"
      data-accent
      data-faint
    />
    <path d="M1060 396l8-26 12 4-9 25c-3 7-13 4-11-3zM1068 370l3-9 11 4-3 9" data-ground />
  </Scene>
);

/** Leaves from one crown; `lean` is the side to which the trunk bends. */
const Palm = ({ x, lean }: { x: number; lean: 1 | -1 }) => (
  <g transform={`translate(${x} 318) scale(${lean} 1)`}>
    <path d="M-8 6C-10-50-4-110 22-168M8 6C4-50 10-104 30-164" data-ground />
    <path d="M-7-24h14M-6-54h13M-3-84h13M4-114h13M13-142h13" data-faint />
    <path
      d="M26-168C6-196-30-196-52-172c28-8 54-4 78 4M26-168C22-204-6-222-34-216c26 8 44 24 60 48M26-168c10-34 44-48 70-36-28 2-50 16-70 36M26-168c32-20 66-8 78 18-24-16-50-20-78-18M26-168c26 2 46 22 46 50-14-20-28-38-46-50"
      data-tint
    />
    <circle cx="22" cy="-160" r="5" data-warm />
    <circle cx="33" cy="-158" r="5" data-warm />
  </g>
);
