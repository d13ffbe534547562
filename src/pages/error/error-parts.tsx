import type { ReactNode } from 'react';
import { PlainButton, PlainButtonLink } from '@/ui/plain/PlainButton';
import styles from './error-parts.module.css';

export type ErrorWords = {
  /** The specification's line, in English. */
  quote: string;
  explanation: string;
  back: string;
  previous: string;
};

/** What every design says: the quoted line, a sentence in the reader's language, the ways out. */
export const ErrorText = ({
  words,
  isCentred = false,
}: {
  words: ErrorWords;
  isCentred?: boolean;
}) => (
  <div className={styles.telling} data-centred={isCentred || undefined}>
    <h1 lang="en" className={styles.quote}>
      {words.quote}
    </h1>
    <p className={styles.explanation}>{words.explanation}</p>
    <div className={styles.ways}>
      <PlainButtonLink look="primary" href="#/">
        {words.back}
      </PlainButtonLink>
      {window.history.length > 1 && (
        <PlainButton look="outlined" onClick={() => window.history.back()}>
          {words.previous}
        </PlainButton>
      )}
    </div>
  </div>
);

/** The number, larger than any other text of the product. */
export const ErrorCode = () => <p className={styles.numeral}>404</p>;

type DrawingProps = {
  viewBox: string;
  /** How the picture fills a frame of another shape; whole, and in the middle, to begin with. */
  fit?: string;
  /** The class of what is this drawing's own: its measures and what moves in it. */
  look?: string;
  children: ReactNode;
};

/** The sheet every scene is drawn on: lines in the theme's colours, named by what they are. */
export const Drawing = ({ viewBox, fit, look = '', children }: DrawingProps) => (
  <svg
    className={`${styles.drawing} ${look}`}
    viewBox={viewBox}
    preserveAspectRatio={fit}
    aria-hidden
    focusable="false"
  >
    {children}
  </svg>
);

/** A drawing that stands on the lower edge of the page; its ground may be drawn beyond both ends. */
export const Scene = (props: Omit<DrawingProps, 'fit'>) => (
  <div className={styles.scene}>
    <Drawing {...props} fit="xMidYMax meet" />
  </div>
);
