import { accountPages } from '@/account/account.pages';
import type { PageDefinition } from '@/core/page-definition';
import { builder } from './builder/builder.page';
import { calendar } from './calendar/calendar.page';
import { dashboard } from './dashboard/dashboard.page';
import { docs } from './docs/docs.page';
import { errorPage } from './error/error.page';

/** Every page that is not a view of a resource. To add one, add a folder and a line here. */
export const pages: readonly PageDefinition[] = [
  ...accountPages,
  builder,
  calendar,
  dashboard,
  docs,
  errorPage,
];
