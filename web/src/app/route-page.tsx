import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { siteDescription } from '#shared/page/site-description.ts';
import { useSiteDescription } from '#shared/page/use-description.ts';
import { useTitle } from '#shared/page/use-title.ts';

interface RoutePageProps {
  title: MessageDescriptor;
  children: ReactNode;
}

const RouteHead = ({ title }: { title: MessageDescriptor }) => {
  const intl = useIntl();
  useTitle(intl.formatMessage(title));
  useSiteDescription(intl.formatMessage(siteDescription));
  return null;
};

/** A route's page. Sets title and description until the page sets its own. */
export const RoutePage = ({ title, children }: RoutePageProps) => (
  <>
    <RouteHead title={title} />
    {children}
  </>
);
