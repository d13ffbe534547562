import type { ReactNode } from 'react';
import { mayVisit } from '@/core/landing';
import type { PageAccess } from '@/core/page-definition';
import { useCurrentUser } from '@/providers/session/use-session';
import { AccessDenied } from '../states/AccessDenied';
import { PageSkeleton } from '../states/PageSkeleton';

/**
 * Wraps every page of the console: without the permission the page is not rendered, so it makes no call (specification,
 * section 6).
 */
export const PageGuard = ({ access, children }: { access?: PageAccess; children: ReactNode }) => {
  const { roles } = useCurrentUser();
  if (!mayVisit(roles, access)) return <AccessDenied waiting={<PageSkeleton />} />;
  return children;
};
