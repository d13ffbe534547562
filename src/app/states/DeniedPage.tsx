import { homeOf } from '@/core/permissions';
import { useCurrentUser } from '@/providers/session/use-session';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { ButtonLink } from '@/kit/links/ButtonLink';
import { DeniedIllustration } from './DeniedIllustration';
import { StatePanel } from './StatePanel';

/** Replaces a page the user has no permission for (specification, section 6). */
export const DeniedPage = () => {
  const translate = useTranslate();
  const { roles } = useCurrentUser();
  return (
    <StatePanel
      illustration={<DeniedIllustration />}
      title={translate('guard.title')}
      text={translate('guard.text')}
      actions={
        <ButtonLink look="primary" to={homeOf(roles)}>
          {translate('guard.back')}
        </ButtonLink>
      }
    />
  );
};
