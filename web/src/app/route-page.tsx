import type { GuardRequirement } from '@bigorna/domain/access/guard';
import type { ComponentType } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { Guard } from './guard.tsx';
import { useTitle } from './use-title.ts';

interface RoutePageProps {
  title: MessageDescriptor;
  guard: GuardRequirement | undefined;
  Page: ComponentType;
}

const RouteTitle = ({ title }: { title: MessageDescriptor }) => {
  useTitle(useIntl().formatMessage(title));
  return null;
};

/** One route's page behind its guard, with the route's title until the page sets its own. */
export const RoutePage = ({ title, guard, Page }: RoutePageProps) => (
  <>
    <RouteTitle title={title} />
    {guard ? (
      <Guard requirement={guard}>
        <Page />
      </Guard>
    ) : (
      <Page />
    )}
  </>
);
