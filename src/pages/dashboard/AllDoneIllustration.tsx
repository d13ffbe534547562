import { Drawing } from '@/ui/illustrations/Drawing';

/** An empty tray with a tick, and the sun above it. */
export const AllDoneIllustration = () => (
  <Drawing height={104}>
    <circle cx="80" cy="38" r="22" data-good />
    <path d="m70 38 7 7 13-14" data-good />
    <path d="M80 4v6M52 14l4 5M108 14l-4 5M42 38h6M112 38h6" opacity=".55" />
    <path d="M36 66h24a20 12 0 0 0 40 0h24v26a6 6 0 0 1-6 6H42a6 6 0 0 1-6-6z" data-filled />
    <path d="M50 82h16M50 90h26" opacity=".55" />
  </Drawing>
);
