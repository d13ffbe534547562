import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useContext } from 'react';
import { useWatch } from 'react-hook-form';
import { listOf } from '@/core/one-or-many';
import { lineOf, screenfulOf, textOrNumberOf } from '@/core/text';
import { CompanyScreen } from '@/domain/preview/CompanyScreen';
import { PreviewPicture } from '@/domain/preview/PreviewPicture';
import { ParentContext } from '@/kit/registry/parent-record';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';

/** The gift in the app of its promotion's first company, while it is edited. */
export const GiftPreview = () => {
  const translate = useTranslate();
  const { euro } = useFormats();
  const [title, description, image, target, free] = useWatch({
    name: ['title', 'description', 'image', 'target', 'free'],
  }) as unknown[];
  const promotion = useContext(ParentContext)?.record;
  const [quota] = listOf<{ company_code?: unknown }>(promotion?.company_quotas);
  return (
    <CompanyScreen
      label={translate('resources.gift.form.preview')}
      company={textOrNumberOf(quota?.company_code)}
    >
      {() => (
        <>
          <PreviewPicture source={image} />
          <Box sx={{ pt: 1.5, overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontSize: 16, fontWeight: 600, color: 'inherit' }}>
              {lineOf(title).trim() || <Skeleton animation={false} width="60%" />}
            </Typography>
            <Typography variant="body2" sx={{ mt: 0.5, color: 'inherit', fontWeight: 500 }}>
              {free === true
                ? translate('resources.gift.form.given')
                : typeof target === 'number' &&
                  translate('resources.gift.form.from', { target: euro(target) })}
            </Typography>
            <Typography variant="body2" sx={DESCRIPTION}>
              {screenfulOf(description).trim()}
            </Typography>
          </Box>
        </>
      )}
    </CompanyScreen>
  );
};

const DESCRIPTION = { mt: 1, color: 'inherit', whiteSpace: 'pre-line' };
