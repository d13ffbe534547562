import { useCurrentUser } from '@/providers/session/use-session';
import { useTranslate } from '@/ui/hooks/useTranslate';

/** The title of a count of people reached: an admin sees all of them, other users those of their scope. */
export const useReachTitle = (): string => {
  const translate = useTranslate();
  const { roles } = useCurrentUser();
  return translate(roles.includes('admin') ? 'audience.reach' : 'audience.reach_in_scope');
};
