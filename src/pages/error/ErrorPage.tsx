import { useEffect, type ComponentType } from 'react';
import type { Locale } from '@/core/constants';
import { accountMessages } from '@/i18n/account.messages';
import { ErrorV1 } from './ErrorV1';
import { ErrorV2 } from './ErrorV2';
import { ErrorV3 } from './ErrorV3';
import { ErrorV4 } from './ErrorV4';
import { ErrorV5 } from './ErrorV5';
import { ErrorV6 } from './ErrorV6';
import type { ErrorWords } from './error-parts';
import { messages } from './error.messages';

type ErrorPageProps = { design: string; locale: Locale };

/** The static error pages, by the design in the URL. They load outside the console, so they have their own messages. */
export const ErrorPage = ({ design, locale }: ErrorPageProps) => {
  const { quotes, back, previous, ...scenes } = messages[locale];
  const { scene, quote, Design } = DESIGNS[design] ?? FIRST;
  const { title, explanation } = scenes[scene];
  const product = accountMessages[locale].product.name;
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);
  return <Design words={{ quote: quotes[quote], title, explanation, back, previous }} />;
};

type Words = (typeof messages)['it'];
type Scene = Exclude<keyof Words, 'quotes' | 'back' | 'previous'>;
type Design = {
  scene: Scene;
  quote: keyof Words['quotes'];
  Design: ComponentType<{ words: ErrorWords }>;
};

const FIRST: Design = { scene: 'trail', quote: 'oops', Design: ErrorV1 };

const DESIGNS: Readonly<Record<string, Design>> = {
  'error-v1': FIRST,
  'error-v2': { scene: 'plug', quote: 'oops', Design: ErrorV2 },
  'error-v3': { scene: 'maze', quote: 'how', Design: ErrorV3 },
  'error-v4': { scene: 'checklist', quote: 'nothing', Design: ErrorV4 },
  'error-v5': { scene: 'crane', quote: 'oops', Design: ErrorV5 },
  'error-v6': { scene: 'island', quote: 'nothing', Design: ErrorV6 },
};
