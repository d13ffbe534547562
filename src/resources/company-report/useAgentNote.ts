import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { AgentSum } from './report-figures';

/** Returns the figures of an agent beside their sales, in words: customers, awards, part of the target. */
export const useAgentNote = () => {
  const translate = useTranslate();
  const { share } = useFormats();
  return ({ participants, awards_earned, target_share }: AgentSum): string =>
    [
      translate('resources.company-report.page.agents.part', { smart_count: participants }),
      awards_earned !== null &&
        translate('resources.company-report.page.agents.awards', { smart_count: awards_earned }),
      target_share !== null &&
        translate('resources.company-report.figures.of_target', { share: share(target_share) }),
    ]
      .filter(Boolean)
      .join(' · ');
};
