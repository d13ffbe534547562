import { tagOf } from '@/core/placeholder-parts';

/** The schemes a link in rich text may have. */
const SCHEMES = ['https:', 'mailto:', 'tel:'];

/**
 * Whether a link may lead to `href`: an https site, an e-mail address, a telephone number, or a placeholder that the
 * backend replaces by one of them. A relative address may not: the text is read in an app, far from the site it would
 * be relative to.
 */
export const isSafeHref = (href: string): boolean => {
  if (href.trim() === tagOf('link')) return true;
  try {
    return SCHEMES.includes(new URL(href.trim()).protocol);
  } catch {
    return false;
  }
};

/**
 * Completes a typed link address: a host gets `https://`, an e-mail address `mailto:`. Null if it is not an allowed
 * address.
 */
export const completeHref = (typed: string): string | null => {
  const address = typed.trim();
  if (address === '' || /\s/.test(address)) return null;
  if (isSafeHref(address)) return address;
  if (EMAIL.test(address)) return `mailto:${address}`;
  return HOST.test(address) ? `https://${address}` : null;
};

const EMAIL = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/;
const HOST = /^[\w-]+(\.[\w-]+)+([/?#:]|$)/;
