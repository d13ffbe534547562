import type { Area } from '../area';
import {
  code,
  codes,
  flag,
  image,
  link,
  moment,
  name,
  optional,
  richText,
  someOf,
} from '../fields';
import { sortedText } from '../list';

const RECIPIENTS = [
  'everyone',
  'admin',
  'company_managers',
  'company_users',
  'area_managers',
  'site_managers',
  'agents',
  'customers',
];

const STAFF = ['admin', 'company_manager', 'area_manager', 'site_manager'] as const;

export const news: Area = {
  path: '/api/v1/news',
  plural: 'news',
  singular: 'news_item',
  table: 'news',
  fields: {
    title: name,
    corps: richText,
    image,
    link: optional(link),
    company_code: optional(code),
    recipients: someOf(RECIPIENTS),
    categories: codes(),
    publication_date: moment,
    published: flag(false),
    visible: flag(true),
  },
  sorted: {
    title: sortedText('title'),
    company_code: sortedText('company_code'),
    link: sortedText('link'),
    publication_date: 'publication_date',
    published: 'published',
    visible: 'visible',
  },
  filters: {
    company_code: 'company_code = $',
    published: 'published::text = $',
    visible: 'visible::text = $',
  },
  list: STAFF,
  write: STAFF,
};
