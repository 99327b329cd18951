import { BRAND } from '@bigorna/domain/brand';
import { LOCALES } from '@bigorna/domain/locales';
import { getPreviewPath, PREVIEW_SIZE } from '@bigorna/domain/preview-picture';
import { FEED_TYPES, type FeedFormat, withLanguage } from '@bigorna/domain/site-addresses';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { keepLanguage } from '#shared/routing/language-param.ts';
import { useSiteOrigin } from './rendering.ts';
import { useDescription } from './use-description.ts';

/** The picture of pages without their own. */
const SITE_PICTURE = getPreviewPath({ thumbnail_url: null, title: BRAND.name });

const FORMATS = ['atom', 'json'] as const satisfies readonly FeedFormat[];

interface PageMetaProps {
  title: string;
  description: string;
  /** Path and query string of the page, without its language. */
  path: string;
  /** Path of a picture of {@link PREVIEW_SIZE}, and what the picture shows. */
  picture?: { path: string; text: string };
  /** Path of a feed with the page's content, by format. */
  feed?: ((format: FeedFormat) => string) | undefined;
}

/** Metadata for other sites and search engines. React moves the tags to the head. */
export const PageMeta = ({ title, description, path, picture, feed }: PageMetaProps) => {
  useDescription(description);
  const { locale } = useIntl();
  const origin = useSiteOrigin();
  const { search } = useLocation();
  const page = origin + path;
  const url = keepLanguage(page, search);
  return (
    <>
      <link rel="canonical" href={url} />
      {LOCALES.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={withLanguage(page, code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={page} />
      {feed &&
        FORMATS.map((format) => (
          <link
            key={format}
            rel="alternate"
            type={FEED_TYPES[format]}
            title={title}
            href={keepLanguage(origin + feed(format), search)}
          />
        ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={BRAND.name} />
      <meta property="og:locale" content={locale.replace('-', '_')} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={origin + (picture?.path ?? SITE_PICTURE)} />
      <meta property="og:image:width" content={String(PREVIEW_SIZE.width)} />
      <meta property="og:image:height" content={String(PREVIEW_SIZE.height)} />
      <meta property="og:image:alt" content={picture?.text ?? BRAND.name} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};
