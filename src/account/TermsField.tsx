import { PlainLink } from '@/ui/plain/PlainLink';
import { terms } from './account.pages';
import { useAccountI18n } from './account-i18n';
import { FieldProblem } from './FieldFrame';
import styles from './TermsField.module.css';

type TermsFieldProps = { hasAgreed: boolean; onChange: (hasAgreed: boolean) => void };

/** Accepts the terms, which open in a tab of their own. */
export const TermsField = ({ hasAgreed, onChange }: TermsFieldProps) => {
  const { t } = useAccountI18n();
  return (
    <div>
      <div className={styles.line}>
        <input
          type="checkbox"
          id="terms"
          name="terms"
          checked={hasAgreed}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={hasAgreed ? undefined : PROBLEM}
          className={styles.box}
        />
        <label htmlFor="terms">{t('account.registration.agree')}</label>
        <PlainLink href={`#${terms.route}`} isNewTab>
          {t('account.registration.terms')}
        </PlainLink>
      </div>
      {!hasAgreed && <FieldProblem id={PROBLEM}>{t('validation.terms')}</FieldProblem>}
    </div>
  );
};

const PROBLEM = 'terms-problem';
