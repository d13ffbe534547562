import ContentPasteIcon from '@mui/icons-material/ContentPaste';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { InputHelperText, useInput } from 'react-admin';
import { announceChanges, announceNews } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { MarkedLabel } from '@/ui/plain/MarkedLabel';
import { retryRef } from '@/ui/hooks/retry-ref';
import { useWatch } from 'react-hook-form';
import { MIN_GROUP_CUSTOMERS } from './group.schema';
import { textsOf } from '@/core/one-or-many';
import { textOrNumberOf } from '@/core/text';
import { useIsRequired } from '@/kit/form-state/RequiredFields';
import { messageIn } from '@/kit/inputs/field-error';
import { CustomerSearch } from './CustomerSearch';
import type { Member } from './group.codec';
import { MemberList } from './MemberList';
import { PasteCodesDialog } from './PasteCodesDialog';
import { useMembers } from './useMembers';

/** The customers of a group, to search, paste, list and remove. The field holds their ids. */
export const CustomersInput = ({ source }: { source: string }) => {
  const translate = useTranslate();
  const errorId = useId();
  const { field, fieldState } = useInput({ source, format: textsOf, parse: textsOf });
  const company = textOrNumberOf(useWatch({ name: 'company_code' }));
  const ids = textsOf(field.value);
  const { members, isReading, hasFailed, hasUnknown, retry, introduce } = useMembers(ids);
  const [isPasting, setPasting] = useState(false);
  const error = messageIn(fieldState.error);
  const add = (chosen: readonly Member[]) => {
    introduce(chosen);
    field.onChange([...new Set([...ids, ...chosen.map(({ id }) => id)])]);
  };
  return (
    <Box>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1}
        sx={{ alignItems: { sm: 'flex-start' } }}
      >
        <CustomerSearch
          name={source}
          chosen={ids}
          inputRef={field.ref}
          errorId={error === undefined ? undefined : errorId}
          onBlur={field.onBlur}
          onChoose={(member) => add([member])}
        />
        <Button
          variant="outlined"
          startIcon={<ContentPasteIcon />}
          disabled={!company}
          onClick={() => setPasting(true)}
          sx={{ mt: { sm: '26px !important' }, flexShrink: 0 }}
        >
          {translate('resources.group.form.paste')}
        </Button>
      </Stack>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2, mt: 2, mb: 1 }}>
        <FormHelperText id={errorId} error={error !== undefined} sx={{ m: 0 }}>
          {error && <InputHelperText error={error} />}
        </FormHelperText>
        <Typography variant="body2" color="text.secondary" ref={announceChanges}>
          <MarkedLabel isRequired={useIsRequired(source)}>
            {translate('resources.group.form.count', {
              count: ids.length,
              min: MIN_GROUP_CUSTOMERS,
            })}
          </MarkedLabel>
        </Typography>
      </Stack>
      {isReading && <LinearProgress aria-label={translate('references.loading')} />}
      {hasFailed && (
        <Alert
          ref={announceNews}
          severity="error"
          sx={{ mb: 1 }}
          action={
            <Button ref={retryRef} color="inherit" size="small" onClick={retry}>
              {translate('errors.page.retry')}
            </Button>
          }
        >
          {translate('query_card.failure')}
        </Alert>
      )}
      {hasUnknown && (
        <Alert ref={announceNews} severity="warning" sx={{ mb: 1 }}>
          {translate('resources.group.form.refused')}
        </Alert>
      )}
      <MemberList
        members={members}
        isReading={isReading}
        onRemove={(id) => field.onChange(ids.filter((other) => other !== id))}
      />
      {isPasting && (
        <PasteCodesDialog
          company={company}
          chosen={ids}
          onAdd={add}
          onClose={() => setPasting(false)}
        />
      )}
    </Box>
  );
};
