import { useNavigate, type RaRecord } from 'react-admin';
import { pathnameOf, recordPath } from '@/core/routes';
import type { ResourceDefinition, WireRecord } from '@/core/resource';
import { PROMOTION } from '@/core/resource-names';
import { unsavedForms } from '@/providers/session/unsaved-forms';
import { useDefinition } from '@/kit/registry/definitions';

/**
 * Returns a function that opens the page of a promotion just concluded, and replaces the promotion's pages in the
 * history that led here, so that one press of the back button leads to where the user came from. In a browser without
 * the Navigation API only the current page is replaced.
 */
export const useOpenConcluded = () => {
  const definition = useDefinition(PROMOTION);
  const navigate = useNavigate();
  return async (promotion: RaRecord): Promise<void> => {
    // Going back with unsaved changes would ask the user first.
    const steps = unsavedForms.isAny() ? 0 : pagesBefore(definition, promotion);
    if (steps > 0) {
      const isBack = new Promise((resolve) => {
        window.addEventListener('popstate', resolve, { once: true });
      });
      navigate(-steps);
      await isBack;
    }
    navigate(recordPath(definition, 'show', promotion), { replace: true });
  };
};

/** The number of history entries directly before the current one that are pages of `promotion`. */
const pagesBefore = (definition: ResourceDefinition, promotion: WireRecord): number => {
  if (!('navigation' in window)) return 0;
  const { currentEntry } = window.navigation;
  const earlier = window.navigation.entries().slice(0, currentEntry?.index ?? 0);
  const others = earlier.findLastIndex(({ url }) => !isPageOf(definition, promotion, url ?? ''));
  return earlier.length - 1 - others;
};

/** Whether `url` is a page of `promotion` or of its gifts, rewards and awards, under any award type. */
const isPageOf = (definition: ResourceDefinition, promotion: WireRecord, url: string): boolean => {
  const path = `${pathnameOf(new URL(url, window.location.href).hash.slice(1))}/`;
  return (definition.values?.award_type ?? []).some((award_type) =>
    (['edit', 'show'] as const).some((view) =>
      path.startsWith(`${recordPath(definition, view, { ...promotion, award_type })}/`),
    ),
  );
};
