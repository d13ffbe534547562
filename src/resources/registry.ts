import type { ResourceDefinition } from '@/core/resource';
import { appActivity } from './app-activity/app-activity.definition';
import { appUser } from './app-user/app-user.definition';
import { boUser } from './bo-user/bo-user.definition';
import { company } from './company/company.definition';
import { group } from './group/group.definition';
import { location } from './location/location.definition';

/** Every resource of the console. Adding one is a folder and a line here. */
export const resources: readonly ResourceDefinition[] = [
  appActivity,
  appUser,
  boUser,
  company,
  group,
  location,
];
