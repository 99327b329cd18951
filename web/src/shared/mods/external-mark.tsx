import { ExternalLink } from 'lucide-react';
import { translate } from '#shared/i18n/translate.tsx';
import { Pill } from '#shared/ui/pill.tsx';
import { releaseMessages } from './release-messages.ts';

/** Marks a release with an externally hosted file. */
export const ExternalMark = () => (
  <Pill>
    <ExternalLink aria-hidden size={14} />
    {translate(releaseMessages.external)}
  </Pill>
);
