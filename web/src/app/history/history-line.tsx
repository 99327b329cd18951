import type { HistoryEntry } from '@bigorna/domain/endpoints/downloads';
import { compareVersions } from '@bigorna/domain/version-order';
import { CircleArrowUp, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessage, defineMessages, FormattedDate, FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useFileSize } from '#app/formats.ts';
import { ModName } from '#app/mods/mod-name.tsx';
import type { KnownCard } from '#app/mods/use-mod-cards.ts';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { Pill } from '#ui/pill.tsx';

const messages = defineMessages({
  again: { id: 'history.again', defaultMessage: 'Baixar de novo' },
  gone: { id: 'history.gone', defaultMessage: 'Não está mais disponível' },
  premium: { id: 'history.premium', defaultMessage: 'Premium' },
});
const newerOne = defineMessage<{ readonly version: string }>({
  id: 'history.newer',
  defaultMessage: 'Há uma versão mais nova: {version}',
});
const update = defineMessage<{ readonly version: string }>({
  id: 'history.update',
  defaultMessage: 'Baixar {version}',
});
const sameAgain = defineMessage<{ readonly version: string }>({
  id: 'history.sameAgain',
  defaultMessage: 'Baixar {version} de novo',
});

const PICTURE_PX = 88;

interface HistoryLineProps {
  entry: HistoryEntry;
  /** The mod as it is now. */
  card: KnownCard;
  heading: 'h2' | 'h3';
  /** It is being taken out of the history. */
  isLeaving?: boolean;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** One download: what it is now, which version was taken and when, whether there is a newer one, and the way to either. */
export const HistoryLine = ({ entry, card, heading: Heading, isLeaving = false, children }: HistoryLineProps) => {
  const fileSize = useFileSize();
  const { title, slug, thumbnail_url, short_description, language } = card ?? entry;
  const name = <ModName language={language}>{title}</ModName>;
  const isAvailable = card === undefined ? entry.status === 'available' : card !== null;
  const newer = card && compareVersions(card.version, entry.version) > 0 ? card.version : undefined;
  const same = paths.download(slug, { release: entry.release_id });
  return (
    <article className={isLeaving ? 'line opacity-60' : 'line'} aria-busy={isLeaving}>
      <div className="line-picture">
        <Picture name={title} src={thumbnail_url} width={PICTURE_PX} height={PICTURE_PX} />
      </div>
      <div className="min-w-0">
        <Heading className="text-[1.4rem] wrap-anywhere">
          {isAvailable ? <Link to={paths.mod(slug)}>{name}</Link> : name}
        </Heading>
        <p className="line-summary" lang={language ?? ''}>
          {short_description}
        </p>
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
          {newer && (
            <Pill tone="on">
              <CircleArrowUp aria-hidden size={15} />
              <FormattedMessage {...newerOne} values={{ version: newer }} />
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
        <span className="flex flex-wrap gap-x-3 min-[40rem]:justify-end">
          <time dateTime={entry.downloaded_at}>
            <FormattedDate value={entry.downloaded_at} dateStyle="medium" timeStyle="short" />
          </time>
          {entry.size > 0 && <span>{fileSize(entry.size)}</span>}
        </span>
        <span className="mt-1 flex items-center justify-end gap-2 max-[40rem]:w-full">
          {isAvailable && (
            <ButtonLink className="flex-1" to={newer ? paths.download(slug) : same}>
              <Download aria-hidden size={16} />
              <span>
                {newer ? (
                  <FormattedMessage {...update} values={{ version: newer }} />
                ) : (
                  <FormattedMessage {...messages.again} />
                )}
                <span className="sr-only">: {name}</span>
              </span>
            </ButtonLink>
          )}
          {children}
        </span>
        {newer && (
          <Link className="text-link inline-block py-1" to={same}>
            <FormattedMessage {...sameAgain} values={{ version: entry.version }} />
            <span className="sr-only">: {name}</span>
          </Link>
        )}
      </div>
    </article>
  );
};
