import type { Action, Role } from '@/core/permissions';

/** The five roles of sections 1 and 6 of the specification, highest first. */
export const EVERYBODY: readonly Role[] = [
  'admin',
  'company_manager',
  'area_manager',
  'site_manager',
  'agent',
];
export const MANAGERS: readonly Role[] = [
  'admin',
  'company_manager',
  'area_manager',
  'site_manager',
];
export const ADMIN: readonly Role[] = ['admin'];

export const ACTIONS: readonly Action[] = [
  'visit',
  'list',
  'view',
  'create',
  'edit',
  'delete',
  'company_report',
  'agent_report',
];

/**
 * The roles that may take each action in an area. A missing action is allowed to nobody, except `delete`, which is always
 * allowed to admins alone.
 */
export type AreaPermissions = Readonly<Partial<Record<Action, readonly Role[]>>>;
