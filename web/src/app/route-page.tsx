import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useTitle } from '#shared/page/use-title.ts';

interface RoutePageProps {
  title: MessageDescriptor;
  children: ReactNode;
}

const RouteTitle = ({ title }: { title: MessageDescriptor }) => {
  useTitle(useIntl().formatMessage(title));
  return null;
};

/** A route's page. Sets the route's title until the page sets its own. */
export const RoutePage = ({ title, children }: RoutePageProps) => (
  <>
    <RouteTitle title={title} />
    {children}
  </>
);
