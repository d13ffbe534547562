import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { InputHelperText, useInput } from 'react-admin';
import { loadOnce, type LoadOnce } from '@/core/load-once';
import { textOf } from '@/core/text';
import { withWords } from '@/providers/preferences/late-words';
import type { MessageKey } from '@/i18n/message-key';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useIsRequired } from '@/kit/form-state/RequiredFields';
import { FieldLabel } from '@/kit/inputs/FieldLabel';
import { messageIn } from '@/kit/inputs/field-error';
import { HintText, RULE_ON_FOCUS } from '@/kit/inputs/RuleText';
import { Deferred } from '@/ui/lazy/Deferred';
import { lazyPart } from '@/ui/lazy/lazy-part';
import { useDefinition } from '@/kit/registry/definitions';
import type { RichTextExtras } from './extensions';
import { RichTextSkeleton } from './RichTextSkeleton';

const RichTextEditor = lazyPart(
  () => withWords('rich_text', () => import('./RichTextEditor')),
  'RichTextEditor',
);

type RichTextInputProps = {
  /** The wire field; it holds HTML. */
  source: string;
  /** Key of the helper text, which states the field's rule up front. */
  helperText?: MessageKey;
  /** The extras the form adds to the editor: `loadOnce(async () => (await import('./placeholders')).extras)`. */
  extras?: LoadOnce<RichTextExtras>;
};

/**
 * A form's rich text. Stored HTML is sent back byte for byte until it is edited; a text with parts that the editor
 * cannot show (tables, pictures, styles) says so, and the user can convert it or edit its code. The editor is loaded
 * when the input is first shown.
 */
export const RichTextInput = ({ source, helperText, extras = NO_EXTRAS }: RichTextInputProps) => {
  const translate = useTranslate();
  const id = useId();
  const { name } = useDefinition();
  const { field, fieldState } = useInput({ source, format: textOf, parse: textOf });
  const label = translate(`resources.${name}.fields.${source}`);
  const error = messageIn(fieldState.error);
  const hint = helperText && <HintText hint={helperText} />;
  const isRequired = useIsRequired(source);
  return (
    <Box sx={RULE_ON_FOCUS}>
      <Typography id={`${id}-label`} variant="subtitle2" component="div" sx={{ mb: 0.75 }}>
        <FieldLabel source={source} />
      </Typography>
      <Deferred waiting={<RichTextSkeleton />}>
        <RichTextEditor
          name={source}
          label={label}
          value={textOf(field.value)}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.ref}
          isInvalid={error !== undefined}
          isRequired={isRequired}
          labelledBy={`${id}-label`}
          describedBy={`${id}-help`}
          extras={extras}
          waiting={<RichTextSkeleton />}
        />
      </Deferred>
      <FormHelperText id={`${id}-help`} component="div" error={error !== undefined}>
        {(error ?? hint) && <InputHelperText error={error} helperText={hint} />}
      </FormHelperText>
    </Box>
  );
};

const NO_EXTRAS: LoadOnce<RichTextExtras> = loadOnce(async () => ({}));
