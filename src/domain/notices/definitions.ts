import { APP_SECTIONS } from '@/domain/preview/app-sections';
import type { Channel } from '@/core/channel';
import { ADMINS, permit } from '@/core/permissions';
import { defineResource } from '@/core/resource';
import { CATEGORY, COMPANY } from '@/core/resource-names';
import { DRAFT, NOTICE_STATUSES, SCHEDULED, SENT } from '@/core/schedule';
import { noticeCodec } from './notice-codec';
import { templateCodec } from './template-codec';

/**
 * The settings of templates and custom notices, defined once for e-mail and push: each channel is a resource of its
 * own, and the two resources of a kind share an endpoint (specification, sections 2 and 6; docs/wire-format.md,
 * sections 3 and 4).
 */
type Settings<Name extends string> = {
  name: Name;
  channel: Channel;
  /** The prefix of its addresses. */
  root: string;
  /** Position in the menu. */
  order: number;
};

/** The events that send a template. */
export const EVENTS = [
  'registration',
  'forgot_password',
  'first_login',
  'new_news',
  'new_promotion',
  'new_survey',
  'target_reached',
  'gift_delivered',
] as const;

/** Maximum characters of a push. */
export const MAX_PUSH_LENGTH = 180;

/** Defines the templates of a channel: messages that are sent automatically when an event occurs. */
export const defineTemplate = <const Name extends string>(settings: Settings<Name>) => {
  const isEmail = settings.channel === 'email';
  return defineResource({
    ...commonOf(settings),
    values: { event: EVENTS, active: [true, false], ...(isEmail ? {} : { section: APP_SECTIONS }) },
    badges: ['active'],
    endpoint: {
      base: 'api/v1/notifications/templates',
      plural: 'templates',
      singular: 'template',
      filters: [],
      fixed: { channel: settings.channel },
      searched: ['title', 'subject', 'corps'],
      writable: ['channel', 'event', 'title', isEmail ? 'subject' : 'section', 'corps', 'active'],
    },
    codec: templateCodec,
  });
};

const LATEST_FIRST = { field: 'scheduled_at', order: 'DESC' } as const;

/** Defines the custom notices of a channel: messages that a user sends once to chosen recipients. */
export const defineNotice = <const Name extends string>(settings: Settings<Name>) =>
  defineResource({
    ...commonOf(settings),
    references: {
      company_code: { resource: COMPANY },
      categories: { resource: CATEGORY },
    },
    values: { status: NOTICE_STATUSES },
    badges: ['status'],
    dashboard: {
      // A scheduled notice is sent automatically: only a draft needs attention.
      queue: [
        {
          name: 'draft',
          filter: { status: DRAFT },
          since: 'updated_at',
          tone: 'info',
          order: settings.order + 20,
        },
      ],
    },
    views: [
      { name: 'all', sort: LATEST_FIRST },
      { name: 'drafts', filter: { status: DRAFT }, sort: LATEST_FIRST },
      { name: 'scheduled', filter: { status: SCHEDULED }, sort: LATEST_FIRST },
      { name: 'sent', filter: { status: SENT }, sort: LATEST_FIRST },
    ],
    calendar: { fields: ['scheduled_at'], fixed: { status: [SENT] } },
    endpoint: {
      base: 'api/v1/customnotices',
      plural: 'customnotices',
      singular: 'customnotice',
      filters: ['status'],
      fixed: { channel: settings.channel },
      searched: ['title', 'subject', 'corps'],
      writable: [
        'channel',
        'title',
        ...(settings.channel === 'email' ? ['subject'] : []),
        'corps',
        'company_code',
        'recipients',
        'categories',
        'scheduled_at',
        'status',
      ],
    },
    codec: noticeCodec,
  });

const commonOf = <Name extends string>({ name, root, order }: Settings<Name>) => {
  const may = (action: 'list' | 'create' | 'edit' | 'delete') =>
    permit(`${name}:${action}`, ADMINS);
  return {
    name,
    representation: '{title}',
    routes: { list: `${root}/list`, create: `${root}/create`, edit: `${root}/edit/:id` },
    access: { list: may('list'), create: may('create'), edit: may('edit'), delete: may('delete') },
    menu: { group: 'templates', order, roles: ['admin'] },
  } as const;
};
