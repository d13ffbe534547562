import { ADMINS, permit, STAFF } from '@/core/permissions';

/** The permissions of promotions, their gifts, rewards, awards and reports: specification, section 6. */
export const PROMO = {
  list: permit('promo:list', STAFF),
  view: permit('promo:view', STAFF),
  create: permit('promo:create', ADMINS),
  edit: permit('promo:edit', ADMINS),
  delete: permit('promo:delete', ADMINS),
  companyReport: permit('promo:company_report', STAFF),
  agentReport: permit('promo:agent_report', STAFF),
} as const;
