import { definePage } from '@/core/page-definition';

/** The embedded documentation; its Markdown files are docs/manual/{language}/{page}.md. */
export const docs = definePage({
  name: 'docs',
  route: '/docs/:page',
  values: {
    page: [
      'everyday-work',
      'glossary',
      'accessibility',
      'quick-start',
      'overview',
      'deployment',
      'i18n',
      'mock-backend',
      'create-a-page',
      'use-a-demo',
      'request-to-server',
      'create-a-reducer',
      'use-rbac',
    ],
  },
  aliases: { '/docs': '/docs/everyday-work' },
  access: 'console',
});
