import { SearchLimitError } from '@/providers/data/find-in-list';
import { ApiError } from '@/providers/http/api-error';
import { messageOf } from '@/ui/alerts/AlertList';
import { cappedLines } from '@/ui/alerts/alert-store';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { EmptyIllustration, FailureIllustration } from '@/ui/illustrations/illustrations';
import { ButtonLink } from '@/kit/links/ButtonLink';
import { StateMessage } from '@/ui/page/StateMessage';
import { PlainButton } from '@/ui/plain/PlainButton';
import { retryRef } from '@/ui/hooks/retry-ref';
import { useFormFrame } from './form-frame';
import { FormHeader } from './FormHeader';
import styles from './RecordProblem.module.css';

type RecordProblemProps = { error: unknown; onRetry: () => void };

/** Replaces a record that cannot be shown. The address stays, because it may work later. */
export const RecordProblem = ({ error, onRetry }: RecordProblemProps) => {
  const translate = useTranslate();
  const { kind, exit } = useFormFrame();
  const { number } = useFormats();
  const problem = problemOf(error);
  const isUnread = problem === 'unread';
  const read = error instanceof SearchLimitError ? error.read : 0;
  const said = error instanceof ApiError ? error.lines : [];
  const title = translate(`form.problem.${problem}`);
  const lines = said.filter((line) => line !== title).map((message) => ({ message }));
  return (
    <>
      <FormHeader title={title} />
      <div className={kind === 'page' ? styles.card : undefined}>
        <StateMessage
          illustration={isUnread ? <FailureIllustration /> : <EmptyIllustration />}
          text={translate(`form.problem.${problem}_text`, { read: number(read) })}
          lines={cappedLines(lines).map((line) => messageOf(line, translate))}
          action={
            <>
              <ButtonLink look={isUnread ? 'outlined' : 'primary'} to={exit}>
                {translate('form.problem.to_list')}
              </ButtonLink>
              {isUnread && (
                <PlainButton ref={retryRef} look="primary" onClick={onRetry}>
                  {translate('form.problem.retry')}
                </PlainButton>
              )}
            </>
          }
        />
      </div>
    </>
  );
};

const problemOf = (error: unknown): 'not_found' | 'not_among' | 'forbidden' | 'unread' => {
  if (error instanceof SearchLimitError) return 'not_among';
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 404) return 'not_found';
  return status === 403 ? 'forbidden' : 'unread';
};
