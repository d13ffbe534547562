import { passwordRules } from '@/core/validators';
import { Glyph } from '@/ui/plain/Glyph';
import text from '@/ui/plain/text.module.css';
import { useAccountI18n } from './account-i18n';
import styles from './PasswordChecklist.module.css';

/** The parts of the password rule, each ticked when it is met. */
export const PasswordChecklist = ({ password }: { password: string }) => {
  const { t } = useAccountI18n();
  return (
    <ul aria-label={t('account.password_rules.title')} className={styles.rules}>
      {passwordRules(password).map(({ rule, isMet }) => (
        <li key={rule} data-met={isMet} className={styles.rule}>
          <Glyph size={14} path={isMet ? TICK : DOT} />
          {t(`account.password_rules.${rule}`)}
          <span className={text.visuallyHidden}>
            {' '}
            {t(isMet ? 'account.password_rules.met' : 'account.password_rules.unmet')}
          </span>
        </li>
      ))}
    </ul>
  );
};

const TICK = 'M4 10.5l4 4 8-9';
const DOT = 'M10 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z';
