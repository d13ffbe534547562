import { can, type Role } from '@/core/permissions';

/** Whether a holder of `roles` may make accounts for others. */
export const mayInvite = (roles: readonly Role[]): boolean => can(roles, 'bouser:create');
