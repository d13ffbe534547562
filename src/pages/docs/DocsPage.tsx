import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useLocation, useParams } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { resolveLocale } from '@/core/messages';
import { useDocumentTitle } from '@/ui/page/useDocumentTitle';
import { ArticleFailure, ArticleSkeleton } from './ArticleStates';
import { TableOfContents } from './TableOfContents';
import { PageList } from './PageList';
import { PreviousNext } from './PreviousNext';
import { Prose } from './Prose';
import { ProseTitle } from './ProseTitle';
import { SearchBox } from './SearchBox';
import { layout } from './layout';
import { PAGES, pageQuery } from './manual';
import { useSectionInView } from './useSectionInView';

/** A page of the documentation, between the list of all pages and its own contents. */
export const DocsPage = () => {
  const { page = '' } = useParams();
  // An unknown page renders nothing until the error page opens.
  return PAGES.includes(page) ? <Manual page={page} /> : null;
};

const Manual = ({ page }: { page: string }) => {
  const locale = resolveLocale(useLocale());
  const section = new URLSearchParams(useLocation().search).get('section');
  const { data, isPlaceholderData, isError, refetch } = useQuery(pageQuery(locale, page));
  useDocumentTitle(useTranslate()(`pages.docs.page.${page}`));
  useSectionInView({ locale, page, section, content: isPlaceholderData ? undefined : data });

  return (
    <Box sx={layout.container}>
      <Box sx={layout.grid}>
        <Box sx={layout.side}>
          <SearchBox locale={locale} />
          <PageList current={page} />
        </Box>
        {data && <TableOfContents page={page} section={section} headings={data.headings} />}
        <Box component="article" sx={layout.article}>
          {data && (
            <>
              <ProseTitle>{data.title}</ProseTitle>
              <Prose page={{ name: page, title: data.title }} nodes={data.nodes} />
              <PreviousNext current={page} />
            </>
          )}
          {!data && isError && <ArticleFailure onRetry={() => void refetch()} />}
          {!data && !isError && <ArticleSkeleton />}
        </Box>
      </Box>
    </Box>
  );
};
