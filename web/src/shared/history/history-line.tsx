import { compareVersions } from '@bigorna/domain/version-order';
import { CircleArrowUp, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessage, defineMessages, FormattedDate } from 'react-intl';
import { Link } from 'react-router-dom';
import { useFileSize } from '#shared/format/formats.ts';
import { translate } from '#shared/i18n/translate.tsx';
import { ModName } from '#shared/mods/mod-name.tsx';
import type { LoadedCard } from '#shared/mods/use-mod-cards.ts';
import { paths } from '#shared/routing/paths.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { Picture } from '#shared/ui/picture.tsx';
import { Pill } from '#shared/ui/pill.tsx';
import type { ListedEntry } from './read-history-entry.ts';

const messages = defineMessages({
  again: { id: 'history.again', defaultMessage: 'Baixar de novo' },
  gone: { id: 'history.gone', defaultMessage: 'Não está mais disponível' },
  premium: { id: 'history.premium', defaultMessage: 'Premium' },
});
const newerVersion = defineMessage<{ readonly version: string }>({
  id: 'history.newer',
  defaultMessage: 'Nova versão disponível: {version}',
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
  entry: ListedEntry;
  /** The mod's current card. */
  card: LoadedCard;
  heading: 'h2' | 'h3';
  /** Whether the entry is being removed. */
  isRemoving?: boolean;
  /** More actions. */
  children?: ReactNode;
}

/** One download: current mod, downloaded version and date, a hint about newer versions, and download links. */
export const HistoryLine = ({ entry, card, heading: Heading, isRemoving = false, children }: HistoryLineProps) => {
  const fileSize = useFileSize();
  const { title, thumbnail_url, short_description, language } = card ?? entry;
  const name = <ModName language={language}>{title}</ModName>;
  const isAvailable = card === undefined ? entry.status === 'available' : card !== null;
  /** Undefined if the mod has no page, or if its path is unknown until the card is loaded. */
  const slug = isAvailable ? (card ?? entry).slug : undefined;
  const contentType = entry.content_type ?? card?.content_type;
  const edition = contentType && (contentType === 'addon' ? 'Bedrock' : 'Java');
  const game = [edition, entry.minecraft_version].filter(Boolean).join(' ');
  const { version, release_id: release } = entry;
  const newer = card && version !== undefined && compareVersions(card.version, version) > 0 ? card.version : undefined;
  return (
    <article className={isRemoving ? 'line opacity-60' : 'line'} aria-busy={isRemoving}>
      <div className="line-picture">
        <Picture name={title} src={thumbnail_url} width={PICTURE_PX} height={PICTURE_PX} />
      </div>
      <div className="min-w-0">
        <Heading className="text-[1.4rem] wrap-anywhere">
          {slug === undefined ? name : <Link to={paths.mod(slug)}>{name}</Link>}
        </Heading>
        <p className="line-summary" lang={language ?? ''}>
          {short_description}
        </p>
        <div className="chips">
          {version !== undefined && <Pill>{version}</Pill>}
          {game !== '' && <Pill tone={contentType === 'addon' ? 'bedrock' : 'plain'}>{game}</Pill>}
          {entry.type === 'premium' && <Pill tone="honour">{translate(messages.premium)}</Pill>}
          {newer && (
            <Pill tone="on">
              <CircleArrowUp aria-hidden size={15} />
              {translate(newerVersion, { version: newer })}
            </Pill>
          )}
          {!isAvailable && <Pill tone="danger">{translate(messages.gone)}</Pill>}
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
          {slug !== undefined && (
            <ButtonLink className="flex-1 wrap-anywhere" to={paths.download(slug, newer ? {} : { release })}>
              <Download aria-hidden size={16} />
              <span>
                {newer ? translate(update, { version: newer }) : translate(messages.again)}
                <span className="sr-only">: {name}</span>
              </span>
            </ButtonLink>
          )}
          {children}
        </span>
        {newer && slug !== undefined && version !== undefined && (
          <Link className="text-link inline-block py-1 wrap-anywhere" to={paths.download(slug, { release })}>
            {translate(sameAgain, { version })}
            <span className="sr-only">: {name}</span>
          </Link>
        )}
      </div>
    </article>
  );
};
