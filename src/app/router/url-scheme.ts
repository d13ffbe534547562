import { createUrlScheme } from '@/core/url-scheme';
import { pages } from '@/pages/registry';
import { resources } from '@/resources/registry';

/** The addresses of this console: all resources and pages of the registries. */
export const urlScheme = createUrlScheme(resources, pages);
