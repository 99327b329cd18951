import type { HistoryEntry } from '@bigorna/domain/endpoints/downloads';
import { Download } from 'lucide-react';
import { defineMessages, FormattedDate, FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useFileSize } from '#app/formats.ts';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { Pill } from '#ui/pill.tsx';

const messages = defineMessages({
  again: { id: 'history.again', defaultMessage: 'Baixar de novo' },
  gone: { id: 'history.gone', defaultMessage: 'Não está mais disponível' },
  premium: { id: 'history.premium', defaultMessage: 'Premium' },
});

const PICTURE_PX = 88;

/** One download: what, which version, when, and once more. */
export const HistoryLine = ({ entry, heading: Heading }: { entry: HistoryEntry; heading: 'h2' | 'h3' }) => {
  const fileSize = useFileSize();
  const isAvailable = entry.status === 'available';
  return (
    <article className="line">
      <div className="line-picture">
        <Picture name={entry.title} src={entry.thumbnail_url} width={PICTURE_PX} height={PICTURE_PX} />
      </div>
      <div className="min-w-0">
        <Heading className="text-[1.4rem]">
          {isAvailable ? <Link to={paths.mod(entry.slug)}>{entry.title}</Link> : entry.title}
        </Heading>
        <p className="line-summary">{entry.short_description}</p>
        <div className="chips">
          <Pill>{entry.version}</Pill>
          <Pill tone={entry.content_type === 'addon' ? 'bedrock' : 'plain'}>
            {entry.content_type === 'addon' ? 'Bedrock' : 'Java'} {entry.minecraft_version}
          </Pill>
          {entry.type === 'premium' && (
            <Pill tone="honour">
              <FormattedMessage {...messages.premium} />
            </Pill>
          )}
          {!isAvailable && (
            <Pill tone="danger">
              <FormattedMessage {...messages.gone} />
            </Pill>
          )}
        </div>
      </div>
      <div className="line-figures flex-wrap">
        <time dateTime={entry.downloaded_at}>
          <FormattedDate value={entry.downloaded_at} dateStyle="medium" timeStyle="short" />
        </time>
        <span>{fileSize(entry.size)}</span>
        {isAvailable && (
          <ButtonLink className="mt-1 max-[40rem]:w-full" to={paths.download(entry.slug)}>
            <Download aria-hidden size={16} />
            <span>
              <FormattedMessage {...messages.again} />
              <span className="sr-only">: {entry.title}</span>
            </span>
          </ButtonLink>
        )}
      </div>
    </article>
  );
};
