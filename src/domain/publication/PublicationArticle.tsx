import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { isMoment } from '@/core/days';
import { isHttpsUrl } from '@/core/images';
import { lineOf, textOf } from '@/core/text';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { onPrimary, type AppLook } from '@/domain/preview/app-look';
import { PreviewPicture } from '@/domain/preview/PreviewPicture';
import { RichTextFrame } from '@/kit/rich-text/RichTextFrame';

type PublicationArticleProps = {
  fields: Readonly<Record<string, unknown>>;
  look: AppLook;
  children?: ReactNode;
};

/** The page of a publication in the app, in its colours. */
export const PublicationArticle = ({ fields, look, children }: PublicationArticleProps) => {
  const translate = useTranslate();
  const { moment } = useFormats();
  const title = lineOf(fields.title).trim();
  const date = textOf(fields.publication_date);
  const corps = textOf(fields.corps);
  return (
    <Box component="article" sx={{ display: 'grid', gap: 1, gridTemplateColumns: '100%' }}>
      <PreviewPicture source={fields.image} />
      <Typography component="p" sx={TITLE}>
        {title || translate('publication.no_title')}
      </Typography>
      {isMoment(date) && (
        <Typography variant="caption" sx={{ color: 'inherit' }}>
          {moment(date)}
        </Typography>
      )}
      {children}
      {corps === '' ? (
        <Skeleton animation={false} width="80%" />
      ) : (
        <RichTextFrame
          html={corps}
          title={translate('publication.body')}
          colors={{ text: look.text, link: look.primary ?? look.text }}
        />
      )}
      {isHttpsUrl(textOf(fields.link)) && (
        <Box
          sx={{
            ...BUTTON,
            bgcolor: look.primary ?? 'primary.main',
            color: onPrimary(look) ?? 'primary.contrastText',
          }}
        >
          {translate('publication.open_link')}
        </Box>
      )}
    </Box>
  );
};

const TITLE = { fontSize: 16, fontWeight: 600, overflowWrap: 'anywhere', color: 'inherit' };

const BUTTON = { mt: 0.5, py: 1, borderRadius: 1, textAlign: 'center', fontWeight: 600 };
