import type { Api } from './fixtures';

/** A mail the backend would have sent (fixtures/accounts/outbox.ts). */
export type Mail = {
  /** Leads to the choice of a password. */
  link: string;
  /** Mails to an account that was just made. */
  password?: string;
};

/** The mails to `address`, the newest first. */
export const mailsTo = async (api: Api, address: string): Promise<Mail[]> =>
  (await api.get('outbox.json')).mails.filter(({ to }: { to: string }) => to === address);

/** The address inside the console that a mail's link leads to. */
export const addressIn = ({ link }: Mail): string => new URL(link).hash.slice(1);
