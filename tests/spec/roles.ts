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
 * Who may do what in an area. An action that is missing belongs to nobody, `delete` apart, which is always admin's
 * alone.
 */
export type AreaPermissions = Readonly<Partial<Record<Action, readonly Role[]>>>;
