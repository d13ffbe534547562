import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { FormSection } from '@/kit/form/FormSection';
import { AmountInput } from '@/kit/inputs/AmountInput';
import { CodeInput } from '@/kit/inputs/CodeInput';
import { ImageInput } from '@/kit/inputs/ImageInput';
import { CountInput } from '@/kit/inputs/CountInput';
import { TextAreaInput } from '@/kit/inputs/TextAreaInput';
import { TextInput } from '@/kit/inputs/TextInput';
import { PromotionCheck } from '@/domain/promotion/PromotionCheck';
import { FirstAwardNote } from '@/domain/promotion/StateNote';

/** The fields of a gift: docs/wire-format.md, section 4. */
export const GiftInputs = () => {
  return (
    <>
      <PromotionCheck />
      <FirstAwardNote />
      <FormSection title="resources.gift.form.identity">
        <CodeInput source="code" />
        <TextInput source="title" helperText="form.hint.min_3" />
        <TextAreaInput source="description" helperText="resources.gift.form.description_hint" />
      </FormSection>
      <FormSection title="resources.gift.form.value">
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <AmountInput source="worth" helperText="resources.gift.form.worth_hint" />
          <AmountInput source="target" helperText="resources.gift.form.target_hint" />
        </Stack>
        <FreeInput />
        <QuantityInput />
      </FormSection>
      <FormSection title="resources.gift.form.picture">
        <ImageInput source="image" />
      </FormSection>
    </>
  );
};

const QuantityInput = () => {
  const isFree = useWatch({ name: 'free' }) === true;
  return (
    <CountInput
      source="quantity"
      helperText={
        isFree ? 'resources.gift.form.quantity_free_hint' : 'resources.gift.form.quantity_hint'
      }
    />
  );
};

const FreeInput = () => {
  const translate = useTranslate();
  const hintId = useId();
  const { field } = useInput({ source: 'free', format: asIs, parse: asIs });
  return (
    <div>
      <FormControlLabel
        label={translate('resources.gift.form.free')}
        control={
          <Switch
            name="free"
            checked={field.value === true}
            onBlur={field.onBlur}
            onChange={(_, isFree) => field.onChange(isFree)}
            slotProps={{ input: { ref: field.ref, 'aria-describedby': hintId } }}
          />
        }
      />
      <FormHelperText id={hintId}>{translate('resources.gift.form.free_hint')}</FormHelperText>
    </div>
  );
};

const asIs = (value: unknown): unknown => value;
