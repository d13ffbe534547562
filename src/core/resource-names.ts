/** The names of resources that code outside their folder refers to; each is also the name of the folder. */
export const ADDITIONAL_AWARD = 'additional-award';
/** The results of promotions by agent. */
export const AGENT_REPORT = 'agent-report';
export const APP = 'app';
export const AWARD_OPTION = 'award-option';
export const BO_USER = 'bo-user';
export const CATEGORY = 'category';
export const COMPANY = 'company';
/** The results of a promotion by company. */
export const COMPANY_REPORT = 'company-report';
export const CUSTOMER = 'app-user';
export const GIFT = 'gift';
export const GROUP = 'group';
export const IMPORT_RECORD = 'import-record';
export const LOCATION = 'location';
export const PROMOTION = 'promotion';
export const QUESTION = 'question';
export const REWARD = 'reward';
export const SURVEY = 'survey';
export const TARGET = 'target';
export const TILE = 'tile';
export const TURNOVER = 'turnover';
export const USER_SALE = 'user-sale';
