import { useMemo } from 'react';
import { MAX_RICH_TEXT_LENGTH } from '@/core/constants';
import { isUnclosed, unknownPlaceholders } from '@/core/placeholders';
import { cutText, screenfulOf } from '@/core/text';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { Gaps } from './useGapsInWords';
import { linkProblems, picturesWithoutText, weightOf } from './email-parts';

const CHECKS = ['subject', 'pictures', 'links', 'placeholders', 'gaps', 'weight'] as const;

/** A check of an e-mail, with the problem it has found, if any. */
export type EmailCheck = {
  name: (typeof CHECKS)[number];
  /** One line for each finding. */
  problem?: string;
  /** The placeholders it is about. */
  names: readonly string[];
  /** Whether its result is not known yet. */
  isUnknown: boolean;
};

/** Maximum characters of a subject: most mail programs cut longer ones. */
const MAX_SUBJECT = 60;
/** Maximum size: some mail programs cut e-mails of more than 100 kB. */
const MAX_BYTES = 100_000;

type Email = {
  subject: string;
  html: string;
  texts: string;
  gaps: Gaps;
};

/** Checks an e-mail before it is sent. */
export const useEmailChecks = ({ subject, html, texts, gaps }: Email): EmailCheck[] => {
  const translate = useTranslate();
  const { number } = useFormats();
  const found = useMemo(() => {
    const length = subject.trim().length;
    const pictures = picturesWithoutText(html);
    const links = linkProblems(html);
    const cutTexts = cutText(texts, MAX_RICH_TEXT_LENGTH);
    const unknown = unknownPlaceholders(cutTexts);
    const bytes = weightOf(html);
    const problems: Record<Exclude<EmailCheck['name'], 'gaps'>, string | undefined> = {
      subject:
        length === 0
          ? translate('notices.checks.subject.missing')
          : length > MAX_SUBJECT
            ? translate('notices.checks.subject.long', { count: length, max: MAX_SUBJECT })
            : undefined,
      pictures:
        pictures > 0
          ? translate('notices.checks.pictures.wordless', { smart_count: pictures })
          : undefined,
      links:
        links.length > 0
          ? links
              .map(({ kind, text, href }) =>
                translate(`notices.checks.links.${kind}`, {
                  link: text || href || '–',
                  href: href || '–',
                }),
              )
              .join('\n')
          : undefined,
      placeholders: [
        ...(unknown.length > 0
          ? [translate('notices.checks.placeholders.unknown', { smart_count: unknown.length })]
          : []),
        ...(isUnclosed(cutTexts) ? [translate('notices.checks.placeholders.unclosed')] : []),
      ].join('\n'),
      weight:
        bytes > MAX_BYTES
          ? translate('notices.checks.weight.heavy', { size: number(Math.ceil(bytes / 1000)) })
          : undefined,
    };
    return { problems, unknown };
  }, [subject, html, texts, translate, number]);
  const problems = { ...found.problems, gaps: gaps.problem };
  const names: Partial<Record<EmailCheck['name'], readonly string[]>> = {
    placeholders: found.unknown,
    gaps: gaps.names,
  };
  // Text with unknown placeholders cannot pass the check of empty ones, so that line is left out.
  const isGapless = !gaps.isUnknown && !gaps.problem;
  const made = CHECKS.filter((name) => name !== 'gaps' || !isGapless || !problems.placeholders);
  return made.map((name) => ({
    name,
    problem: screenfulOf(problems[name]) || undefined,
    names: names[name] ?? NO_NAMES,
    isUnknown: name === 'gaps' && gaps.isUnknown,
  }));
};

const NO_NAMES: readonly string[] = [];
