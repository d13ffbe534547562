/** Marks the first or last day of an item that runs for weeks. */
export const EdgeIcon = ({ edge }: { edge: 'start' | 'end' }) => (
  <span aria-hidden className="icon">
    <svg viewBox="0 0 9 14" width={9} height={14} fill="currentColor">
      <path d={EDGES[edge]} />
    </svg>
  </span>
);

/** An arrow that leaves a line, and one that ends at it; narrower than any icon, so that the title has room. */
const EDGES = {
  start: 'M0 2h1.5v10H0zM3 3l6 4-6 4z',
  end: 'M0 3l6 4-6 4zM7.5 2H9v10H7.5z',
};
