import type { RaRecord } from 'react-admin';
import { session } from '@/providers/session/session';

/** Whether the signed-in user is `record`: users must not lock themselves out. */
export const isOwnAccount = ({ id }: RaRecord): boolean => id === session.current()?.user.id;
