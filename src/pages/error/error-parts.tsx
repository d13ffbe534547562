import type { ReactNode } from 'react';
import { useFocusIfLost } from '@/ui/hooks/useFocusIfLost';
import { PlainButton, PlainButtonLink } from '@/ui/plain/PlainButton';
import styles from './error-parts.module.css';

export type ErrorWords = {
  /** The specification's line, in English. */
  quote: string;
  title: string;
  explanation: string;
  back: string;
  previous: string;
};

/** The text of every design: the quote above a title and a sentence in the user's language, and links out. */
export const ErrorText = ({
  words,
  isCentred = false,
}: {
  words: ErrorWords;
  isCentred?: boolean;
}) => {
  // The link that led here was removed with its page.
  const title = useFocusIfLost<HTMLHeadingElement>();
  return (
    <div className={styles.telling} data-centred={isCentred || undefined}>
      <p lang="en" className={styles.quote}>
        {words.quote}
      </p>
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {words.title}
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
};

/** The number, larger than any other text of the product. */
export const ErrorCode = () => <p className={styles.numeral}>404</p>;

type DrawingProps = {
  viewBox: string;
  /** `preserveAspectRatio` of the drawing; by default it is whole and centred. */
  fit?: string;
  /** The drawing's own class, for its size and animations. */
  look?: string;
  children: ReactNode;
};

/** The SVG of every scene, with lines in the theme's colours. */
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

/** A drawing on the lower edge of the page; its ground may extend beyond both ends. */
export const Scene = (props: Omit<DrawingProps, 'fit'>) => (
  <div className={styles.scene}>
    <Drawing {...props} fit="xMidYMax meet" />
  </div>
);
