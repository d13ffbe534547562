import { can, MANAGERS, permit, type Role } from '@/core/permissions';

/** Making accounts for others. */
const INVITE = permit('bouser:create', MANAGERS);

/** Whether a holder of `roles` may make accounts for others. */
export const mayInvite = (roles: readonly Role[]): boolean => can(roles, INVITE);
