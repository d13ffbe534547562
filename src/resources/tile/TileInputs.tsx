import Stack from '@mui/material/Stack';
import { TextInput } from '@/kit/inputs/TextInput';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useWatch } from 'react-hook-form';
import { isHexColor } from '@/core/color';
import { FormSection } from '@/kit/form/FormSection';
import { Deferred } from '@/ui/lazy/Deferred';
import { ColorInput } from '@/kit/inputs/ColorInput';
import { FixedValueRadios, FixedValueSelect } from '@/kit/inputs/FixedValueInputs';
import { ImageInput } from '@/kit/inputs/ImageInput';
import { TileAudience } from './TileAudience';

/** The fields of a tile: specification, section 3; docs/wire-format.md, section 4. */
export const TileInputs = () => (
  <>
    <Content />
    <Look />
    <Deferred waiting={<div style={{ height: 480 }} />}>
      <TileAudience />
    </Deferred>
  </>
);

const Content = () => {
  const isLink = useWatch({ name: 'section' }) === 'link';
  return (
    <FormSection title="resources.tile.form.content">
      <TextInput source="title" helperText="form.hint.min_3" />
      <FixedValueSelect source="section" />
      {isLink && (
        <TextInput
          source="link"
          helperText="resources.tile.form.link_hint"
          type="url"
          placeholder="https://"
        />
      )}
    </FormSection>
  );
};

const Look = () => {
  const translate = useTranslate();
  const background = useWatch({ name: 'background_color' }) as unknown;
  const backgrounds = isHexColor(background)
    ? [{ label: translate('resources.tile.form.background_ground'), color: background }]
    : [];
  return (
    <FormSection title="resources.tile.form.look" hint="resources.tile.form.image_hint">
      <FixedValueRadios source="columns" />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <ColorInput source="background_color" />
        <ColorInput source="text_color" backgrounds={backgrounds} />
      </Stack>
      <ImageInput source="background_image" />
    </FormSection>
  );
};
