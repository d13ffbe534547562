import { Drawing } from '@/ui/illustrations/Drawing';

/** A closed door: the page exists, but this user may not open it. */
export const DeniedIllustration = () => (
  <Drawing height={116} scale={1.1}>
    <path d="M28 98h104" />
    <path d="M52 98V26a6 6 0 0 1 6-6h44a6 6 0 0 1 6 6v72" data-filled />
    <path d="M62 32h14v22H62zM84 32h14v22H84z" opacity=".55" />
    <rect x="67" y="62" width="26" height="22" rx="5" data-accent />
    <path d="M72 62v-5a8 8 0 0 1 16 0v5M80 71v4" data-line />
    <path d="M22 40h10M20 52h6M128 34h10M134 46h6" opacity=".55" />
  </Drawing>
);
