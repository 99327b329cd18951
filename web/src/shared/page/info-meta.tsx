import { useIntl } from 'react-intl';
import { PageMeta } from './page-meta.tsx';
import { usePageHead, useSiteOrigin } from './rendering.ts';
import { describeBreadcrumbs, describePage, type PageData } from './structured-data.ts';

interface InfoMetaProps {
  title: string;
  description: string;
  path: string;
  /** More data of schema.org about the page. */
  data?: PageData | undefined;
}

/** Metadata of a page that informs about the portal. */
export const InfoMeta = ({ title, description, path, data }: InfoMetaProps) => {
  const { locale } = useIntl();
  const head = usePageHead();
  const origin = useSiteOrigin();
  if (import.meta.env.SSR && head) {
    const page = { name: title, description, path, inLanguage: locale };
    head.data = [describePage(origin, page, data), describeBreadcrumbs(origin, [{ name: title, path }])];
  }
  return <PageMeta title={title} description={description} path={path} />;
};
