import type { ResourceDefinition } from '@/core/resource';
import { additionalAward } from './additional-award/additional-award.definition';
import { agentReport } from './agent-report/agent-report.definition';
import { appActivity } from './app-activity/app-activity.definition';
import { appUser } from './app-user/app-user.definition';
import { app } from './app/app.definition';
import { awardOption } from './award-option/award-option.definition';
import { boUser } from './bo-user/bo-user.definition';
import { category } from './category/category.definition';
import { companyReport } from './company-report/company-report.definition';
import { company } from './company/company.definition';
import { customEmailTemplate } from './custom-email-template/custom-email-template.definition';
import { customPushTemplate } from './custom-push-template/custom-push-template.definition';
import { emailTemplate } from './email-template/email-template.definition';
import { gift } from './gift/gift.definition';
import { group } from './group/group.definition';
import { importRecord } from './import-record/import-record.definition';
import { journey } from './journey/journey.definition';
import { location } from './location/location.definition';
import { luigi } from './luigi/luigi.definition';
import { news } from './news/news.definition';
import { promotion } from './promotion/promotion.definition';
import { pushTemplate } from './push-template/push-template.definition';
import { question } from './question/question.definition';
import { survey } from './survey/survey.definition';
import { reward } from './reward/reward.definition';
import { target } from './target/target.definition';
import { tile } from './tile/tile.definition';
import { turnover } from './turnover/turnover.definition';
import { userSale } from './user-sale/user-sale.definition';

/** Every resource of the console. Adding one is a folder and a line here. */
export const resources: readonly ResourceDefinition[] = [
  additionalAward,
  agentReport,
  app,
  appActivity,
  appUser,
  awardOption,
  boUser,
  category,
  company,
  companyReport,
  customEmailTemplate,
  customPushTemplate,
  emailTemplate,
  gift,
  group,
  importRecord,
  journey,
  location,
  luigi,
  news,
  promotion,
  pushTemplate,
  question,
  reward,
  survey,
  target,
  tile,
  turnover,
  userSale,
];
