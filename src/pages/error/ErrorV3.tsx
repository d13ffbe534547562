import { Drawing, ErrorCode, ErrorText, type ErrorWords } from './error-parts';
import styles from './ErrorV3.module.css';

/** Squared paper: the text on the left, a maze without an entrance on the right. */
export const ErrorV3 = ({ words }: { words: ErrorWords }) => (
  <main className={styles.page}>
    <div className={styles.text}>
      <ErrorCode />
      <ErrorText words={words} />
    </div>
    <div className={styles.picture}>
      <Maze />
    </div>
  </main>
);

/** Each wall's radius, its drawn part (in hundredths), and the start of its gap (degrees). */
const WALLS = [
  [36, 84, 200],
  [64, 91, 20],
  [92, 93, 130],
  [120, 95, 285],
  [148, 96, 70],
] as const;

/** Walls across a lane: angle in degrees, and the radii it runs between. */
const BARS = [
  [10, 36, 64],
  [150, 36, 64],
  [95, 64, 92],
  [250, 64, 92],
  [330, 64, 92],
  [40, 92, 120],
  [175, 92, 120],
  [225, 92, 120],
  [0, 120, 148],
  [115, 120, 148],
  [310, 120, 148],
  [30, 148, 176],
  [200, 148, 176],
] as const;

const Maze = () => (
  <Drawing viewBox="0 0 400 400" look={styles.maze}>
    <circle cx="200" cy="200" r="176" data-ground />
    <g transform="translate(200 200)">
      {BARS.map(([angle, from, to]) => (
        <path key={`${angle}-${from}`} d={`M${from} 0H${to}`} transform={`rotate(${angle})`} />
      ))}
    </g>
    {WALLS.map(([radius, filled, gap]) => (
      <g key={radius} data-ring>
        <circle
          cx="200"
          cy="200"
          r={radius}
          pathLength="100"
          strokeDasharray={`${filled} ${100 - filled}`}
          transform={`rotate(${gap} 200 200)`}
        />
      </g>
    ))}
    <ellipse cx="200" cy="214" rx="13" ry="4" data-solid data-faint />
    <g data-pin>
      <path d="M200 213c-12-15-18-23-18-32a18 18 0 0 1 36 0c0 9-6 17-18 32z" data-tint />
      <circle cx="200" cy="181" r="6" data-solid />
    </g>
  </Drawing>
);
