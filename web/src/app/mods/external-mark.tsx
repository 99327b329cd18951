import { ExternalLink } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Pill } from '#ui/pill.tsx';
import { releaseMessages } from './release-messages.ts';

/** Says that a release's file is not the portal's own. */
export const ExternalMark = () => (
  <Pill>
    <ExternalLink aria-hidden size={14} />
    <FormattedMessage {...releaseMessages.external} />
  </Pill>
);
