import { useTranslate } from '@/ui/hooks/useTranslate';
import { fullNameOf, type CurrentUser } from '@/core/current-user';
import { loadOnce } from '@/core/load-once';
import { useCurrentUser } from '@/providers/session/use-session';
import { LazyPart } from '@/ui/lazy/LazyPart';
import { PlainButton } from '@/ui/plain/PlainButton';
import text from '@/ui/plain/text.module.css';
import styles from './AccountMenu.module.css';
import { usePageAnchor } from './usePageAnchor';

/** The signed-in user, with a menu of their own pages. */
export const AccountMenu = () => {
  const translate = useTranslate();
  const user = useCurrentUser();
  const { anchor, open, close } = usePageAnchor();
  const label = translate('shell.account.label', { name: fullNameOf(user) });
  return (
    <>
      <PlainButton
        look="icon"
        className={styles.account}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => open(event.currentTarget)}
      >
        <span aria-hidden className={styles.initials}>
          {initialsOf(user)}
        </span>
        <span className={text.visuallyHidden}>{label}</span>
      </PlainButton>
      <LazyPart
        load={loadPopover}
        isWanted={anchor !== null}
        onFailure={close}
        props={{ label, anchor, onClose: close }}
      />
    </>
  );
};

const loadPopover = loadOnce(async () => (await import('./AccountPopover')).AccountPopover);

const initialsOf = ({ firstname, surname, email }: CurrentUser): string =>
  (
    [...firstname].slice(0, 1).join('') + [...surname].slice(0, 1).join('') || email.slice(0, 1)
  ).toUpperCase();
