import type { ReactNode } from 'react';
import styles from './BrandPanel.module.css';

/** Beside the account screens on wide windows: the product's purpose, as a drawing and two lines of text. */
export const BrandPanel = ({ headline, text }: { headline: string; text: string }) => (
  <aside className={styles.panel} aria-label={headline}>
    <Climb />
    <div className={styles.words}>
      <p className={styles.headline}>{headline}</p>
      <p className={styles.text}>{text}</p>
    </div>
  </aside>
);

/** The drawing of a year: rising steps, a line along them, and a reward at every milestone. */
const Climb = () => (
  <svg
    className={styles.climb}
    viewBox="0 0 880 900"
    preserveAspectRatio="xMidYMin slice"
    aria-hidden
    focusable="false"
  >
    <Orbits />
    <Bars />
    <path
      d="M-20 640C90 622 118 560 205 540s112-8 186-74 92-40 170-96 120-132 214-150 110-34 145-60"
      data-bright
      strokeWidth="3"
    />
    <Milestone x={205} y={540}>
      <path d="M-9 1l6 6L10-7" />
    </Milestone>
    <Milestone x={391} y={466}>
      <path d="M-10-3h20v13h-20zM-12-9h24v6h-24zM0-9v19M0-9c-3-6-9-5-8-1M0-9c3-6 9-5 8-1" />
    </Milestone>
    <Milestone x={561} y={370}>
      <path d="M-12 6 12-8 4 11-1 4zM-1 4 12-8" />
    </Milestone>
    <Milestone x={775} y={220} isLast>
      <path d="M0-14l4.2 9 9.8 1.2-7.2 6.8 1.9 9.8L0 8l-8.7 4.8 1.9-9.8L-14-3.8l9.8-1.2z" />
    </Milestone>
  </svg>
);

const Orbits = () => (
  <g opacity=".22" strokeWidth="1.25">
    <circle cx="775" cy="220" r="90" />
    <circle cx="775" cy="220" r="170" strokeDasharray="2 10" />
    <circle cx="775" cy="220" r="260" />
    <circle cx="775" cy="220" r="370" strokeDasharray="2 12" />
    <circle cx="775" cy="220" r="500" />
  </g>
);

/** The tops of the bars. */
const BARS = [690, 660, 622, 604, 590, 556, 520, 498, 452, 424, 372, 318, 282, 250];

const Bars = () => (
  <g data-solid>
    {BARS.map((y, index) => (
      <rect
        key={y}
        data-solid
        x={42 + index * 60}
        y={y}
        width="36"
        height={1000 - y}
        rx="6"
        opacity={0.035 + index * 0.008}
      />
    ))}
  </g>
);

type MilestoneProps = { x: number; y: number; isLast?: boolean; children: ReactNode };

const Milestone = ({ x, y, isLast, children }: MilestoneProps) => (
  <g transform={`translate(${x} ${y})`}>
    {isLast && <circle r="54" data-solid opacity=".14" />}
    <circle r={isLast ? 36 : 26} data-ground strokeWidth="2" />
    <g strokeWidth="2" data-bright>
      {children}
    </g>
  </g>
);
