import { useEffect } from 'react';
import type { Locale } from '@/core/constants';
import { ErrorV1 } from './ErrorV1';
import { messages } from './error.messages';

type ErrorPageProps = { design: string; locale: Locale };

/**
 * The static error pages, by the design the address names; any other name shows the first. They load
 * outside the console, so they bring their own words.
 */
export const ErrorPage = ({ design, locale }: ErrorPageProps) => {
  const words = messages[locale];
  useEffect(() => {
    document.title = `${words.title} · Loyalty Console`;
  }, [words]);
  const Design = DESIGNS[design] ?? ErrorV1;
  return <Design words={words} />;
};

const DESIGNS: Readonly<Record<string, typeof ErrorV1>> = { 'error-v1': ErrorV1 };
