import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(scrypt) as (
  password: string,
  salt: string,
  bytes: number,
) => Promise<Buffer>;

const BYTES = 32;

/** `password` as it is stored: its salt and its scrypt key. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16).toString('hex');
  return `${salt}:${(await derive(password, salt, BYTES)).toString('hex')}`;
};

/** Whether `password` is the one `stored` was made of. It takes as long where there is none. */
export const isPassword = async (password: string, stored: string | null): Promise<boolean> => {
  const [salt = '', key = ''] = (stored ?? NOBODY).split(':');
  return timingSafeEqual(await derive(password, salt, BYTES), Buffer.from(key, 'hex'));
};

const NOBODY = `-:${'0'.repeat(2 * BYTES)}`;

/** The specification's rule for new passwords. */
export const PASSWORD = /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[#?!@$%^&*\-+._]).{8,200}$/;
