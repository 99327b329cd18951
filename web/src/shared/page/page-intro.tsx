import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { InfoMeta } from './info-meta.tsx';
import type { PageData } from './structured-data.ts';

interface PageIntroProps {
  title: MessageDescriptor;
  /** The lead text, also the page's description. */
  lead: string;
  /** The lead text as it is shown; by default `lead`. */
  children?: ReactNode;
  path: string;
  /** More data of schema.org about the page. */
  data?: PageData | undefined;
}

/** Heading and lead text of a page, with its metadata. */
export const PageIntro = ({ title, lead, children, path, data }: PageIntroProps) => (
  <>
    <InfoMeta title={useIntl().formatMessage(title)} description={lead} path={path} data={data} />
    <h1>{translate(title)}</h1>
    <p className="text-lead">{children ?? <span>{lead}</span>}</p>
  </>
);
