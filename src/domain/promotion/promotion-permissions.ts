import { ADMINS, permit, ROLES } from '@/core/permissions';

/** The permissions of promotions, their gifts, rewards, awards and reports: specification, section 6. */
export const PROMO = {
  list: permit('promo:list', ROLES),
  view: permit('promo:view', ROLES),
  create: permit('promo:create', ADMINS),
  edit: permit('promo:edit', ADMINS),
  /** The lists of gifts, rewards and additional awards: the page of their promotion shows them to every role. */
  editAwards: permit('promo:edit', ADMINS, ROLES),
  delete: permit('promo:delete', ADMINS),
  companyReport: permit('promo:company_report', ROLES),
  agentReport: permit('promo:agent_report', ROLES),
} as const;
