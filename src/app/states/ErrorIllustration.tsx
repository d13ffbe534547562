import { Drawing } from '@/ui/illustrations/Drawing';

/** A torn sheet: the page itself failed. */
export const ErrorIllustration = () => (
  <Drawing height={116} scale={1.1}>
    <path d="M40 18h46l24 24v12l-12 8-10-8-12 10-12-9-12 8-12-7z" data-filled />
    <path d="M86 18v24h24" />
    <path d="M40 72l12 7 12-8 12 9 12-10 10 8 12-8v30H40z" data-accent />
    <path d="M52 34h22M52 44h14M54 90h40" data-line />
    <path d="M24 64h8M128 62h10" opacity=".55" />
  </Drawing>
);
